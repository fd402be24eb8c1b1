import type { FileKind } from '../../../adapters/files/file-store'

/** The original names of a triplet's files; '' where none was stored. */
export type FileNames = Record<FileKind, string>
export type NameColumns = { fileName: string; pdfFileName: string; csvFileName: string }

export const namesOf = ({ html, pdf, csv }: Record<FileKind, { originalName: string }>): FileNames => ({
  html: html.originalName,
  pdf: pdf.originalName,
  csv: csv.originalName,
})

export const columnsOfNames = ({ html, pdf, csv }: FileNames): NameColumns => ({
  fileName: html,
  pdfFileName: pdf,
  csvFileName: csv,
})

export const namesInRow = ({ fileName, pdfFileName, csvFileName }: NameColumns): FileNames => ({
  html: fileName,
  pdf: pdfFileName,
  csv: csvFileName,
})
