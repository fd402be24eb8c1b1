import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast, LEAST_CONTRAST, OWN_ACCENT, textOn } from './accent'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

it('contrast follows WCAG: 1 for equal colours, 21 for black and white in either order', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(contrast(one, one)).toBe(1)
      expect(contrast(one, other)).toBe(contrast(other, one))
      expect(contrast(one, other)).toBeLessThanOrEqual(21.01)
    }),
  )
})

it('text on a colour is legible, and white wherever possible', () => {
  expect(textOn(OWN_ACCENT)).toBe('#ffffff')
  expect(textOn('#d6e08a')).toBe('#0e2529')
  // On a mid-grey neither black nor white has enough contrast.
  expect(textOn('#858585')).toBeUndefined()
  fc.assert(
    fc.property(colour, (accent) => {
      const text = textOn(accent)
      if (text) expect(contrast(accent, text)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
      expect(text === '#ffffff').toBe(contrast(accent, '#ffffff') >= LEAST_CONTRAST)
    }),
  )
})
