import { expect, it } from 'vitest'
import { smsLength } from './sms-length'

it.each([
  ['', 0, 0, 160],
  ['Hello', 5, 1, 160],
  ['x'.repeat(160), 160, 1, 160],
  ['Grüße, 5 € @ Ñ', 14, 1, 160],
  ['€'.repeat(81), 81, 2, 153],
  ['x'.repeat(69) + '✓', 70, 1, 70],
  ['x'.repeat(70) + '✓', 71, 2, 67],
  ['x'.repeat(134) + '✓', 135, 3, 67],
  ['😀'.repeat(35), 70, 1, 70],
])('counts %s', (text, characters, segments, perSegment) => {
  expect(smsLength(text)).toMatchObject({ characters, segments, perSegment })
})

it('returns the first character outside the plain alphabet', () => {
  expect(smsLength('Fine ✓ 😀').special).toBe('✓')
  expect(smsLength('Café [ok]').special).toBeUndefined()
})
