export { seedRecipes } from './library'
export { ownRecipes, recipe } from './recipes.queries'
