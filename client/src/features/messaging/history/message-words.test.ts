import { expect, it } from 'vitest'
import { recipientWords } from './message-words'

it('names the first recipient and counts the others', () => {
  expect(recipientWords(['a@example.com'])).toBe('a@example.com')
  expect(recipientWords(['a@example.com', 'b', 'c'])).toBe('a@example.com and 2 more')
})
