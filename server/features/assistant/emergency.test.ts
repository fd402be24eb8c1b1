import { describe, expect, it } from 'vitest'
import { isEmergency } from './emergency'
import { emergencies, ordinary } from './emergency-cases'

describe('what cannot wait', () => {
  it.each(emergencies)('%s', (question) => expect(isEmergency(question)).toBe(true))
  it('is seen at the end of a long text, in capitals and across lines', () => {
    expect(isEmergency(`${'I ate a biscuit. '.repeat(80)}\nNOW I CAN’T\nBREATHE`)).toBe(true)
  })
})

describe('what can', () => {
  it.each(ordinary)('%s', (question) => expect(isEmergency(question)).toBe(false))
})

it('takes no time over what is written to take long', () => {
  const started = performance.now()
  for (const text of [
    'not '.repeat(700),
    'throat '.repeat(300),
    `${'a '.repeat(900)}breath`,
    'w'.repeat(2000),
    'toooo'.repeat(400),
  ])
    isEmergency(text)
  expect(performance.now() - started).toBeLessThan(1000)
})
