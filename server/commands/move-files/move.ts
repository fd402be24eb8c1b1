import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fileKinds, reportFilePath } from '../../adapters/files/file-store'
import { isAbsent, rawPieces, mapConcurrently, type Storage } from '../../adapters/files/storage'
import { forgetStorage } from '../../data-folder/known-storages'
import type { Database } from '../../database/connect'
import { knownFolders } from '../../features/reports/reports.public'
import { isEncrypted } from '../../encryption/encrypted-file'
import { uuid } from '../../database/uuid'

/** Folders per database query, and how many are moved at once. */
const BATCH = 500
const AT_ONCE = 4
/** An unfinished file older than this is abandoned, since writing takes minutes at most. */
const LEFTOVER_MS = 60 * 60 * 1000

/**
 * How many report folders and other files were moved. `unnamed`: folders that no report names, left
 * for the sweep. `plain`: unencrypted files, which are not moved to a bucket. `failed`: files that
 * could not be moved. Those stay in place. `isDone`: nothing is left to move.
 */
export type Moved = {
  reports: number
  files: number
  unnamed: number
  plain: number
  failed: number
  isDone: boolean
}

type StoragePair = { target: Storage; source: Storage }

/** An unencrypted file of an older Pearwell, which must not leave the portal's disk. */
class NotEncrypted extends Error {}

/** Copies each file, compares its digest, then removes it; the next run continues. */
export async function moveFiles(db: Database, pair: StoragePair): Promise<Moved> {
  const { source } = pair
  const done: Moved = { reports: 0, files: 0, unnamed: 0, plain: 0, failed: 0, isDone: false }
  const tried = new Set<string>()
  const attempt = async (what: 'reports' | 'files', path: string, move: () => Promise<boolean>) => {
    tried.add(path)
    try {
      if (await move()) done[what]++
    } catch (error) {
      done[error instanceof NotEncrypted ? 'plain' : 'failed']++
    }
  }
  const moveAll = (folders: string[]) =>
    mapConcurrently(
      folders,
      (folder) => attempt('reports', `reports/${folder}`, () => moveNamed(db, pair, folder)),
      AT_ONCE,
    )

  const folders = await listed(source, 'reports')
  for (let at = 0; at < folders.length; at += BATCH) {
    const batch = folders.slice(at, at + BATCH)
    const known = await knownFolders(db, batch)
    done.unnamed += batch.length - known.size
    await moveAll([...known])
  }
  for (const folder of await listed(source, 'quarantine'))
    await attempt('reports', `reports/${folder}`, () => moveAside(db, pair, folder))
  for (const prefix of ['images', 'exports', 'shares'] as const)
    for (const name of await listed(source, prefix)) {
      const path = `${prefix}/${name}`
      if (!name.endsWith('.part')) await attempt('files', path, () => moveFile(pair, path))
      // A file being written is moved by the next run; an abandoned one is removed.
      else if (((await source.ageOf(path)) ?? 0) > LEFTOVER_MS) await source.remove(path)
    }

  const unlisted = await forgotten(db, pair, tried)
  await moveAll(unlisted.folders)
  for (const path of unlisted.files) await attempt('files', path, () => moveFile(pair, path))

  const left = await Promise.all(prefixes.map((prefix) => listed(source, prefix)))
  const isLeft = done.plain + done.failed > 0
  done.isDone = !isLeft && [unlisted.folders, unlisted.files, ...left].flat().length === 0
  if (done.isDone) await forgetStorage(db, source.name)
  return done
}

const prefixes = ['reports', 'quarantine', 'images', 'exports', 'shares'] as const

/** The portal's names below a storage prefix. */
async function listed(storage: Storage, prefix: (typeof prefixes)[number]): Promise<string[]> {
  const isOurs = /^(reports|quarantine)$/.test(prefix)
    ? (name: string) => uuid.test(name)
    : (name: string) => name !== ''
  return (await storage.list(prefix)).filter(isOurs)
}

