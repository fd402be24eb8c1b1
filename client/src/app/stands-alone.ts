const alone = ['/welcome', '/welcome/code', '/auth/reset'] as const

/** A screen without the shell, the same whether somebody is signed in or not: it is how people get in. */
export type AlonePath = (typeof alone)[number]

export const standsAlone = (path: string): path is AlonePath => (alone as readonly string[]).includes(path)
