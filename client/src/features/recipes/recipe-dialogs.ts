/** The code of a recipe's dialog, which comes when a pointer or the focus nears what opens it. */
export const loadRecipe = () => import('./dialogs/recipe-dialog')
