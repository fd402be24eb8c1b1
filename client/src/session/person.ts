import { firstLetter } from '@/lib/first-letter'
import type { SessionUser } from './session'

type Named = Pick<SessionUser, 'firstName' | 'lastName' | 'username'>

/** How an account is called: its name, else its username, as `accountName` of the server says it too. */
export function accountName({ firstName, lastName, username }: Named): string {
  return `${firstName} ${lastName}`.trim() || username
}

/** First letters of first and last name; else the first letter of the username; else U. */
export function initials({ firstName, lastName, username }: Named): string[] {
  const ofName = [firstLetter(firstName), firstLetter(lastName)].filter(Boolean)
  return ofName.length > 0 ? ofName : [firstLetter(username) || 'U']
}

export const roleTitles: Record<SessionUser['role'], string> = {
  admin: 'System Administrator',
  practitioner: 'Health Practitioner',
  client: 'Client',
}
