import type { Request, Response } from 'express'
import { cookieIn, cookieName } from './cookie-name'

const COOKIE_MS = 5 * 60_000

/** A random token in a browser whose sign-in awaits its second step, stored by its hash. */
export type StepCookie = {
  read(req: Request): string | undefined
  set(req: Request, res: Response, token: string): void
  clear(req: Request, res: Response): void
}

export function stepCookie(publicUrl: string): StepCookie {
  const name = cookieName('pearwell.second', publicUrl)
  const options = (req: Request) =>
    ({
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: req.secure || publicUrl.startsWith('https:'),
    }) as const
  return {
    read: ({ headers }) => cookieIn(headers, name),
    set: (req, res, token) => void res.cookie(name, token, { ...options(req), maxAge: COOKIE_MS }),
    clear: (req, res) => void res.clearCookie(name, options(req)),
  }
}
