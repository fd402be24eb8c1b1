import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerpt, firstCharacters, wellFormed } from './characters'

describe('firstCharacters and excerpt', () => {
  it('count whole characters, not code units', () => {
    expect(firstCharacters('a😀b', 2)).toBe('a😀')
    expect(firstCharacters('😀😀', 1)).toBe('😀')
    expect(firstCharacters('abc', 3)).toBe('abc')
    expect(excerpt('😀'.repeat(60))).toBe('😀'.repeat(60))
    expect(excerpt(`${'x'.repeat(58)}😀abc`)).toBe(`${'x'.repeat(58)}😀…`)
    expect(excerpt()).toBe('')
  })

  it('keep a well-formed text well-formed, and agree with Array.from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), fc.nat(80), (text, most) => {
        expect(firstCharacters(text, most)).toBe(Array.from(text).slice(0, most).join(''))
        expect(excerpt(text).isWellFormed()).toBe(true)
        expect(Array.from(excerpt(text)).length).toBeLessThanOrEqual(60)
      }),
    )
  })
})

describe('wellFormed', () => {
  it('replaces lone surrogates and drops NUL', () => {
    expect(wellFormed('a\ud83db\0c\ude00')).toBe('a\ufffdbc\ufffd')
    expect(wellFormed('ä😀\n')).toBe('ä😀\n')
  })
})
