import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PhoneFilters } from './phone-filters'

afterEach(cleanup)

const isShown = () => !screen.getByText('Role').parentElement?.className.includes('max-sm:hidden')

it('phones show the filters on request', () => {
  render(
    <PhoneFilters set={0}>
      <p>Role</p>
    </PhoneFilters>,
  )
  const button = screen.getByRole('button', { name: 'Filters', expanded: false })
  expect(isShown()).toBe(false)
  fireEvent.click(button)
  expect(isShown()).toBe(true)
  expect(button.getAttribute('aria-expanded')).toBe('true')
})

it('phones show filters that narrow the list, and how many do', () => {
  render(
    <PhoneFilters set={2}>
      <p>Role</p>
    </PhoneFilters>,
  )
  expect(screen.getByRole('button', { name: 'Filters: 2', expanded: true })).toBeTruthy()
  expect(isShown()).toBe(true)
})
