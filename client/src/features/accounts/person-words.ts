import type { Reply } from '@shared/api'
import type { Role } from '@shared/core/roles'

export type Account = Reply<'GET /api/users'>[number]
export type Client = Reply<'GET /api/clients'>[number]

/** A role as the lists call it. */
export const roleWords: Record<Role, string> = {
  admin: 'Admin',
  practitioner: 'Practitioner',
  client: 'Client',
}

/** A count with its noun. */
export function countText(count: number, noun: string): string {
  return `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`
}
