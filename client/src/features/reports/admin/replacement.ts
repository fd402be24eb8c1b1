import { readFileName, type ReportFileType, sizeErrorOf } from '@shared/domain/file-name'
import { sameSample } from '@shared/domain/same-sample'
import { setFiles } from '../upload/upload-form'
import { fileTypes, fileTypeWords, slotOf, type Rejection } from '../upload/tray'

/** The files that shall take the place of a report's own, and those that were not taken. */
export type Replacement = { files: Partial<Record<ReportFileType, File>>; rejected: Rejection[] }

export const emptyReplacement: Replacement = { files: {}, rejected: [] }

/**
 * Puts files in their slots, by their endings. Their names need not follow the format of an upload, as the report is
 * known; with a `slot` a file of another kind is refused.
 */
export function addFiles(before: Replacement, files: readonly File[], slot?: ReportFileType): Replacement {
  const after: Replacement = { files: { ...before.files }, rejected: [] }
  for (const file of files) {
    const own = slotOf(file.name)
    const reason = own === undefined || (slot && own !== slot) ? wrongKind(slot) : sizeErrorOf(file)
    if (reason) after.rejected.push({ name: file.name, reason })
    else if (own) after.files[own] = file
  }
  return after
}

function wrongKind(slot: ReportFileType | undefined): string {
  return slot
    ? `It is not ${slot === 'html' ? 'an' : 'a'} ${fileTypeWords[slot]} file.`
    : 'It is not an HTML, PDF or CSV file.'
}

/** The names of the files that say another sample ID than the report's. */
export function misnamed({ files }: Replacement, sampleId: string): string[] {
  // A file that was taken out again leaves its slot with nothing in it.
  const names = fileTypes.flatMap((type) => files[type]?.name ?? [])
  return names.filter((name) => {
    const named = readFileName(name)
    return !('error' in named) && !sameSample(named.sampleId, sampleId)
  })
}

/** The multipart form of three files. */
export function replacementForm({ files }: Replacement): FormData {
  const form = new FormData()
  setFiles(form, files)
  return form
}
