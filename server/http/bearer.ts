import { createHash, randomBytes } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Machine } from '../access/actor'
import { networkOf } from './network-of'
import type { ConcurrencySlots } from './fairness'
import { Problem } from './problem'

const form = /^pw_[\w-]{43}$/

/** A new token, and the hash under which it is kept: in hexadecimal, as in `hashOf`. */
export function makeToken(): { token: string; hash: string } {
  const token = `pw_${randomBytes(32).toString('base64url')}`
  return { token, hash: hashOf(token) }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The machine whose token has this hash, unless it is revoked. */
export type FindMachine = (hash: string) => Promise<Machine | undefined>

/**
 * A request with `Authorization: Bearer` is a machine's, whatever cookie comes beside it: the machine is put into
 * `res.locals`, or it is refused (401). Every other request is a person's and goes to `people`.
 */
export function bearer(find: FindMachine, slots: ConcurrencySlots, people: RequestHandler): RequestHandler {
  return async (req, res, next) => {
    const [scheme = '', token = ''] = (req.get('Authorization') ?? '').trim().split(/\s+/, 2)
    if (scheme.toLowerCase() !== 'bearer') return people(req, res, next)
    // Whoever tries tokens that are none has the turns of one network, not one for each.
    const machine = form.test(token)
      ? await slots.run(`tokens ${networkOf(req.ip ?? '')}`, () => find(hashOf(token)))
      : undefined
    if (!machine)
      throw new Problem(
        'signed-out',
        'This token is not valid (any more). Please ask an administrator for a new one.',
      )
    res.locals['machine'] = machine
    next()
  }
}
