import type { ClientRow } from '@/lists/born-on'

/** Whose report it becomes; `file` takes the owner named in the file. */
export type OwnerChoice =
  | { kind: 'file' }
  | { kind: 'client'; client?: ClientRow }
  | { kind: 'email'; email: string; another?: boolean }
  | { kind: 'withoutEmail'; another?: boolean }
  | { kind: 'nobody' }

// Catches typing slips early; the server has the final say.
const looksLikeEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
export const isEmail = (text: string): boolean => looksLikeEmail.test(text.trim())

/** Returns what is missing from a choice; undefined when it is complete. */
export function ownerError(choice: OwnerChoice): string | undefined {
  if (choice.kind === 'client' && !choice.client) return 'Choose a client from the list'
  if (choice.kind === 'email' && !isEmail(choice.email)) return 'Please enter a valid email address'
  return undefined
}
