import { type Level, levelRank } from '../reports/levels'
import { spellings } from '../foods/loose-match'

/** One completed test: the day of its report (YYYY-MM-DD; null when unknown) and its results. */
export type CompletedTest = { day: string | null; results: readonly { food: string; level: Level }[] }

/** A food to avoid; `carriedOverFrom`: the earlier test's day, if the latest has no result. */
export type AvoidedFood = { food: string; level: 'high' | 'moderate'; carriedOverFrom: string | null }

/** Elevated in the latest test, or earlier with no readable result since; highest first. */
export function avoidedFoods(tests: readonly CompletedTest[]): AvoidedFood[] {
  const decided = new Set<string>()
  const avoided: AvoidedFood[] = []
  for (const [index, { day, results }] of tests.entries()) {
    const fresh = results.filter(({ food }) => !spellings(food).some((name) => decided.has(name)))
    for (const { food, level } of fresh)
      if (level !== 'low') avoided.push({ food, level, carriedOverFrom: index === 0 ? null : (day ?? '') })
    for (const { food } of fresh) for (const name of spellings(food)) decided.add(name)
  }
  return avoided.sort((a, b) => levelRank[b.level] - levelRank[a.level])
}
