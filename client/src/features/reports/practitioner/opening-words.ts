import { formatDayOf } from '@shared/domain/dates'
import type { ReportRow } from '../admin/report-row'

/** Who has opened a report, in a sentence each: the practitioner who looks, as it is now, and its client once it is theirs. */
export function openingWords({ status, openedByMe, readAt }: ReportRow): string[] {
  return [
    openedByMe ? `Opened by you on ${formatDayOf(openedByMe)}` : 'Not opened by you',
    ...(status === 'completed'
      ? [readAt ? `Opened by the client on ${formatDayOf(readAt)}` : 'Not opened by the client']
      : []),
  ]
}
