import type { ReportRow } from '@/features/reports/practitioner/report-pages.public'

/** The reports that wait for a review, and then the others, each newest first as they come; at most `limit`. */
export function toReviewFirst(
  waiting: readonly ReportRow[],
  others: readonly ReportRow[],
  limit: number,
): ReportRow[] {
  // Released between the two reads, a report is in both.
  const again = new Set(others.map(({ id }) => id))
  return [...waiting.filter(({ id }) => !again.has(id)), ...others].slice(0, limit)
}
