import type { Database, Transaction } from '../../database/connect'
import type { reports } from './reports.tables'
import { owe } from '../messaging/messaging.public'
import { notify, notifyRole } from '../notifications/notifications.public'
import { findClientUser } from '../clients/clients.public'
import { findPractitionerUser } from '../practitioners/practitioners.public'

type Person = { userId: number; reportNotifications: boolean }

/**
 * Tells those whom the report's present status concerns, or one of them alone. Whoever wants no news of reports
 * gets none; the others get a notification and are owed an email.
 */
export async function tellAbout(
  db: Database | Transaction,
  report: typeof reports.$inferSelect,
  audience: 'everybody' | 'client' | 'practitioner' = 'everybody',
): Promise<void> {
  const { id, sampleId, clientId, practitionerId, status } = report
  const practitioner =
    practitionerId === null || audience === 'client'
      ? undefined
      : await findPractitionerUser(db, practitionerId)
  const client =
    clientId === null || audience === 'practitioner' ? undefined : await findClientUser(db, clientId)
  const forPractitioner = { link: `/practitioner/reports/${id}` }
  if (status === 'completed') {
    if (client)
      await tell(db, client, id, {
        title: 'Your report is ready',
        message: `The results of sample ${sampleId} can be read now.`,
        link: `/client/my-reports/${id}`,
      })
    if (practitioner)
      await tell(db, practitioner, id, {
        title: 'Report released',
        message: `The results of sample ${sampleId} are complete.`,
        ...forPractitioner,
      })
  }
  if (status === 'pending' && practitioner)
    await tell(db, practitioner, id, {
      title: 'Report to review',
      message: `Sample ${sampleId} is held for your review.`,
      ...forPractitioner,
    })
  if (status === 'processed')
    await tellAdmins(db, sampleId, {
      title: 'A report needs your eye',
      message: `Sample ${sampleId} was read with warnings.`,
    })
  if (status === 'failed')
    await tellAdmins(db, sampleId, {
      title: 'A report could not be read',
      message: `Sample ${sampleId} holds no readable results.`,
    })
}

const tellAdmins = (db: Database | Transaction, sampleId: string, note: { title: string; message: string }) =>
  notifyRole(
    db,
    'admin',
    { ...note, link: `/admin/reports?q=${encodeURIComponent(sampleId)}` },
    'reportNotifications',
  )

async function tell(
  db: Database | Transaction,
  { userId, reportNotifications }: Person,
  reportId: number,
  note: Parameters<typeof notify>[2],
): Promise<void> {
  if (!reportNotifications) return
  await notify(db, userId, note)
  await owe(db, { kind: 'report-ready', userId, subjectId: reportId })
}
