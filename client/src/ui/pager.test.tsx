import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Pager } from './pager'

afterEach(cleanup)

const next = () => screen.getByRole('button', { name: 'Next page' })

test.each([
  ['a counted list', 3, { n: 41, more: false }, false, 'Samples 41 to 41 of 41', true],
  ['a list longer than was counted', 2, { n: 1000, more: true }, true, 'Samples 21 to 40 of 1,000+', false],
  [
    'a page past what was counted',
    60,
    { n: 1000, more: true },
    true,
    'Samples 1,181 to 1,200 of 1,200+',
    false,
  ],
  [
    'the last page of a long list',
    60,
    { n: 1000, more: true },
    false,
    'Samples from 1,181 to the last',
    true,
  ],
  ['an empty list', 1, { n: 0, more: false }, false, 'No samples', true],
])('%s', (_, page, total, hasNext, words, isLast) => {
  render(<Pager noun="Samples" {...{ page, total, hasNext }} pageSize={20} onPage={() => undefined} />)
  expect(screen.getByRole('status').textContent).toBe(words)
  expect((next() as HTMLButtonElement).disabled).toBe(isLast)
})
