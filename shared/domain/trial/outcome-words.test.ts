import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Leveled, personWith } from '../../testing/people-who-avoid'
import { runs } from '../../testing/runs'
import { matcher } from '../../testing/seeded-knowledge'
import type { FoodOutcome } from '../avoidance/avoid-list'
import type { Person } from '../verdict/person'
import { verdictOf } from '../verdict/verdict'
import { doesWell, NOT_SHOWN, outcomeWords, withoutOutcomes } from './outcome-words'
import { type OutcomeBasis, outcomeBases, type OutcomeKind, outcomeKinds } from './trial'

const amounts = ['one slice a day', 'a cup. Twice a week!\n\nNo more', '']

describe('withoutOutcomes', () => {
  it.each(outcomeKinds.flatMap((kind) => outcomeBases.map((basis) => [kind, basis] as const)))(
    'removes the words for %s by %s',
    (kind, basis) => {
      for (const amount of amounts) {
        const outcome: FoodOutcome = {
          id: 1,
          kind,
          basis,
          since: '2027-03-03',
          amount,
        }
        const words = [outcomeWords(outcome), ...(kind === 'tolerated' ? [doesWell(outcome, 'wheat')] : [])]
        for (const said of words) {
          expect(withoutOutcomes(`Wheat: ${said}.`)).toBe(NOT_SHOWN)
          expect(withoutOutcomes(`Rice: no elevation.\n\nWheat: ${said}.\n\nRye: ${said}.`)).toBe(
            `Rice: no elevation.\n\n${NOT_SHOWN}`,
          )
        }
      }
    },
  )

  it('keeps sentences without an outcome', () => {
    const person = personWith(matcher, [
      ['Garlic', 'high'],
      ['Oats', 'moderate'],
      ['Rice', 'low'],
      ['sesame', 'allergy'],
      ['pork', 'own'],
    ])
    for (const words of ['garlic', 'oats', 'rice', 'tahini', 'bacon', 'pizza', 'cheese', 'hummus']) {
      const { sentence } = verdictOf(matcher, words, person)
      expect(withoutOutcomes(sentence)).toBe(sentence)
    }
  })
})

const names = ['Wheat', "Cow's milk", 'Egg', 'Beef', 'Garlic', 'Tomato', 'Sesame', 'Almond', 'Rye', 'Onion']
const asked = [
  ...names,
  ...'pancakes,bread,rye bread,pizza,spaghetti bolognese,cheese,omelette,hummus,curry,nuts,beef and rice,stock cube'.split(
    ',',
  ),
]
const testedAs = { 'clinic-only': 'low', trigger: 'low', limited: 'high', tolerated: 'high' } as const

const withBasis = (person: Person, basis: OutcomeBasis): Person => ({
  ...person,
  avoid: person.avoid.map((entry) =>
    entry.outcome ? { ...entry, outcome: { ...entry.outcome, basis } } : entry,
  ),
  tolerated: person.tolerated.map((one) => ({ ...one, outcome: { ...one.outcome, basis } })),
})

it('withoutOutcomes leaves no food in a verdict that an outcome decided', () => {
  const food = fc.record({
    name: fc.constantFrom(...names),
    kind: fc.constantFrom(...outcomeKinds, 'high' as const, 'low' as const, 'allergy' as const),
  })
  const property = fc.property(
    fc.uniqueArray(food, { selector: ({ name }) => name, minLength: 1, maxLength: 4 }),
    fc.constantFrom(...outcomeBases),
    fc.constantFrom(...asked),
    (foods, basis, words) => {
      const isFound = (kind: (typeof foods)[number]['kind']): kind is OutcomeKind => kind in testedAs
      const found = withBasis(
        personWith(
          matcher,
          foods.map(({ name, kind }): Leveled => [name, kind]),
        ),
        basis,
      )
      const known = personWith(
        matcher,
        foods.map(({ name, kind }): Leveled => [name, isFound(kind) ? testedAs[kind] : kind]),
      )
      const [said, before] = [verdictOf(matcher, words, found), verdictOf(matcher, words, known)]
      for (const text of [said.sentence, ...said.notes]) {
        const kept = withoutOutcomes(text)
        const untitled = (of: string) => of.toLowerCase().replaceAll(words.toLowerCase(), '')
        const tells = foods.some(
          ({ name, kind }) => isFound(kind) && untitled(kept).includes(name.toLowerCase()),
        )
        if (tells && ![before.sentence, ...before.notes].includes(kept))
          throw new Error(`${JSON.stringify(foods)} ${words}: ${kept}; before: ${before.sentence}`)
      }
    },
  )
  fc.assert(property, { numRuns: runs(400) })
})
