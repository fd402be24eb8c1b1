import { expect, it } from 'vitest'
import { barePhone, isInternational } from './phone'

it.each([
  ['+44 7700 900123', '+447700900123'],
  ['+1 (555) 123-4567', '+15551234567'],
  ['+49.171.1234567', '+491711234567'],
  ['+33\u00a06\u201112\u201134 56 78', '+33612345678'],
  ['[+44] 7700–900123', '+447700900123'],
])('%s is %s', (written, bare) => {
  expect(barePhone(written)).toBe(bare)
  expect(isInternational(bare)).toBe(true)
})

it.each([
  '',
  '07700900123',
  '0044 7700 900123',
  '+0447700900123',
  '+4477',
  '+44770090012345678',
  '+44abc9001234',
])('%s is no number that every network knows', (written) =>
  expect(isInternational(barePhone(written))).toBe(false),
)
