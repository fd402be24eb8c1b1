import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchBox } from './search-box'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function field() {
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search reports' })
}

test('searches once, when typing has paused', () => {
  const onSearch = vi.fn()
  render(<SearchBox label="Search reports" value="" onSearch={onSearch} />)
  fireEvent.change(field(), { target: { value: 'EF' } })
  act(() => void vi.advanceTimersByTime(299))
  fireEvent.change(field(), { target: { value: 'EF2' } })
  act(() => void vi.advanceTimersByTime(299))
  expect(onSearch).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(onSearch.mock.calls).toEqual([['EF2']])
})

test('its own term does not undo further typing when it returns as `value`, another term does', () => {
  const onSearch = vi.fn()
  const { rerender } = render(<SearchBox label="Search reports" value="" onSearch={onSearch} />)
  fireEvent.change(field(), { target: { value: 'EF2' } })
  act(() => void vi.advanceTimersByTime(300))
  fireEvent.change(field(), { target: { value: 'EF20' } })
  rerender(<SearchBox label="Search reports" value="EF2" onSearch={onSearch} />)
  expect(field().value).toBe('EF20')
  rerender(<SearchBox label="Search reports" value="Okafor" onSearch={onSearch} />)
  expect(field().value).toBe('Okafor')
})

test('a trailing space stays for the next word, even where the caller trims the term', () => {
  const onSearch = vi.fn()
  const { rerender } = render(<SearchBox label="Search reports" value="" onSearch={onSearch} />)
  fireEvent.change(field(), { target: { value: 'egg ' } })
  act(() => void vi.advanceTimersByTime(300))
  rerender(<SearchBox label="Search reports" value="egg" onSearch={onSearch} />)
  expect(field().value).toBe('egg ')
})

test('clearing searches for nothing at once', () => {
  const onSearch = vi.fn()
  render(<SearchBox label="Search reports" value="EF2" onSearch={onSearch} count="Showing 3" />)
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search field' }))
  expect(onSearch.mock.calls).toEqual([['']])
  expect(field().value).toBe('')
  expect(screen.getByRole('status').textContent).toBe('Showing 3')
})
