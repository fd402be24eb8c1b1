import { randomBytes, randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import JSZip from 'jszip'
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { utcDay } from '@shared/domain/dates'
import type { Actor } from '../../access/actor'
import type { StoredFile } from '../../adapters/files/file-store'
import type { Database, Transaction } from '../../database/connect'
import { ifFree } from '../../database/locks'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import type { FileReply } from '../../http/replies'
import { soon } from '../../jobs/soon'
import { giveUpClosed, resealRows } from '../../reseal-rows'
import { DamagedSeal, openPieces, type Seal, sealedSize, sealPieces } from '../../sealed-file'
import type { Sealer } from '../../sealing'
import { findAccount, lockAccount } from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { client } from '../clients/clients.public'
import { owe } from '../messaging/messaging.public'
import { notify } from '../notifications/notifications.public'
import { openReportFile } from '../reports/reports.public'
import { collectOwnData, type OwnData } from './export-data'
import { notes } from './privacy.notices'
import { dataExports } from './privacy.tables'

/** An export can be downloaded this long. */
const KEPT_DAYS = 7
/** Writing a zip takes minutes at most. */
const LEFTOVER_MS = 60 * 60 * 1000

const folderOf = ({ config }: Dependencies) => path.join(config.dataDir, 'exports')
const fileOf = (deps: Dependencies, file: string) => path.join(folderOf(deps), `${file}.zip`)

/** Orders an export of one's own data, or answers the one that is being prepared. */
export async function orderExport(deps: Dependencies, actor: Actor) {
  const ordered = await deps.db.transaction(async (tx) => {
    await lockAccount(tx, actor.id)
    const [waiting] = await tx
      .select()
      .from(dataExports)
      .where(and(eq(dataExports.userId, actor.id), eq(dataExports.state, 'preparing')))
    if (waiting) return waiting
    const [row] = await tx.insert(dataExports).values({ userId: actor.id }).returning()
    if (!row) throw new Error('the insert returned no row')
    await audit(tx, { actorId: actor.id, action: 'export.start', subjectId: row.id })
    return row
  })
  soon(deps, carryOutExports, 'export stopped')
  return ordered
}

export async function newestExport(deps: Dependencies, actor: Actor) {
  const [row] = await deps.db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, actor.id))
    .orderBy(desc(dataExports.id))
    .limit(1)
  // A portal that was restored knows of zips that its backup does not hold.
  if (!row || (row.file && !existsSync(fileOf(deps, row.file)))) return null
  return row
}

/** The zip. Throws a Problem: 404 for what is not one's own or has expired, 409 while it is being prepared. */
export async function exportFile(deps: Dependencies, actor: Actor, id: number): Promise<FileReply> {
  const [row] = await deps.db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.userId, actor.id)))
  if (!row) throw notFound('The export')
  if (row.state === 'preparing')
    throw new Problem('conflict', 'Your data is still being prepared. Please wait a moment.')
  if (!row.file || !existsSync(fileOf(deps, row.file))) throw notFound('The export')
  const place = fileOf(deps, row.file)
  const content = row.sealed === null ? { path: place } : await openZip(deps, place, row.file, row.sealed)
  await audit(deps.db, { actorId: actor.id, action: 'export.read', subjectId: id })
  return {
    content,
    contentType: 'application/zip',
    disposition: 'attachment',
    name: `my-data-${utcDay(row.createdAt)}.zip`,
  }
}

/** A sealed zip, of which only what is sent is opened. Throws a Problem when it cannot be opened. */
async function openZip({ log, sealer }: Dependencies, place: string, file: string, sealed: string) {
  const key = sealer.open(file, sealed)
  if (key === undefined) throw closed()
  const seal: Seal = { key: Buffer.from(key, 'base64'), name: file }
  const read = async function* (start: number, end: number) {
    const zip = await open(place)
    try {
      yield* openPieces(zip, seal, start, end)
    } catch (error) {
      throw asProblem(error)
    } finally {
      await zip.close()
    }
  }
  const asProblem = (error: unknown) => {
    if (!(error instanceof DamagedSeal)) return error
    log.error('an export cannot be opened: it is damaged')
    return closed()
  }
  const zip = await open(place)
  try {
    return { size: await sealedSize(zip, seal), read }
  } catch (error) {
    throw asProblem(error)
  } finally {
    await zip.close()
  }
}

const closed = () =>
  new Problem('conflict', 'The export cannot be opened any more. Please request your data again.')

/** Seals the exports' keys under the newest credentials key. */
export const resealExportKeys = (db: Database, sealer: Sealer) => resealRows(db, sealer, keyRows)

/** Gives up the exports' keys that no key opens; answers how many. */
export const giveUpExportKeys = (tx: Transaction, sealer: Sealer) => giveUpClosed(tx, sealer, keyRows)

const keyRows = { table: dataExports, owner: dataExports.file, sealed: dataExports.sealed }

/** Prepares what is ordered, one after another, on one server at a time. One that fails says so to its owner. */
export async function carryOutExports(deps: Dependencies): Promise<void> {
  await ifFree(deps.pool, 'exports', async () => {
    while (!deps.stopping.aborted) {
      const [next] = await deps.db
        .select()
        .from(dataExports)
        .where(eq(dataExports.state, 'preparing'))
        .orderBy(asc(dataExports.id))
        .limit(1)
      if (!next) return
      await prepare(deps, next)
    }
  })
}

