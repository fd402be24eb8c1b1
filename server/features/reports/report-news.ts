import type { Database, Transaction } from '../../database/connect'
import type { reports } from '../../database/tables/reports'
import { notify, notifyRole } from '../notifications/notifications.public'
import { findClientUser, findPractitionerUser } from '../users/users.public'

/** Tells those whom the report's present status concerns, or the practitioner alone. */
export async function tellAbout(
  db: Database | Transaction,
  report: typeof reports.$inferSelect,
  audience: 'everybody' | 'practitioner' = 'everybody',
): Promise<void> {
  const { id, sampleId, clientId, practitionerId, status } = report
  const practitioner = practitionerId === null ? undefined : await findPractitionerUser(db, practitionerId)
  const client =
    clientId === null || audience === 'practitioner' ? undefined : await findClientUser(db, clientId)
  const forPractitioner = { link: `/practitioner/reports/${id}` }
  const forAdmins = { link: `/admin/reports?q=${encodeURIComponent(sampleId)}` }
  if (status === 'completed') {
    if (client)
      await notify(db, client.userId, {
        title: 'Your report is ready',
        message: `The results of sample ${sampleId} can be read now.`,
        link: `/client/my-reports/${id}`,
      })
    if (practitioner)
      await notify(db, practitioner.userId, {
        title: 'Report released',
        message: `The results of sample ${sampleId} are complete.`,
        ...forPractitioner,
      })
  }
  if (status === 'pending' && practitioner)
    await notify(db, practitioner.userId, {
      title: 'Report to review',
      message: `Sample ${sampleId} is held for your review.`,
      ...forPractitioner,
    })
  if (status === 'processed')
    await notifyRole(db, 'admin', {
      title: 'A report needs your eye',
      message: `Sample ${sampleId} was read with warnings.`,
      ...forAdmins,
    })
  if (status === 'failed')
    await notifyRole(db, 'admin', {
      title: 'A report could not be read',
      message: `Sample ${sampleId} holds no readable results.`,
      ...forAdmins,
    })
}
