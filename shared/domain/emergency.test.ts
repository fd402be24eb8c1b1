import { growth } from '../testing/growth'
import { describe, expect, it } from 'vitest'
import { isEmergency } from './emergency'
import { emergencies, ordinary } from './cases/emergencies'

describe('what cannot wait', () => {
  it.each(emergencies)('%s', (question) => expect(isEmergency(question)).toBe(true))
  it('is seen at the end of a long text, in capitals and across lines', () => {
    expect(isEmergency(`${'I ate a biscuit. '.repeat(80)}\nNOW I CAN’T\nBREATHE`)).toBe(true)
  })
})

describe('what can', () => {
  it.each(ordinary)('%s', (question) => expect(isEmergency(question)).toBe(false))
})

// Only 2000 characters are looked at: so few that setting out weighs on the ratio, and the bound is lower.
it.each<[string, number, (count: number) => string]>([
  ['not', 125, (count) => 'not '.repeat(count)],
  ['throat', 71, (count) => 'throat '.repeat(count)],
  ['a … breath', 240, (count) => `${'a '.repeat(count)}breath`],
  ['went a', 200, (count) => 'went a '.repeat(count)],
  ['allergic reaction a', 100, (count) => 'allergic reaction a '.repeat(count)],
  ['he is having', 150, (count) => 'he is having '.repeat(count)],
  ['w', 500, (count) => 'w'.repeat(count)],
  ['toooo', 100, (count) => 'toooo'.repeat(count)],
])('takes linear time over many times %j', async (_, count, textOf) => {
  expect(await growth(count, textOf, isEmergency)).toBeLessThan(7)
})