async function prepare(deps: Dependencies, { id, userId }: { id: number; userId: number }): Promise<void> {
  let zip: { file: string; sealed: string } | undefined
  try {
    zip = await writeZip(deps, userId)
  } catch (error) {
    deps.log.error(
      { kind: (error as Error).name, code: (error as NodeJS.ErrnoException).code },
      'export failed',
    )
  }
  const file = zip?.file ?? null
  const unwanted = await deps.db.transaction(async (tx) => {
    const [owner] = await tx
      .update(dataExports)
      .set({ state: zip ? 'ready' : 'failed', ...zip, readyAt: sql`now()` })
      .where(eq(dataExports.id, id))
      .returning({ userId: dataExports.userId })
    // The person was deleted while it was written.
    if (!owner) return [file]
    const { role } = (await findAccount(tx, userId)) ?? { role: 'client' }
    await notify(tx, userId, file ? notes.exportReady(role, KEPT_DAYS) : notes.exportFailed(role))
    if (!file) return []
    await owe(tx, { kind: 'export-ready', userId, subjectId: id })
    // Only the newest is offered: one order after another must not fill the disk.
    const older = await tx
      .delete(dataExports)
      .where(and(eq(dataExports.userId, userId), lt(dataExports.id, id)))
      .returning({ file: dataExports.file })
    return older.map((row) => row.file)
  })
  await removeExportFiles(deps, unwanted)
}

/**
 * Writes the zip file by file and seals it on its way to the disk, so that no more than one piece of one file is in
 * memory. Returns its name, and its key for the row, with which it is destroyed.
 */
async function writeZip(deps: Dependencies, userId: number): Promise<{ file: string; sealed: string }> {
  const { documents, files } = await collectOwnData(deps.db, userId)
  const zip = new JSZip()
  for (const [name, content] of Object.entries(documents))
    zip.file(`${name}.json`, `${JSON.stringify(content, undefined, 2)}\n`)
  for (const file of files) {
    const from = await readableFile(deps, file)
    if (from) zip.file(file.name, Readable.from(contentOf(from)))
  }
  await mkdir(folderOf(deps), { recursive: true, mode: 0o700 })
  const [file, key] = [randomUUID(), randomBytes(32)]
  const arriving = path.join(folderOf(deps), `${file}.part`)
  const packed = zip.generateNodeStream({ streamFiles: true, compression: 'DEFLATE' })
  try {
    await pipeline(
      sealPieces({ key, name: file }, new Readable().wrap(packed)),
      createWriteStream(arriving, { mode: 0o600, flush: true }),
    )
    await rename(arriving, fileOf(deps, file))
  } finally {
    await rm(arriving, { force: true })
  }
  return { file, sealed: deps.sealer.seal(file, key.toString('base64')) }
}

/** A file, opened only when the zip has come to it: JSZip loses an error that comes sooner, and would wait for ever. */
async function* contentOf({ size, read }: StoredFile) {
  yield* read(0, size)
}

/** A file that was read through once; undefined when the disk has lost it, or it cannot be opened: it is left out. */
async function readableFile(
  deps: Dependencies,
  { stored, kind }: OwnData['files'][number],
): Promise<StoredFile | undefined> {
  try {
    const file = await openReportFile(deps, stored, kind)
    for await (const _ of file.read(0, file.size));
    return file
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

/** The zips that are kept of a person, by their names. */
export async function exportFilesOf(
  { db }: { db: Database | Transaction },
  userId: number,
): Promise<(string | null)[]> {
  const rows = await db
    .select({ file: dataExports.file })
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
  return rows.map(({ file }) => file)
}

/** Takes a client's exports back; one that is being written goes as it is done. Answers what removes the zips. */
export async function forgetExports(deps: Dependencies, tx: Transaction, clientId: number) {
  const owner = tx.select({ id: client.userId }).from(client).where(eq(client.id, clientId))
  const gone = await tx
    .delete(dataExports)
    .where(inArray(dataExports.userId, owner))
    .returning({ file: dataExports.file })
  return () =>
    removeExportFiles(
      deps,
      gone.map(({ file }) => file),
    )
}

export async function removeExportFiles(deps: Dependencies, files: (string | null)[]): Promise<void> {
  for (const file of files) if (file) await rm(fileOf(deps, file), { force: true })
}

/** Removes exports that are past their days, and what a crash or a deleted account has left behind. */
export async function removeOldExports(deps: Dependencies): Promise<void> {
  const expired = await deps.db
    .delete(dataExports)
    .where(
      and(
        lt(dataExports.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`),
        sql`${dataExports.state} <> 'preparing'`,
      ),
    )
    .returning({ file: dataExports.file })
  await removeExportFiles(
    deps,
    expired.map(({ file }) => file),
  )
  const rows = await deps.db.select({ file: dataExports.file }).from(dataExports)
  const kept = new Set(rows.map(({ file }) => `${file}.zip`))
  const found = await readdir(folderOf(deps)).catch(() => [])
  for (const name of found) {
    const file = path.join(folderOf(deps), name)
    // One that is still being written has no row yet.
    if (!kept.has(name) && (await ageOf(file)) > LEFTOVER_MS) await rm(file, { force: true })
  }
}

const ageOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )
