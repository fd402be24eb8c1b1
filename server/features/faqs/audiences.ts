import type { Role } from '@shared/core/roles'

/** Whose FAQs each role may see. */
export const audiences: Record<Role, Role[]> = {
  client: ['client'],
  practitioner: ['practitioner', 'client'],
  admin: ['admin', 'practitioner', 'client'],
}
