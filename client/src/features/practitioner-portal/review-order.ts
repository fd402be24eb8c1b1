import type { ReportRow } from '@/features/reports/practitioner/practitioner-reports.public'

/** The reports that wait for a review, and then the newest others, at most `limit`; both lists come newest first. */
export function toReviewFirst(
  waiting: readonly ReportRow[],
  newest: readonly ReportRow[],
  limit: number,
): ReportRow[] {
  const others = newest.filter(({ status }) => status !== 'pending')
  return [...waiting, ...others].slice(0, limit)
}
