const alone = ['/welcome', '/welcome/code', '/auth/reset'] as const

/** A screen without the shell, with or without a user, because users sign in through it. */
export type StandalonePath = (typeof alone)[number]

export const isStandalone = (path: string): path is StandalonePath =>
  (alone as readonly string[]).includes(path)
