import { isOrganism } from '../foods/organisms'
import { knownLevels } from './avoid-levels'
import type { Level } from '../reports/levels'

/** Why a food is avoided regardless of its value, the gravest first. */
export const avoidanceReasons = ['allergy', 'trigger', 'limited', 'own'] as const
export type AvoidanceReason = (typeof avoidanceReasons)[number]

/**
 * What to do about a tested food, in the order of the avoid list; a food outside it is kept, unless
 * another food or an allergy speaks against it: `beyond-value`.
 */
export const foodStatuses = [...knownLevels, 'beyond-value', 'keep'] as const
export type FoodStatus = (typeof foodStatuses)[number]

/** What a food or an allergy beside a tested food's own value can ask for. */
export const resultAnswers = ['leave-out', 'check-first'] as const
export type ResultAnswer = (typeof resultAnswers)[number]

/**
 * `fineSince`: since when an outcome allows it, so that its value does not count, or null.
 * `beyondValue`: what a raised food inside it, or a related allergy, asks for.
 */
export type AssessedFood = {
  level: Level
  leftOut: AvoidanceReason | null
  fineSince: string | null
  beyondValue?: ResultAnswer | undefined
}

/** As on the avoid list: an allergy, a trigger or a limit comes before
 * every value, a choice after it. */
export function foodStatusOf({ level, leftOut, fineSince, beyondValue }: AssessedFood): FoodStatus {
  if (leftOut !== null && leftOut !== 'own') return leftOut
  if (level !== 'low' && fineSince === null) return level
  return leftOut ?? (beyondValue ? 'beyond-value' : 'keep')
}

export function countFoodStatuses(foods: readonly AssessedFood[]): Record<FoodStatus, number> {
  const counts = Object.fromEntries(foodStatuses.map((status) => [status, 0])) as Record<FoodStatus, number>
  for (const food of foods) counts[foodStatusOf(food)] += 1
  return counts
}

/** How many foods are kept, without what nobody eats. */
export const countKept = (foods: readonly (AssessedFood & { food: string })[]): number =>
  foods.filter((food) => foodStatusOf(food) === 'keep' && !isOrganism(food.food)).length
