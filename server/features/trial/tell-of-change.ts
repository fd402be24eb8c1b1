import type { Transaction } from '../../database/connect'
import { findClientUser } from '../clients/clients.public'
import { notifyAnew } from '../notifications/notifications.public'
import type { Deed } from './plan'
import { notes } from './trial.notices'

/** Notifies a client when somebody else has changed their plan or recorded an outcome. */
export async function tellOfChange(
  tx: Transaction,
  { actor, clientId }: Pick<Deed, 'actor' | 'clientId'>,
): Promise<void> {
  if (actor.clientId !== null) return
  const told = await findClientUser(tx, clientId)
  if (told) await notifyAnew(tx, told.userId, notes.planChanged())
}
