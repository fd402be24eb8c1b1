import type { Sample } from './tray'
import { isReviewed, type UploadOptions } from './upload-options'

/** The form of a complete sample (S1 section 7): text fields, then files in slot order. */
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

/** Adds those of the three files that exist to a form, in slot order. */
export function setFiles(form: FormData, files: Sample['files']): void {
  for (const type of ['html', 'pdf', 'csv'] as const) {
    const file = files[type]
    if (file) form.set(`${type}File`, file, file.name)
  }
}
