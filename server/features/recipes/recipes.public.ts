export { seedRecipes } from './shipped-recipes'
export { ownRecipes, recipe } from './recipes.queries'