/** Named files that `source` has but the list of `target` lacks, since lists may be stale. */
async function forgotten(
  db: Database,
  { target, source }: StoragePair,
  tried: Set<string>,
): Promise<{ folders: string[]; files: string[] }> {
  const lists = (['reports', 'images', 'exports', 'shares'] as const).map(async (prefix) =>
    (await target.list(prefix)).map((name) => `${prefix}/${name}`),
  )
  const looked = new Set([...tried, ...(await Promise.all(lists)).flat()])
  const { rows } = await db.execute<{ path: string }>(sql`
    select 'reports/' || folder as path from reports
    union select 'images/' || image_hash || '.jpg' from foods where image_hash is not null
    union select 'images/' || logo_hash || '.png' from settings where logo_hash is not null
    union select 'exports/' || file || '.zip' from data_exports where file is not null
    union select 'shares/' || file || '.jwe' from shares where file is not null`)
  const lacking = rows.map(({ path }) => path).filter((path) => !looked.has(path))
  const found = await mapConcurrently(lacking, async (path) => {
    const [, folder] = /^reports\/(.*)/.exec(path) ?? []
    const files = folder === undefined ? [path] : fileKinds.map((kind) => reportFilePath(folder, kind))
    const ages = await Promise.all(files.map((file) => source.ageOf(file)))
    return ages.some((age) => age !== undefined) ? [{ path, folder }] : []
  })
  return {
    folders: found.flat().flatMap(({ folder }) => folder ?? []),
    files: found.flat().flatMap(({ path, folder }) => (folder === undefined ? path : [])),
  }
}

const isKnown = async (db: Database, folder: string) => (await knownFolders(db, [folder])).has(folder)

/** False if the report was deleted or its files were replaced meanwhile. */
async function moveNamed(db: Database, { target, source }: StoragePair, folder: string): Promise<boolean> {
  const path = `reports/${folder}`
  const isCopied = await copyFolder({ target, source }, folder)
  if (!(await isKnown(db, folder))) {
    // The deletion may have run before the copy was made; later ones will find it.
    await target.remove(path)
    return false
  }
  if (!isCopied) throw new Error('a file of a report is missing')
  return source.remove(path)
}

/** The 30 days of quarantine start again. The folder may be incomplete, or known again. */
async function moveAside(db: Database, { target, source }: StoragePair, folder: string): Promise<boolean> {
  if (!(await source.bringBack(folder))) return false
  try {
    await target.bringBack(folder)
    if (await isKnown(db, folder)) return await moveNamed(db, { target, source }, folder)
    await copyFolder({ target, source }, folder)
    await target.setAside(folder)
  } catch (error) {
    // Set aside as before: the sweep might find too many such folders to do so.
    if (!(await isKnown(db, folder))) for (const storage of [source, target]) await storage.setAside(folder)
    throw error
  }
  return source.remove(`reports/${folder}`)
}

/** False if one of its files is in neither storage; the others are copied. */
async function copyFolder(pair: StoragePair, folder: string): Promise<boolean> {
  let isWhole = true
  for (const kind of fileKinds) isWhole = (await copyFile(pair, reportFilePath(folder, kind))) && isWhole
  return isWhole
}

async function moveFile(pair: StoragePair, path: string): Promise<boolean> {
  return (await copyFile(pair, path)) && pair.source.remove(path)
}

/** Ensures that `target` has the file; false if neither storage has it. */
async function copyFile({ target, source }: StoragePair, path: string): Promise<boolean> {
  try {
    if (await isSame({ target, source }, path)) return true
    if (target.name !== 'disk' && !path.startsWith('images/')) await refusePlain(source, path)
    await target.writeFile(path, rawPieces(source, path))
    if (!(await isSame({ target, source }, path))) throw new Error('the copy differs')
    return true
  } catch (error) {
    if (!isAbsent(error)) throw error
    return false
  }
}

async function refusePlain(storage: Storage, path: string): Promise<void> {
  const file = await storage.open(path)
  try {
    if (!(await isEncrypted(file))) throw new NotEncrypted()
  } finally {
    await file.close()
  }
}

/** Whether `target` has the same bytes or the only copy. Throws ENOENT if neither has it. */
async function isSame({ target, source }: StoragePair, path: string): Promise<boolean> {
  const there = await unlessAbsent(digestOf(source, path))
  const here = there === undefined ? await digestOf(target, path) : await unlessAbsent(digestOf(target, path))
  return there === undefined || here === there
}

async function unlessAbsent(digest: Promise<string>): Promise<string | undefined> {
  try {
    return await digest
  } catch (error) {
    if (!isAbsent(error)) throw error
    return undefined
  }
}

async function digestOf(storage: Storage, path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of rawPieces(storage, path)) hash.update(piece)
  return hash.digest('hex')
}
