import type { AvoidLevel } from './avoid-levels'
import type { Matcher, ResolvedFood } from './food-matcher/food-matcher'
import { inOwnWords } from './own-words'
import type { Outcome, OutcomeKind } from './trial/trial'

/** What was found out about a food, as far as it has to be said. `amount` is of what is limited; else empty. */
export type FoundOut = Pick<Outcome, 'id' | 'since' | 'amount' | 'basis'> & { kind: OutcomeKind }

/** A food that is looked for on labels, named as on the report or as the person wrote it. */
export type AvoidEntry = {
  foodName: string
  level: AvoidLevel
  /** The day of the earlier report that says so, empty when unknown; null for the latest one, for allergies and for what is own. */
  carriedOverFrom: string | null
  outcome?: FoundOut
  /** The outcome that calls it well tolerated, and that a newer test has put in question. */
  asks?: number
}

/** What is looked for on account of each entry, from the foods that its name stands for: an allergy also means what they surely have. */
export const lookedFor = (
  matcher: Matcher,
  entries: readonly Pick<AvoidEntry, 'level'>[],
  foods: readonly ResolvedFood[],
): ResolvedFood[] =>
  foods.map((food, at) => (entries[at]?.level === 'allergy' ? matcher.asAllergy(food) : food))

/** The same where only names are at hand, without what a portal's catalogue adds to them. */
export function lookedForByName(
  matcher: Matcher,
  entries: readonly Pick<AvoidEntry, 'level' | 'foodName'>[],
): ResolvedFood[] {
  const named = matcher.resolve(entries.map(({ foodName }) => ({ name: foodName })))
  const isWritten = (at: number) => entries[at]?.level === 'allergy' || entries[at]?.level === 'own'
  const foods = named.map((food, at) => (isWritten(at) ? inOwnWords(matcher, food) : food))
  return lookedFor(matcher, entries, foods)
}
