export { seedRecipes } from './library'
export { ownRecipes, recipe, recipesWith } from './recipes.queries'
