import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clip, firstCharacters, wellFormed } from './clip'

describe('firstCharacters and clip', () => {
  it('count characters, not halves of them', () => {
    expect(firstCharacters('a😀b', 2)).toBe('a😀')
    expect(firstCharacters('😀😀', 1)).toBe('😀')
    expect(firstCharacters('abc', 3)).toBe('abc')
    expect(clip('😀'.repeat(60))).toBe('😀'.repeat(60))
    expect(clip(`${'x'.repeat(58)}😀abc`)).toBe(`${'x'.repeat(58)}😀…`)
    expect(clip()).toBe('')
  })

  it('keep a well-formed text well-formed, and agree with Array.from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), fc.nat(80), (text, most) => {
        expect(firstCharacters(text, most)).toBe(Array.from(text).slice(0, most).join(''))
        expect(clip(text).isWellFormed()).toBe(true)
        expect(Array.from(clip(text)).length).toBeLessThanOrEqual(60)
      }),
    )
  })
})

describe('wellFormed', () => {
  it('mends lone halves and drops NUL', () => {
    expect(wellFormed('a\ud83db\0c\ude00')).toBe('a\ufffdbc\ufffd')
    expect(wellFormed('ä😀\n')).toBe('ä😀\n')
  })
})
