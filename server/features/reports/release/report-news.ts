import type { Transaction } from '../../../database/connect'
import type { reports } from '../reports.tables'
import { linkTo } from '@shared/screens'
import { enqueueEmail } from '../../messaging/messaging.public'
import { notify, notifyRole, type Note } from '../../notifications/notifications.public'
import { findClientUser } from '../../clients/clients.public'
import { findPractitionerUser } from '../../practitioners/practitioners.public'
import type { Dependencies } from '../../../dependencies'
import { countVisitor, endCorrection, findUnreadCorrection, hasRead, copyReaders } from '../check/corrections'
import { notes } from '../reports.notices'
import { practitionersSeeing } from '../reports.queries'
import { askToShare } from '../../trial/trial.public'

type Report = typeof reports.$inferSelect
type Person = { userId: number; reportNotifications: boolean }

/**
 * Notifies those concerned by the report's status, or only one of them. A user with report news
 * switched off gets none; the others get a notification and an email, except clients who are being
 * invited and cannot sign in yet. A user who had read the report before its correction hears of the
 * correction instead, even with news switched off, because they may have to act on it. Ends the
 * correction of a completed report.
 */
export async function notifyAboutReport(
  { inviteOnRelease }: Pick<Dependencies, 'inviteOnRelease'>,
  db: Transaction,
  report: Report,
  audience: 'everybody' | 'client' | 'practitioner' = 'everybody',
): Promise<void> {
  const { id, clientId, practitionerId, status } = report
  if (status === 'completed' || status === 'pending') await copyReaders(db, report)
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
      // A release is news even after reviewing; getting the report back is not.
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
  if (!isInvited) await enqueueEmail(db, { kind: 'report-ready', userId, subjectId: reportId })
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
  await enqueueEmail(db, { kind: 'report-corrected', userId, subjectId: correction })
  return true
}

/** Notifies those who have read the report and cannot see it until it is released again. */
export async function notifyCheckedAgain(db: Transaction, before: Report, after: Report): Promise<void> {
  for (const { userId, home, sees, has } of await peopleOf(db, before)) {
    // Somebody who lost the report hears that it was taken back instead.
    if (!sees(before) || sees(after) || !has(after)) continue
    const correction = await findUnreadCorrection(db, before.id, userId)
    if (correction === undefined) continue
    await notify(db, userId, notes.checkedAgain(home))
    await enqueueEmail(db, { kind: 'report-checked-again', userId, subjectId: correction })
  }
}

/** Notifies the client, or everybody, who has read a report that it was taken back. */
export async function notifyTakenBack(
  db: Transaction,
  report: Report,
  audience: 'everybody' | 'client',
): Promise<void> {
  await countVisitor(db, report)
  for (const { userId, home } of await peopleOf(db, report)) {
    if (audience === 'client' && home !== clientHome) continue
    if (!(await hasRead(db, report.id, userId))) continue
    const subjectId = await notify(db, userId, notes.takenBack(home))
    await enqueueEmail(db, { kind: 'report-taken-back', userId, subjectId })
  }
}

/** Notifies the report's practitioner, if they have read it. */
export async function notifyReader(
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

/** Client and practitioner: the page, whether they see a report and whether it is theirs. */
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
export const isShown = ({ status }: Report) => status === 'completed' || status === 'pending'
