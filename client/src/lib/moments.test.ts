import { expect, it } from 'vitest'
import { checkedText, dayAndTime, durationText } from './moments'

it('writes a moment as day and time', () => {
  expect(dayAndTime(new Date(2026, 10, 9, 9, 5).toISOString())).toBe('09.11.2026 09:05')
})

it('says when something was checked', () => {
  const now = new Date(2026, 10, 19, 12, 0)
  expect(checkedText(new Date(2026, 10, 19, 9, 41).getTime(), now)).toBe('today at 09:41')
  expect(checkedText(new Date(2026, 10, 18, 23, 59).getTime(), now)).toBe('on 18.11.2026 at 23:59')
})

it.each([
  [0.4, '<1 ms'],
  [6.2, '6 ms'],
  [999, '999 ms'],
  [1234, '1.2 s'],
])('%f ms is %s', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})
