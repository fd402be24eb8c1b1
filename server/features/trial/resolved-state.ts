import { resolvedState } from '@shared/domain/trial/phases'
import type { Day, Trial } from '@shared/domain/trial/trial'
import type { Transaction } from '../../database/connect'
import { diff, saveRow } from '../../edit/edit-row'
import { findClientUser } from '../clients/clients.public'
import { enqueueEmail } from '../messaging/messaging.public'
import { notify } from '../notifications/notifications.public'
import { practitionersOf, type SeenBy } from './practitioners-of'
import { notes } from './trial.notices'
import { trials } from './trial.tables'

export type TrialRow = typeof trials.$inferSelect

/** A plan's row as the rules take it; before it begins, `today` is its first day. */
export const trialOf = ({ gateReason, startedOn, phaseOn, ...row }: TrialRow, today: Day): Trial => ({
  ...row,
  isGateOpened: gateReason !== null,
  startedOn: startedOn ?? today,
  phaseOn: phaseOn ?? today,
})

/** What time alone has changed in a plan by a day; undefined for nothing. */
export function changesByTime(row: TrialRow, today: Day) {
  if (row.state === 'proposed' || row.state === 'closed') return undefined
  const { state, closedReason, phaseOn, pausedOn, pausedDays, resumedOn } = resolvedState(
    trialOf(row, today),
    today,
  )
  const closedOn = state === 'closed' ? phaseOn : null
  const changes = { state, closedReason, phaseOn, pausedOn, pausedDays, resumedOn, closedOn }
  return diff(changes, row).length > 0 ? changes : undefined
}

/** Stores the effects of time on a locked row; call `sendOutboxSoon` after the transaction. */
export async function saveResolvedState(
  tx: Transaction,
  reports: SeenBy,
  row: TrialRow,
  today: Day,
): Promise<TrialRow> {
  const changes = changesByTime(row, today)
  if (!changes) return row
  const after = await saveRow(tx, trials, row.id, changes)
  if (after.state === 'closed') await notifyOfEnd(tx, reports, row)
  return after
}

/** Notifies a plan's client and the practitioners it is shared with who still see the client. */
async function notifyOfEnd(
  tx: Transaction,
  reports: SeenBy,
  { id, clientId, sharedWith }: TrialRow,
): Promise<void> {
  const tell = async (userId: number, note: ReturnType<typeof notes.planClosed>) => {
    await notify(tx, userId, note)
    await enqueueEmail(tx, { kind: 'plan-closed', userId, subjectId: id })
  }
  const client = await findClientUser(tx, clientId)
  if (client) await tell(client.userId, notes.planClosed())
  for (const { id: practitionerId, userId } of await practitionersOf(tx, reports, clientId))
    if (sharedWith.includes(practitionerId)) await tell(userId, notes.planClosedOf(clientId))
}
