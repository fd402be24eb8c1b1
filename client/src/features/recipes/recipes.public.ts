export { copyRecipe, shareRecipe } from './share-recipe'
export { RecipeArt } from './recipe-art'
export { RecipeFacts, RecipeSteps, RecipeTags } from './recipe-parts'
export { noneOfLine } from './recipe-words'
