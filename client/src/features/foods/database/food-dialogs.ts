/** The dialogs' code, which comes when a pointer or the focus nears what opens them. */
export const loadAddFood = () => import('./add-food-dialog')
export const loadAddCategory = () => import('./add-category-dialog')
export const loadEditFood = () => import('./edit-food-dialog')
export const loadEditCategory = () => import('./edit-category-dialog')
export const loadDelete = () => import('./delete-food-dialog')
