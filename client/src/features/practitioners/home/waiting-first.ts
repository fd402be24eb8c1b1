import type { ReportRow } from '@/features/reports/practitioner/report-pages.public'

/** What waits for a review and then the others, each as they come and once, as the newer of the two reads has it. */
export function waitingFirst(waiting: readonly ReportRow[], others: readonly ReportRow[]): ReportRow[] {
  const versions = new Map(others.map(({ id, version }) => [id, version]))
  const first = waiting.filter(({ id, version }) => version >= (versions.get(id) ?? 0))
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...others.filter(({ id }) => !ids.has(id))]
}
