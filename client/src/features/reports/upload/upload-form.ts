import type { Sample } from './tray'

/** What holds for every sample of one upload. */
export type UploadOptions = { practitionerId: string; notes: string; hold: boolean }

/** The multipart form of a complete sample (S1 section 7): the texts first, then the files in the order of the slots. */
export function formOf({ sampleId, clientName, files }: Sample, options: UploadOptions): FormData {
  const form = new FormData()
  form.set('sampleId', sampleId)
  form.set('clientName', clientName)
  if (options.practitionerId !== '') {
    form.set('practitionerId', options.practitionerId)
    if (options.hold) form.set('hold', 'true')
  }
  if (options.notes.trim() !== '') form.set('notes', options.notes.trim())
  for (const [field, file] of [
    ['htmlFile', files.html],
    ['pdfFile', files.pdf],
    ['csvFile', files.csv],
  ] as const) {
    if (file) form.set(field, file, file.name)
  }
  return form
}
