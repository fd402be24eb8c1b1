import { prepare } from '@/ui/load-dialog'

export const loadAddPractitioner = () => import('./add-practitioner-dialog')
/** The lazily loaded practitioner dialogs by action. */
export const loadPractitionerDialog = {
  edit: () => import('./edit-practitioner-dialog'),
  clients: () => import('./clients-dialog'),
  certifications: () => import('./certifications-dialog'),
  delete: () => import('./delete-practitioner-dialog'),
}

/** Preloads the code of the dialogs. */
export function preparePractitionerDialogs(): void {
  Object.values(loadPractitionerDialog).forEach(prepare)
}
