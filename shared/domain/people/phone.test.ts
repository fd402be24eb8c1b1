import { expect, it } from 'vitest'
import { barePhone, isInternational } from './phone'

it.each([
  ['+44 7700 900123', '+447700900123'],
  ['+44 (0)7700 900123', '+447700900123'],
  ['+44 (0) 20 7946 0958', '+442079460958'],
  ['(+44) (0)20 7946 0958', '+442079460958'],
  ['+44[0]20 7946 0958', '+442079460958'],
  ['+49 (030) 1234567', '+49301234567'],
  ['0044 7700 900123', '+447700900123'],
  ['(0044) (0) 7700/900-123', '+447700900123'],
  ['+49 171/123 45-67', '+491711234567'],
  ['+1 (555) 123-4567', '+15551234567'],
  ['+49.171.1234567', '+491711234567'],
  ['+33\u00a06\u201112\u201134 56 78', '+33612345678'],
  ['\u202a+44 7700 900123\u202c', '+447700900123'],
  ['[+44] 7700–900123', '+447700900123'],
  ['+39 06 6982 1234', '+390669821234'],
  ['+39 (0)6 6982 1234', '+390669821234'],
  ['0039 (06) 6982 1234', '+390669821234'],
  ['+225 (0)7 12 34 56 78', '+2250712345678'],
])('%s is %s', (written, bare) => {
  expect(barePhone(written)).toBe(bare)
})

it.each(['+44', '+49', '+33', '+353', '+1'])('the national 0 after %s makes no difference', (country) => {
  for (const rest of ['7700 900123', '171 / 1234-567', '(20) 79.46.09.58'])
    for (const written of [`${country} (0)${rest}`, `${country}(0) ${rest}`, `${country} ( 0 ) ${rest}`]) {
      expect(barePhone(written)).toBe(barePhone(country + rest))
      expect(isInternational(barePhone(written))).toBe(true)
      expect(barePhone(barePhone(written))).toBe(barePhone(written))
    }
})

it.each([
  '',
  '07700900123',
  '(0)7700 900123',
  '+0447700900123',
  '+4477',
  '+44770090012345678',
  '+44abc9001234',
])('%s is no international number', (written) => expect(isInternational(barePhone(written))).toBe(false))
