/** The dialogs' code, which comes when a pointer or the focus nears what opens them. */
export const loadRecipe = () => import('./dialogs/recipe-dialog')
export const loadNewRecipe = () =>
  Promise.all([import('./dialogs/new-recipe-dialog'), loadMakingNotice()]).then(([dialog]) => dialog)
/** Comes with New Recipe, so that it is there when it is needed. */
export const loadMakingNotice = () => import('./list/making-notice')
export const loadEditRecipe = () => import('./dialogs/edit-recipe-dialog')
export const loadDeleteRecipe = () => import('./dialogs/delete-recipe-dialog')
