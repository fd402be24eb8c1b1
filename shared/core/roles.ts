export const roles = ['admin', 'practitioner', 'client'] as const
export type Role = (typeof roles)[number]

/** The path of each role after sign-in. */
export const homeOf = {
  admin: '/admin',
  practitioner: '/practitioner',
  client: '/client',
} as const satisfies Record<Role, string>
