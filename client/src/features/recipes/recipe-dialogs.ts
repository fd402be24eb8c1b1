/** The recipe dialog, loaded when the pointer or focus approaches what opens it. */
export const loadRecipe = () => import('./dialogs/recipe-dialog')
