import { expect, test } from 'vitest'
import { softHyphened } from './soft-hyphens'

test('a long word breaks at its syllables, in any case, and a short one never', () => {
  expect(softHyphened('Sunflower seeds')).toBe('Sun\u00ADflower seeds')
  expect(softHyphened('POMEGRANATE')).toBe('POME\u00ADGRANATE')
  expect(softHyphened('Transglutaminase')).toBe('Trans\u00ADglutam\u00ADinase')
  expect(softHyphened("Goat's milk")).toBe("Goat's milk")
})
