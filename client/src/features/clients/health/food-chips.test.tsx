import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderAs } from '@/testing/render-as'
import { FoodChips, type FoodChipsProps } from './food-chips'

const sesame = { name: 'Sesame', words: ['sesame', 'tahini', 'sesame oil', 'gomasio', 'benne', 'halva'] }
const found = {
  'GET /api/food-words': ({ url }: { url: string }) => (/q=(ses|tah)/.test(url) ? [sesame] : []),
  'GET /api/allergens': [],
}

function Kept({ foods: first = [], ...rest }: Partial<FoodChipsProps>) {
  const [foods, setFoods] = useState(first)
  return (
    <>
      <FoodChips label="Allergies" foods={foods} onChange={setFoods} {...rest} />
      <button type="button" onClick={() => document.body.setAttribute('data-saved', foods.join('; '))}>
        Save
      </button>
    </>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Allergies' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const chosen = () =>
  within(screen.getByRole('list', { name: 'Allergies' }))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent)

it('suggests a known food with arrow keys and Enter, and shows its search words in full on request', async () => {
  renderAs('client', <Kept />, found)
  type('ses')
  const option = await screen.findByRole('option', { name: /Sesame/ })
  expect(option.querySelector('mark')?.textContent).toBe('Ses')
  expect(option.textContent).toContain('also tahini, sesame oil, gomasio')
  press('ArrowDown')
  expect(field().getAttribute('aria-activedescendant')).toBe(option.id)
  press('Enter')
  expect(chosen()).toEqual(['Sesame'])
  expect(screen.getByRole('status').textContent).toBe('Sesame: added')
  expect(screen.getByText(/^We also look for: sesame, tahini, sesame oil, gomasio …/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all 6 words for Sesame' }))
  expect(screen.getByText(/halva/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Sesame' }))
  expect(screen.queryByRole('listitem')).toBeNull()
})

it('adds a suggestion by press; Escape closes the list before it empties the field', async () => {
  renderAs('client', <Kept />, found)
  type('tah')
  await screen.findByRole('listbox')
  press('Escape')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field().getAttribute('aria-expanded')).toBe('false')
  press('ArrowUp')
  fireEvent.click(screen.getByRole('option'))
  expect(chosen()).toEqual(['Sesame'])
  type('x')
  press('Escape')
  expect((field() as HTMLInputElement).value).toBe('')
})

it('adds any typed food, but only once', () => {
  renderAs('client', <Kept foods={['Crème']} unknown={['Crème']} />, found)
  expect(screen.getByText(/We don’t know this food/)).toBeTruthy()
  type('no  pepper, black; crushed')
  press('Enter')
  type('CREME')
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.getByRole('status').textContent).toBe('CREME is already in the list.')
  press('Enter')
  expect(screen.getByRole('status').textContent).toBe('Type a food first.')
  expect(chosen()).toEqual(['Crème', 'pepper, black; crushed'])
})

it('says when it knows no food of the typed name', async () => {
  renderAs('client', <Kept />, found)
  type('blorp')
  expect(await screen.findByText(/You can still add it/)).toBeTruthy()
  press('Enter')
  expect(screen.getByText(/we search labels for this word only/)).toBeTruthy()
})

it('adds the text in the field before another button handles its press', () => {
  renderAs('client', <Kept />, found)
  type('peanut')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(document.body.getAttribute('data-saved')).toBe('peanut')
})

it('accepts at most 40 foods', () => {
  const many = Array.from({ length: 40 }, (_, at) => `food ${at}`)
  renderAs('client', <Kept foods={many} />, found)
  type('one more')
  press('Enter')
  expect(screen.getByRole('status').textContent).toBe('You can add up to 40 foods.')
  expect((field() as HTMLInputElement).value).toBe('one more')
})
