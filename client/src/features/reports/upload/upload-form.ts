import type { OwnerChoice } from '../admin/link/owner-choice'
import type { Sample } from './tray'

/**
 * What holds for every sample of one upload, but for the owner, who is that of the one sample it was chosen for.
 * `practitionerId`: '' as each file says, 'none' nobody's review; `hold` counts for a practitioner alone.
 */
export type UploadOptions = { practitionerId: string; notes: string; hold: boolean; owner?: SampleOwner }

/**
 * Who the reports are for. `clients`: no practitioner can be chosen. `practitioner`: one has to be, or none by choice, and
 * is asked for first.
 */
export type UploadAudience = 'anyone' | 'clients' | 'practitioner'

/** Whose report a sample is, by the admin's word; it holds for this sample alone. */
export type SampleOwner = { key: string; choice: OwnerChoice }

/** Whether a practitioner was chosen, and not none. */
export const isReviewed = ({ practitionerId }: Pick<UploadOptions, 'practitionerId'>): boolean =>
  practitionerId !== '' && practitionerId !== 'none'

/** The multipart form of a complete sample (S1 section 7): the texts first, then the files in the order of the slots. */
export function formOf({ key, sampleId, clientName, files }: Sample, options: UploadOptions): FormData {
  const form = new FormData()
  form.set('sampleId', sampleId)
  form.set('clientName', clientName)
  if (options.practitionerId !== '') {
    form.set('practitionerId', options.practitionerId)
    if (isReviewed(options)) form.set('hold', String(options.hold))
  }
  if (options.notes.trim() !== '') form.set('notes', options.notes.trim())
  const owner = options.owner?.key === key ? options.owner.choice : undefined
  if (owner?.kind === 'client' && owner.client) form.set('clientId', String(owner.client.id))
  if (owner?.kind === 'email') form.set('email', owner.email.trim())
  setFiles(form, files)
  return form
}

/** Puts those of the three files that are there into a form, in the order of the slots. */
export function setFiles(form: FormData, files: Sample['files']): void {
  for (const type of ['html', 'pdf', 'csv'] as const) {
    const file = files[type]
    if (file) form.set(`${type}File`, file, file.name)
  }
}
