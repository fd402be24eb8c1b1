import { expect, it } from 'vitest'
import { linesFor } from './lines'

const lines = [
  'Speak with {practitioner}{low?}.',
  '{values}',
  { if: 'child', unless: 'frail', says: 'A child needs its foods.' },
  { if: 'child late', says: 'Both are asked.' },
]
const told = (own: Record<string, string | boolean>, ...signs: string[]) =>
  linesFor(lines, own, (sign) => signs.includes(sign))

it("a line gets the user's values and is left out when one is missing", () => {
  expect(told({ practitioner: 'Imogen', values: '' })).toEqual(['Speak with Imogen.'])
  expect(told({ practitioner: 'Imogen', values: 'Egg: high.', low: ', soon' })).toEqual([
    'Speak with Imogen, soon.',
    'Egg: high.',
  ])
})

it('a line appears only when all its conditions hold', () => {
  expect(told({ child: true })).toEqual(['A child needs its foods.'])
  expect(told({ child: true }, 'frail')).toEqual([])
  expect(told({ child: true }, 'frail', 'late')).toEqual(['Both are asked.'])
  expect(told({ child: false }, 'late')).toEqual([])
})
