import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Count } from '@/lib/counts'
import { usePaging } from './use-paging'

beforeEach(() => window.history.replaceState(null, '', '/list?q=rye&page=3'))
afterEach(cleanup)

function List({ total, rows = 0, waits = false }: { total?: Count; rows?: number; waits?: boolean }) {
  const list = { data: total && { rows: Array(rows).fill(0) }, isPlaceholderData: waits }
  const { top, page, beyond, turnTo } = usePaging(list, total, 10)
  return (
    <div ref={top}>
      <p>{`page ${page}${beyond ? ', beyond' : ''}`}</p>
      <button type="button" onClick={() => turnTo(2)}>
        Turn
      </button>
    </div>
  )
}

test('a page beyond the last leads to the last once the list is loaded, without a history entry', () => {
  const steps = window.history.length
  const { rerender } = render(<List />)
  expect(screen.getByText('page 3')).toBeTruthy()
  // The rows of the page before do not count while this one loads.
  rerender(<List total={{ n: 12, more: false }} rows={10} waits />)
  expect(screen.getByText('page 3')).toBeTruthy()
  rerender(<List total={{ n: 12, more: false }} />)
  expect(screen.getByText('page 2')).toBeTruthy()
  expect(window.location.search).toBe('?q=rye&page=2')
  expect(window.history.length).toBe(steps)
})

test('a page with rows stays if the list was not counted to its end', () => {
  render(<List total={{ n: 10, more: true }} rows={4} />)
  expect(screen.getByText('page 3')).toBeTruthy()
})

test('turning a page keeps the rest of the address', () => {
  render(<List total={{ n: 30, more: false }} rows={10} />)
  fireEvent.click(screen.getByRole('button', { name: 'Turn' }))
  expect(screen.getByText('page 2')).toBeTruthy()
  expect(window.location.search).toBe('?q=rye&page=2')
})
