import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { codeOf, databaseError, startError } from '../database/embedded/start-error'
import { keptText } from '../secrets'
import { uuid } from '../uuid'

/**
 * A data folder and its database carry the same id, made at the first start: the folder in `portal.id`, the database in
 * the table data_folder. Whatever is not in the one because the other was meant is so never taken for rubbish.
 */
type Pair = {
  dataDir: string
  /** Of the database, as pg takes it. */
  url: string
  /** Empty: the database is the embedded one. */
  databaseUrl: string
}

/** Refuses to make an embedded database for a folder that has had another one. Throws a StartError. */
export function refuseNewDatabase({ dataDir }: Pick<Pair, 'dataDir'>): void {
  if (existsSync(path.join(dataDir, 'database'))) return
  if (folderId(dataDir) !== undefined || storedReports(dataDir).length > 0)
    throw mismatch({ dataDir, databaseUrl: '' }, 'the folder was used with another database')
}

/**
 * Whether database and folder belong together, before anything is written to either: the same id, or, where a side has
 * none yet (an older Pearwell made it, or a start ended between the two), reports of the folder that the database
 * names. Throws a StartError.
 */
export async function checkPair(pair: Pair): Promise<void> {
  const inFolder = folderId(pair.dataDir)
  const stored = storedReports(pair.dataDir)
  const { id: inDatabase, reports, known } = await overConnection(pair, (client) => lookInto(client, stored))
  if (inFolder !== undefined && inDatabase !== undefined) {
    if (inFolder !== inDatabase) throw mismatch(pair, 'they carry different ids')
  } else if (stored.length > 0) {
    // Of an older copy of the database some are new to it; of another database all are.
    if (known * 2 < stored.length)
      throw mismatch(pair, `of the ${stored.length} reports in the folder the database names ${known}`)
  } else if (inFolder !== undefined) throw mismatch(pair, 'the folder was used with another database')
  else if (reports > 0)
    throw mismatch(pair, 'the database was used with another folder, and this one is empty')
}

/**
 * Gives both the same id where they have none; with `isAdopting` the folder takes the database's, whatever it had. The
 * database is migrated. The database comes first, so that of servers that start at once all write the same into the
 * folder. Throws a StartError when the folder has another id.
 */
export async function claimPair(pair: Pair, { isAdopting = false } = {}): Promise<void> {
  const file = fileOf(pair.dataDir)
  const id = await overConnection(pair, async (client) => {
    const own = folderId(pair.dataDir) ?? randomUUID()
    await client.query('insert into data_folder (id) values ($1) on conflict do nothing', [own])
    return (await databaseId(client)) ?? own
  })
  if (isAdopting && folderId(pair.dataDir) !== id) rmSync(file, { force: true })
  keptText(file, () => `${id}\n`)
  if (folderId(pair.dataDir) !== id) throw mismatch(pair, 'they carry different ids')
}

/** The id that the folder carries, if any. Throws a StartError when it is damaged. */
export function folderId(dataDir: string): string | undefined {
  const file = fileOf(dataDir)
  try {
    const id = readFileSync(file, 'utf8').trim()
    if (uuid.test(id)) return id
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw startError(
      `${file} cannot be read (${codeOf(error) || 'unknown'}): give this user the right to read it.`,
    )
  }
  throw startError(
    `The id in ${file} is damaged. Delete the file and start again: a new one is made of the database's.`,
  )
}

/** Gives a folder that has no id the one of the database, and says where it stands; undefined when neither has one. */
export async function copyId(client: pg.Client, dataDir: string): Promise<string | undefined> {
  const id = await databaseId(client)
  if (id === undefined) return undefined
  keptText(fileOf(dataDir), () => `${id}\n`)
  return fileOf(dataDir)
}

/** The id that the database carries, if any; it need not be a portal's, nor migrated. */
export async function databaseId(client: pg.Client): Promise<string | undefined> {
  if (!(await hasTable(client, 'data_folder'))) return undefined
  const { rows } = await client.query<{ id: string }>('select id from data_folder')
  return rows[0]?.id
}

/** In SQL, that a database carries the id of this folder, which has one. */
export const isPortalOf = (dataDir: string): string =>
  `exists (select from data_folder where id = ${pg.escapeLiteral(folderId(dataDir) ?? '')})`

/** Notes that a backup was made just now. */
export const noteBackup = (client: pg.Client) => client.query('update data_folder set backed_up_at = now()')

const fileOf = (dataDir: string) => path.join(dataDir, 'portal.id')

/** The folders of reports in a data folder. */
function storedReports(dataDir: string): string[] {
  try {
    return readdirSync(path.join(dataDir, 'reports')).filter((name) => uuid.test(name))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

async function lookInto(client: pg.Client, stored: string[]) {
  const id = await databaseId(client)
  if (!(await hasTable(client, 'reports'))) return { id, reports: 0, known: 0 }
  const { rows } = await client.query<{ reports: number; known: number }>(
    'select count(*)::int as reports, (count(*) filter (where folder = any($1::uuid[])))::int as known from reports',
    [stored],
  )
  return { id, reports: rows[0]?.reports ?? 0, known: rows[0]?.known ?? 0 }
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    `public.${name}`,
  ])
  return rows[0]?.there ?? false
}

/** What `ask` finds out over a connection of its own. */
async function overConnection<T>(
  { url, databaseUrl }: Pair,
  ask: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'pearwell-identity' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await ask(client)
  } catch (error) {
    throw databaseUrl === '' ? error : databaseError(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function mismatch({ dataDir, databaseUrl }: Pick<Pair, 'dataDir' | 'databaseUrl'>, why: string): Error {
  const [database, advice] =
    databaseUrl === ''
      ? ['its own embedded database', 'set DATABASE_URL if the portal has a database elsewhere, or DATA_DIR']
      : ['the database of DATABASE_URL', 'set DATABASE_URL and DATA_DIR to two that do']
  return startError(
    `The data folder ${dataDir} and ${database} do not belong together (${why}), so nothing was changed: ${advice}, or, to make these two one portal from now on, start once with: npm start -- --adopt`,
  )
}
