export { readCatalogue, seedFoods } from './catalogue'
export { unknownFoods } from './allergies'
