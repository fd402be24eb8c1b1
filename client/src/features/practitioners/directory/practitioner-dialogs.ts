import { prepare, type WithClose } from '@/ui/dialog-host'
import type { Practitioner } from './practitioner-values'

/** What every dialog about one practitioner takes. */
export type PractitionerDialogProps = WithClose<{ practitioner: Practitioner }>

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
