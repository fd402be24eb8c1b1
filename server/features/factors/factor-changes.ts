import type { ProvenBy } from '@shared/domain/sign-in/factors'
import type { Actor } from '../../access/actor'
import type { Own } from '../../access/own'
import type { Database, Transaction } from '../../database/connect'
import type { AccountNews, Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import {
  markRecentlyAuthenticated,
  endSessions,
  lockAccountRow,
  isSessionAlive,
} from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { sendOutboxSoon } from '../messaging/messaging.public'
import { portalSettings, staffNeedFactorNow } from '../portal/portal.public'
import { hasWorking, isEnrolled, removeFactors } from './enrolled'

/** Throws a 409 Problem where an admin has switched off second factors for staff. */
export async function requireMayAddFactor(
  db: Database | Transaction,
  { role }: Pick<Actor, 'role'>,
): Promise<void> {
  if (role !== 'client' && (await portalSettings(db)).staffFactor === 'off')
    throw new Problem('conflict', 'Second factors are turned off. An administrator can turn them on.')
}

/** Locks the account, so that changes run one by one and an ended session changes nothing. */
export async function withFactorChange<T>(
  deps: Dependencies,
  { actor, idHash }: Own,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const done = await deps.db.transaction(async (tx) => {
    await lockAccountRow(tx, actor.id)
    if (!(await isSessionAlive(tx, actor.id, idHash))) throw new Problem('signed-out', 'Please sign in.')
    return work(tx)
  })
  sendOutboxSoon(deps)
  return done
}

/** Adds a factor, which counts as proof here; the first one of staff ends other sessions. */
export const addingFactor = <T>(
  deps: Dependencies,
  own: Own,
  factor: Exclude<ProvenBy, 'password' | 'link'>,
  add: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  withFactorChange(deps, own, async (tx) => {
    const { actor, idHash } = own
    await requireMayAddFactor(tx, actor)
    const isFirst = actor.role !== 'client' && !(await isEnrolled(tx, actor.id))
    const done = await add(tx)
    await markRecentlyAuthenticated(tx, idHash, factor)
    if (isFirst) await endSessions(tx, actor.id, idHash)
    await audit(tx, {
      actorId: actor.id,
      action: 'user.add-factor',
      subjectId: actor.id,
      fields: [factor],
    })
    return done
  })

/**
 * Removes one's own factor and ends every other session, since it may have opened them. The last
 * factor takes the recovery codes with it. `remove` returns the id of what it removed. Throws a 409
 * Problem where staff would be left without a required working factor.
 */
export const removingFactor = (
  deps: Dependencies,
  own: Own,
  news: Extract<AccountNews, 'passkey-removed' | 'authenticator-removed'>,
  remove: (tx: Transaction) => Promise<number>,
): Promise<void> =>
  withFactorChange(deps, own, async (tx) => {
    const { actor, idHash } = own
    const couldProve = await hasWorking(tx, actor.id, deps.config)
    await deps.notifyOwner(tx, news, actor, await remove(tx))
    await audit(tx, {
      actorId: actor.id,
      action: 'user.remove-factor',
      subjectId: actor.id,
      fields: [news === 'passkey-removed' ? 'passkey' : 'authenticator'],
    })
    const isLastThatWorks = couldProve && !(await hasWorking(tx, actor.id, deps.config))
    if (isLastThatWorks && actor.role !== 'client' && (await staffNeedFactorNow(tx)))
      throw new Problem(
        'conflict',
        'Staff need a second factor. Please add another one before you remove this.',
      )
    await endSessions(tx, actor.id, idHash)
    if (!(await isEnrolled(tx, actor.id))) await removeFactors(tx, actor.id)
  })
