import { eq } from 'drizzle-orm'
import type { BodyOf } from '@shared/core/contract'
import type { AuditAction } from '@shared/domain/audit'
import type { reports as contract } from '@shared/features/reports'
import type { Scope } from '../../access/scope'
import type { FileKind } from '../../adapters/files/file-store'
import type { Transaction } from '../../database/connect'
import { reports } from './reports.tables'
import type { Dependencies } from '../../dependencies'
import { editRow, refuseStale, saveRow } from '../../edit/edit-row'
import { notFound, Problem } from '../../http/problem'
import { sendOwedSoon } from '../messaging/messaging.public'
import { audit } from '../audit/audit.public'
import { ownerAfterReplacing, ownerByAdmin } from './owner'
import { digestOf, loadTriplet, mayDecideOwner, statusAfterReading } from './read-triplet'
import { portalSettings } from '../portal/portal.public'
import { readTripletAside } from './reading'
import { keepKey } from './report-files'
import { tellAbout } from './report-news'
import { findReport, findReportFiles, lockReport, requirePractitioner } from './reports.queries'

/** Which report, for whom, and which version of it the caller has seen. */
export type Target = { scope: Scope; id: number; ifMatch?: string }
const seen = (tx: Transaction, { scope, id, ifMatch }: Target) => ({
  ifMatch,
  what: 'this report',
  shown: () => findReport(tx, scope, id),
})

const eventOf = ({ scope, id }: Target, action: AuditAction) => ({
  actorId: scope.actor.id,
  action,
  subjectId: id,
})

/** The locked row. Throws a Problem: 404 out of reach, 412 with the report as it is now when the caller saw another. */
async function lock(tx: Transaction, target: Target) {
  const report = await lockReport(tx, target.scope, target.id)
  await refuseStale(report, seen(tx, target))
  return report
}

type Report = typeof reports.$inferSelect

/** Whether a report waits for an admin's confirmation or its practitioner's review. */
export const waitsForRelease = ({ status }: Pick<Report, 'status'>) =>
  status === 'processed' || status === 'pending'

/** Confirms a processed report (it becomes pending when it was to be held) or releases a pending one. */
export async function releaseReport(deps: Dependencies, target: Target): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const report = await lock(tx, target)
    if (!waitsForRelease(report))
      throw new Problem('conflict', 'Only a report that waits for confirmation or review can be released.')
    await releaseLocked(deps, tx, target.scope, report)
  })
  sendOwedSoon(deps)
}

/** The same of a row that waits and is locked. The emails it owes are sent once the transaction holds. */
export async function releaseLocked(
  deps: Dependencies,
  tx: Transaction,
  scope: Scope,
  report: Report,
): Promise<void> {
  const status =
    report.status === 'processed' && report.held && report.practitionerId !== null ? 'pending' : 'completed'
  const after = await saveRow(tx, reports, report.id, { status })
  await audit(tx, { ...eventOf({ scope, id: report.id }, 'report.release'), fields: ['status'] })
  // Who releases it needs no news of it.
  await tellAbout(deps, tx, after, scope.reach === 'assigned' ? 'client' : 'everybody')
}

/** Gives the report to the client an admin names, or takes it from whoever has it. */
export async function linkReport(
  deps: Dependencies,
  forgetExports: ForgetExports,
  target: Target,
  choice: BodyOf<(typeof contract)['PUT /api/reports/:id/client']>,
): Promise<void> {
  const removeZips = await deps.db.transaction(async (tx) => {
    const report = await lock(tx, target)
    const { clientId } = await ownerByAdmin(tx, by(deps, target), choice, report)
    // Whose report it is has been decided by a person: the warnings that ask for that are answered.
    const warnings = report.warnings.filter(({ code }) => !/^(email|owner)-/.test(code))
    const after = await saveRow(tx, reports, report.id, { clientId, warnings })
    await audit(tx, { ...eventOf(target, 'report.link'), fields: ['clientId'] })
    if (clientId !== null && clientId !== report.clientId && after.status === 'completed')
      await tellAbout(deps, tx, after, 'client')
    if (report.clientId !== null && clientId !== report.clientId)
      return forgetExports(deps, tx, report.clientId)
  })
  sendOwedSoon(deps)
  await removeZips?.()
}

