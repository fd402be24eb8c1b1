import type { AvoidLevel } from '../domain/avoidance/avoid-levels'
import { searchedFoodsByName } from '../domain/avoidance/avoid-list'
import type { Matcher } from '../domain/food-matcher/food-matcher'
import type { Level } from '../domain/reports/levels'
import { effectiveAvoidance, type Tolerated } from '../domain/trial/avoidance'
import type { Outcome, OutcomeKind } from '../domain/trial/trial'
import type { Measured, Person } from '../domain/verdict/person'
import { isFine, isLeftOut } from '../domain/verdict/reasons'

const values: Record<Level, number> = { high: 42.3, moderate: 12, low: 3.1 }

/** A food of a person: its name, and its level in the test, `allergy`, `own`, or its outcome. */
export type Leveled = readonly [name: string, level: AvoidLevel | OutcomeKind | 'low']

/** The test level of a food with an outcome: the one that contradicts it most. */
const testedAs: Record<Exclude<Leveled[1], 'allergy' | 'own' | 'not-readable'>, Level> = {
  ...{ high: 'high', moderate: 'moderate', low: 'low' },
  ...{ 'clinic-only': 'low', trigger: 'low', limited: 'high', tolerated: 'high' },
}

/** An outcome for each food, of 3 March 2027 and after report 1. */
export const outcomesWith = (matcher: Matcher, foods: readonly Leveled[]): Outcome[] =>
  foods.flatMap(([name, level], at): Outcome[] => {
    if (level !== 'trigger' && level !== 'limited' && level !== 'tolerated' && level !== 'clinic-only')
      return []
    const keys = matcher.resolve([{ name }])[0]?.keys ?? []
    return [
      {
        ...{ id: at + 1, foods: [name], keys, outcome: level, since: '2027-03-03' },
        ...{ amount: level === 'limited' ? 'one slice a day' : '', basis: 'challenge' },
        confirmedAfterReport: 1,
      },
    ]
  })

/**
 * A person as the server loads one, with a test of all foods of a measured level; null for the test
 * without any.
 */
export function personWith(
  matcher: Matcher,
  foods: readonly Leveled[],
): Person & { chosen: readonly Tolerated[] } {
  const named = (wanted: Leveled[1]) => foods.flatMap(([name, level]) => (level === wanted ? [name] : []))
  const results = foods.flatMap(([food, of]) => {
    if (of === 'allergy' || of === 'own' || of === 'not-readable') return []
    const level = testedAs[of]
    return [{ food, level, value: values[level], text: values[level].toFixed(1) }]
  })
  const unread = named('not-readable').map((food) => ({ food }))
  const test =
    results.length + unread.length > 0
      ? { reportId: 1, day: '2026-10-12', scale: 'µg/ml' as const, results, unread }
      : null
  const ownFoods = searchedFoodsByName(
    matcher,
    named('own').map((foodName) => ({ foodName, level: 'own' })),
  )
  const { avoid, tolerated, chosen } = effectiveAvoidance({
    tests: test ? [test] : [],
    allergies: named('allergy'),
    own: named('own').map((foodName) => ({ foodName, level: 'own', carriedOverFrom: null })),
    outcomes: outcomesWith(matcher, foods),
    keysOf: (name) => matcher.resolve([{ name }])[0]?.keys ?? [],
    isChosen: (name) => matcher.resolve([{ name }]).some((food) => isLeftOut(matcher, food, ownFoods)),
  })
  const measuredOf = (foodName: string): Measured | null => {
    const result = results.find(({ food }) => food === foodName)
    return result ? { value: result.value, text: result.text, scale: 'µg/ml', day: '2026-10-12' } : null
  }
  const avoidFoods = searchedFoodsByName(matcher, avoid)
  const fine = tolerated.filter(({ foodName }) => isFine(matcher, foodName, avoidFoods))
  const low = results.filter(({ level }) => level === 'low').map(({ food }) => food)
  const lowFoods = matcher.resolve(low.map((name) => ({ name })))
  return {
    avoid,
    avoidFoods,
    chosen,
    measured: avoid.map(({ foodName }) => measuredOf(foodName)),
    test,
    before: null,
    low,
    lowFoods: () => lowFoods,
    tolerated: fine.map((one) => ({ ...one, measured: measuredOf(one.foodName) })),
    toleratedFoods: matcher.resolve(fine.map(({ foodName }) => ({ name: foodName }))),
  }
}

/** A seeded generator of numbers from 0 to below 1 (linear congruential), the same everywhere. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
