/** The dialogs are loaded when the pointer or focus approaches their button. */
export const loadAddFood = () => import('./add-food-dialog')
export const loadAddCategory = () => import('./add-category-dialog')
export const loadEditFood = () => import('./edit-food-dialog')
export const loadEditCategory = () => import('./edit-category-dialog')
export const loadDelete = () => import('./delete-food-dialog')
