import { expect, it } from 'vitest'
import { messageExcerpt, recipientWords } from './message-words'

it('cuts a message at 100 characters, and no emoji in half', () => {
  expect(messageExcerpt('x'.repeat(100))).toBe('x'.repeat(100))
  expect(messageExcerpt('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`)
  expect(messageExcerpt(`${'x'.repeat(99)}😀y`)).toBe(`${'x'.repeat(99)}😀...`)
})

it('names the first recipient', () => {
  expect(recipientWords(['a@example.com'])).toBe('a@example.com')
  expect(recipientWords(['a@example.com', 'b', 'c'])).toBe('a@example.com and 2 more')
})
