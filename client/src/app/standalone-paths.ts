const alone = ['/welcome', '/welcome/code', '/auth/reset'] as const

/** A screen without the shell, the same whether somebody is signed in or not: it is how people get in. */
export type StandalonePath = (typeof alone)[number]

export const isStandalone = (path: string): path is StandalonePath =>
  (alone as readonly string[]).includes(path)
