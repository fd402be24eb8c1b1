import { statusAfterReading } from '@shared/domain/reports/report-transitions'
import { utcDay } from '@shared/domain/text/dates'
import type { FileKind } from '../../../adapters/files/file-store'
import { reports } from '../reports.tables'
import { isDatabaseUnavailable } from '../../../database/is-database-unavailable'
import type { Transaction } from '../../../database/connect'
import type { Dependencies } from '../../../dependencies'
import { sendOutboxSoon } from '../../messaging/messaging.public'
import { audit, type By } from '../../audit/audit.public'
import { notifyAboutReport } from '../release/report-news'
import { linkWarning } from '../link/link-decision'
import { ownerByAdmin, ownerByFiles, ownerDiffers, type Owner } from '../link/owner'
import { type Choices, notAppliedOf } from './not-applied'
import { refuseHoldForNobody, unchosen } from './practitioner-choice'
import { type ActionResult, isReleasedBy } from '../release/release-result'
import { keepKey } from '../report-files'
import {
  digestOf,
  loadTriplet,
  mayDecideOwner,
  type Triplet,
  type TripletReading,
} from '../triplet/read-triplet'
import { columnsOfNames, type NameColumns, namesOf } from '../triplet/file-names'
import { portalSettings } from '../../portal/portal.public'
import { readTripletAside } from '../triplet/reading'
import { findByTriplet, requirePractitioner } from '../reports.queries'

export type Upload = Choices & {
  sampleId: string
  clientName: string
  arrivedAt?: Date
}
type Files = Record<FileKind, { path: string; originalName: string }>

/** Imports the uploaded triplet in `folder`, as `importTriplet` does, and deletes the folder. */
export async function importUpload(deps: Dependencies, by: By, upload: Upload, folder: string, files: Files) {
  refuseHoldForNobody(upload.practitionerId, upload.hold)
  const paths = { html: files.html.path, pdf: files.pdf.path, csv: files.csv.path }
  const bytes = await loadTriplet(paths)
  // From here on the files are in memory, and on disk only encrypted.
  await deps.files.remove(folder)
  return importTriplet(deps, by, upload, { bytes, fileNames: namesOf(files) })
}

/** Writes in the transaction that writes a report. */
export type Alongside = (tx: Transaction, reportId: number) => Promise<void>

/**
 * Imports a triplet: reads it, stores its files durably, then writes the row, its owner, the news
 * and what `alongside` adds in one transaction. A crash at any moment leaves the whole report or
 * none (the sweep removes the files). For a triplet that is there already it returns the existing
 * report and the choices that it does not match. Returns the id, whether it is new, and what
 * happened.
 */
export async function importTriplet(
  deps: Dependencies,
  by: By,
  upload: Upload,
  { bytes, fileNames }: Triplet,
  alongside?: Alongside,
) {
  const digest = digestOf(bytes)
  const known = await findByTriplet(deps.db, upload.sampleId, digest)
  if (known) return thereAlready(known, upload)
  const { bareScale } = await portalSettings(deps.db)
  const today = utcDay(new Date())
  const reading = await readTripletAside(bytes, { ...upload, fileNames }, { bareScale, today })
  const kept = await deps.files.keep(bytes)
  try {
    const stored = { ...kept, digest, ...columnsOfNames(fileNames) }
    const taken = await insert(deps, by, upload, reading, stored, alongside)
    sendOutboxSoon(deps)
    return { ...taken, isNew: true, notApplied: [] }
  } catch (error) {
    // The commit may have happened without an answer: delete only files that no row has.
    const winner = await findByTriplet(deps.db, upload.sampleId, digest)
    if (winner?.folder === kept.folder)
      return {
        ...{ id: winner.id, isNew: true, isReleased: isReleasedBy(winner), madeAccount: false },
        notApplied: [],
      }
    // The commit may still happen, so the sweep decides about the files.
    if (!isDatabaseUnavailable(error)) await deps.files.discard(kept.folder)
    if (winner) return thereAlready(winner, upload)
    throw error
  }
}

const thereAlready = (known: NonNullable<Awaited<ReturnType<typeof findByTriplet>>>, upload: Upload) => ({
  ...{ id: known.id, isNew: false, isReleased: false, madeAccount: false },
  notApplied: notAppliedOf(known, upload),
})

function insert(
  deps: Dependencies,
  by: By,
  upload: Upload,
  reading: TripletReading,
  { key, ...stored }: { folder: string; key: Buffer; digest: string } & NameColumns,
  alongside?: Alongside,
): Promise<ActionResult & { id: number }> {
  return deps.db.transaction(async (tx) => {
    const { practitionerId = null } = upload
    const reviewer = practitionerId === null ? undefined : await requirePractitioner(tx, practitionerId)
    const person = { ...reading, sampleId: upload.sampleId, clientName: upload.clientName }
    const owners = { cipher: deps.cipher, ...by }
    const chosenOwner =
      upload.clientId !== undefined
        ? await ownerByAdmin(tx, owners, { clientId: upload.clientId }, person)
        : upload.email !== undefined
          ? await ownerByAdmin(tx, owners, { email: upload.email }, person)
          : await ownerByFiles(tx, owners, mayDecideOwner(reading) ? reading.email : '', person)
    const owner: Owner =
      chosenOwner === 'twin' ? { clientId: null, warning: linkWarning('second-address') } : chosenOwner
    const isChosen = upload.clientId !== undefined || upload.email !== undefined
    const doubts =
      isChosen && owner.clientId !== null && !owner.madeAccount
        ? await ownerDiffers(tx, owner.clientId, person)
        : []
    const unanswered = upload.practitionerId === undefined ? unchosen(reading.practitioner) : []
    const warnings = [
      ...(owner.warning ? [owner.warning] : []),
      ...doubts,
      ...unanswered,
      ...reading.warnings,
    ]
    const held = upload.hold ?? reviewer?.releaseRule === 'hold'
    const status = statusAfterReading({ ...reading, warnings, held })
    const { tally: _, ...columns } = reading
    const [report] = await tx
      .insert(reports)
      .values({
        ...columns,
        ...stored,
        sampleId: upload.sampleId,
        clientName: upload.clientName,
        clientId: owner.clientId,
        practitionerId,
        notes: upload.notes ?? '',
        warnings,
        held,
        status,
        ...(upload.arrivedAt && { createdAt: upload.arrivedAt, updatedAt: upload.arrivedAt }),
      })
      .returning()
    if (!report) throw new Error('the report was not inserted')
    await keepKey(tx, deps.cipher, { folder: stored.folder, key })
    await audit(tx, { ...by, action: 'report.upload', subjectId: report.id })
    await notifyAboutReport(deps, tx, report)
    await alongside?.(tx, report.id)
    return { id: report.id, isReleased: isReleasedBy(report), madeAccount: owner.madeAccount ?? false }
  })
}
