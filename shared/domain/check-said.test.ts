import { expect, it } from 'vitest'
import { rightReplies, wrongReplies } from './fixtures/wrong-replies'
import { maySay } from './check-said'

it.each(wrongReplies)('refuses the sentence: %s', (reply) => {
  expect(maySay(reply)).toBe(false)
  expect(maySay(`Bring back one food at a time [1]. ${reply} Ask your practitioner.`)).toBe(false)
  expect(maySay(reply.toUpperCase())).toBe(false)
})

it.each(rightReplies)('allows the sentence: %s', (reply) => expect(maySay(reply)).toBe(true))

it.each([
  ['It is not known whether you are allergic.', true],
  ['Ask your doctor if you can stop a medicine.', true],
  ['Without doubt, milk is safe.', false],
  ['The test is no proof, but hazelnuts are safe.', false],
  ['Hazelnuts aren’t dangerous.', false],
  ['Nobody needs to avoid egg, milk is harmless.', false],
  ['Only peanuts are safe for you.', false],
])('allows the sentence "%s": %s', (reply, may) => expect(maySay(reply)).toBe(may))
