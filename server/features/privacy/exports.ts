import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { utcDay } from '@shared/domain/text/dates'
import type { Actor } from '../../access/actor'
import { isAbsent, openStored, type StoredFile } from '../../adapters/files/storage'
import type { Database, Transaction } from '../../database/connect'
import { drainWithLock } from '../../database/locks'
import { readable } from '../../database/readable'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import type { FileReply } from '../../http/replies'
import { startInBackground } from '../../jobs/start-in-background'
import { discardUnreadable, reencryptRows } from '../../encryption/reencrypt-rows'
import { DecryptionError } from '../../encryption/encrypted-file'
import type { TextCipher } from '../../encryption/text-cipher'
import { findAccount, lockAccount } from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { client } from '../clients/clients.public'
import { enqueueEmail } from '../messaging/messaging.public'
import { notify } from '../notifications/notifications.public'
import { notes } from './privacy.notices'
import { dataExports } from './privacy.tables'
import { nameOf, placeOf, writeZip } from './write-zip'

/** Exports as other features may read them. */
export const dataExport = readable('data_export', dataExports, 'file', 'sealed')

/** SQL: the owner has requested another export since. */
export const isOrderedAgain = sql<boolean>`exists (select from data_exports o
  where o.user_id = ${sql`${dataExport.userId}`} and o.id > ${sql`${dataExport.id}`})`

/** How long an export can be downloaded. */
const KEPT_DAYS = 7
/** Writing a zip takes minutes at most. */
const LEFTOVER_MS = 60 * 60 * 1000

const isThere = async ({ storage }: Dependencies, file: string) =>
  (await storage.ageOf(placeOf(file))) !== undefined

/** Requests an export of one's own data, or returns the one that is being prepared. */
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
  startInBackground(deps, carryOutExports, 'export stopped')
  return ordered
}

/** For an admin, but only its owner gets it. Throws a 404 Problem when none failed. */
export async function prepareAgain(deps: Dependencies, actor: Actor, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [again] = await tx
      .update(dataExports)
      .set({ state: 'preparing', readyAt: null })
      .where(and(eq(dataExports.id, id), eq(dataExports.state, 'failed')))
      .returning({ id: dataExports.id })
    if (!again) throw notFound('The export')
    await audit(tx, { actorId: actor.id, action: 'export.start', subjectId: id })
  })
  startInBackground(deps, carryOutExports, 'export stopped')
}

/** Adds a failed export from the past for the demo data. */
export const seedDemoFailedExport = (db: Database, userId: number, at: Date) =>
  db.insert(dataExports).values({ userId, state: 'failed', createdAt: at, readyAt: at })

export async function newestExport(deps: Dependencies, actor: Actor) {
  const [row] = await deps.db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, actor.id))
    .orderBy(desc(dataExports.id))
    .limit(1)
  // A restored portal has rows for zips that its backup does not contain.
  if (!row || (row.file && !(await isThere(deps, row.file)))) return null
  return row
}

/** Throws a Problem: 404 for somebody else's or an expired one, 409 while it is prepared. */
export async function exportFile(deps: Dependencies, actor: Actor, id: number): Promise<FileReply> {
  const [row] = await deps.db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.userId, actor.id)))
  if (!row) throw notFound('The export')
  if (row.state === 'preparing')
    throw new Problem('conflict', 'Your data is still being prepared. Please wait a moment.')
  if (!row.file) throw notFound('The export')
  const content = await openZip(deps, row.file, row.sealed)
  await audit(deps.db, { actorId: actor.id, action: 'export.read', subjectId: id })
  return {
    content,
    contentType: 'application/zip',
    disposition: 'attachment',
    name: `my-data-${utcDay(row.createdAt)}.zip`,
  }
}

