import type { Reply } from '@shared/api'
import { formatDots, parseDate } from '@shared/domain/text/dates'

/** A client as the directory lists them; the date of birth is null when unknown. */
export type ClientRow = Reply<'GET /api/clients'>[number]

/** A date of birth as DD.MM.YYYY from any format in the directory; undefined when unknown. */
export function bornOn({ dateOfBirth }: Pick<ClientRow, 'dateOfBirth'>): string | undefined {
  return dateOfBirth ? formatDots(parseDate(dateOfBirth) ?? dateOfBirth) : undefined
}

/** Whether a client's date of birth is that of the report (DD.MM.YYYY), where both are known. */
export function birthMatch(
  client: Pick<ClientRow, 'dateOfBirth'>,
  report: string | null,
): 'same' | 'other' | undefined {
  const born = bornOn(client)
  if (!born || !report) return undefined
  return born === report ? 'same' : 'other'
}
