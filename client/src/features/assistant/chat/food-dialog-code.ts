/** The dialog's code, which comes when a pointer or the focus nears a source that opens it. */
export const loadFoodDialog = () => import('./food-source-dialog')

/** Fetches it ahead of its use. */
export const prepare = (load: () => Promise<unknown>): void => void load().catch(() => undefined)
