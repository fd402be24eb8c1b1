import { and, eq, gt, isNull } from 'drizzle-orm'
import { type FileKind, fileKinds } from '../../adapters/files/file-store'
import { isAbsent, type StoredFile, readAll } from '../../adapters/files/storage'
import { isDatabaseUnavailable } from '../../database/is-database-unavailable'
import type { Database, Transaction } from '../../database/connect'
import { startError } from '../../database/embedded/start-error'
import { tryWithLock } from '../../database/locks'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import { discardUnreadable, reencryptRows } from '../../encryption/reencrypt-rows'
import { DecryptionError } from '../../encryption/encrypted-file'
import type { TextCipher } from '../../encryption/text-cipher'
import { reportKeys, reports } from './reports.tables'

/** The place of its files and their encrypted key; null for older, unencrypted files. */
export type StoredReport = { id: number; folder: string; sealed: string | null }

/** Stores the key of a report's files; the key before is lost with the former files. */
export async function keepKey(
  tx: Transaction,
  cipher: TextCipher,
  { folder, key }: { folder: string; key: Buffer },
): Promise<void> {
  const sealed = cipher.encrypt(folder, key.toString('base64'))
  await tx
    .insert(reportKeys)
    .values({ folder, sealed })
    .onConflictDoUpdate({ target: reportKeys.folder, set: { sealed } })
}

/** Opening and reading throw a Problem: 404 when missing, 409 when undecryptable. */
export async function openReportFile(
  { files, cipher }: Pick<Dependencies, 'files' | 'cipher'>,
  { id, folder, sealed }: StoredReport,
  kind: FileKind,
): Promise<StoredFile> {
  const logged = (trouble: string) => ({ report: id, file: kind, trouble })
  const closed = (why: string) =>
    new Problem('conflict', `The file cannot be opened: ${why}. Please tell the laboratory.`, {
      logged: logged(why),
    })
  const key = sealed === null ? undefined : cipher.decrypt(folder, sealed)
  if (sealed !== null && key === undefined)
    throw closed("the portal's key is not the one it was sealed under")
  const asProblem = (error: unknown) => {
    if (error instanceof DecryptionError) return closed('it is damaged')
    return isAbsent(error) ? notFound('The file', { logged: logged('it is gone') }) : error
  }
  try {
    const stored = await files.open(folder, kind, key === undefined ? undefined : Buffer.from(key, 'base64'))
    return {
      size: stored.size,
      read: async function* (start, end) {
        try {
          yield* stored.read(start, end)
        } catch (error) {
          throw asProblem(error)
        }
      },
    }
  } catch (error) {
    throw asProblem(error)
  }
}

const BATCH = 100

/** Encrypts older files, one report after another; a kill leaves a folder for the sweep. */
export async function encryptPlainFiles(deps: Dependencies): Promise<void> {
  const { db, log, pool, stopping } = deps
  await tryWithLock(pool, 'plainFiles', async () => {
    const done = { sealed: 0, left: 0 }
    for await (const folder of plainFolders(db)) {
      if (stopping.aborted) break
      await encryptReport(deps, folder).then(
        () => done.sealed++,
        (error: unknown) => {
          done.left++
          log.error({ code: (error as NodeJS.ErrnoException).code }, 'report files could not be sealed')
        },
      )
    }
    if (done.sealed + done.left > 0) log.info(done, 'plain report files sealed')
  })
}

async function* plainFolders(db: Database) {
  for (let last = 0; ;) {
    const batch = await db
      .select({ id: reports.id, folder: reports.folder })
      .from(reports)
      .leftJoin(reportKeys, eq(reportKeys.folder, reports.folder))
      .where(and(gt(reports.id, last), isNull(reportKeys.folder)))
      .orderBy(reports.id)
      .limit(BATCH)
    for (const { folder } of batch) yield folder
    const { id } = batch.at(-1) ?? {}
    if (id === undefined) return
    last = id
  }
}

async function encryptReport({ db, files, cipher }: Dependencies, plain: string): Promise<void> {
  const [html, pdf, csv] = await Promise.all(
    fileKinds.map(async (kind) => readAll(await files.open(plain, kind, undefined))),
  )
  if (!html || !pdf || !csv) throw new Error('a report has three files')
  const kept = await files.keep({ html, pdf, csv })
  try {
    const isThere = await db.transaction(async (tx) => {
      const changed = await tx
        .update(reports)
        .set({ folder: kept.folder })
        .where(eq(reports.folder, plain))
        .returning({ id: reports.id })
      if (changed.length > 0) await keepKey(tx, cipher, kept)
      return changed.length > 0
    })
    await files.discard(isThere ? plain : kept.folder)
  } catch (error) {
    // A commit whose answer was lost may still happen, so the sweep decides about the files.
    if (isDatabaseUnavailable(error)) throw error
    if ((await db.$count(reports, eq(reports.folder, kept.folder))) === 0) await files.discard(kept.folder)
    throw error
  }
}

/** Throws a StartError when the key opens none, as new files would be under another key. */
export async function refuseUnusableKey({ db, cipher }: Pick<Dependencies, 'db' | 'cipher'>): Promise<void> {
  let count = 0
  for await (const { folder, sealed } of allKeys(db)) {
    // A key given up as lost proves nothing.
    if (sealed === '') continue
    if (cipher.decrypt(folder, sealed) !== undefined) return
    count++
  }
  if (count > 0)
    throw startError(
      `CREDENTIALS_KEY, or credentials.key in the data folder, cannot open any of the keys of ${count} reports. They were encrypted with a different key. Put that key back. If it is lost for good, their files cannot be opened again (results are not affected). To carry on with the present key, start once with: npm start -- --lost-key`,
    )
}

async function* allKeys(db: Database) {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const batch = await db
      .select()
      .from(reportKeys)
      .where(gt(reportKeys.folder, last))
      .orderBy(reportKeys.folder)
      .limit(1000)
    yield* batch
    const { folder } = batch.at(-1) ?? {}
    if (folder === undefined) return
    last = folder
  }
}

/** Encrypts the reports' keys with the newest credentials key. */
export const reencryptReportKeys = (db: Database, cipher: TextCipher) => reencryptRows(db, cipher, keyRows)

/** Gives up keys that no credentials key opens, so files stay unreadable; returns how many. */
export const discardReportKeys = (tx: Transaction, cipher: TextCipher) =>
  discardUnreadable(tx, cipher, keyRows)

const keyRows = { table: reportKeys, owner: reportKeys.folder, sealed: reportKeys.sealed }
