import { utcDay } from '@shared/domain/dates'
import type { FileKind } from '../../adapters/files/file-store'
import { reports } from './reports.tables'
import { isDatabaseAway } from '../../database/away'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import { sendOwedSoon } from '../messaging/messaging.public'
import { audit, type By } from '../audit/audit.public'
import { tellAbout } from './report-news'
import { linkWarning } from './link-decision'
import { ownerByAdmin, ownerByFiles, ownerDiffers, type Owner } from './owner'
import { unchosen } from './practitioner-choice'
import { keepKey } from './report-files'
import {
  digestOf,
  loadTriplet,
  mayDecideOwner,
  statusAfterReading,
  type TripletReading,
} from './read-triplet'
import { columnsOfNames, type NameColumns, namesOf } from './file-names'
import { portalSettings } from '../portal/portal.public'
import { readTripletAside } from './reading'
import { findByTriplet, requirePractitioner } from './reports.queries'

export type Upload = {
  sampleId: string
  clientName: string
  /** Null: nobody has to review it. Absent: nobody has said so, and one that names a practitioner waits. */
  practitionerId?: number | null
  notes?: string
  /** Absent: as the practitioner's rule says. */
  hold?: boolean
  clientId?: number
  email?: string
  /** Now unless given. */
  arrivedAt?: Date
}
type Files = Record<FileKind, { path: string; originalName: string }>

/**
 * Takes in a triplet that lies in `folder`, which goes: reads it, makes its files durable, then writes the row, its owner
 * and the news in one transaction. A crash at any moment leaves the whole report or none (the sweep removes the files).
 * The same triplet again gives the report that exists. Returns its id, whether it is new, and whether it made an account.
 */
export async function takeIn(deps: Dependencies, by: By, upload: Upload, folder: string, files: Files) {
  if (upload.hold && (upload.practitionerId ?? null) === null)
    throw new Problem(
      'invalid',
      'Choose the practitioner who reviews the report before holding it for review.',
      {
        fields: { practitionerId: 'is needed to hold a report for review' },
      },
    )
  const paths = { html: files.html.path, pdf: files.pdf.path, csv: files.csv.path }
  const bytes = await loadTriplet(paths)
  // From here on the files are in memory, and on the disk only sealed.
  await deps.files.remove(folder)
  const digest = digestOf(bytes)
  const known = await findByTriplet(deps.db, upload.sampleId, digest)
  if (known) return { id: known.id, isNew: false, madeAccount: false }
  const fileNames = namesOf(files)
  const { bareScale } = await portalSettings(deps.db)
  const today = utcDay(new Date())
  const reading = await readTripletAside(bytes, { ...upload, fileNames }, { bareScale, today })
  const kept = await deps.files.keep(bytes)
  try {
    const taken = await insert(deps, by, upload, reading, {
      ...kept,
      digest,
      ...columnsOfNames(fileNames),
    })
    sendOwedSoon(deps)
    return { ...taken, isNew: true }
  } catch (error) {
    // A commit whose answer was lost may have happened: the files go only when the database says that no row has them.
    const winner = await findByTriplet(deps.db, upload.sampleId, digest)
    if (winner?.folder === kept.folder) return { id: winner.id, isNew: true, madeAccount: false }
    // One whose answer is still to come may happen yet: then it is the sweep that decides.
    if (!isDatabaseAway(error)) await deps.files.discard(kept.folder)
    if (winner) return { id: winner.id, isNew: false, madeAccount: false }
    throw error
  }
}

function insert(
  deps: Dependencies,
  by: By,
  upload: Upload,
  reading: TripletReading,
  { key, ...stored }: { folder: string; key: Buffer; digest: string } & NameColumns,
): Promise<{ id: number; madeAccount: boolean }> {
  return deps.db.transaction(async (tx) => {
    const { practitionerId = null } = upload
    const reviewer = practitionerId === null ? undefined : await requirePractitioner(tx, practitionerId)
    const person = { ...reading, sampleId: upload.sampleId, clientName: upload.clientName }
    const owners = { sealer: deps.sealer, ...by }
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
    await keepKey(tx, deps.sealer, { folder: stored.folder, key })
    await audit(tx, { ...by, action: 'report.upload', subjectId: report.id })
    await tellAbout(deps, tx, report)
    return { id: report.id, madeAccount: owner.madeAccount ?? false }
  })
}
