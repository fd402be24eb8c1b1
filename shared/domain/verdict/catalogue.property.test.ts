import fc from 'fast-check'
import { expect, it } from 'vitest'
import { personWith } from '../../testing/people-who-avoid'
import { runs } from '../../testing/runs'
import { isPoisonous } from './poisonous'
import { verdictOf } from './verdict'
import { knowledge, matcher } from '../../testing/seeded-knowledge'

const levels = ['allergy', 'high', 'moderate', 'own', 'not-readable', 'low'] as const
const named = knowledge.foods.flatMap(({ name, names }) =>
  [...new Set([name, ...['en', 'de', 'fr', 'es'].flatMap((language) => names[language] ?? [])])]
    // The only food whose name is also a dish, and bitter almonds.
    .filter((word) => word.toLowerCase() !== 'curry' && !isPoisonous(word))
    .map((word) => ({ name, word })),
)

const kindFor = (name: string, word: string, level: (typeof levels)[number]) =>
  verdictOf(matcher, word, personWith(matcher, [[name, level]])).kind

it('each name of a food of the catalogue gets the verdict of its level', () => {
  const property = fc.property(
    fc.constantFrom(...named),
    fc.constantFrom(...levels),
    ({ name, word }, level) => {
      expect([word, kindFor(name, word, level)]).toEqual([word, level === 'low' ? 'no-elevation' : level])
    },
  )
  fc.assert(property, { numRuns: runs(named.length * levels.length * 0.2) })
})
