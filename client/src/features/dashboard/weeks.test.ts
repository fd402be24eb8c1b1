import { expect, it } from 'vitest'
import { countTicks, shortDay, weeksSummary } from './weeks'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [9, [0, 5, 10]],
  [31, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [81, [0, 50, 100]],
  [201, [0, 100, 200, 300]],
  [1286, [0, 500, 1000, 1500]],
])('the axis for a maximum of %i', (most, ticks) => {
  expect(countTicks(most)).toEqual(ticks)
})

it('shortens a Monday', () => {
  expect(shortDay('2026-08-31')).toBe('31 Aug')
  expect(shortDay('2026-09-07')).toBe('7 Sep')
})

it('summarises the chart in words', () => {
  const weeks = [
    { monday: '2026-08-31', client: 9, practitioner: 6 },
    { monday: '2026-09-07', client: 12, practitioner: 5 },
    { monday: '2026-09-14', client: 1, practitioner: 1 },
  ]
  expect(weeksSummary(weeks)).toBe(
    'Reports per week for the last 3 weeks, from 15 in the week of 31 August to 17 in the week of 7 September; 2 so far this week',
  )
  expect(weeksSummary([])).toBe('Reports per week')
})
