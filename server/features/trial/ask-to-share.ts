import type { Transaction } from '../../database/connect'
import { findClientUser } from '../clients/clients.public'
import { notifyAnew } from '../notifications/notifications.public'
import { isSeen, newestPlan } from './plan'
import { practitionersOf, type SeenBy } from './practitioners-of'
import { notes } from './trial.notices'
import type { TrialRow } from './resolved-state'

/** Whether an assignment ended a plan's sharing and there is a practitioner to ask about. */
export const isToAsk = (row: TrialRow, practitioners: readonly { id: number }[]): boolean =>
  row.state !== 'closed' &&
  (row.sharingEnded || row.sharedWith.length > 0) &&
  practitioners.length > 0 &&
  !practitioners.some(({ id }) => isSeen(row, id))

/** Asks a client whether to share a plan with a new practitioner, if the last one had it. */
export async function askToShare(tx: Transaction, reports: SeenBy, clientId: number): Promise<void> {
  const row = await newestPlan(tx, clientId)
  if (!row || !isToAsk(row, await practitionersOf(tx, reports, clientId))) return
  const clientUser = await findClientUser(tx, clientId)
  if (clientUser) await notifyAnew(tx, clientUser.userId, notes.shareAgain())
}
