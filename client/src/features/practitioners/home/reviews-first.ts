import type { ReportRow } from '@/features/reports/release/report-pages.public'

/** Waiting reports first; a report in both lists appears once, in its newer version. */
export function reviewsFirst(waiting: readonly ReportRow[], others: readonly ReportRow[]): ReportRow[] {
  const versions = new Map(others.map(({ id, version }) => [id, version]))
  const first = waiting.filter(({ id, version }) => version >= (versions.get(id) ?? 0))
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...others.filter(({ id }) => !ids.has(id))]
}
