import { prepare } from '@/ui/load-dialog'

/** The lazily loaded client dialogs by action. */
export const loadClientDialog = {
  view: () => import('./client-dialog'),
  edit: () => import('./edit-client-dialog'),
  merge: () => import('./merge-client-dialog'),
  delete: () => import('./delete-client-dialog'),
}

/** Preloads the code of the dialogs. */
export function prepareClientDialogs(): void {
  Object.values(loadClientDialog).forEach(prepare)
}
