import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import type { Buckets } from '../adapters/files/open-storage'
import { isAbsent, rawPieces, type Storage } from '../adapters/files/storage'
import type { Config } from '../config/config'
import type { Database } from '../database/connect'
import { codeOf, databaseError, startError } from '../database/embedded/start-error'
import { readOrCreateFile } from '../config/secrets'
import { uuid } from '../database/uuid'
import { dataFolder } from './data-folder.tables'

/** Folder, buckets and database carry one id; a start with a wrong pair is refused. */
type Pair = {
  dataDir: string
  /** Connection string of the database. */
  url: string
  /** Empty for the embedded database. */
  databaseUrl: string
  /** Where files are stored; absent if the caller does not use files. */
  files?: Pick<Config['files'], 'url' | 'also'> & { buckets: Buckets }
}

/** A storage of files, named as in the settings. */
type Place = { name: string; id(): Promise<string | undefined>; reports(): Promise<string[]> }

const folderPlace = (dataDir: string): Place => ({
  name: 'disk',
  id: () => Promise.resolve(folderId(dataDir)),
  reports: () => Promise.resolve(storedReports(dataDir)),
})

const bucketPlace = (bucket: Storage): Place => ({
  name: bucket.name,
  id: () => bucketId(bucket),
  reports: async () => (await bucket.list('reports')).filter((name) => uuid.test(name)),
})

/** The place that files are written to, then the one they are moved from, if any. */
function placesOf({ dataDir, files }: Pair): [Place, ...Place[]] {
  const folder = folderPlace(dataDir)
  if (!files) return [folder]
  const { also, buckets } = files
  const second = buckets.source ? [bucketPlace(buckets.source)] : also === 'disk' ? [folder] : []
  return [buckets.target ? bucketPlace(buckets.target) : folder, ...second]
}

/** Refuses a new embedded database for a folder used with another. Throws a StartError. */
export function refuseNewDatabase({ dataDir }: Pick<Pair, 'dataDir'>): void {
  if (existsSync(path.join(dataDir, 'database'))) return
  if (folderId(dataDir) !== undefined || storedReports(dataDir).length > 0)
    throw mismatch({ dataDir, databaseUrl: '' }, 'the folder has been used with a different database')
}

/** Checks, before any write, that database, folder and buckets match. Throws a StartError. */
export async function checkPair(pair: Pair): Promise<void> {
  const places = placesOf(pair)
  const ids = await Promise.all(places.map((place) => place.id()))
  const inDatabase = await overConnection(pair, (client) => lookInto(client))
  const left = inDatabase.places.filter((name) => !places.some((place) => place.name === name))
  if (pair.files && left.length > 0) throw unnamed(left)
  const { id } = inDatabase
  const others = [folderId(pair.dataDir), ...ids].filter((other) => other !== undefined && other !== id)
  if (id !== undefined && others.length > 0) throw mismatch(pair, 'they have different ids')
  if (id !== undefined && ids.includes(id)) return
  const stored = [...new Set((await Promise.all(places.map((place) => place.reports()))).flat())]
  const { reports, known } = await overConnection(pair, (client) => countReports(client, stored))
  const kind = pair.files?.buckets.target ? 'bucket' : 'folder'
  if (stored.length > 0) {
    // An older copy of the database misses some of the reports, a wrong database all of them.
    if (known * 2 < stored.length)
      throw mismatch(pair, `of the ${stored.length} reports in the ${kind} the database knows ${known}`)
  } else if (ids.some((other) => other !== undefined))
    throw mismatch(pair, `the ${kind} has been used with a different database`)
  else if (reports > 0)
    throw mismatch(pair, `the database has been used with a different ${kind}, and this one is empty`)
}

/**
 * Gives all sides the same id if they have none; with `isAdopting` folder and bucket take the
 * database's id. Requires a migrated database. The database goes first, so that servers that start
 * at once write the same id into the folder. Throws a StartError if the folder or the bucket has
 * another id.
 */
export async function claimPair(pair: Pair, { isAdopting = false } = {}): Promise<void> {
  const file = fileOf(pair.dataDir)
  const [own] = placesOf(pair)
  const { target: bucket, source } = pair.files?.buckets ?? {}
  const found = await own.id()
  const id = await overConnection(pair, async (client) => {
    const candidate = folderId(pair.dataDir) ?? found ?? randomUUID()
    await client.query('insert into data_folder (id) values ($1) on conflict do nothing', [candidate])
    if (pair.files) await notePlaces(client, placesOf(pair), isAdopting)
    return (await databaseId(client)) ?? candidate
  })
  if (isAdopting && folderId(pair.dataDir) !== id) rmSync(file, { force: true })
  readOrCreateFile(file, () => `${id}\n`)
  for (const one of isAdopting ? [bucket, source] : [bucket]) {
    if (!one) continue
    const had = await bucketId(one)
    if (isAdopting && had !== undefined && had !== id) await one.remove(idName)
    await writeBucketId(one, id)
  }
  if (folderId(pair.dataDir) !== id || (await own.id()) !== id)
    throw mismatch(pair, 'they have different ids')
}

/** Records that the first place may have files; `adopt`: no others than these have any. */
async function notePlaces(client: pg.Client, [own, ...others]: [Place, ...Place[]], adopt: boolean) {
  await client.query(
    adopt
      ? 'update data_folder set places = $1'
      : 'update data_folder set places = array(select distinct unnest(places || $1))',
    [adopt ? [own, ...others].map(({ name }) => name) : [own.name]],
  )
}

