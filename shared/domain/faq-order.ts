import type { Role } from '../core/roles'

/** The priority of the first FAQ of each role's list; those that follow count on by 1. Lists of a role stand in this order. */
export const priorityBases: Record<Role, number> = { client: 1000, practitioner: 2000, admin: 3000 }
