import type { AssignedClient } from '@/features/reports/practitioner/report-pages.public'
import { formatDots, formatDayOf, parseDate } from '@shared/domain/dates'

/** The day of a client's latest test as DD.MM.YYYY; the upload's where the report names none. */
export function latestDay({ latest }: AssignedClient): string {
  const tested = parseDate(latest.reportDate ?? '')
  return tested ? formatDots(tested) : formatDayOf(latest.createdAt)
}
