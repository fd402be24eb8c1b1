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

/** Where one DATA_DIR has its database. */
export interface Store {
  /** Holds all of the below; a database is there as soon as this folder is. */
  folder: string
  /** PostgreSQL's own data folder, the only one that is closed (0700) and that belongs to `runAs`. */
  data: string
  /**
   * The password, in a 0600 file of the user who starts Pearwell. It is outside `data`, so that it never belongs to
   * the user the database runs as, and inside `folder`, so that it appears, moves and goes together with the data.
   */
  password: string
  log: string
  runAs: RunAs
  /** Set when the database cannot be in DATA_DIR itself: what closes the way, and the note that says where it is. */
  elsewhere?: { closed: string; note: string; dataDir: string }
}

const shelter = '/var/lib/pearwell'
const noteFormat = z.object({ database: z.string(), dataDir: z.string() })

/**
 * Finds where the database of `dataDir` is or can be, and makes DATA_DIR. Started as a user: in DATA_DIR. Started as
 * root, PostgreSQL runs as another user: then a DATA_DIR which that user cannot reach has its database under
 * /var/lib/pearwell, and a note in DATA_DIR. Throws a StartError when there is no such place.
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

/** Whether `folder` holds a database already. Throws a StartError when it belongs to somebody else. */
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

/** Leaves the note in DATA_DIR that says where its database is, and says it once on the console. */
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

/** A database made by another user goes on as that user; one that a copy gave to root is given to nobody. */
function ownerFor(folder: string): RunAs {
  const data = join(folder, 'data')
  const { uid, gid } = lstatSync(data)
  const owner = uid === 0 ? nobody : { uid, gid }
  const closed = closedFolder(folder, owner)
  if (closed !== undefined) {
    throw startError(
      `The database in ${folder} runs as the user with id ${owner.uid}, who cannot pass through ${closed}: run chmod o+x ${closed} and start again.`,
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
      `${home} is a copy of ${dataDir}, whose database is in ${database}: set DATA_DIR to ${dataDir}, or delete ${note} to give the copy an empty database.`,
    )
  }
  if (!existsSync(database)) {
    throw startError(
      `The database of ${home} was in ${database}, which is gone: put it back, or delete ${note} to begin with an empty database.`,
    )
  }
  return database
}

function hashOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}
