import { type FoodFamily, foodFamilies } from '@shared/domain/food-families'
import { countStandings, type LeftOut, standingOf, standings } from '@shared/domain/may-keep'
import type { Level } from '@shared/domain/levels'

/** A tested food, as far as the plate needs it. */
export type PlateFood = {
  food: string
  level: Level
  leftOut: LeftOut | null
  fineSince: string | null
  family: FoodFamily
}

/** A family with its foods: the gravest first, then as they came, and how many of them stand how. */
export type FamilyOfFoods<F> = ReturnType<typeof countStandings> & { family: FoodFamily; foods: F[] }

const rank = (food: PlateFood) => standings.indexOf(standingOf(food))

/** The families that have a food, clockwise from the top. */
export function byFamily<F extends PlateFood>(foods: readonly F[]): FamilyOfFoods<F>[] {
  return foodFamilies.flatMap((family) => {
    const own = foods.filter((food) => food.family === family).sort((a, b) => rank(a) - rank(b))
    return own.length > 0 ? [{ family, foods: own, ...countStandings(own) }] : []
  })
}
