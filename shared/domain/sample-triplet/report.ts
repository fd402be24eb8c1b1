import { formatDots } from '../text/dates'
import { type Level, levelOf } from '../reports/levels'

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

/** One printed result; the level is that of the printed value, so that all three files agree. */
export type SampleRow = { food: string; category: string; printed: string; level: Level }

/** The labels and values of the report's head; unknown ones are omitted. */
export function labelsOf(sample: SampleReport): [label: string, value: string][] {
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

/** The results by category, categories and foods in the order in which they come. */
export function groupsOf(sample: SampleReport): { category: string; rows: SampleRow[] }[] {
  const groups = new Map<string, SampleRow[]>()
  for (const result of sample.results) {
    const printed = result.value.toFixed(1)
    const category = result.category ?? 'Other foods'
    const row = { food: result.food, category, printed, level: levelOf(Number(printed), sample.unit) }
    groups.set(category, [...(groups.get(category) ?? []), row])
  }
  return [...groups].map(([category, rows]) => ({ category, rows }))
}

export function countsOf(groups: readonly { rows: readonly SampleRow[] }[]): Record<Level, number> {
  const counts: Record<Level, number> = { high: 0, moderate: 0, low: 0 }
  for (const { rows } of groups) for (const row of rows) counts[row.level] += 1
  return counts
}
