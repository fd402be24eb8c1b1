import type { SessionUser } from './session'

type Named = Pick<SessionUser, 'firstName' | 'lastName' | 'username'>

/** The name of an account, else its username; the same as `accountName` of the server. */
export function accountName({ firstName, lastName, username }: Named): string {
  return `${firstName} ${lastName}`.trim() || username
}

export const roleTitles: Record<SessionUser['role'], string> = {
  admin: 'System Administrator',
  practitioner: 'Health Practitioner',
  client: 'Client',
}
