import type { ProvenBy } from '@shared/domain/factors'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import type { AccountNews, Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import { assureSession, endSessions, lockAccount } from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { sendOwedSoon } from '../messaging/messaging.public'
import { portalSettings, staffNeedFactorNow } from '../portal/portal.public'
import { isEnrolled, removeFactors } from './enrolled'

/** The request that changes a factor of one's own: who, and under which session. */
export type Own = { actor: Actor; idHash: string }

/** Throws a 409 Problem where an admin has switched second factors of staff off. */
export async function mustMayAdd(db: Database | Transaction, { role }: Pick<Actor, 'role'>): Promise<void> {
  if (role !== 'client' && (await portalSettings(db)).staffFactor === 'off')
    throw new Problem('conflict', 'Second factors are switched off. An administrator can offer them.')
}

/**
 * Adds a factor of one's own, which the session has proven with it. With the first of staff every other session ends: a
 * password may have been enough for it. Changes of one account wait for each other.
 */
export async function addingFactor<T>(
  deps: Dependencies,
  { actor, idHash }: Own,
  factor: Exclude<ProvenBy, 'password' | 'link'>,
  add: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const added = await deps.db.transaction(async (tx) => {
    await lockAccount(tx, actor.id)
    await mustMayAdd(tx, actor)
    const isFirst = actor.role !== 'client' && !(await isEnrolled(tx, actor.id))
    const done = await add(tx)
    await assureSession(tx, idHash, factor)
    if (isFirst) await endSessions(tx, actor.id, idHash)
    await audit(tx, { actorId: actor.id, action: 'user.add-factor', subjectId: actor.id })
    return done
  })
  sendOwedSoon(deps)
  return added
}

/** Removes a factor of one's own; with the last of all go the recovery codes. `remove` answers the id of what it removed. */
export async function removingFactor(
  deps: Dependencies,
  actor: Actor,
  news: Extract<AccountNews, 'passkey-removed' | 'authenticator-removed'>,
  remove: (tx: Transaction) => Promise<number>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, actor.id)
    await deps.tellOwner(tx, news, actor, await remove(tx))
    await audit(tx, { actorId: actor.id, action: 'user.remove-factor', subjectId: actor.id })
    if (await isEnrolled(tx, actor.id)) return
    if (actor.role !== 'client' && (await staffNeedFactorNow(tx)))
      throw new Problem(
        'conflict',
        'Staff need a second factor. Please add another one before you remove this.',
      )
    await removeFactors(tx, actor.id)
  })
  sendOwedSoon(deps)
}
