import type { VerdictQuery } from './verdict-query'
import type { DecidingFood } from './kinds'
import type { Person } from './person'

/** Foods that a kitchen uses as one, but with a test result for each part. */
const halves = [
  ['egg-white', 'egg-yolk'],
  ['cows-milk', 'goats-milk', 'sheeps-milk'],
]

/** The named halves of such foods: the low ones and the elevated ones. */
export type Halves = { low: string[]; raised: string[] }

/** For foods with an elevated and a low half; none where a half is an allergy. */
export function halvesIn(
  { matcher, reading }: VerdictQuery,
  flagged: readonly DecidingFood[],
  { avoid, avoidFoods, lowFoods }: Person,
): Halves {
  const isTold = new Set(flagged.filter(({ relation }) => relation !== 'far').map(({ foodName }) => foodName))
  const named = avoidFoods.filter((food) => isTold.has(food.name))
  const allergies = avoidFoods.filter((_, at) => avoid[at]?.level === 'allergy').flatMap(({ keys }) => keys)
  const split = halves.filter(
    (half) => named.some(({ keys }) => areIn(half, keys)) && !areIn(half, allergies),
  )
  if (split.length === 0) return { low: [], raised: [] }
  const foods = lowFoods().filter(({ keys }) => split.some((half) => areIn(half, keys)))
  const verdicts = matcher.verdicts(reading, foods)
  return {
    low: foods.filter((_, at) => verdicts[at]?.verdict === 'match').map(({ name }) => name),
    raised: named.filter(({ keys }) => split.some((half) => areIn(half, keys))).map(({ name }) => name),
  }
}

const areIn = (half: readonly string[], keys: readonly string[]) => keys.some((key) => half.includes(key))

export const areHalves = (one: readonly string[], other: readonly string[]): boolean =>
  halves.some((half) => areIn(half, one) && areIn(half, other))
