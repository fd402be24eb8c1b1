import { createHash, randomBytes } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Machine } from '../access/actor'
import { networkOf } from './network-of'
import type { ConcurrencySlots } from './fairness'
import { Problem } from './problem'

const form = /^pw_[\w-]{43}$/

/** A new token and the hex SHA-256 under which it is stored. */
export function makeToken(): { token: string; hash: string } {
  const token = `pw_${randomBytes(32).toString('base64url')}`
  return { token, hash: hashOf(token) }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Looks up the machine of a token hash; undefined if there is none or it is revoked. */
export type FindMachine = (hash: string) => Promise<Machine | undefined>

/** Treats a Bearer request as a machine's, despite a cookie: `res.locals.machine` or 401. */
export function bearer(find: FindMachine, slots: ConcurrencySlots, people: RequestHandler): RequestHandler {
  return async (req, res, next) => {
    const [scheme = '', token = ''] = (req.get('Authorization') ?? '').trim().split(/\s+/, 2)
    if (scheme.toLowerCase() !== 'bearer') return people(req, res, next)
    // Well-formed guesses queue by network; malformed tokens are refused without a query.
    const machine = form.test(token)
      ? await slots.run(`tokens ${networkOf(req.ip ?? '')}`, () => find(hashOf(token)))
      : undefined
    if (!machine)
      throw new Problem(
        'signed-out',
        'This token is not valid, or no longer valid. Please ask an administrator for a new one.',
      )
    res.locals['machine'] = machine
    next()
  }
}
