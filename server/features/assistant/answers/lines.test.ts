import { expect, it } from 'vitest'
import { linesFor } from './lines'

const lines = [
  'Speak with {practitioner}{low?}.',
  '{values}',
  { if: 'child', unless: 'frail', says: 'A child needs its foods.' },
  { if: 'child late', says: 'Both are asked.' },
]
const linesOf = (own: Record<string, string | boolean>, ...signs: string[]) =>
  linesFor(lines, own, (sign) => signs.includes(sign))

it("a line gets the user's values and is left out when one is missing", () => {
  expect(linesOf({ practitioner: 'Imogen', values: '' })).toEqual(['Speak with Imogen.'])
  expect(linesOf({ practitioner: 'Imogen', values: 'Egg: high.', low: ', soon' })).toEqual([
    'Speak with Imogen, soon.',
    'Egg: high.',
  ])
})

it('a line appears only when all its conditions hold', () => {
  expect(linesOf({ child: true })).toEqual(['A child needs its foods.'])
  expect(linesOf({ child: true }, 'frail')).toEqual([])
  expect(linesOf({ child: true }, 'frail', 'late')).toEqual(['Both are asked.'])
  expect(linesOf({ child: false }, 'late')).toEqual([])
})
