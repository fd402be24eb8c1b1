import type { Reply } from '@shared/api'
import { formatDots, parseDate } from '@shared/domain/dates'

/** A client as the directory lists them; the date of birth is null when unknown. */
export type ClientRow = Reply<'GET /api/clients'>[number]

/** Whose report it shall be. `file`: as the file itself says. */
export type OwnerChoice =
  | { kind: 'file' }
  | { kind: 'client'; client?: ClientRow }
  | { kind: 'email'; email: string }
  | { kind: 'withoutEmail' }
  | { kind: 'nobody' }

// The server decides; this only catches slips before they travel.
const looksLikeEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
export const isEmail = (text: string): boolean => looksLikeEmail.test(text.trim())

/** What is still missing from a choice; undefined when it is complete. */
export function ownerError(choice: OwnerChoice): string | undefined {
  if (choice.kind === 'client' && !choice.client) return 'Choose a client from the list'
  if (choice.kind === 'email' && !isEmail(choice.email)) return 'Please enter a valid email address'
  return undefined
}

/** A client's date of birth as DD.MM.YYYY, however the directory writes it; undefined when unknown. */
export function bornOn({ dateOfBirth }: Pick<ClientRow, 'dateOfBirth'>): string | undefined {
  return dateOfBirth ? formatDots(parseDate(dateOfBirth) ?? dateOfBirth) : undefined
}

/** How a client's date of birth compares with the report's (DD.MM.YYYY), where both are known. */
export function birthMatch(
  client: Pick<ClientRow, 'dateOfBirth'>,
  report: string | null,
): 'same' | 'other' | undefined {
  const born = bornOn(client)
  if (!born || !report) return undefined
  return born === report ? 'same' : 'other'
}
