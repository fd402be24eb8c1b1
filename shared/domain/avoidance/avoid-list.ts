import type { AvoidLevel } from './avoid-levels'
import type { Matcher, ResolvedFood } from '../food-matcher/food-matcher'
import { inOwnWords } from './own-words'
import type { Outcome, OutcomeKind } from '../trial/trial'

/** A client's outcome for a food; `amount` is empty unless the outcome is `limited`. */
export type FoodOutcome = Pick<Outcome, 'id' | 'since' | 'amount' | 'basis'> & { kind: OutcomeKind }

/**
 * The running trial leaves a food out until this day, if one is known; `eaten`: until then it is
 * eaten as usual, as the trial has yet to leave it out.
 */
export type InTrial = { until: string | null; eaten?: boolean | undefined }

/** A food to search for on labels, named as on the report or as the person wrote it. */
export type AvoidEntry = {
  foodName: string
  level: AvoidLevel
  /** The day of an earlier report that lists it, empty if unknown; null for all else. */
  carriedOverFrom: string | null
  outcome?: FoodOutcome
  /** The id of the outcome `tolerated` that a newer test has put in question. */
  asks?: number
  trial?: InTrial
}

/** The foods to search for per entry: an allergy also covers what they surely contain. */
export const searchedFoods = (
  matcher: Matcher,
  entries: readonly Pick<AvoidEntry, 'level'>[],
  foods: readonly ResolvedFood[],
): ResolvedFood[] =>
  foods.map((food, at) => (entries[at]?.level === 'allergy' ? matcher.asAllergy(food) : food))

/** The same from names alone, without the alternative names of a portal's catalogue. */
export function searchedFoodsByName(
  matcher: Matcher,
  entries: readonly Pick<AvoidEntry, 'level' | 'foodName'>[],
): ResolvedFood[] {
  const named = matcher.resolve(entries.map(({ foodName }) => ({ name: foodName })))
  const isWritten = (at: number) => entries[at]?.level === 'allergy' || entries[at]?.level === 'own'
  const foods = named.map((food, at) => (isWritten(at) ? inOwnWords(matcher, food) : food))
  return searchedFoods(matcher, entries, foods)
}
