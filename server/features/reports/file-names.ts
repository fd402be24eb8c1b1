import type { FileKind } from '../../adapters/files/file-store'

/** The names of a triplet's files as they were chosen; '' where none was kept. */
export type FileNames = Record<FileKind, string>
/** The columns of a report's row that keep them. */
export type NameColumns = { fileName: string; pdfFileName: string; csvFileName: string }

/** The names that files came with. */
export const namesOf = ({ html, pdf, csv }: Record<FileKind, { originalName: string }>): FileNames => ({
  html: html.originalName,
  pdf: pdf.originalName,
  csv: csv.originalName,
})

/** The names as a report's row keeps them. */
export const columnsOfNames = ({ html, pdf, csv }: FileNames): NameColumns => ({
  fileName: html,
  pdfFileName: pdf,
  csvFileName: csv,
})

/** The names that a report's row has kept. */
export const namesInRow = ({ fileName, pdfFileName, csvFileName }: NameColumns): FileNames => ({
  html: fileName,
  pdf: pdfFileName,
  csv: csvFileName,
})
