import { formatDayOf } from '@shared/domain/text/dates'
import type { ReportRow } from '../manage/report-row'

/** Whether the practitioner opened this version and, once released, the client, in words. */
export function openingWords({ status, openedByMe, readAt }: ReportRow): string[] {
  return [
    openedByMe ? `Opened by you on ${formatDayOf(openedByMe)}` : 'Not opened by you',
    ...(status === 'completed'
      ? [readAt ? `Opened by the client on ${formatDayOf(readAt)}` : 'Not opened by the client']
      : []),
  ]
}
