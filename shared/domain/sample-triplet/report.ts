import { formatDots } from '../text/dates'
import { type Level, levelOf, type ScaleName, scales } from '../reports/levels'

/** Dates are ISO; values are in µg/ml and are printed with one decimal. */
export type SampleReport = {
  sampleId: string
  clientName: string
  email?: string
  phone?: string
  gender?: string
  dateOfBirth?: string
  dateOfReceipt?: string
  reportDate?: string
  practitioner?: string
  results: { food: string; category?: string; value: number }[]
  unit: 'µg/ml'
}

/** What the three files print; `scale` is undefined where the unit has none. */
export type PrintedReport = {
  sampleId: string
  clientName: string
  labels: [label: string, value: string][]
  groups: PrintedGroup[]
  unit: string
  scale: ScaleName | undefined
  /** Says who made the files, where the laboratory did not. */
  origin?: string
}
export type PrintedGroup = { category: string; rows: PrintedRow[] }

/** The level is that of the printed value, so that all files agree; undefined: none is read. */
export type PrintedRow = { food: string; printed: string; level: Level | undefined }

/** In place of a level that is not known. */
export const UNREAD = 'Not read'

type Facts = Omit<SampleReport, 'results' | 'unit'>

/** The sample as its files print it. */
export function printedSample(sample: SampleReport): PrintedReport {
  const rows = sample.results.map(({ food, category, value }) => {
    const printed = value.toFixed(1)
    return { food, category, printed, level: levelOf(Number(printed), sample.unit) }
  })
  const { sampleId, clientName, unit } = sample
  return { sampleId, clientName, labels: labelsOf(sample), groups: groupsOf(rows), unit, scale: unit }
}

/** The labels and values of the report's head; unknown ones are omitted. */
export function labelsOf(sample: Facts): [label: string, value: string][] {
  const date = (iso: string | undefined) => (iso ? formatDots(iso) : '')
  const labels: [string, string | undefined][] = [
    ['Sample ID', sample.sampleId],
    ['Client Name', sample.clientName],
    ['Gender', sample.gender],
    ['Date of Birth', date(sample.dateOfBirth)],
    ['Date of Receipt', date(sample.dateOfReceipt)],
    ['Report Date', date(sample.reportDate)],
    ['Practitioner', sample.practitioner],
    ['Email', sample.email],
    ['Phone', sample.phone],
  ]
  return labels.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))
}

/** The rows by category, categories and foods in the order in which they come. */
export function groupsOf(rows: readonly (PrintedRow & { category?: string | undefined })[]): PrintedGroup[] {
  const groups = new Map<string, PrintedRow[]>()
  for (const { category = 'Other foods', ...row } of rows) {
    const group = groups.get(category)
    if (group) group.push(row)
    else groups.set(category, [row])
  }
  return [...groups].map(([category, rowsOfGroup]) => ({ category, rows: rowsOfGroup }))
}

export function countsOf({ groups }: Pick<PrintedReport, 'groups'>): Record<Level, number> {
  const counts: Record<Level, number> = { high: 0, moderate: 0, low: 0 }
  for (const { rows } of groups) for (const { level } of rows) if (level) counts[level] += 1
  return counts
}

export function aboutOf({ groups, origin = '' }: PrintedReport): string {
  const foods = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  return `IgG antibodies against ${foods} foods${origin && `. ${origin}`}`
}

/** The head of the column of results. */
export const resultHead = ({ unit }: Pick<PrintedReport, 'unit'>): string =>
  unit === '' ? 'Result' : `Result (${unit})`

/** A sentence per level, the highest first. */
export function legendOf({ scale }: PrintedReport): string[] {
  if (scale === undefined) return ['The levels are not known, because the unit is not known.']
  const { moderate, high, unit } = scales[scale]
  const bound = (value: number) => (unit === null ? value.toFixed(1) : `${value.toFixed(1)} ${unit}`)
  return [
    `High: ${bound(high)} or more.`,
    `Moderate: ${bound(moderate)} to below ${bound(high)}.`,
    `No elevation: below ${bound(moderate)}.`,
  ]
}
