import { type FoodFamily, foodFamilies } from '@shared/domain/food-families'
import { countStandings, type LeftOut, standingOf, standings } from '@shared/domain/may-keep'
import type { Level } from '@shared/domain/levels'

/** The properties of a tested food that the plate needs. */
export type PlateFood = {
  food: string
  level: Level
  leftOut: LeftOut | null
  fineSince: string | null
  family: FoodFamily
}

/** A family with its foods, gravest first and otherwise in order, and the number per standing. */
export type FamilyOfFoods<F> = ReturnType<typeof countStandings> & { family: FoodFamily; foods: F[] }

const rank = (food: PlateFood) => standings.indexOf(standingOf(food))

/** The families that have foods, clockwise from the top. */
export function byFamily<F extends PlateFood>(foods: readonly F[]): FamilyOfFoods<F>[] {
  return foodFamilies.flatMap((family) => {
    const own = foods.filter((food) => food.family === family).sort((a, b) => rank(a) - rank(b))
    return own.length > 0 ? [{ family, foods: own, ...countStandings(own) }] : []
  })
}
