import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderAs } from '@/testing/render-as'
import { aResult } from '@/testing/rows'
import { LivingPlate } from './living-plate'

const results = [
  aResult({ food: 'Rice', family: 'Grains', line: 2 }),
  aResult({ food: 'Egg white', family: 'Dairy and egg', value: 54.7, level: 'high', line: 3 }),
  aResult({ food: 'Rye', family: 'Grains', value: 9, level: 'moderate', line: 4 }),
]

function open() {
  const [onFamily, onFood] = [vi.fn(), vi.fn()]
  const { container } = renderAs(
    'client',
    <LivingPlate
      own
      results={results}
      kept={0}
      before={[]}
      closed={null}
      onFamily={onFamily}
      onFood={onFood}
    />,
  )
  const press = (selector: string, pointerType: string) => {
    const pressed = container.querySelector(selector)
    if (!pressed) throw new Error(`${selector} is not there.`)
    fireEvent(pressed, new PointerEvent('click', { bubbles: true, pointerType }))
  }
  const wells = [...container.querySelectorAll('[data-well]')]
  const wellOf = (food: string) =>
    `[data-well="${wells.findIndex(({ textContent }) => textContent.startsWith(food))}"]`
  return { container, onFamily, onFood, press, wellOf }
}

it.each(results)('a mouse opens the well of $food, a touch opens its family', (result) => {
  const { onFamily, onFood, press, wellOf } = open()
  press(wellOf(result.food), 'mouse')
  expect(onFood.mock.calls).toEqual([[result]])
  expect(onFamily).not.toHaveBeenCalled()
  press(wellOf(result.food), 'touch')
  expect(onFamily.mock.calls).toEqual([[result.family]])
  expect(onFood).toHaveBeenCalledOnce()
})

it('a press opens a family by its sector, and nothing beside the plate', () => {
  const { onFamily, onFood, press } = open()
  press('[data-family="Grains"]', 'mouse')
  press('[data-family="Dairy and egg"]', 'touch')
  press('svg', 'mouse')
  expect(onFamily.mock.calls).toEqual([['Grains'], ['Dairy and egg']])
  expect(onFood).not.toHaveBeenCalled()
})
