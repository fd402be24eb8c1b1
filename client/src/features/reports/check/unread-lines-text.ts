import { countText, listed, plural } from '@shared/domain/text/counts'
import { isOfDate } from '@shared/domain/text/date-sense'
import type { Report } from '../results/report-types'

const MOST_NAMED = 12

export const notReadText = (lines: number): string =>
  `${countText(lines, 'line')} ${plural(lines, 'was', 'were')} not read`

/** How many dates named in the warnings cannot be right; undefined for none. */
export function wrongDatesText(warnings: Report['warnings']): string | undefined {
  const dates = new Set(warnings.filter(isOfDate).map(({ code }) => code)).size
  return dates === 0 ? undefined : `${countText(dates, 'date')} cannot be right`
}

/** What the clients will read about unread lines once the reports are confirmed. */
export function unreadLinesText(
  unread: Report['unread'],
  { lines, clients }: Record<'lines' | 'clients', number>,
): string {
  const who = plural(clients, 'The client', 'The clients')
  if (unread.length === 0)
    return `${who} ${plural(clients, 'is', 'are')} not told about ${plural(lines, 'it', 'them')}.`
  const more = unread.length - MOST_NAMED
  const foods = unread.slice(0, MOST_NAMED).map(({ food }) => food)
  const names = listed(more > 0 ? [...foods, `${more} more`] : foods)
  return `${who} ${plural(clients, 'sees', 'see')} ${countText(unread.length, 'food')} marked “tested, not readable: ask the laboratory”: ${names}.${lines > unread.length ? ' They are not told about the other lines.' : ''}`
}
