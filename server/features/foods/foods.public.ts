export { readCatalogue, seedFoods } from './catalogue'
export { unknownFoods } from './allergies'
export { carryOutGenerations } from './generation'
export { foodMatcher, resolveFoods } from './food-names'
