export { readShippedFoods, seedFoods } from './shipped-foods'
export { carryOutGenerations } from './generation'
export { food, foodMatcher, resolveFoods, unknownFoods, type FoodRow } from './food-names'
