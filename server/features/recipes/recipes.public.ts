export { seedRecipes } from './library'
