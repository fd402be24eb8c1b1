export { readCatalogue, seedFoods } from './catalogue'
export { carryOutGenerations } from './generation'
export { food, foodMatcher, resolveFoods, unknownFoods, type FoodRow } from './food-names'
