import type { AvoidedFood } from './avoided-foods'
import type { Matcher, ResolvedFood } from './food-matcher/food-matcher'
import { inOwnWords } from './own-words'

/** What a food is avoided for, the gravest first. `own`: the person chose to leave it out. */
export const avoidLevels = ['allergy', 'high', 'moderate', 'own'] as const
export type AvoidLevel = (typeof avoidLevels)[number]

/** A food that is looked for on labels, named as on the report or as the person wrote it. */
export type AvoidEntry = {
  foodName: string
  level: AvoidLevel
  /** The day of the earlier report that says so, empty when unknown; null for the latest one, for allergies and for what is own. */
  carriedOverFrom: string | null
}

/** What a client avoids: the allergies, the avoided foods, then what they chose to leave out. A name stands once, as the gravest. */
export function avoidListOf(own: {
  avoided: readonly AvoidedFood[]
  allergies: readonly string[]
  own?: readonly AvoidEntry[]
}): AvoidEntry[] {
  const allergies = own.allergies.map((foodName) => ({
    foodName,
    level: 'allergy' as const,
    carriedOverFrom: null,
  }))
  const avoided = own.avoided.map(({ food, level, carriedOverFrom }) => ({
    foodName: food,
    level,
    carriedOverFrom,
  }))
  const seen = new Set<string>()
  return [...allergies, ...avoided, ...(own.own ?? [])].filter(({ foodName }) => {
    const key = foodName.trim().toLowerCase()
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
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
