import type { AuditAction } from '@shared/domain/audit/audit'
import { utcDay } from '@shared/domain/text/dates'
import { statusAfterReading } from '@shared/domain/reports/report-transitions'
import type { ReportStatus } from '@shared/domain/reports/report-status'
import type { FileKind } from '../../../adapters/files/file-store'
import { readAll } from '../../../adapters/files/storage'
import { isDatabaseUnavailable } from '../../../database/is-database-unavailable'
import type { Transaction } from '../../../database/connect'
import type { Dependencies } from '../../../dependencies'
import { saveRow } from '../../../edit/edit-row'
import { notFound, Problem } from '../../../http/problem'
import { audit } from '../../audit/audit.public'
import { sendOutboxSoon } from '../../messaging/messaging.public'
import { portalSettings } from '../../portal/portal.public'
import { columnsOfNames, type NameColumns, namesInRow, namesOf } from '../triplet/file-names'
import { ownerAfterReplacing } from '../link/owner'
import { unchosenStill } from '../upload/practitioner-choice'
import type { Alongside } from '../upload/upload.service'
import {
  digestOf,
  loadTriplet,
  mayDecideOwner,
  type Named,
  type Triplet,
  type TripletReading,
} from '../triplet/read-triplet'
import { type ActionResult, isReleasedBy } from '../release/release-result'
import { readTripletAside } from '../triplet/reading'
import { keepKey, openReportFile } from '../report-files'
import { keepBaseline } from './corrections'
import { notifyAboutReport, notifyCheckedAgain, notifyTakenBack } from '../release/report-news'
import { findReportFiles } from '../reports.queries'
import {
  editedBy,
  eventOf,
  type ForgetExports,
  lockTarget,
  type ProgramTarget,
  type ReportTarget,
} from '../reports.service'
import { reports } from '../reports.tables'

/** Replaces the triplet by the uploaded one in `directory`, and deletes that folder. */
export async function replaceFiles(
  deps: Dependencies,
  forgetExports: ForgetExports,
  target: ReportTarget,
  directory: string,
  files: Record<FileKind, { path: string; originalName: string }>,
): Promise<ActionResult> {
  const paths = { html: files.html.path, pdf: files.pdf.path, csv: files.csv.path }
  const bytes = await loadTriplet(paths)
  await deps.files.remove(directory)
  return replaceTriplet(deps, forgetExports, target, { bytes, fileNames: namesOf(files) })
}

/**
 * Replaces the triplet and reads it anew. The owner, practitioner and notes stay. `alongside`
 * writes in the same transaction.
 */
export async function replaceTriplet(
  deps: Dependencies,
  forgetExports: ForgetExports,
  target: ReportTarget | ProgramTarget,
  { bytes, fileNames }: Triplet,
  alongside?: Alongside,
): Promise<ActionResult> {
  const found = await filesOf(deps, target)
  const read = await readBy(deps, bytes, { ...found, fileNames })
  const kept = await deps.files.keep(bytes)
  try {
    const { report, removeZips, acted } = await deps.db.transaction(async (tx) => {
      const stored = { folder: kept.folder, digest: digestOf(bytes), ...columnsOfNames(fileNames) }
      const saved = await save(deps, forgetExports, tx, target, read, {
        action: 'report.replace-files',
        stored,
      })
      await keepKey(tx, deps.cipher, kept)
      await alongside?.(tx, target.id)
      return saved
    })
    sendOutboxSoon(deps)
    await deps.files.discard(report.folder)
    await removeZips?.()
    return acted
  } catch (error) {
    const now = await findReportFiles(deps.db, target.scope, target.id)
    if (now?.folder === kept.folder) return UNKNOWN
    // The commit may still happen, so the sweep decides about the files.
    if (!isDatabaseUnavailable(error)) await deps.files.discard(kept.folder)
    throw error
  }
}

