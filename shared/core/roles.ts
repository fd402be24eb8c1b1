export const roles = ['admin', 'practitioner', 'client'] as const
export type Role = (typeof roles)[number]

export const homeOf = {
  admin: '/admin',
  practitioner: '/practitioner',
  client: '/client',
} as const satisfies Record<Role, string>
