export { fittingRecipes, warmRecipes } from './fitting'
export { seedRecipes } from './shipped-recipes'
export { moveRecipes, ownRecipes, recipe, recipesWith } from './recipes.queries'
