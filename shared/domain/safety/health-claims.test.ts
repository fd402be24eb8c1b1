import { expect, it } from 'vitest'
import { rightReplies, wrongReplies } from './fixtures/wrong-replies'
import { isFreeOfClaims } from './health-claims'

it.each(wrongReplies)('refuses the sentence: %s', (reply) => {
  expect(isFreeOfClaims(reply)).toBe(false)
  expect(isFreeOfClaims(`Bring back one food at a time [1]. ${reply} Ask your practitioner.`)).toBe(false)
  expect(isFreeOfClaims(reply.toUpperCase())).toBe(false)
})

it.each(rightReplies)('allows the sentence: %s', (reply) => expect(isFreeOfClaims(reply)).toBe(true))

it.each([
  ['It is not known whether you are allergic.', true],
  ['Ask your doctor if you can stop a medicine.', true],
  ['Without doubt, milk is safe.', false],
  ['The test is no proof, but hazelnuts are safe.', false],
  ['Hazelnuts aren’t dangerous.', false],
  ['Nobody needs to avoid egg, milk is harmless.', false],
  ['Only peanuts are safe for you.', false],
])('allows the sentence "%s": %s', (reply, may) => expect(isFreeOfClaims(reply)).toBe(may))
