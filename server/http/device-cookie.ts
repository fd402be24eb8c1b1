import { createHash, randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { DAY_MS } from '@shared/domain/dates'
import type { Secrets } from '../secrets'
import { signer } from '../signing'
import { cookieIn, cookieName } from './cookie-name'

/** As long as browsers keep a cookie at all. */
const COOKIE_MS = 400 * DAY_MS

/**
 * A browser in which somebody has signed in carries a random id, signed. It opens nothing: it only tells a device that an
 * account knows, which is kept by the id's hash.
 */
export type DeviceCookie = {
  /** The hash of the id that the browser carries; undefined without one that we signed. */
  read(req: Request): string | undefined
  /** Gives the browser an id, or keeps the one it has for another 400 days; the hash of it. */
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
