import { createHash, randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { DAY_MS } from '@shared/domain/text/dates'
import type { Secrets } from '../config/secrets'
import { signer } from '../encryption/signing'
import { cookieIn, cookieName } from './cookie-name'

/** The longest lifetime that browsers accept. */
const COOKIE_MS = 400 * DAY_MS

/** A signed random id that identifies an account's known device; it grants no access. */
export type DeviceCookie = {
  /** The hash of the browser's id; undefined without a validly signed one. */
  read(req: Request): string | undefined
  /** Sets an id, or extends the existing one by 400 days; answers its hash. */
  renew(req: Request, res: Response): string
}

export function deviceCookie(publicUrl: string, secrets: () => Secrets['sessionSecrets']): DeviceCookie {
  const name = cookieName('pearwell.device', publicUrl)
  const { sign, open } = signer('device cookie', secrets)
  const idOf = ({ headers }: Request) => {
    const value = cookieIn(headers, name)
    return value && open(value)
  }
  return {
    read: (req) => {
      const id = idOf(req)
      return id && hashOf(id)
    },
    renew: (req, res) => {
      const id = idOf(req) ?? randomBytes(18).toString('base64url')
      res.cookie(name, sign(id), {
        httpOnly: true,
        sameSite: 'strict',
        secure: req.secure || publicUrl.startsWith('https:'),
        maxAge: COOKIE_MS,
      })
      return hashOf(id)
    },
  }
}

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex')
