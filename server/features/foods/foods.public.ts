export { readCatalogue, seedFoods } from './catalogue'
export { unknownFoods } from './allergies'
export { carryOutGenerations } from './generation'
export { food, foodMatcher, resolveFoods, type FoodRow } from './food-names'
