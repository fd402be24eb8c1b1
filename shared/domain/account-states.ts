/** What the Users table can be narrowed to beside a role. `never-in`: may sign in, and never has. */
export const accountStates = ['never-in', 'deactivated'] as const
export type AccountState = (typeof accountStates)[number]
