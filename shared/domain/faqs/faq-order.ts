import type { Role } from '../../core/roles'

/** The FAQ lists that can be sorted: of a role, or of all. */
export type FaqList = 'client' | 'practitioner' | 'all'

/** The priority of a list's first FAQ after sorting; the following ones count up by 1. */
export const orderBases: Record<FaqList, number> = { client: 1000, practitioner: 2000, all: 3000 }

/** The priority of the first FAQ for a role; those for admins are only in the list of all. */
export const firstPriority = (role: Role): number => orderBases[role === 'admin' ? 'all' : role]
