import type { Role } from '../core/roles'

/** The lists that FAQs are put in order in: one of a role's, or all together. */
export type FaqList = 'client' | 'practitioner' | 'all'

/** The priority of a list's first FAQ once it was put in order; those that follow count on by 1. */
export const orderBases: Record<FaqList, number> = { client: 1000, practitioner: 2000, all: 3000 }

/** The priority of the first FAQ for a role; those for admins stand in the list of all alone. */
export const firstPriority = (role: Role): number => orderBases[role === 'admin' ? 'all' : role]
