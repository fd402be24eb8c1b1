import { expect, it } from 'vitest'
import { countOf, countWords, lastPageOf } from './counts'

it('says of a long list that there are more than were counted', () => {
  expect(countWords({ n: 0, more: false })).toBe('0')
  expect(countWords({ n: 1204, more: false })).toBe('1,204')
  expect(countWords({ n: 1000, more: true })).toBe('1,000+')
})

it('says one of one', () => {
  const said = (n: number, more = false) => countOf({ n, more }, 'client')
  expect([said(0), said(1), said(2), said(1000, true)]).toEqual([
    ...['0 clients', '1 client', '2 clients', '1,000+ clients'],
  ])
})

it('knows the last page of a counted list, and lets one turn on in a longer one', () => {
  expect(lastPageOf({ n: 0, more: false }, 20, { page: 3, rows: 0 })).toBe(1)
  expect(lastPageOf({ n: 41, more: false }, 20, { page: 9, rows: 0 })).toBe(3)
  expect(lastPageOf({ n: 1000, more: true }, 20, { page: 2, rows: 20 })).toBe(50)
  expect(lastPageOf({ n: 1000, more: true }, 20, { page: 60, rows: 20 })).toBe(60)
  expect(lastPageOf({ n: 1000, more: true }, 20, { page: 9000, rows: 0 })).toBe(50)
})
