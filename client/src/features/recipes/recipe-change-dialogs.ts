/** The code of the dialogs that change a recipe, which comes when they are asked for. */
export const loadEditRecipe = () => import('./dialogs/edit-recipe-dialog')
export const loadDeleteRecipe = () => import('./dialogs/delete-recipe-dialog')
