import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tab, TabList, TabPanel, Tabs } from './tabs'

afterEach(cleanup)

const names = ['one', 'two', 'three']

function show(props: { value?: string; defaultValue?: string }) {
  const onValueChange = vi.fn()
  render(
    <Tabs {...props} onValueChange={onValueChange}>
      <TabList label="Things">
        {names.map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {names.map((name) => (
        <TabPanel key={name} value={name}>
          panel {name}
        </TabPanel>
      ))}
    </Tabs>,
  )
  return onValueChange
}

const tab = (name: string) => screen.getByRole('tab', { name })

test('shows the chosen panel, named by its tab, and only that tab is in the tab order', () => {
  show({ value: 'two' })
  expect(screen.getByRole('tabpanel', { name: 'two' }).textContent).toBe('panel two')
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  expect(tab('two').getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id)
})

test.each([
  ['ArrowRight', 'three', 'one'],
  ['ArrowLeft', 'one', 'three'],
  ['Home', 'two', 'one'],
  ['End', 'one', 'three'],
])('%s on %s chooses %s and moves the focus there', (key, from, to) => {
  const onValueChange = show({ value: from })
  fireEvent.keyDown(tab(from), { key })
  expect(onValueChange).toHaveBeenCalledWith(to)
  expect(document.activeElement).toBe(tab(to))
})

test('keeps the choice in its own state if the caller passes none', () => {
  show({ defaultValue: 'one' })
  fireEvent.click(tab('three'))
  expect(screen.getByRole('tabpanel').textContent).toBe('panel three')
})
