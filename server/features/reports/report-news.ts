import type { Transaction } from '../../database/connect'
import type { reports } from './reports.tables'
import { linkTo } from '@shared/screens'
import { owe } from '../messaging/messaging.public'
import { notify, notifyRole, type Note } from '../notifications/notifications.public'
import { findClientUser } from '../clients/clients.public'
import { findPractitionerUser } from '../practitioners/practitioners.public'
import type { Dependencies } from '../../dependencies'
import { countVisitor, endCorrection, findUnreadCorrection, hasRead, inheritReaders } from './corrections'
import { notes } from './reports.notices'
import { practitionersSeeing } from './reports.queries'
import { askToShare } from '../trial/trial.public'

type Report = typeof reports.$inferSelect
type Person = { userId: number; reportNotifications: boolean }

/**
 * Tells those whom the report's present status concerns, or one of them alone. Whoever wants no news of reports
 * gets none; the others get a notification and are owed an email, unless they are invited: who has not been in cannot
 * sign in to read it. Whoever had read it before its correction is told of that instead, as something to act by: with
 * news of reports switched off, too. A completed report's correction has ended.
 */
export async function tellAbout(
  { inviteOnRelease }: Pick<Dependencies, 'inviteOnRelease'>,
  db: Transaction,
  report: Report,
  audience: 'everybody' | 'client' | 'practitioner' = 'everybody',
): Promise<void> {
  const { id, clientId, practitionerId, status } = report
  if (status === 'completed' || status === 'pending') await inheritReaders(db, report)
  const practitioner =
    practitionerId === null || audience === 'client'
      ? undefined
      : await findPractitionerUser(db, practitionerId)
  const client =
    clientId === null || audience === 'practitioner' ? undefined : await findClientUser(db, clientId)
  if (status === 'completed') {
    if (client) {
      const isInvited = await inviteOnRelease(db, client.userId)
      if (!(await tellCorrected(db, client.userId, id, notes.corrected(report)))) {
        if (await hasRead(db, id, client.userId)) await notify(db, client.userId, notes.back(report))
        else await tell(db, client, id, notes.ready(report), isInvited)
      }
    }
    if (
      practitioner &&
      !(await tellCorrected(db, practitioner.userId, id, notes.correctedOfClient(report)))
    ) {
      // That it is released is news of what they reviewed, too; that it is theirs again is none.
      if (audience === 'practitioner' && (await hasRead(db, id, practitioner.userId)))
        await notify(db, practitioner.userId, notes.backOfClient(report))
      else await tell(db, practitioner, id, notes.released(report))
    }
    await endCorrection(db, id)
  }
  if (status === 'pending' && practitioner) {
    if (!(await tellCorrected(db, practitioner.userId, id, notes.correctedToReview(report))))
      await tell(db, practitioner, id, notes.toReview(report))
  }
  if (practitioner && isShown(report) && clientId !== null)
    await askToShare(db, { seenBy: practitionersSeeing }, clientId)
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

async function tellCorrected(
  db: Transaction,
  userId: number,
  reportId: number,
  note: Note,
): Promise<boolean> {
  const correction = await findUnreadCorrection(db, reportId, userId)
  if (correction === undefined) return false
  await notify(db, userId, note)
  await owe(db, { kind: 'report-corrected', userId, subjectId: correction })
  return true
}

/** Tells those who have read the report, and see it no more until it is released, that it is being checked again. */
export async function tellCheckedAgain(db: Transaction, before: Report, after: Report): Promise<void> {
  for (const { userId, home, sees, has } of await peopleOf(db, before)) {
    // Whose it is no more is told just that.
    if (!sees(before) || sees(after) || !has(after)) continue
    const correction = await findUnreadCorrection(db, before.id, userId)
    if (correction === undefined) continue
    await notify(db, userId, notes.checkedAgain(home))
    await owe(db, { kind: 'report-checked-again', userId, subjectId: correction })
  }
}

/** Tells its client, or everybody it was shown to, that the report is taken back, where they have read it. */
export async function tellTakenBack(
  db: Transaction,
  report: Report,
  audience: 'everybody' | 'client',
): Promise<void> {
  await countVisitor(db, report)
  for (const { userId, home } of await peopleOf(db, report)) {
    if (audience === 'client' && home !== clientHome) continue
    if (!(await hasRead(db, report.id, userId))) continue
    const subjectId = await notify(db, userId, notes.takenBack(home))
    await owe(db, { kind: 'report-taken-back', userId, subjectId })
  }
}

/** Tells the practitioner of a report what has become of it, where they have read it. */
export async function tellItsReader(
  db: Transaction,
  { id, practitionerId }: Report,
  note: Note,
): Promise<void> {
  const practitioner = practitionerId === null ? undefined : await findPractitionerUser(db, practitionerId)
  if (practitioner && (await hasRead(db, id, practitioner.userId)))
    await notify(db, practitioner.userId, note)
}

const clientHome = linkTo('/client/my-reports')
const practitionerHome = linkTo('/practitioner/reports')

/** Its client and its practitioner, each with the list they find reports in, whether they see one of a status, and whether one is theirs. */
async function peopleOf(db: Transaction, { clientId, practitionerId }: Report) {
  const client = clientId === null ? undefined : await findClientUser(db, clientId)
  const practitioner = practitionerId === null ? undefined : await findPractitionerUser(db, practitionerId)
  return [
    ...(client
      ? [
          {
            ...{ userId: client.userId, home: clientHome, sees: isCompleted },
            has: (report: Report) => report.clientId === clientId,
          },
        ]
      : []),
    ...(practitioner
      ? [
          {
            ...{ userId: practitioner.userId, home: practitionerHome, sees: isShown },
            has: (report: Report) => report.practitionerId === practitionerId,
          },
        ]
      : []),
  ]
}

const isCompleted = ({ status }: Report) => status === 'completed'
/** Whether its practitioner sees a report. */
export const isShown = ({ status }: Report) => status === 'completed' || status === 'pending'
