import { formatDayOf, formatDots, parseDate } from '@shared/domain/dates'
import type { ReportRow } from '../admin/report-row'

/** The day of a test as DD.MM.YYYY; the upload's where the report names none. */
export function testDay({ reportDate, createdAt }: Pick<ReportRow, 'reportDate' | 'createdAt'>): string {
  const tested = parseDate(reportDate ?? '')
  return tested ? formatDots(tested) : formatDayOf(createdAt)
}
