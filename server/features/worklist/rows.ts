import { and, eq, sql } from 'drizzle-orm'
import { stateOf } from '@shared/domain/reports/report-state'
import type { WorklistAction } from '@shared/features/worklist'
import type { Config } from '../../config/config'
import type { Database } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { isOneOf } from '../../database/pages'
import { account, accountName } from '../accounts/accounts.public'
import { question } from '../assistant/assistant.public'
import { channelsFor, inviteesOf, channelTo } from '../invitations/invitations.public'
import { practitioner, practitionerName } from '../practitioners/practitioners.public'
import { deletionRequest } from '../privacy/privacy.public'
import { namesakesOf, report, reportOpening } from '../reports/reports.public'
import {
  deletionReason,
  heldReason,
  neverInReason,
  nobodyReason,
  questionReasons,
  unfinishedReason,
  warningsReason,
} from './reasons'
import { backupRows, exportRows, incompleteRows, intakeRows, jobRows } from './portal-rows'
import { noDetails, type ItemDetails } from './item-details'
import type { OpenItem } from './open-items'
import { addressRows, registrationRows } from './account-request-rows'

/** The rows of a page in order, without those resolved since it was found. */
export async function rowsOf({ db, config }: Dependencies, page: readonly OpenItem[], now: Date) {
  const idsOf = (...kinds: OpenItem['kind'][]) =>
    page.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const [reports, incomplete, people, questions, deletions] = await Promise.all([
    reportRows(db, idsOf('failed', 'to-check', 'nobody', 'held', 'upload'), now),
    incompleteRows(db, idsOf('upload'), now),
    peopleRows(db, config, idsOf('never-in'), now),
    questionRows(db, idsOf('question')),
    deletionRows(db, idsOf('deletion'), now),
  ])
  const [registrations, addresses, intake, exports, jobs, backups] = await Promise.all([
    registrationRows(db, idsOf('registration')),
    addressRows(db, idsOf('address')),
    intakeRows(db, idsOf('intake'), now),
    exportRows(db, idsOf('export'), now),
    jobRows(db, idsOf('job'), now),
    backupRows(db, idsOf('backup'), now),
  ])
  const detailsOf: Record<OpenItem['kind'], ReadonlyMap<number, ItemDetails>> = {
    ...{ failed: reports, 'to-check': reports, nobody: reports, held: reports },
    ...{ upload: new Map([...reports, ...incomplete]), intake, 'never-in': people },
    ...{ registration: registrations, address: addresses, question: questions, deletion: deletions },
    ...{ export: exports, job: jobs, backup: backups },
  }
  return page.flatMap((item) => {
    const details = detailsOf[item.kind].get(item.id)
    return details ? [{ kind: item.kind, since: item.since, ...details }] : []
  })
}

async function reportRows(db: Database, ids: number[], now: Date) {
  if (ids.length === 0) return new Map<number, ItemDetails>()
  const rows = await db
    .select({
      id: report.id,
      sampleId: report.sampleId,
      clientId: report.clientId,
      clientName: report.clientName,
      email: report.email,
      dateOfBirth: report.dateOfBirth,
      status: report.status,
      failure: report.failure,
      warnings: report.warnings,
      pendingAt: report.pendingAt,
      practitioner: practitionerName(report.practitionerId),
      openedAt: reportOpening.firstAt,
    })
    .from(report)
    .leftJoin(practitioner, eq(practitioner.id, report.practitionerId))
    .leftJoin(
      reportOpening,
      and(eq(reportOpening.reportId, report.id), eq(reportOpening.userId, practitioner.userId)),
    )
    .where(isOneOf(report.id, ids))
  const unlinked = rows.filter(({ clientId }) => clientId === null)
  const found = await namesakesOf(
    db,
    unlinked.map(({ clientName }) => clientName),
  )
  const namesakes = new Map(unlinked.map(({ id }, place) => [id, found[place] ?? []]))
  return new Map(
    rows.map((row) => {
      const details = (reason: string, ...actions: WorklistAction[]): ItemDetails => ({
        ...noDetails,
        reportId: row.id,
        sampleId: row.sampleId,
        title: row.clientName,
        reason,
        actions,
      })
      const sayWhy = (): ItemDetails => {
        switch (stateOf(row)) {
          case 'failed':
            return details(row.failure ?? 'The files could not be read.', 'replace', 'retry')
          case 'nobody':
            return details(nobodyReason(row, namesakes.get(row.id) ?? []), 'link', 'replace')
          case 'held':
            return details(heldReason({ ...row, since: row.pendingAt ?? now }, now), 'release', 'assign')
          case 'processing':
            return details(unfinishedReason, 'replace')
          case 'to-check':
          case 'released':
            return row.warnings.some(({ code }) => code.startsWith('practitioner-'))
              ? details(warningsReason(row.warnings), 'assign', 'confirm', 'replace')
              : details(warningsReason(row.warnings), 'confirm', 'replace')
        }
      }
      return [row.id, sayWhy()]
    }),
  )
}

async function peopleRows(db: Database, config: Config, ids: number[], now: Date) {
  const channels = channelsFor('email-or-sms', config)
  const invitees = ids.length === 0 ? [] : await inviteesOf(db, ids)
  return new Map(
    invitees.map((invitee): [number, ItemDetails] => [
      invitee.userId,
      {
        ...noDetails,
        userId: invitee.userId,
        sampleId: invitee.sampleId,
        title: invitee.name,
        reason: neverInReason(invitee, now),
        actions: channelTo(invitee, channels) ? ['invite', 'letter'] : ['letter'],
      },
    ]),
  )
}

async function questionRows(db: Database, ids: number[]) {
  if (ids.length === 0) return new Map<number, ItemDetails>()
  const rows = await db
    .select({ id: question.id, reason: question.reason, role: account.role })
    .from(question)
    .innerJoin(account, eq(account.id, question.userId))
    .where(isOneOf(question.id, ids))
  return new Map(
    rows.map(({ id, reason, role }): [number, ItemDetails] => [
      id,
      {
        ...noDetails,
        questionId: id,
        title: `Question from ${role === 'admin' ? 'an admin' : `a ${role}`}`,
        reason: questionReasons[reason],
        actions: ['answer'],
      },
    ]),
  )
}

async function deletionRows(db: Database, ids: number[], now: Date) {
  if (ids.length === 0) return new Map<number, ItemDetails>()
  const rows = await db
    .select({
      id: deletionRequest.id,
      userId: account.id,
      title: sql<string>`${accountName(account.id)}`,
      at: deletionRequest.createdAt,
    })
    .from(deletionRequest)
    .innerJoin(account, eq(account.id, deletionRequest.userId))
    .where(isOneOf(deletionRequest.id, ids))
  return new Map(
    rows.map(({ id, at, ...row }): [number, ItemDetails] => [
      id,
      { ...noDetails, ...row, deletionId: id, reason: deletionReason(at, now), actions: ['carry-out'] },
    ]),
  )
}
