import { type AvoidEntry, type AvoidLevel, lookedForByName } from '../domain/avoid-list'
import type { Matcher } from '../domain/food-matcher/food-matcher'
import type { Level } from '../domain/levels'
import type { Measured, Person } from '../domain/verdict/person'

const values: Record<Level, number> = { high: 42.3, moderate: 12, low: 3.1 }

/** One of a person's foods: its name, and the level its test found or `allergy` or `own`. */
export type Leveled = readonly [name: string, level: AvoidLevel | 'low']

/** A person as the server loads one, with a test of all foods of a measured level; null for the test where there are none. */
export function personWith(matcher: Matcher, foods: readonly Leveled[]): Person {
  const avoid = foods.flatMap(([foodName, level]): AvoidEntry[] =>
    level === 'low' ? [] : [{ foodName, level, carriedOverFrom: null }],
  )
  const results = foods.flatMap(([food, level]) =>
    level === 'allergy' || level === 'own'
      ? []
      : [{ food, level, value: values[level], text: values[level].toFixed(1) }],
  )
  const measured = avoid.map(({ foodName }): Measured | null => {
    const result = results.find(({ food }) => food === foodName)
    return result ? { value: result.value, text: result.text, scale: 'µg/ml', day: '2026-10-12' } : null
  })
  const low = results.filter(({ level }) => level === 'low').map(({ food }) => food)
  const lowFoods = matcher.resolve(low.map((name) => ({ name })))
  const test =
    results.length > 0 ? { reportId: 1, day: '2026-10-12', scale: 'µg/ml' as const, results } : null
  return {
    avoid,
    avoidFoods: lookedForByName(matcher, avoid),
    measured,
    test,
    before: null,
    low,
    lowFoods: () => lowFoods,
  }
}

/** A seeded generator of numbers from 0 up to 1: a linear congruence, the same everywhere. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
