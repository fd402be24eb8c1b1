import type { Request } from 'express'
import type { Actor } from '../access/actor'
import { Problem } from './problem'

/**
 * Refuses a call of a page that was opened for another account than the session's: somebody else has signed in in the same
 * browser since. Whoever names no account, as programs do, is asked for none.
 */
export function refuseOtherAccount(req: Request, actor: Actor | undefined): void {
  const account = req.get('X-Account')
  if (!actor || account === undefined || account === String(actor.id)) return
  throw new Problem('other-account', 'Somebody else is signed in here now. Nothing was changed.')
}
