/** The bulk dialogs, loaded on demand; they open in the DialogHost. */
export const releaseSeveral = () => import('./release-several-dialog')
export const assignSeveral = () => import('./assign-several-dialog')
export const linkSeveral = () => import('./link-several-dialog')
