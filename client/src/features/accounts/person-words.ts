import type { Reply } from '@shared/api'
import type { Role } from '@shared/core/roles'

export type Account = Reply<'GET /api/users'>[number]

/** Role names for lists. */
export const roleWords: Record<Role, string> = {
  admin: 'Admin',
  practitioner: 'Practitioner',
  client: 'Client',
}
