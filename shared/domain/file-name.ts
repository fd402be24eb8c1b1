/** The kinds of file that make a report. */
export type ReportFileType = 'html' | 'pdf' | 'csv'

/** What a report file's name says. */
export type NamedReportFile = { sampleId: string; clientName: string; type: ReportFileType }

/** Said when a name does not follow the format (S1 section 5, word for word). */
export const fileNameError =
  'Could not extract sample ID and client name from filename. Please ensure filenames follow the format: SampleID_ClientName.extension'

/** Said for every other kind of file. */
export const fileTypeError = 'Only .html, .htm, .pdf and .csv files can be uploaded.'

/**
 * Reads `SampleID_Client_Name.extension` (S1 section 5): of the part before the first dot, split on underscores, the
 * first is the sample ID and the rest, joined with spaces, the client's name. The type is what follows the last dot.
 * A folder before the name is dropped, and what no font shows; a name with a line break or another control character is none. Answers `error` with a sentence for the screen; never throws.
 */
export function readFileName(name: string): NamedReportFile | { error: string } {
  const base = (name.split(/[/\\]/).at(-1) ?? '').normalize('NFC').replace(/\p{Cf}/gu, '')
  const type = typeOf(base)
  if (!type) return { error: fileTypeError }
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(base)) return { error: fileNameError }
  const [first = '', ...rest] = base.slice(0, base.indexOf('.')).split('_')
  const sampleId = first.trim()
  const clientName = rest.join(' ').replace(/\s+/gu, ' ').trim()
  return sampleId === '' || clientName === '' ? { error: fileNameError } : { sampleId, clientName, type }
}

function typeOf(base: string): ReportFileType | undefined {
  const extension = /\.([^.]*)$/.exec(base)?.[1]?.toLowerCase()
  if (extension === 'html' || extension === 'htm') return 'html'
  return extension === 'pdf' || extension === 'csv' ? extension : undefined
}

/** Files of one sample have the same: its ID and the client's name, capitals aside. */
export const sampleKeyOf = ({ sampleId, clientName }: { sampleId: string; clientName: string }) =>
  `${sampleId}\n${clientName}`.toLowerCase()

/** The most bytes that a report's file may have. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
export const tooLargeError = 'It is larger than 10 MB, the most that a report file may have.'
export const emptyFileError = 'The file is empty.'

/** Why a file of this size, in bytes, is not taken. */
export function sizeErrorOf({ size }: { size: number }): string | undefined {
  if (size > MAX_FILE_BYTES) return tooLargeError
  return size === 0 ? emptyFileError : undefined
}
