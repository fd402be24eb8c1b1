import type { Request, Response } from 'express'
import type { ApiRoute } from '@shared/api'
import type { Endpoint } from '@shared/core/contract'
import { endpointsOfScope, isAllowedWhilePending, policy, type Rule } from '@shared/policy'
import type { Actor, Machine } from '../access/actor'
import { grantScope, type Scope } from '../access/scope'
import { refuseCrossSite } from './cross-site'
import { refuseOtherAccount } from './other-account'
import { Problem } from './problem'
import { findSessionAgain } from './session'

/** The person's scope for an endpoint, undefined if public; throws a Problem if refused. */
export function authorise(route: ApiRoute, { crossOrigin }: Endpoint, req: Request): Scope | undefined {
  const rule: Rule = policy[route]
  const actor = req.user as Actor | undefined
  if (rule !== 'public' && !actor) throw new Problem('signed-out', 'Please sign in.')
  if (!crossOrigin) refuseCrossSite(req)
  // A page of another account calls this next, to learn who is signed in.
  if (route !== 'GET /api/user') refuseOtherAccount(req, actor)
  if (rule === 'public' || !actor) return undefined
  const reach = rule[actor.role]
  if (reach === 'no') throw new Problem('forbidden', "Your account isn't allowed to do this.")
  refusePending(actor, route)
  return grantScope(actor, reach)
}

export const stepUpRequired = () => new Problem('assure', 'Please confirm it is you.')

/** Checks again after a slow request body, since the session may have ended meanwhile. */
export async function recheckSession(route: ApiRoute, res: Response): Promise<void> {
  const found = await findSessionAgain(res)
  if (!found) throw new Problem('signed-out', 'Please sign in.')
  refusePending(found.actor, route)
  if (!found.isRecentlyAuthenticated) throw stepUpRequired()
}

function refusePending({ needs }: Actor, route: ApiRoute): void {
  if (needs && !isAllowedWhilePending(needs, route)) throw new Problem('factor-needed', pendingTexts[needs])
}

const pendingTexts = {
  enrolment: 'Staff need a second factor. Please set one up first.',
  'second-factor': 'Please confirm with your second factor that it is you.',
}

/** A machine has no scope of rows, and no page of another site can send its token. */
export function authoriseMachine({ scopes }: Machine, route: ApiRoute): undefined {
  if (!scopes.some((scope) => (endpointsOfScope[scope] as readonly ApiRoute[]).includes(route)))
    throw new Problem('forbidden', "This token isn't allowed to do this.")
}
