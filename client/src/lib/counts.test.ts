import { expect, it } from 'vitest'
import { countWords, lastPageOf } from './counts'

it('says of a long list that there are more than were counted', () => {
  expect(countWords({ n: 0, more: false })).toBe('0')
  expect(countWords({ n: 1204, more: false })).toBe('1,204')
  expect(countWords({ n: 1000, more: true })).toBe('1,000+')
})

it('knows the last page of a counted list, and lets one turn on in a longer one', () => {
  expect(lastPageOf({ n: 0, more: false }, 20, { page: 3, rows: 0 })).toBe(1)
  expect(lastPageOf({ n: 41, more: false }, 20, { page: 9, rows: 0 })).toBe(3)
  expect(lastPageOf({ n: 1000, more: true }, 20, { page: 2, rows: 20 })).toBe(50)
  expect(lastPageOf({ n: 1000, more: true }, 20, { page: 60, rows: 20 })).toBe(60)
  expect(lastPageOf({ n: 1000, more: true }, 20, { page: 9000, rows: 0 })).toBe(50)
})
