/** The dialogs about several reports at once; they open in the DialogHost above. */
export const releaseSeveral = () => import('./release-several-dialog')
export const assignSeveral = () => import('./assign-several-dialog')
export const linkSeveral = () => import('./link-several-dialog')
