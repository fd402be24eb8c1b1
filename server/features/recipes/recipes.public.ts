export { seedRecipes } from './shipped-recipes'
export { ownRecipes, recipe, recipesFor, recipesWith } from './recipes.queries'
