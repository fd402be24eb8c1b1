import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { writeAllergenData } from '@shared/domain/foods/allergen-data'
import { dateCodes, type ReportDates, senselessDates } from '@shared/domain/text/date-sense'
import type { ScaleName } from '@shared/domain/reports/levels'
import type { About } from '@shared/domain/reports/report-facts'
import { wellFormed } from '@shared/domain/text/characters'
import { parseDate } from '@shared/domain/text/dates'
import { firstWarnings } from '@shared/domain/results-csv/first-warnings'
import { readResults, type ReadResults } from '@shared/domain/results-csv/read-results'
import type { Warning } from '@shared/domain/results-csv/warning'
import { type Decoded, decodeCsv, decodeHtml, decodeRoughly } from '../../../adapters/encoding/decode'
import type { FileKind } from '../../../adapters/files/file-store'
import { Problem } from '../../../http/problem'
import type { FileNames } from './file-names'
import { readReportHtml } from './read-html'
import { aboutPdf } from './pdf-facts'
import type { PdfReading } from './read-pdf'
import { differencesOf, namesAnotherPerson, expectedPerson } from './other-person'

/** SHA-256 of the files with their lengths, so that moving bytes between them changes it. */
export function digestOf(bytes: Record<FileKind, Buffer>): string {
  const hash = createHash('sha256')
  for (const kind of ['html', 'pdf', 'csv'] as const)
    hash.update(`${kind}:${bytes[kind].length}\n`).update(bytes[kind])
  return hash.digest('hex')
}

/** The bytes of the three files; throws a Problem that names the field of a wrong type. */
export async function loadTriplet(paths: Record<FileKind, string>): Promise<Record<FileKind, Buffer>> {
  const [html, pdf, csv] = await Promise.all([readFile(paths.html), readFile(paths.pdf), readFile(paths.csv)])
  if (!isPdf(pdf)) throw wrongType('pdfFile', 'The PDF file is not a PDF. Please choose the right file.')
  if (!holdsTag(decodeRoughly(html)))
    throw wrongType('htmlFile', 'The HTML file has no HTML in it. Please choose the right file.')
  if (csv.length === 0) throw wrongType('csvFile', 'The CSV file is empty. Please choose the right file.')
  if (decodeRoughly(csv).includes('\0'))
    throw wrongType('csvFile', 'The CSV file is not text. Please choose the right file.')
  return { html, pdf, csv }
}

/** Whether bytes begin as a PDF does. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes('%PDF-')

/** Linear for any text: after the first opening of a tag, the end of any tag is enough. */
function holdsTag(text: string): boolean {
  const first = text.search(/<[a-z!]/i)
  return first !== -1 && text.includes('>', first)
}

const wrongType = (field: string, message: string) =>
  new Problem('invalid', message, { fields: { [field]: message } })

/** The bytes of the three files and their original names. */
export type Triplet = { bytes: Record<FileKind, Buffer>; fileNames: FileNames }

/** The sample and name from the form fields, and the original file names. */
export type Named = { sampleId: string; clientName: string; fileNames: FileNames }
/** `bareScale` is the scale for numbers without a unit, `today` the day in UTC as an ISO date. */
export type ReadingOptions = { bareScale: ScaleName; today: string }

/**
 * Reads a triplet: the report's columns, the tally of the CSV's lines, the warnings for an admin
 * (at most about 100 per file), or why nothing could be read. Every text in the result can be
 * stored in the database. Hostile files may take seconds; see readTripletAside. @param pdf the
 * reading of the PDF; null where it was not opened
 */
