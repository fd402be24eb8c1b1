export type ReportFileType = 'html' | 'pdf' | 'csv'

export type NamedReportFile = { sampleId: string; clientName: string; type: ReportFileType }

/** The error for a name that does not follow the format, in the words of the specification. */
export const fileNameError =
  'Could not extract sample ID and client name from filename. Please ensure filenames follow the format: SampleID_ClientName.extension'

/** The error for any other file type. */
export const fileTypeError = 'Only .html, .htm, .pdf and .csv files can be uploaded.'

/**
 * Parses `SampleID_Client_Name.extension`. The part before the first dot is split on
 * underscores: the first piece is the sample ID, the rest, joined with spaces, the client's name.
 * The type follows the last dot. A leading folder and invisible characters are dropped; a name with
 * a line break or another control character is refused. Returns `error` with a sentence for the
 * screen; never throws.
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

/** The same for all files of one sample: its ID and the client's name in lower case. */
export const sampleKeyOf = ({ sampleId, clientName }: { sampleId: string; clientName: string }) =>
  `${sampleId}\n${clientName}`.toLowerCase()

export const MAX_FILE_BYTES = 10 * 1024 * 1024
export const tooLargeError = 'It is larger than 10 MB, the limit for a report file.'
export const emptyFileError = 'The file is empty.'

/** The error for a file that is too large (size in bytes); undefined where it is accepted. */
export function sizeErrorOf({ size }: { size: number }): string | undefined {
  if (size > MAX_FILE_BYTES) return tooLargeError
  return size === 0 ? emptyFileError : undefined
}