/** Decrypts a zip while sending; older ones are plain. Throws a Problem: 404, 409. */
async function openZip({ cipher, storage }: Dependencies, file: string, sealed: string | null) {
  const closed = (trouble: string) =>
    new Problem('conflict', 'This export can no longer be opened. Please request your data again.', {
      logged: { export: file, trouble },
    })
  const key = sealed === null ? undefined : cipher.decrypt(file, sealed)
  if (sealed !== null && key === undefined)
    throw closed("the portal's key is not the one it was encrypted with")
  const asProblem = (error: unknown) => {
    if (isAbsent(error)) return notFound('The export')
    return error instanceof DecryptionError ? closed('it is damaged') : error
  }
  const namedKey = key === undefined ? undefined : { key: Buffer.from(key, 'base64'), name: file }
  try {
    const zip = await openStored(storage, placeOf(file), namedKey)
    const read: StoredFile['read'] = async function* (start, end) {
      try {
        yield* zip.read(start, end)
      } catch (error) {
        throw asProblem(error)
      }
    }
    return { size: zip.size, read }
  } catch (error) {
    throw asProblem(error)
  }
}

/** Encrypts the exports' keys with the newest credentials key. */
export const reencryptExportKeys = (db: Database, cipher: TextCipher) => reencryptRows(db, cipher, keyRows)

/** Gives up the exports' keys that no key opens. Returns how many. */
export const discardExportKeys = (tx: Transaction, cipher: TextCipher) =>
  discardUnreadable(tx, cipher, keyRows)

const keyRows = { table: dataExports, owner: dataExports.file, sealed: dataExports.sealed }

/** Prepares exports one by one, on one server; notifies the owner of a failed one. */
export async function carryOutExports(deps: Dependencies): Promise<void> {
  const next = async () => (deps.stopping.aborted ? undefined : nextExport(deps.db))
  const isAny = async () => (await next()) !== undefined
  await drainWithLock(deps.pool, 'exports', isAny, async () => {
    for (let row = await next(); row; row = await next()) await prepare(deps, row)
  })
}

async function nextExport(db: Database) {
  const [next] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.state, 'preparing'))
    .orderBy(asc(dataExports.id))
    .limit(1)
  return next
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
    // The person was deleted meanwhile.
    if (!owner) return [file]
    const { role } = (await findAccount(tx, userId)) ?? { role: 'client' }
    await notify(tx, userId, file ? notes.exportReady(role, KEPT_DAYS) : notes.exportFailed(role))
    if (!file) return []
    await enqueueEmail(tx, { kind: 'export-ready', userId, subjectId: id })
    // Only the newest export stays, so that repeated requests cannot fill the disk.
    const older = await tx
      .delete(dataExports)
      .where(and(eq(dataExports.userId, userId), lt(dataExports.id, id)))
      .returning({ file: dataExports.file })
    return older.map((row) => row.file)
  })
  await removeExportFiles(deps, unwanted)
}

/** The names of a person's stored zips. */
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

/** Withdraws a client's exports, even one being written; returns what deletes the zips. */
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
  for (const file of files) if (file) await deps.storage.remove(placeOf(file))
}

/** Deletes expired exports and leftovers; failed ones wait for an admin. */
export async function removeOldExports(deps: Dependencies): Promise<void> {
  const expired = await deps.db
    .delete(dataExports)
    .where(
      and(
        lt(dataExports.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`),
        eq(dataExports.state, 'ready'),
      ),
    )
    .returning({ file: dataExports.file })
  await removeExportFiles(
    deps,
    expired.map(({ file }) => file),
  )
  const rows = await deps.db.select({ file: dataExports.file }).from(dataExports)
  const kept = new Set(rows.map(({ file }) => file && nameOf(file)))
  for (const name of await deps.storage.list('exports')) {
    const place = `exports/${name}`
    // A zip that is still being written has no row yet.
    if (!kept.has(name) && ((await deps.storage.ageOf(place)) ?? 0) > LEFTOVER_MS)
      await deps.storage.remove(place)
  }
}
