import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PortalTabs } from './portal-tabs'

afterEach(cleanup)

const tabs = ['one', 'two', 'three'].map((value) => ({ value, label: value, panel: `panel ${value}` }))

function show(value: string) {
  const onChange = vi.fn()
  render(<PortalTabs label="Things" tabs={tabs} value={value} onChange={onChange} />)
  return onChange
}

test('shows the chosen panel, named by its tab, which alone is in the tab order', () => {
  show('two')
  expect(screen.getByRole('tabpanel', { name: 'two' }).textContent).toBe('panel two')
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
})

test.each([
  ['ArrowRight', 'three', 'one'],
  ['ArrowLeft', 'one', 'three'],
  ['Home', 'two', 'one'],
  ['End', 'one', 'three'],
])('%s on %s chooses %s and moves the focus there', (key, from, to) => {
  const onChange = show(from)
  fireEvent.keyDown(screen.getByRole('tab', { name: from }), { key })
  expect(onChange).toHaveBeenCalledWith(to)
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: to }))
})
