export { readShippedFoods, seedFoods } from './shipped-foods'
export { warmFoods } from './warm-foods'
export { carryOutGenerations } from './generation'
export type { FoodsInReports, RecipesWith } from './food-uses'
export { shippedSwaps } from './shipped-knowledge'
export { wordsFor } from './food-words'
export {
  foodFor,
  familiesOf,
  food,
  foodMatcher,
  foodsImprint,
  ofCatalogue,
  resolveFoods,
  unknownFoods,
  type FoodRow,
} from './food-names'
