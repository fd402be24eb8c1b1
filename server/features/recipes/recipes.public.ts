export { deniedIn, unknownNote, withoutDenied } from './denied'
export { fittingRecipes, warmRecipes } from './fitting'
export { seedRecipes } from './seed-recipes'
export { moveRecipes, ownRecipes, recipe, recipesWith } from './recipes.queries'
