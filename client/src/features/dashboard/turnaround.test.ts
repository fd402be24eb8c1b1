import { expect, it } from 'vitest'
import { daysText, sharesOf } from './turnaround'

it.each([
  [null, 'Not yet'],
  [0, '0 days'],
  [1, '1 day'],
  [2.14, '2.1 days'],
  [9.96, '10 days'],
  [13.6, '14 days'],
] as const)('%s days are written as %s', (days, text) => {
  expect(daysText(days)).toBe(text)
})

it('stages without a duration have no share', () => {
  const spread = (median: number | null) => ({ n: 3, median, p90: median })
  expect(sharesOf({ toRelease: spread(1.5), toRead: spread(0.6) })).toEqual([
    { part: 'toRelease', share: 1.5 },
    { part: 'toRead', share: 0.6 },
  ])
  expect(sharesOf({ toRelease: spread(0), toRead: spread(null) })).toEqual([])
})
