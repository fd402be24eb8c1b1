import type { Reply } from '@shared/api'
import type { Role } from '@shared/core/roles'

export type Account = Reply<'GET /api/users'>[number]

/** A role as the lists call it. */
export const roleWords: Record<Role, string> = {
  admin: 'Admin',
  practitioner: 'Practitioner',
  client: 'Client',
}
