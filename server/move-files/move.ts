import { createHash } from 'node:crypto'
import { fileKinds, placeOf } from '../adapters/files/file-store'
import { isAbsent, rawPieces, severalAtOnce, type Shelf, type Storage } from '../adapters/files/storage'
import { forgetPlace } from '../data-folder/places'
import type { Database } from '../database/connect'
import { knownFolders } from '../features/reports/reports.public'
import { uuid } from '../uuid'

/** So many folders are asked for in the database at once, and so many moved. */
const BATCH = 500
const AT_ONCE = 4

/**
 * How many folders of reports and how many other files were moved. `unnamed`: folders that no report names, left for the
 * sweep to set aside. `failed`: what could not be moved and is where it was. `isDone`: nothing is left to move.
 */
export type Moved = { reports: number; files: number; unnamed: number; failed: number; isDone: boolean }

type Places = { own: Storage; also: Storage }

/**
 * Moves all files from `also` to `own` while a portal that knows both runs: each is copied, compared with the original by
 * its digest, and only then removed there. Stopped anywhere, the next run goes on.
 */
export async function moveFiles(db: Database, places: Places): Promise<Moved> {
  const { also } = places
  const done: Moved = { reports: 0, files: 0, unnamed: 0, failed: 0, isDone: false }
  const tried = async (what: 'reports' | 'files', move: () => Promise<boolean>) => {
    try {
      if (await move()) done[what]++
    } catch {
      done.failed++
    }
  }

  const folders = (await also.list('reports')).filter((name) => uuid.test(name))
  for (let at = 0; at < folders.length; at += BATCH) {
    const batch = folders.slice(at, at + BATCH)
    const known = await knownFolders(db, batch)
    done.unnamed += batch.length - known.size
    await severalAtOnce(
      [...known],
      (folder) => tried('reports', () => moveNamed(db, places, folder)),
      AT_ONCE,
    )
  }
  for (const folder of await also.list('quarantine'))
    if (uuid.test(folder)) await tried('reports', () => moveAside(places, folder))
  for (const shelf of ['images', 'exports'] as const)
    for (const name of await also.list(shelf))
      // What is being written just now is moved by the next run.
      if (!name.endsWith('.part')) await tried('files', () => moveFile(places, `${shelf}/${name}`))

  const left = await Promise.all(
    (['reports', 'quarantine', 'images', 'exports'] satisfies Shelf[]).map((shelf) => also.list(shelf)),
  )
  done.isDone = left.flat().length === 0
  if (done.isDone) await forgetPlace(db, also.name)
  return done
}

/** False when the report was deleted, or had its files replaced, meanwhile. */
async function moveNamed(db: Database, { own, also }: Places, folder: string): Promise<boolean> {
  const path = `reports/${folder}`
  const isCopied = await copyFolder({ own, also }, folder)
  if (!(await knownFolders(db, [folder])).has(folder)) {
    // Whoever deleted it may have been here before the copy. From now on they find it.
    await own.remove(path)
    return false
  }
  if (!isCopied) throw new Error('a file of a report is missing')
  return also.remove(path)
}

/** Of what is set aside the 30 days begin anew. */
async function moveAside({ own, also }: Places, folder: string): Promise<boolean> {
  if (!(await also.bringBack(folder))) return false
  if (!(await copyFolder({ own, also }, folder))) return false
  await own.setAside(folder)
  return also.remove(`reports/${folder}`)
}

/** False when its files were gone before all of them were copied. */
async function copyFolder({ own, also }: Places, folder: string): Promise<boolean> {
  const paths = fileKinds.map((kind) => placeOf(folder, kind))
  const areSame = async () =>
    (await Promise.all(paths.map((path) => isSame({ own, also }, path)))).every(Boolean)
  try {
    if (await areSame()) return true
    const files = paths.map((path) => [path.slice(path.lastIndexOf('/') + 1), rawPieces(also, path)] as const)
    await own.writeFolder(`reports/${folder}`, Object.fromEntries(files))
    if (!(await areSame())) throw new Error('the copy differs')
    return true
  } catch (error) {
    if (!isAbsent(error)) throw error
    return false
  }
}

async function moveFile({ own, also }: Places, path: string): Promise<boolean> {
  try {
    if (!(await isSame({ own, also }, path))) {
      await own.writeFile(path, rawPieces(also, path))
      if (!(await isSame({ own, also }, path))) throw new Error('the copy differs')
    }
  } catch (error) {
    if (!isAbsent(error)) throw error
    return false
  }
  return also.remove(path)
}

/** Whether `own` has the very bytes. Throws ENOENT when `also` has none. */
async function isSame({ own, also }: Places, path: string): Promise<boolean> {
  const there = await digestOf(also, path)
  const here = await digestOf(own, path).catch((error: unknown) => {
    if (!isAbsent(error)) throw error
    return undefined
  })
  return here === there
}

async function digestOf(storage: Storage, path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of rawPieces(storage, path)) hash.update(piece)
  return hash.digest('hex')
}
