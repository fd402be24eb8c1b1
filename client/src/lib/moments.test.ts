import { expect, it } from 'vitest'
import {
  checkedText,
  dayAndTime,
  dayOrTime,
  durationText,
  momentText,
  relativeTime,
  weekdayText,
} from './moments'

const now = new Date(2026, 10, 19, 12, 0)

it('a moment is written as day and time', () => {
  expect(dayAndTime(new Date(2026, 10, 9, 9, 5).toISOString())).toBe('09.11.2026 09:05')
})

it('a moment is written in words', () => {
  expect(momentText(new Date(2026, 10, 9, 9, 5).toISOString())).toBe('9 November 2026 at 09:05')
})

it('a day is written with its weekday', () => {
  expect(weekdayText(new Date(2026, 10, 19, 9))).toBe('Thursday, 19 November')
})

it('the time of a check is written with today or its date', () => {
  expect(checkedText(new Date(2026, 10, 19, 9, 41).getTime(), now)).toBe('today at 09:41')
  expect(checkedText(new Date(2026, 10, 18, 23, 59).getTime(), now)).toBe('on 18.11.2026 at 23:59')
})

it('a recent moment is written briefly', () => {
  const at = (day: number, hour: number) => dayOrTime(new Date(2026, 10, day, hour, 5).toISOString(), now)
  expect([at(19, 0), at(18, 23), at(17, 23)]).toEqual(['Today 00:05', 'Yesterday', '17.11.2026'])
})

it.each([
  [0.4, '<1 ms'],
  [6.2, '6 ms'],
  [999, '999 ms'],
  [1234, '1.2 s'],
])('%f ms is %s', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})

it.each([
  [new Date(2026, 10, 19, 12, 0, 30), 'Just now'],
  [new Date(2026, 10, 19, 11, 59), '1 minute ago'],
  [new Date(2026, 10, 19, 11, 48), '12 minutes ago'],
  [new Date(2026, 10, 19, 9, 59), '2 hours ago'],
  [new Date(2026, 10, 18, 11, 22), 'Yesterday, 11:22'],
  [new Date(2026, 10, 17, 18, 0), '2 days ago'],
  [new Date(2026, 9, 2, 8, 0), '2 October 2026'],
])('%s was %s', (then, words) => {
  expect(relativeTime(then.toISOString(), now)).toBe(words)
})
