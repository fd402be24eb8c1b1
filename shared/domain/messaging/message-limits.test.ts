import { expect, it } from 'vitest'
import { messageExcerpt } from './message-limits'

it('cuts a message at 100 characters, and no emoji in half', () => {
  expect(messageExcerpt('x'.repeat(100))).toBe('x'.repeat(100))
  expect(messageExcerpt('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`)
  expect(messageExcerpt(`${'x'.repeat(99)}😀y`)).toBe(`${'x'.repeat(99)}😀...`)
})
