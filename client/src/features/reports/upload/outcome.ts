import { countText, formatCount, plural } from '@shared/domain/text/counts'
import { stateOf, type ReportState } from '@shared/domain/reports/report-state'
import { practitionerNameOf, type ReportRow } from '../manage/report-row'
import type { UploadedReport } from './tray'

/** The states of uploaded reports, in the order in which they are listed. */
export const outcomes = ['released', 'held', 'nobody', 'to-check', 'failed'] as const satisfies ReportState[]
export type Outcome = (typeof outcomes)[number]

export const outcomeWords: Record<Outcome, string> = {
  released: 'Reached clients',
  held: 'With a practitioner',
  nobody: 'Unlinked',
  'to-check': 'To check',
  failed: 'Not read',
}

const clauses: Record<Outcome, (n: number) => string> = {
  released: (n) => `reached ${plural(n, 'its client', 'clients')}`,
  held: (n) => `${plural(n, 'is', 'are')} with a practitioner`,
  nobody: (n) => `${plural(n, 'is', 'are')} unlinked`,
  'to-check': (n) => `${plural(n, 'needs', 'need')} checking`,
  failed: (n) => `${plural(n, 'was', 'were')} not read`,
}

/** Groups reports by outcome in the given order; one still being read counts as to check. */
export function byOutcome<Row extends Pick<ReportRow, 'status' | 'clientId'>>(
  rows: readonly Row[],
): Record<Outcome, Row[]> {
  const groups: Record<Outcome, Row[]> = { released: [], held: [], nobody: [], 'to-check': [], failed: [] }
  for (const row of rows) {
    const state = stateOf(row)
    groups[state === 'processing' ? 'to-check' : state].push(row)
  }
  return groups
}

/** The outcomes in one sentence: "196 reached clients, 2 are unlinked." */
export function outcomeText(groups: Record<Outcome, readonly unknown[]>): string {
  const told = outcomes.flatMap((outcome) => {
    const { length } = groups[outcome]
    return length > 0 ? [`${formatCount(length)} ${clauses[outcome](length)}`] : []
  })
  return `${told.join(', ')}.`
}

/** A success only when every uploaded report is new and reached its client. */
export function uploadedToast(uploaded: readonly UploadedReport[]): { title: string; description: string } {
  const made = uploaded.filter(({ existed }) => !existed).map(({ row }) => row)
  const groups = byOutcome(made)
  const existed = uploaded.length - made.length
  if (existed > 0 || groups.released.length < made.length)
    return {
      title: 'Upload finished',
      description: [
        ...(made.length > 0 ? [outcomeText(groups)] : []),
        ...(existed > 0 ? [existedText(existed)] : []),
      ].join(' '),
    }
  const noun = plural(made.length, 'Report has', `${made.length} reports have`)
  return { title: 'Upload Successful', description: `${noun} been uploaded successfully.` }
}

export const existedText = (count: number): string =>
  `${countText(count, 'report was', 'reports were')} already there. Nothing changed.`

/** How many reached their client: "121 of 200 reports reached their client". */
export const reachedText = ({ released }: Record<Outcome, readonly unknown[]>, all: number): string =>
  `${formatCount(released.length)} of ${countText(all, 'report')} reached their client`

/** The practitioners with waiting reports, most first: "Amara Nwosu 8, Ines Carvalho 3". */
export function waitsText(held: readonly ReportRow[]): string {
  const counts = new Map<string, number>()
  for (const row of held) counts.set(practitionerNameOf(row), (counts.get(practitionerNameOf(row)) ?? 0) + 1)
  return [...counts]
    .sort(([a, n], [b, m]) => m - n || a.localeCompare(b))
    .map(([name, n]) => `${name} ${formatCount(n)}`)
    .join(', ')
}

/** Splits a list into parts of at most `size` for one request each. */
export const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  )
