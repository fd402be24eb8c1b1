export { readShippedFoods, seedFoods } from './shipped-foods'
export { carryOutGenerations } from './generation'
export type { FoodsInReports, RecipesWith } from './food-uses'
export { descriptionFor, food, foodMatcher, resolveFoods, unknownFoods, type FoodRow } from './food-names'
