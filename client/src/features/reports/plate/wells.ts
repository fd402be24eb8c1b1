import { type FoodFamily, foodFamilies } from '@shared/domain/food-families'
import { keepCounts, type LeftOut } from '@shared/domain/may-keep'
import type { Level } from '@shared/domain/levels'

/** A tested food, as far as the plate needs it. */
export type PlateFood = { food: string; level: Level; leftOut: LeftOut | null; family: FoodFamily }

/** How a well is drawn, in the order in which wells lie: an allergy whatever its value, then by the value, then a choice. */
export const wellKinds = ['allergy', 'high', 'moderate', 'own', 'low'] as const
export type WellKind = (typeof wellKinds)[number]

export const wellKindOf = ({ level, leftOut }: Pick<PlateFood, 'level' | 'leftOut'>): WellKind =>
  leftOut === 'allergy' ? 'allergy' : level === 'low' && leftOut ? leftOut : level

/** How many foods of each kind there are. */
export function countKinds(foods: readonly Pick<PlateFood, 'level' | 'leftOut'>[]): Record<WellKind, number> {
  const counts = { allergy: 0, high: 0, moderate: 0, own: 0, low: 0 }
  for (const food of foods) counts[wellKindOf(food)] += 1
  return counts
}

/** A family with its foods: the gravest first, then as they came, and how many of them may be kept. */
export type FamilyOfFoods<F> = ReturnType<typeof keepCounts> & { family: FoodFamily; foods: F[] }

const rank = (food: PlateFood) => wellKinds.indexOf(wellKindOf(food))

/** The families that have a food, clockwise from the top. */
export function byFamily<F extends PlateFood>(foods: readonly F[]): FamilyOfFoods<F>[] {
  return foodFamilies.flatMap((family) => {
    const own = foods.filter((food) => food.family === family).sort((a, b) => rank(a) - rank(b))
    return own.length > 0 ? [{ family, foods: own, ...keepCounts(own) }] : []
  })
}
