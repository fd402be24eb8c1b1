import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  lchownSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { closedFolder, isRoot, makeFolder, nobody, type RunAs } from './permissions'
import { codeOf, fileError, startError } from './start-error'

/** The files of the database of one DATA_DIR. */
export interface Store {
  /** Contains everything below; once this folder exists, so does the database. */
  folder: string
  /** PostgreSQL's own data folder, the only one with mode 0700, owned by `runAs`. */
  data: string
  /** A file (0600) outside `data`, which is the database user's, but inside `folder`. */
  password: string
  log: string
  runAs: RunAs
  /** When the database cannot be in DATA_DIR: `closed` blocks it, `note` names the place. */
  elsewhere?: { closed: string; note: string; dataDir: string }
}

const shelter = '/var/lib/pearwell'
const noteFormat = z.object({ database: z.string(), dataDir: z.string() })

/**
 * Finds the place of the database of `dataDir` and creates DATA_DIR. For a normal user it is in
 * DATA_DIR. When root starts Pearwell, PostgreSQL runs as another user; if that user cannot reach
 * DATA_DIR, the database is under /var/lib/pearwell, with a note in DATA_DIR. Throws a StartError
 * when no place is usable.
 */
export function findStore(dataDir: string): Store {
  const home = makeHome(resolve(dataDir))
  const inside = join(home, 'postgres')
  if (!isRoot()) {
    holdsDatabase(inside)
    return storeAt(inside, {})
  }
  if (holdsDatabase(inside)) return storeAt(inside, ownerFor(inside))
  const note = join(home, 'database-location.json')
  const closed = closedFolder(home, nobody)
  const known = existsSync(note) ? readNote(note, home) : undefined
  const outside = known ?? join(shelter, `${basename(home)}-${hashOf(home)}`)
  if (!holdsDatabase(outside) && closed === undefined) return storeAt(inside, nobody)
  makeHome(dirname(outside))
  const runAs = holdsDatabase(outside) ? ownerFor(outside) : nobody
  return { ...storeAt(outside, runAs), elsewhere: { closed: closed ?? home, note, dataDir: home } }
}

/** Whether `folder` contains a database. Throws a StartError when it belongs to another user. */
export function holdsDatabase(folder: string): boolean {
  try {
    readFileSync(join(folder, 'data', 'PG_VERSION'))
    accessSync(join(folder, 'password'), constants.R_OK)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return existsSync(join(folder, 'data', 'PG_VERSION'))
    if (codeOf(error) !== 'EACCES') throw fileError(folder, error)
    throw startError(
      `The database in ${folder} belongs to another user: start Pearwell as the user that started it before.`,
      error,
    )
  }
}

/** Writes the note in DATA_DIR that names the database's place, and logs it once. */
export function rememberPlace({ folder, elsewhere }: Store, log: (message: string) => void): void {
  if (elsewhere === undefined) return
  const { closed, note, dataDir } = elsewhere
  const text = `${JSON.stringify({ database: folder, dataDir }, null, 2)}\n`
  if (existsSync(note) && readFileSync(note, 'utf8') === text) return
  const draft = `${note}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, note)
  log(
    `The database is in ${folder}: it runs as the user nobody, who cannot pass through ${closed}. Back it up together with ${dataDir}.`,
  )
}

function storeAt(folder: string, runAs: RunAs): Store {
  return {
    folder,
    data: join(folder, 'data'),
    password: join(folder, 'password'),
    log: join(folder, 'server.log'),
    runAs,
  }
}

function makeHome(path: string): string {
  try {
    return makeFolder(path)
  } catch (error) {
    throw fileError(path, error)
  }
}

/** A database keeps the user who created it; one that copying gave to root is given to nobody. */
function ownerFor(folder: string): RunAs {
  const data = join(folder, 'data')
  const { uid, gid } = lstatSync(data)
  const owner = uid === 0 ? nobody : { uid, gid }
  const closed = closedFolder(folder, owner)
  if (closed !== undefined) {
    throw startError(
      `The database in ${folder} runs as the user with id ${owner.uid}, who cannot pass through ${closed}. Run chmod o+x ${closed} and start again.`,
    )
  }
  if (uid === 0) {
    lchownSync(data, owner.uid, owner.gid)
    for (const entry of readdirSync(data, { recursive: true, withFileTypes: true })) {
      lchownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid)
    }
  }
  return owner
}

function readNote(note: string, home: string): string {
  const { database, dataDir } = noteFormat.parse(JSON.parse(readFileSync(note, 'utf8')))
  if (dataDir !== home && existsSync(dataDir)) {
    throw startError(
      `${home} is a copy of ${dataDir}, whose database is in ${database}. Set DATA_DIR to ${dataDir}, or delete ${note} to give the copy an empty database.`,
    )
  }
  if (!existsSync(database)) {
    throw startError(
      `The database of ${home} was in ${database}, which is gone. Put it back, or delete ${note} to begin with an empty database.`,
    )
  }
  return database
}

function hashOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}
