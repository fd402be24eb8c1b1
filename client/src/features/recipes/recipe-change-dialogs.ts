/** The dialogs that change a recipe, loaded on demand. */
export const loadEditRecipe = () => import('./dialogs/edit-recipe-dialog')
export const loadDeleteRecipe = () => import('./dialogs/delete-recipe-dialog')
