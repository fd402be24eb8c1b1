import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDigits } from '@shared/domain/sign-in/factors'
import { base32, codeAt, stepAt, stepOf, uriOf } from './totp'

const secret = Buffer.from('12345678901234567890')

describe('the code', () => {
  it.each([755224, 287082, 359152, 969429, 338314, 254676, 287922, 162583, 399871, 520489])(
    'matches RFC 4226, appendix D: %i',
    (code) => {
      const codes = Array.from({ length: 10 }, (_, counter) => codeAt(secret, counter))
      expect(codes).toContain(String(code).padStart(6, '0'))
      expect(codes.indexOf(String(code))).toBe(
        [755224, 287082, 359152, 969429, 338314, 254676, 287922, 162583, 399871, 520489].indexOf(code),
      )
    },
  )

  // The RFC lists eight digits; our six are the last of them.
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('matches RFC 6238, appendix B, at %i s', (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code.slice(-6))
  })
})

describe('the step of a code', () => {
  const at = 1_800_000_015_000
  const present = stepAt(at)

  it('is the current one or a neighbour, and later than the last used', () => {
    for (const drift of [-1, 0, 1])
      expect(stepOf(secret, codeAt(secret, present + drift), at, 0)).toBe(present + drift)
    for (const drift of [-2, 2])
      expect(stepOf(secret, codeAt(secret, present + drift), at, 0)).toBeUndefined()
    expect(stepOf(secret, codeAt(secret, present), at, present)).toBeUndefined()
    expect(stepOf(secret, codeAt(secret, present), at, present - 1)).toBe(present)
  })

  it('is undefined for any other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const near = [-1, 0, 1].map((drift) => codeAt(secret, present + drift))
        fc.pre(!near.includes(text))
        expect(stepOf(secret, text, at, 0)).toBeUndefined()
      }),
    )
  })
})

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 matches RFC 4648, section 10: %j', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

it('makes an otpauth address that apps read', () => {
  expect(uriOf('MZXW6', 'Orchard & Co', 'helena@example.com')).toBe(
    'otpauth://totp/Orchard%20%26%20Co:helena%40example.com?secret=MZXW6&issuer=Orchard%20%26%20Co',
  )
})

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
])('reads the digits of %j', (typed, digits) => {
  expect(readDigits(typed)).toBe(digits)
})
