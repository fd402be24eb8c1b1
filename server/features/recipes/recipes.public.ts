export { fittingRecipes } from './fitting'
export { seedRecipes } from './shipped-recipes'
export { ownRecipes, recipe, recipesWith } from './recipes.queries'
