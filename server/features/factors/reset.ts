import type { Actor } from '../../access/actor'
import { startError } from '../../database/embedded/start-error'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import {
  endSessions,
  findAccount,
  lockAccountRow,
  lockAddress,
  raiseVersion,
} from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { sendOutboxSoon } from '../messaging/messaging.public'
import { notifyRole } from '../notifications/notifications.public'
import { removeFactors } from './enrolled'
import { notes } from './factors.notices'

/** Their sessions end, and they and all admins are notified. Throws a Problem: 404, 409. */
export async function resetFactors(deps: Dependencies, actor: Actor, userId: number): Promise<void> {
  if (userId === actor.id)
    throw new Problem(
      'conflict',
      'This is your own account. Another administrator can reset its second factor, and you can change it under Settings.',
    )
  await deps.db.transaction(async (tx) => {
    await lockAccountRow(tx, userId)
    const owner = await findAccount(tx, userId)
    if (!owner) throw notFound('The user')
    if (!(await reset(tx, deps, owner, actor.id)))
      throw new Problem('conflict', 'There is no second factor to reset.')
  })
  sendOutboxSoon(deps)
}

/** The same from the portal's machine; throws a StartError for no such account or factor. */
export async function resetFactorsOf(
  deps: Pick<Dependencies, 'db' | 'notifyOwner'>,
  email: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const owner = await lockAddress(tx, email)
    if (!owner) throw startError(`No account uses ${email}.`)
    if (!(await reset(tx, deps, owner, null))) throw startError(`${email} has no second factor.`)
  })
}

type Owner = Parameters<Dependencies['notifyOwner']>[2]

async function reset(
  tx: Transaction,
  { notifyOwner }: Pick<Dependencies, 'notifyOwner'>,
  owner: Owner,
  actorId: number | null,
): Promise<boolean> {
  if ((await removeFactors(tx, owner.id)) === 0) return false
  await endSessions(tx, owner.id)
  await notifyOwner(tx, 'factors-reset', owner, await raiseVersion(tx, owner.id))
  await notifyRole(tx, 'admin', notes.reset())
  await audit(tx, { actorId, action: 'user.reset-factors', subjectId: owner.id })
  return true
}
