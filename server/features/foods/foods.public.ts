export { readCatalogue, seedFoods } from './catalogue'
export { unknownFoods } from './allergies'
export { carryOutGenerations } from './generation'
export { foodReply, isCategory } from './food-reply'