const by = ({ sealer }: Dependencies, { scope }: Target) => ({ sealer, actorId: scope.actor.id })

/** Changes the fields that are given. */
export async function editReport(
  deps: Dependencies,
  target: Target,
  changes: BodyOf<(typeof contract)['PATCH /api/reports/:id']>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const report = await lockReport(tx, target.scope, target.id)
    const { row, fields } = await editRow(tx, reports, {
      row: report,
      ...seen(tx, target),
      changes,
      prepare: async (differing) => {
        if (differing.length > 0 && changes.practitionerId)
          await requirePractitioner(tx, changes.practitionerId)
        // Nobody is left to review a report once its practitioner is taken away.
        if (changes.practitionerId !== null) return {}
        return { held: false, ...(report.status === 'pending' && { status: 'processed' as const }) }
      },
      event: eventOf(target, 'report.update'),
    })
    if (changes.practitionerId && fields.includes('practitionerId'))
      await tellAbout(deps, tx, row, 'practitioner')
  })
  sendOwedSoon(deps)
}

/** Takes a client's exports back, as a report in them changes hands or loses its files; answers what removes their zips once the transaction holds. */
export type ForgetExports = (
  deps: Dependencies,
  tx: Transaction,
  clientId: number,
) => Promise<() => Promise<void>>

/** Deletes the report; its files, and the exports that hold them, go once the row is gone for good. */
export async function deleteReport(
  deps: Dependencies,
  forgetExports: ForgetExports,
  target: Target,
): Promise<void> {
  const { folder, removeZips } = await deps.db.transaction(async (tx) => {
    const report = await lock(tx, target)
    await tx.delete(reports).where(eq(reports.id, report.id))
    await audit(tx, eventOf(target, 'report.delete'))
    const removeZips = report.clientId === null ? undefined : await forgetExports(deps, tx, report.clientId)
    return { folder: report.folder, removeZips }
  })
  await deps.files.discard(folder)
  await removeZips?.()
}

/** Replaces the triplet and reads it anew. Whose report it is, its practitioner and its notes stay. */
export async function replaceFiles(
  deps: Dependencies,
  forgetExports: ForgetExports,
  target: Target,
  directory: string,
  files: Record<FileKind, { path: string; originalName: string }>,
): Promise<void> {
  const paths = { html: files.html.path, pdf: files.pdf.path, csv: files.csv.path }
  const bytes = await loadTriplet(paths)
  await deps.files.remove(directory)
  // Read before the row is locked, by the names it has now; below they have to be the same still.
  const named = await findReport(deps.db, target.scope, target.id)
  if (!named) throw notFound('The report')
  const reading = await readTripletAside(bytes, named, (await portalSettings(deps.db)).bareScale)
  const kept = await deps.files.keep(bytes)
  try {
    const { old, removeZips } = await deps.db.transaction(async (tx) => {
      const report = await lock(tx, target)
      if (report.sampleId !== named.sampleId || report.clientName !== named.clientName)
        throw new Problem('stale', 'Somebody else has changed this report in the meantime. Please try again.')
      const owner = await ownerAfterReplacing(
        tx,
        by(deps, target),
        report.clientId,
        mayDecideOwner(reading) ? reading.email : '',
        { ...reading, sampleId: report.sampleId, clientName: report.clientName },
      )
      const warnings = owner.warning ? [owner.warning, ...reading.warnings] : reading.warnings
      const after = await saveRow(tx, reports, report.id, {
        ...reading,
        warnings,
        clientId: owner.clientId,
        folder: kept.folder,
        digest: digestOf(bytes),
        fileName: files.html.originalName,
        status: statusAfterReading({ ...reading, warnings, held: report.held }),
      })
      await keepKey(tx, deps.sealer, kept)
      await audit(tx, eventOf(target, 'report.replace-files'))
      await tellAbout(deps, tx, after)
      const removeZips = report.clientId === null ? undefined : await forgetExports(deps, tx, report.clientId)
      return { old: report.folder, removeZips }
    })
    sendOwedSoon(deps)
    await deps.files.discard(old)
    await removeZips?.()
  } catch (error) {
    const now = await findReportFiles(deps.db, target.scope, target.id)
    if (now?.folder === kept.folder) return
    await deps.files.discard(kept.folder)
    throw error
  }
}
