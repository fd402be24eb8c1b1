import type { ClientRow } from '@/lists/born-on'

/** Whose report it shall be. `file`: as the file itself says. */
export type OwnerChoice =
  | { kind: 'file' }
  | { kind: 'client'; client?: ClientRow }
  | { kind: 'email'; email: string; another?: boolean }
  | { kind: 'withoutEmail'; another?: boolean }
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
