import type { UseQueryResult } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '@/api/request-page'
import { PagedList } from './paged-list'

beforeEach(() => window.history.replaceState(null, '', '/list?q=rye'))
afterEach(cleanup)

type Read = UseQueryResult<Page<string[]>>

const counted = (n: number) => ({ n, more: false })
const page = (rows: string[], total = rows.length): Read =>
  ({
    ...{ data: { rows, total: counted(total), groups: counted(1), hasNext: false }, isSuccess: true },
    ...{ isPending: false, isError: false, isFetching: false, isPlaceholderData: false, refetch: vi.fn() },
  }) as unknown as Read
const failed = {
  ...{ ...page([]), data: undefined, isSuccess: false, isError: true },
  error: new Error('no answer'),
} as unknown as Read

const onClear = vi.fn()

function show(list: Read, pages?: 'groups') {
  render(
    <PagedList
      list={list}
      all={page(['rye', 'oats', 'rice'])}
      pages={pages}
      noun="Foods"
      searchLabel="Search foods"
      count={(found, total) => `${found.n} of ${total.n}`}
      narrowed
      onClear={onClear}
      failure="Failed to fetch foods"
      empty={{ title: 'No food matches.' }}
    >
      {(rows) => <p>{rows.join(', ')}</p>}
    </PagedList>,
  )
}

test('shows the rows, the number found, and a pager that counts rows or their groups', () => {
  show(page(['rye', 'rye bread']))
  expect(screen.getByText('rye, rye bread')).toBeTruthy()
  expect(screen.getByText('2 of 3')).toBeTruthy()
  expect(screen.getByText('Foods 1 to 2 of 2')).toBeTruthy()
  cleanup()
  show(page(['rye', 'rye bread']), 'groups')
  expect(screen.getByText('Foods 1 to 1 of 1')).toBeTruthy()
})

test('a search without matches says so, and clearing it focuses the search field', () => {
  show(page([]))
  expect(screen.getByRole('heading', { name: 'No food matches.' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Clear Search' }))
  expect(onClear).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search foods' }))
})

test('a failed read can be retried', () => {
  show(failed)
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch foods')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(failed.refetch).toHaveBeenCalledTimes(1)
})