/** The answer of the commit was lost, so what the report was before is unknown. */
const UNKNOWN: ActionResult = { isReleased: false, madeAccount: false }

/** Only for a report that failed or waits for an admin. */
export async function rereadReport(
  deps: Dependencies,
  forgetExports: ForgetExports,
  target: ReportTarget,
): Promise<ActionResult> {
  const found = await filesOf(deps, target)
  refuseDone(found)
  const bytesOf = (kind: FileKind) => openReportFile(deps, found, kind).then(readAll)
  const [html, pdf, csv] = await Promise.all([bytesOf('html'), bytesOf('pdf'), bytesOf('csv')])
  const read = await readBy(deps, { html, pdf, csv }, { ...found, fileNames: namesInRow(found) })
  const { removeZips, acted } = await deps.db.transaction(async (tx) => {
    const saved = await save(deps, forgetExports, tx, target, read, { action: 'report.read-again' })
    refuseDone(saved.report)
    if (saved.report.folder !== found.folder) throw changedMeanwhile()
    return saved
  })
  sendOutboxSoon(deps)
  await removeZips?.()
  return acted
}

/** A confirmed report must not lose its confirmation by being read again. */
function refuseDone({ status }: { status: ReportStatus }): void {
  if (status === 'failed' || status === 'processed') return
  throw new Problem('conflict', 'Only a report that failed or is waiting for confirmation can be read again.')
}

const changedMeanwhile = () =>
  new Problem('stale', 'Somebody else has changed this report in the meantime. Please try again.')

async function filesOf({ db }: Dependencies, { scope, id }: ReportTarget | ProgramTarget) {
  const found = await findReportFiles(db, scope, id)
  if (!found) throw notFound('The report')
  return found
}

type Read = { reading: TripletReading; named: Named }

/** Read before the row is locked; `save` checks that the names have not changed. */
async function readBy(
  { db }: Dependencies,
  bytes: Record<FileKind, Uint8Array>,
  named: Named,
): Promise<Read> {
  const { bareScale } = await portalSettings(db)
  const today = utcDay(new Date())
  return { named, reading: await readTripletAside(bytes, named, { bareScale, today }) }
}

/** Writes into the locked row and notifies; returns the row before and what happened. */
async function save(
  deps: Dependencies,
  forgetExports: ForgetExports,
  tx: Transaction,
  target: ReportTarget | ProgramTarget,
  { reading, named }: Read,
  { action, stored }: { action: AuditAction; stored?: { folder: string; digest: string } & NameColumns },
) {
  const report = await lockTarget(tx, target)
  if (report.sampleId !== named.sampleId || report.clientName !== named.clientName) throw changedMeanwhile()
  const { tally: _, ...read } = reading
  const owner = await ownerAfterReplacing(
    tx,
    editedBy(deps, target),
    report.clientId,
    mayDecideOwner(read) ? read.email : '',
    {
      ...read,
      id: report.id,
      warnings: report.warnings,
      sampleId: report.sampleId,
      clientName: report.clientName,
    },
  )
  const warnings = [
    ...(owner.warning ? [owner.warning] : []),
    ...unchosenStill(report, read.practitioner),
    ...read.warnings,
  ]
  const after = await saveRow(tx, reports, report.id, {
    ...read,
    ...stored,
    warnings,
    clientId: owner.clientId,
    status: statusAfterReading({ ...read, warnings, held: report.held }),
  })
  await audit(tx, eventOf(target, action))
  await keepBaseline(tx, report)
  await notifyCheckedAgain(tx, report, after)
  if (after.clientId !== report.clientId) await notifyTakenBack(tx, report, 'client')
  await notifyAboutReport(deps, tx, after)
  const removeZips = report.clientId === null ? undefined : await forgetExports(deps, tx, report.clientId)
  const { madeAccount = false } = owner
  return { report, removeZips, acted: { isReleased: isReleasedBy(after, report), madeAccount } }
}
