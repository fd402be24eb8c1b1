import { prepare } from '@/ui/load-dialog'

export const loadAddPractitioner = () => import('./add-practitioner-dialog')
/** The code of the dialogs about one practitioner, by what is done. */
export const loadPractitionerDialog = {
  edit: () => import('./edit-practitioner-dialog'),
  clients: () => import('./clients-dialog'),
  certifications: () => import('./certifications-dialog'),
  delete: () => import('./delete-practitioner-dialog'),
}

/** Fetches their code ahead of the choice between them. */
export function preparePractitionerDialogs(): void {
  Object.values(loadPractitionerDialog).forEach(prepare)
}
