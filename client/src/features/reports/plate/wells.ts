import { type FoodFamily, foodFamilies } from '@shared/domain/foods/food-families'
import {
  type AssessedFood,
  countFoodStatuses,
  foodStatusOf,
  foodStatuses,
} from '@shared/domain/avoidance/food-status'

/** The properties of a tested food that the plate needs. */
export type PlateFood = AssessedFood & { food: string; family: FoodFamily }

/** A family with its foods, gravest first and otherwise in order, and the number per standing. */
export type FamilyOfFoods<F> = ReturnType<typeof countFoodStatuses> & { family: FoodFamily; foods: F[] }

const rank = (food: PlateFood) => foodStatuses.indexOf(foodStatusOf(food))

/** The families that have foods, clockwise from the top. */
export function byFamily<F extends PlateFood>(foods: readonly F[]): FamilyOfFoods<F>[] {
  return foodFamilies.flatMap((family) => {
    const own = foods.filter((food) => food.family === family).sort((a, b) => rank(a) - rank(b))
    return own.length > 0 ? [{ family, foods: own, ...countFoodStatuses(own) }] : []
  })
}
