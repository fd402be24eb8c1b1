import type { SessionUser } from './session'

type Named = Pick<SessionUser, 'firstName' | 'lastName' | 'username'>

/** How an account is called: its name, else its username, as `accountName` of the server says it too. */
export function accountName({ firstName, lastName, username }: Named): string {
  return `${firstName} ${lastName}`.trim() || username
}

export const roleTitles: Record<SessionUser['role'], string> = {
  admin: 'System Administrator',
  practitioner: 'Health Practitioner',
  client: 'Client',
}
