/** `never-in`: may sign in but never has; `no-factor`: staff without a second factor. */
export const accountStates = ['never-in', 'no-factor', 'deactivated'] as const
export type AccountState = (typeof accountStates)[number]
