import type { Transaction } from '../../database/connect'
import type { reports } from './reports.tables'
import { owe } from '../messaging/messaging.public'
import { notify, notifyRole, type Note } from '../notifications/notifications.public'
import { findClientUser } from '../clients/clients.public'
import { findPractitionerUser } from '../practitioners/practitioners.public'
import type { Dependencies } from '../../dependencies'
import { notes } from './reports.notices'

type Person = { userId: number; reportNotifications: boolean }

/**
 * Tells those whom the report's present status concerns, or one of them alone. Whoever wants no news of reports
 * gets none; the others get a notification and are owed an email, unless they are invited: who has not been in cannot
 * sign in to read it.
 */
export async function tellAbout(
  { inviteOnRelease }: Pick<Dependencies, 'inviteOnRelease'>,
  db: Transaction,
  report: typeof reports.$inferSelect,
  audience: 'everybody' | 'client' | 'practitioner' = 'everybody',
): Promise<void> {
  const { id, clientId, practitionerId, status } = report
  const practitioner =
    practitionerId === null || audience === 'client'
      ? undefined
      : await findPractitionerUser(db, practitionerId)
  const client =
    clientId === null || audience === 'practitioner' ? undefined : await findClientUser(db, clientId)
  if (status === 'completed') {
    if (client) {
      const isInvited = await inviteOnRelease(db, client.userId)
      await tell(db, client, id, notes.ready(report), isInvited)
    }
    if (practitioner) await tell(db, practitioner, id, notes.released(report))
  }
  if (status === 'pending' && practitioner) await tell(db, practitioner, id, notes.toReview(report))
  if (status === 'processed' && audience === 'everybody')
    await notifyRole(db, 'admin', notes.readWithWarnings(report), 'reportNotifications')
  if (status === 'failed' && audience === 'everybody')
    await notifyRole(db, 'admin', notes.unreadable(report), 'reportNotifications')
}

async function tell(
  db: Transaction,
  { userId, reportNotifications }: Person,
  reportId: number,
  note: Note,
  isInvited = false,
): Promise<void> {
  if (!reportNotifications) return
  await notify(db, userId, note)
  if (!isInvited) await owe(db, { kind: 'report-ready', userId, subjectId: reportId })
}
