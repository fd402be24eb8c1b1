import { readFileName, type ReportFileType, sizeErrorOf } from '@shared/domain/text/file-name'
import { sameSample } from '@shared/domain/reports/same-sample'
import { setFiles } from '../upload/upload-form'
import { fileTypes, fileTypeWords, slotOf, type Rejection } from '../upload/tray'

/** The replacement files and those that were rejected. */
export type Replacement = { files: Partial<Record<ReportFileType, File>>; rejected: Rejection[] }

export const emptyReplacement: Replacement = { files: {}, rejected: [] }

/** Sorts files by extension, whatever their names; a `slot` refuses files of other types. */
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

/** The names of the files whose sample ID differs from the report's. */
export function misnamed({ files }: Replacement, sampleId: string): string[] {
  // A file that was removed leaves its slot undefined.
  const names = fileTypes.flatMap((type) => files[type]?.name ?? [])
  return names.filter((name) => {
    const named = readFileName(name)
    return !('error' in named) && !sameSample(named.sampleId, sampleId)
  })
}

export function replacementForm({ files }: Replacement): FormData {
  const form = new FormData()
  setFiles(form, files)
  return form
}
