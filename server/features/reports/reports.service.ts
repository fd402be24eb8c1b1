import { eq } from 'drizzle-orm'
import type { BodyOf } from '@shared/core/contract'
import type { AuditAction } from '@shared/domain/audit/audit'
import { type ReportDates, senselessDates, withoutDates } from '@shared/domain/text/date-sense'
import { utcDay } from '@shared/domain/text/dates'
import { onLinking, onReleasing, withWarnings } from '@shared/domain/reports/report-transitions'
import type { reports as contract } from '@shared/features/reports'
import type { Scope } from '../../access/scope'
import type { Transaction } from '../../database/connect'
import { reports } from './reports.tables'
import type { Dependencies } from '../../dependencies'
import { diff, editRow, refuseStale, saveRow } from '../../edit/edit-row'
import { Problem } from '../../http/problem'
import { sendOutboxSoon } from '../messaging/messaging.public'
import { audit, type By } from '../audit/audit.public'
import { ownerByAdmin, ownerDiffers, takenWarning } from './link/owner'
import { chosen } from './upload/practitioner-choice'
import { keepBaseline } from './check/corrections'
import {
  isShown,
  notifyAboutReport,
  notifyCheckedAgain,
  notifyReader,
  notifyTakenBack,
} from './release/report-news'
import { notes } from './reports.notices'
import { type ActionResult, isReleasedBy, nothingReleased } from './release/release-result'
import { findReport, lockReport } from './reports.queries'

/** `ifMatch` is the version of the report that the requester has seen. */
export type ReportTarget = { scope: Scope; id: number; ifMatch?: string }
/** A report that a program changes, whose token has been checked. */
export type ProgramTarget = { scope: 'all'; by: By; id: number }

const seen = (tx: Transaction, { scope, id, ifMatch }: ReportTarget) => ({
  ifMatch,
  what: 'this report',
  shown: async () => ({ ...(await findReport(tx, scope, id)), ...nothingReleased }),
})

const byOf = (target: ReportTarget | ProgramTarget): By =>
  target.scope === 'all' ? target.by : { actorId: target.scope.actor.id }

export const eventOf = (target: ReportTarget | ProgramTarget, action: AuditAction) => ({
  ...byOf(target),
  action,
  subjectId: target.id,
})

/** Locks the row. Throws a Problem: 404, 412 with the current report for another version. */
export async function lockTarget(tx: Transaction, target: ReportTarget | ProgramTarget) {
  const report = await lockReport(tx, target.scope, target.id)
  if (target.scope !== 'all') await refuseStale(report, seen(tx, target))
  return report
}

type Report = typeof reports.$inferSelect

/** Whether a report waits for an admin's confirmation or a practitioner's review. */
export const waitsForRelease = ({ status }: Pick<Report, 'status'>) =>
  status === 'processed' || status === 'pending'

/** Confirms a processed report (pending if held, else completed) or releases a pending one. */
export async function releaseReport(deps: Dependencies, target: ReportTarget): Promise<ActionResult> {
  const isReleased = await deps.db.transaction(async (tx) => {
    const report = await lockTarget(tx, target)
    if (!waitsForRelease(report))
      throw new Problem(
        'conflict',
        'Only a report that is waiting for confirmation or review can be released.',
      )
    return isReleasedBy(await releaseLocked(deps, tx, target.scope, report))
  })
  sendOutboxSoon(deps)
  return { isReleased, madeAccount: false }
}

/** The same for a locked row; returns the row after. Emails are sent after the commit. */
export async function releaseLocked(
  deps: Dependencies,
  tx: Transaction,
  scope: Scope,
  report: Report,
): Promise<Report> {
  const after = await saveRow(tx, reports, report.id, { status: onReleasing(report) })
  await audit(tx, { ...eventOf({ scope, id: report.id }, 'report.release'), fields: ['status'] })
  // A practitioner who releases the report needs no news of it.
  await notifyAboutReport(deps, tx, after, scope.reach === 'assigned' ? 'client' : 'everybody')
  return after
}

/** Links or unlinks a client; a report waiting only for this goes to client or reviewer. */
export async function linkReport(
  deps: Dependencies,
  forgetExports: ForgetExports,
  target: ReportTarget,
  choice: BodyOf<(typeof contract)['PUT /api/reports/:id/client']>,
): Promise<ActionResult> {
  const { removeZips, ...acted } = await deps.db.transaction(async (tx) => {
    const report = await lockTarget(tx, target)
    const owner = await ownerByAdmin(tx, editedBy(deps, target), choice, report)
    if (owner === 'twin')
      throw new Problem(
        'conflict',
        'A client with this name and date of birth already exists. Choose that client, or say that this is a different person.',
        { fields: { another: 'is needed for a second client of this name and date of birth' } },
      )
    const { clientId, madeAccount = false } = owner
    // The admin has decided the owner, so the warnings that ask for it are done.
    const answered = clientId === null ? { warnings: takenWarning(report.warnings) } : onLinking(report)
    const after = await saveRow(tx, reports, report.id, { clientId, ...answered })
    const goesOn = after.status !== report.status
    await audit(tx, {
      ...eventOf(target, 'report.link'),
      fields: ['clientId', ...(goesOn ? ['status'] : [])],
    })
    if (clientId !== report.clientId) {
      await notifyTakenBack(tx, report, 'client')
      if (report.clientId !== null && isShown(report))
        await notifyReader(tx, report, notes.takenFromClient(report))
    }
    if (goesOn) await notifyAboutReport(deps, tx, after)
    else if (clientId !== null && clientId !== report.clientId && after.status === 'completed')
      await notifyAboutReport(deps, tx, after, 'client')
    const removeZips =
      report.clientId !== null && clientId !== report.clientId
        ? await forgetExports(deps, tx, report.clientId)
        : undefined
    return { isReleased: isReleasedBy(after, report), madeAccount, removeZips }
  })
  sendOutboxSoon(deps)
  await removeZips?.()
  return acted
}

