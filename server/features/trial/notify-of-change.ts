import type { Transaction } from '../../database/connect'
import { findClientUser } from '../clients/clients.public'
import { notifyAnew } from '../notifications/notifications.public'
import type { PlanContext } from './plan'
import { notes } from './trial.notices'

/** Notifies a client when somebody else has changed their plan or recorded an outcome. */
export async function notifyOfChange(
  tx: Transaction,
  { actor, clientId }: Pick<PlanContext, 'actor' | 'clientId'>,
): Promise<void> {
  if (actor.clientId !== null) return
  const clientUser = await findClientUser(tx, clientId)
  if (clientUser) await notifyAnew(tx, clientUser.userId, notes.planChanged())
}