export function readTriplet(
  bytes: Record<'html' | 'csv', Uint8Array>,
  named: Named,
  { bareScale, today }: ReadingOptions,
  pdf: PdfReading | null,
) {
  const page = decodeHtml(bytes.html)
  const table = decodeCsv(bytes.csv, bytes.html)
  const { warnings: htmlWarnings, about, titles, ...html } = readReportHtml(page.text)
  const inPdf = aboutPdf(pdf?.lines ?? [])
  const expected = expectedPerson(named, [...about, ...inPdf.about])
  const csv = readResults(table.text, { bareScale, today, expectedPerson: expected })
  const differences = differencesOf({ html: { about, titles }, csv, pdf: inPdf }, named, today)
  // Values that only another file contains count only where no file names another person.
  const isOfOtherPerson = [...differences, ...csv.warnings].some(({ code }) => namesAnotherPerson(code))
  const elsewhere = isOfOtherPerson ? [] : [...csv.about, ...inPdf.about]
  const dates = {
    dateOfBirth: html.dateOfBirth ?? elsewhere.find(isWholeBirth)?.value ?? null,
    dateOfReceipt: html.dateOfReceipt ?? null,
    reportDate: html.reportDate ?? null,
  }
  const warnings: Warning[] = [
    ...differences,
    ...dateWarnings([dates, datesIn(csv.about, dates), datesIn(inPdf.about, dates)], today),
    ...doubted('HTML', page),
    ...doubted('CSV', table),
    ...(pdf?.problem ? [{ line: null, code: 'pdf', message: pdf.problem }] : []),
    ...firstWarnings(htmlWarnings.map((message) => ({ line: null, code: 'html', message }))),
    ...firstWarnings(csv.warnings),
  ]
  return allWellFormed({
    gender: html.gender ?? elsewhere.find(({ field }) => field === 'gender')?.value ?? '',
    ...dates,
    practitioner: html.practitioner ?? '',
    email: html.email ?? '',
    phone: html.phone ?? '',
    scale: csv.scale,
    results: csv.results,
    unread: csv.unread,
    allergenData: writeAllergenData(csv.results),
    warnings,
    tally: shortened(csv),
    failure: csv.results.length === 0 ? 'The CSV file has no readable results.' : null,
  })
}

const doubted = (file: string, { doubt }: Decoded): Warning[] =>
  doubt === null ? [] : [{ line: null, code: 'encoding', message: `The ${file} file ${doubt}` }]

/** Some files give only the year. */
const isWholeBirth = ({ field, value }: About) => field === 'dateOfBirth' && parseDate(value) !== undefined

/** The report's dates, with those of another file in place of the page's. */
function datesIn(abouts: readonly About[], dates: ReportDates): ReportDates {
  const said = (field: 'dateOfReceipt' | 'reportDate') =>
    abouts.find((about) => about.field === field && !about.value.includes('?'))?.value ?? dates[field]
  return { ...dates, dateOfReceipt: said('dateOfReceipt'), reportDate: said('reportDate') }
}

/** The warnings about impossible dates in any file, each once. */
function dateWarnings(all: readonly ReportDates[], today: string): Warning[] {
  const found = all.flatMap((dates) => senselessDates(dates, today))
  const first = new Map(found.map((one) => [one.sentence, one.fields[0]]))
  return [...first].map(([message, field]) => ({ line: null, code: dateCodes[field], message }))
}

const MOST_LINES = 500

/** The tally, cut to what an admin can read through; `notRead` counts all skipped lines. */
const shortened = ({ lines, results, headers, skipped }: ReadResults) => ({
  lines,
  read: results.length,
  headers: headers.slice(0, MOST_LINES),
  skipped: skipped.slice(0, MOST_LINES),
  notRead: skipped.length,
})

export type TripletReading = ReturnType<typeof readTriplet>

export function unreadTriplet(failure: string): TripletReading {
  return {
    gender: '',
    dateOfBirth: null,
    dateOfReceipt: null,
    reportDate: null,
    practitioner: '',
    email: '',
    phone: '',
    scale: 'index',
    results: [],
    unread: [],
    allergenData: '',
    warnings: [],
    tally: { lines: 0, read: 0, headers: [], skipped: [], notRead: 0 },
    failure,
  }
}

/** The same data with every text well-formed and without NUL, which Postgres refuses. */
function allWellFormed<T>(data: T): T {
  if (typeof data === 'string') return wellFormed(data) as T
  if (Array.isArray(data)) return data.map(allWellFormed) as T
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, allWellFormed(value)])) as T
}

/** Whether the files may decide the owner: read, and naming no other sample or person. */
export function mayDecideOwner({ failure, warnings }: Pick<TripletReading, 'failure' | 'warnings'>): boolean {
  return failure === null && !warnings.some(({ code }) => namesAnotherPerson(code))
}
