export { readCatalogue, seedFoods } from './catalogue'
