import { prepare } from '@/ui/load-dialog'

/** The code of the dialogs about one client, by what is done. */
export const loadClientDialog = {
  view: () => import('./client-dialog'),
  edit: () => import('./edit-client-dialog'),
  merge: () => import('./merge-client-dialog'),
  delete: () => import('./delete-client-dialog'),
}

/** Fetches their code ahead of the choice between them. */
export function prepareClientDialogs(): void {
  Object.values(loadClientDialog).forEach(prepare)
}