/** The actor, for accounts created by the action. */
export const editedBy = ({ cipher }: Dependencies, target: ReportTarget | ProgramTarget) => ({
  cipher,
  ...byOf(target),
})

/** Changes the given fields. */
export async function editReport(
  deps: Dependencies,
  target: ReportTarget,
  { hold, ...changes }: BodyOf<(typeof contract)['PATCH /api/reports/:id']>,
): Promise<ActionResult> {
  const isReleased = await deps.db.transaction(async (tx) => {
    const before = await lockTarget(tx, target)
    const choice = await choiceOf(tx, before, { ...changes, hold })
    const answers = choice !== undefined && choice.warnings.length < before.warnings.length
    const decided = { ...before, ...choice }
    // A corrected date may be the last open question; the choice comes first, to keep a hold.
    const next = withWarnings(decided, withoutDates(decided.warnings, diff(changes, before)))
    const { row, fields } = await editRow(tx, reports, {
      // Choosing none is a change too, so the old value must differ from null.
      row: answers ? { ...before, practitionerId: 0 } : before,
      // The status is listed so that the audit shows the release.
      changes: {
        ...changes,
        status: next.status,
        ...(hold !== undefined && choice && { held: choice.held }),
      },
      prepare: async (edited) => {
        refuseSenseless({ ...before, ...changes }, edited)
        return { ...choice, ...next, ...(await doubted(tx, { ...decided, ...changes, ...next }, edited)) }
      },
      event: eventOf(target, 'report.update'),
    })
    if (row.status === 'processed' && before.status !== 'processed') {
      // When it waits only because its practitioner was removed, its results have not changed.
      if (before.status === 'completed' || row.practitionerId === before.practitionerId)
        await keepBaseline(tx, before)
      await notifyCheckedAgain(tx, before, row)
      await notifyAboutReport(deps, tx, row)
    }
    const isLetGo = row.status !== before.status && row.status !== 'processed'
    const isGiven = fields.includes('practitionerId') || fields.includes('held')
    if (row.practitionerId !== before.practitionerId) await notifyReader(tx, before, notes.assignedAnew())
    if (isLetGo || isGiven) await notifyAboutReport(deps, tx, row, isLetGo ? 'everybody' : 'practitioner')
    return isReleasedBy(row, before)
  })
  sendOutboxSoon(deps)
  return { isReleased, madeAccount: false }
}

/** How choosing a practitioner or a hold changes a report; undefined where neither is chosen. */
async function choiceOf(
  tx: Transaction,
  report: Report,
  {
    practitionerId,
    hold,
  }: Pick<BodyOf<(typeof contract)['PATCH /api/reports/:id']>, 'practitionerId' | 'hold'>,
) {
  const isChosen = practitionerId !== undefined
  const reviewer = isChosen ? practitionerId : report.practitionerId
  // `hold: false` on a report without a practitioner does not choose "nobody".
  const isHoldChosen = hold === true || (hold === false && reviewer !== null)
  return isChosen || isHoldChosen ? chosen(tx, report, reviewer, hold) : undefined
}

/** An edit that contradicts the client on record makes the report wait. */
async function doubted(tx: Transaction, report: Report, edited: readonly string[]) {
  const { clientId, status, warnings } = report
  const isOfPerson = edited.includes('dateOfBirth') || edited.includes('gender')
  if (clientId === null || status === 'failed' || !isOfPerson) return undefined
  const doubts = await ownerDiffers(tx, clientId, report)
  if (doubts.length === 0) return undefined
  const others = warnings.filter(({ code }) => !doubts.some((doubt) => doubt.code === code))
  return { status: 'processed' as const, warnings: [...doubts, ...others] }
}

/** Only for dates this edit touches, so that older ones block no other corrections. */
function refuseSenseless(dates: ReportDates, edited: readonly string[]): void {
  const found = senselessDates(dates, utcDay(new Date())).find(({ fields }) =>
    fields.some((field) => edited.includes(field)),
  )
  const at = found?.fields.find((field) => edited.includes(field))
  if (found && at) throw new Problem('invalid', found.sentence, { fields: { [at]: found.sentence } })
}

/**
 * Withdraws a client's exports when a report in them changes owner or loses its files. Returns what
 * deletes their zips after the commit.
 */
export type ForgetExports = (
  deps: Dependencies,
  tx: Transaction,
  clientId: number,
) => Promise<() => Promise<void>>

/** Deletes the report. Its files and the exports that contain them are deleted after the commit. */
export async function deleteReport(
  deps: Dependencies,
  forgetExports: ForgetExports,
  target: ReportTarget,
): Promise<void> {
  const { folder, removeZips } = await deps.db.transaction(async (tx) => {
    const report = await lockTarget(tx, target)
    await notifyTakenBack(tx, report, 'everybody')
    await tx.delete(reports).where(eq(reports.id, report.id))
    await audit(tx, eventOf(target, 'report.delete'))
    const removeZips = report.clientId === null ? undefined : await forgetExports(deps, tx, report.clientId)
    return { folder: report.folder, removeZips }
  })
  sendOutboxSoon(deps)
  try {
    await deps.files.discard(folder)
  } finally {
    await removeZips?.()
  }
}
