import { expect, it } from 'vitest'
import { addRecipients, unsentOf } from './recipients'

it('adds one or several recipients, and ignores duplicates in any case', () => {
  expect(addRecipients([], ' a@example.com ')).toEqual({ to: ['a@example.com'], rest: '' })
  expect(addRecipients(['a@example.com'], 'A@Example.com; b@example.com, b@example.com')).toEqual({
    to: ['a@example.com', 'b@example.com'],
    rest: '',
  })
  expect(addRecipients(['a@example.com'], '  ')).toEqual({ to: ['a@example.com'], rest: '' })
})

it('keeps text that is not an address for correction', () => {
  expect(addRecipients([], 'a@example.com nora@ c@example.com')).toEqual({
    to: ['a@example.com'],
    rest: 'nora@ c@example.com',
    error: '“nora@” is not an email address',
  })
})

it('stops at fifty', () => {
  const fifty = Array.from({ length: 50 }, (_, i) => `p${i}@example.com`)
  expect(addRecipients(fifty, 'p51@example.com')).toEqual({
    to: fifty,
    rest: 'p51@example.com',
    error: 'At most 50 recipients',
  })
})

it('returns the recipients who did not get it', () => {
  expect(unsentOf(['a', 'b', 'c'], { 'unsent.1': 'no' })).toEqual(['b'])
  expect(unsentOf(['a'], { 'to.0': 'no' })).toBeUndefined()
})
