import { expect, it } from 'vitest'
import { relativeTime } from './relative-time'

const now = new Date(2026, 10, 19, 12, 0)

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
