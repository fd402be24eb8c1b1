export const roles = ['admin', 'practitioner', 'client'] as const
export type Role = (typeof roles)[number]

/** The path a role lands on after sign-in. */
export const homeOf: Record<Role, string> = {
  admin: '/admin',
  practitioner: '/practitioner',
  client: '/client',
}
