/** What the Users table can be narrowed to beside a role. `never-in`: may sign in, and never has; `no-factor`: staff who have no second factor. */
export const accountStates = ['never-in', 'no-factor', 'deactivated'] as const
export type AccountState = (typeof accountStates)[number]