/** Records that all files are in this place. */
export const noteStorage = (client: pg.Client, name: string) =>
  client.query('update data_folder set places = $1', [[name]])

const idName = 'portal.id'

/** The id of a bucket, if it has one. Throws a StartError if it is damaged. */
export async function bucketId(bucket: Storage): Promise<string | undefined> {
  const pieces: Buffer[] = []
  try {
    for await (const piece of rawPieces(bucket, idName)) pieces.push(piece)
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
  const id = Buffer.concat(pieces).toString().trim()
  if (uuid.test(id)) return id
  throw startError(
    `The id in ${bucket.name}/${idName} is damaged. Delete that object and start again: a new one will be made from the database's.`,
  )
}

/** Refuses a bucket without the id of this database. Throws a StartError. */
export async function refuseOthersBuckets(db: Database, { target, source }: Buckets): Promise<void> {
  const [row] = await db.select({ id: dataFolder.id }).from(dataFolder)
  for (const bucket of [target, source])
    if (bucket && (row === undefined || (await bucketId(bucket)) !== row.id))
      throw startError(
        `${bucket.name} is not one of this portal's buckets: check FILES_URL, FILES_ALSO and FILES_ENDPOINT. Nothing was moved.`,
      )
}

/** Gives a bucket this id if it has none. */
export async function writeBucketId(bucket: Storage, id: string): Promise<void> {
  if ((await bucketId(bucket)) === undefined)
    await bucket.writeFile(idName, Readable.from([Buffer.from(`${id}\n`)]))
}

/** The id of the folder, if it has one. Throws a StartError if it is damaged. */
export function folderId(dataDir: string): string | undefined {
  const file = fileOf(dataDir)
  try {
    const id = readFileSync(file, 'utf8').trim()
    if (uuid.test(id)) return id
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw startError(
      `${file} cannot be read (${codeOf(error) || 'unknown'}): give this user permission to read it.`,
    )
  }
  throw startError(
    `The id in ${file} is damaged. Delete the file and start again: a new one will be made from the database's.`,
  )
}

/** Writes the database's id into a folder without one; undefined if there is no id. */
export async function copyId(client: pg.Client, dataDir: string): Promise<string | undefined> {
  const id = await databaseId(client)
  if (id === undefined) return undefined
  readOrCreateFile(fileOf(dataDir), () => `${id}\n`)
  return fileOf(dataDir)
}

/** The id of the database, if it has one; it may be unmigrated or not a portal's. */
export async function databaseId(client: pg.Client): Promise<string | undefined> {
  if (!(await hasTable(client, 'data_folder'))) return undefined
  const { rows } = await client.query<{ id: string }>('select id from data_folder')
  return rows[0]?.id
}

/** SQL condition that a database has the id of this folder. */
export const isPortalOf = (dataDir: string): string =>
  `exists (select from data_folder where id = ${pg.escapeLiteral(folderId(dataDir) ?? '')})`

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

/** The database's id and places; it may be unmigrated or not a portal's. */
async function lookInto(client: pg.Client): Promise<{ id: string | undefined; places: string[] }> {
  const id = await databaseId(client)
  if (id === undefined) return { id, places: [] }
  // An older Pearwell did not record places.
  const { rows } = await client.query<{ places: string[] | null }>(
    "select to_jsonb(data_folder) -> 'places' as places from data_folder",
  )
  return { id, places: rows[0]?.places ?? [] }
}

async function countReports(client: pg.Client, stored: string[]) {
  if (!(await hasTable(client, 'reports'))) return { reports: 0, known: 0 }
  const { rows } = await client.query<{ reports: number; known: number }>(
    'select count(*)::int as reports, (count(*) filter (where folder = any($1::uuid[])))::int as known from reports',
    [stored],
  )
  return { reports: rows[0]?.reports ?? 0, known: rows[0]?.known ?? 0 }
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    `public.${name}`,
  ])
  return rows[0]?.there ?? false
}

/** The result of `ask` over a new connection. */
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

/** Files may be in a place that the settings no longer name. */
const unnamed = (left: string[]) =>
  startError(
    `Some of this portal's files are in ${left.join(' and ')}, which the settings do not mention. Nothing was changed. Set FILES_URL, or set FILES_ALSO while npm run move-files moves them. If they are lost for good, start once with: npm start -- --adopt`,
  )

function mismatch(
  { dataDir, databaseUrl, files }: Pick<Pair, 'dataDir' | 'databaseUrl' | 'files'>,
  why: string,
): Error {
  const database = databaseUrl === '' ? 'its own embedded database' : 'the DATABASE_URL database'
  const advice = files?.buckets.target
    ? 'Set FILES_URL and DATABASE_URL to a pair that does. If the files are to be moved, set FILES_ALSO to where they are now'
    : databaseUrl === ''
      ? 'Set DATABASE_URL if the portal has a database elsewhere, or DATA_DIR'
      : 'Set DATABASE_URL and DATA_DIR to a pair that does'
  const place = files?.buckets.target ? `The bucket ${files.url}` : `The data folder ${dataDir}`
  return startError(
    `${place} and ${database} do not belong together (${why}). Nothing was changed. ${advice}. To make these two one portal from now on, start once with: npm start -- --adopt`,
  )
}
