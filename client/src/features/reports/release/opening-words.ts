import { formatDayOf } from '@shared/domain/text/dates'
import type { ReportRow } from '../manage/report-row'

/**
 * One sentence each for whether the practitioner has opened this version and, once released, the
 * client.
 */
export function openingWords({ status, openedByMe, readAt }: ReportRow): string[] {
  return [
    openedByMe ? `Opened by you on ${formatDayOf(openedByMe)}` : 'Not opened by you',
    ...(status === 'completed'
      ? [readAt ? `Opened by the client on ${formatDayOf(readAt)}` : 'Not opened by the client']
      : []),
  ]
}
