import { expect, it } from 'vitest'
import { countOf, countWords, lastPageOf } from './counts'

it('the count of a long list shows that there are more', () => {
  expect(countWords({ n: 0, more: false })).toBe('0')
  expect(countWords({ n: 1204, more: false })).toBe('1,204')
  expect(countWords({ n: 1000, more: true })).toBe('1,000+')
})

it('one item takes the singular', () => {
  const words = (n: number, more = false) => countOf({ n, more }, 'client')
  expect([words(0), words(1), words(2), words(1000, true)]).toEqual([
    ...['0 clients', '1 client', '2 clients', '1,000+ clients'],
  ])
})

it('a counted list has a last page, and a longer one allows one page more', () => {
  expect(lastPageOf({ n: 0, more: false }, 20, { page: 3, rows: 0 })).toBe(1)
  expect(lastPageOf({ n: 41, more: false }, 20, { page: 9, rows: 0 })).toBe(3)
  expect(lastPageOf({ n: 1000, more: true }, 20, { page: 2, rows: 20 })).toBe(50)
  expect(lastPageOf({ n: 1000, more: true }, 20, { page: 60, rows: 20 })).toBe(60)
  expect(lastPageOf({ n: 1000, more: true }, 20, { page: 9000, rows: 0 })).toBe(50)
})
