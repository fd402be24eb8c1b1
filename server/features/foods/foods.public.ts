export { readSeedFoods, seedFoods } from './seed-foods'
export { warmFoods } from './warm-foods'
export { carryOutGenerations } from './generation'
export type { FoodsInReports, RecipesWith } from './food-uses'
export { foodRoles } from './food-knowledge'
export { wordsFor } from './food-words'
export {
  foodFor,
  familiesOf,
  food,
  foodMatcher,
  foodsFingerprint,
  ofCatalogue,
  resolveFoods,
  unknownFoods,
  type FoodRow,
} from './food-names'
