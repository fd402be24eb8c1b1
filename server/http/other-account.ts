import type { Request } from 'express'
import type { Actor } from '../access/actor'
import { Problem } from './problem'

/** Refuses a page opened for another account than the session's; calls that name none pass. */
export function refuseOtherAccount(req: Request, actor: Actor | undefined): void {
  const account = req.get('X-Account')
  if (!actor || account === undefined || account === String(actor.id)) return
  throw new Problem('other-account', 'Somebody else is signed in here now. Nothing was changed.')
}
