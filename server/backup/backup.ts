import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { databaseError, startError } from '../database/embedded/start-error'
import { databaseId, folderId } from '../data-folder/identity'
import { type Manifest, manifestName, noPortal } from './manifest'
import { migrationsIn, quoted, tablesInOrder } from './schema'

const MOST_TRIES = 3

export type BackupPlan = {
  url: string
  dataDir: string
  /** An empty or missing folder. */
  folder: string
  /** Take the keys along, where the data folder holds them. */
  withKeys: boolean
}

/** A report was deleted between the snapshot of the rows and the copy of its files. */
class GoneMeanwhile extends Error {}

/**
 * Writes a backup: one snapshot of the database and the files that its rows name, each with a checksum. The portal may
 * run meanwhile. Throws a StartError that says what to do; then nothing of it is left.
 */
export async function backUp(plan: BackupPlan): Promise<Manifest> {
  const { folder } = plan
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw startError(`The folder ${folder} is not empty. Please name another one for the backup.`)
  for (let tries = 1; ; tries++) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
    try {
      return await write(plan)
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      if (!(error instanceof GoneMeanwhile)) throw error
      if (tries === MOST_TRIES)
        throw startError(
          `${error.message} is missing in ${plan.dataDir}, though the database names it. If reports are being deleted just now, make the backup again in a moment; otherwise put the file back, or replace the files of that report in the portal.`,
          error,
        )
    }
  }
}

async function write({ url, dataDir, folder, withKeys }: BackupPlan): Promise<Manifest> {
  const client = new pg.Client({ connectionString: url, application_name: 'pearwell-backup' })
  await client.connect().catch((cause: unknown) => {
    throw databaseError(cause)
  })
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    await client.query('begin transaction isolation level repeatable read read only')
    await mkdir(path.join(folder, 'tables'), { mode: 0o700 })
    const shapes = await tablesInOrder(client)
    if (shapes.length === 0) throw noPortal()
    await refuseStrangers(client, dataDir)
    const tables: Manifest['tables'] = []
    for (const { name, columns } of shapes) {
      const file = `tables/${name}.copy`
      const list = columns.map(quoted).join(', ')
      const rows = client.query(copyTo(`copy public.${quoted(name)} (${list}) to stdout`))
      const written = await keep(rows, path.join(folder, file))
      tables.push({ name, columns, path: file, rows: rows.rowCount, ...written })
    }
    const { rows: sequences } = await client.query<{ name: string; value: string; called: boolean }>(`
      select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as called
      from pg_sequences where schemaname = 'public' order by sequencename`)
    const files: Manifest['files'] = []
    for (const name of await namedFiles(client)) files.push(await take(dataDir, folder, name))
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: await migrationsIn(client),
      tables,
      sequences,
      files,
      keys: withKeys ? await takeKeys(dataDir, folder) : [],
    }
    await client.query('commit')
    // Last of all: a folder with a manifest is a whole backup.
    await writeFile(path.join(folder, manifestName), `${JSON.stringify(manifest, undefined, 2)}\n`, {
      mode: 0o600,
      flush: true,
    })
    return manifest
  } finally {
    await client.end()
  }
}

/** The backup carries the id among the rows. */
async function refuseStrangers(client: pg.Client, dataDir: string): Promise<void> {
  const [inFolder, inDatabase] = [folderId(dataDir), await databaseId(client)]
  if (inFolder !== undefined && inDatabase !== undefined && inFolder !== inDatabase)
    throw startError(
      `The data folder ${dataDir} and the database do not belong together: check DATA_DIR and DATABASE_URL.`,
    )
}

/** The files of the data folder that rows name: the triplets of reports and the images of foods. */
async function namedFiles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select 'reports/' || folder || '/' || file as name
    from reports, unnest(array['report.html', 'report.pdf', 'report.csv']) as file
    union select 'images/' || image_hash || '.jpg' from foods where image_hash is not null
    order by 1`)
  return rows.map(({ name }) => name)
}

async function take(dataDir: string, folder: string, name: string): Promise<Manifest['files'][number]> {
  const copy = path.join('files', name)
  await mkdir(path.dirname(path.join(folder, copy)), { recursive: true, mode: 0o700 })
  // After a restored database files of its reports may still be set aside; the portal brings them back as it runs.
  const aside = name.replace(/^reports\//, 'quarantine/')
  const from = await open(path.join(dataDir, name))
    .catch(() => open(path.join(dataDir, aside)))
    .catch((cause: unknown) => {
      throw new GoneMeanwhile(name, { cause })
    })
  return { path: copy, ...(await keep(from.createReadStream(), path.join(folder, copy))) }
}

async function takeKeys(dataDir: string, folder: string): Promise<Manifest['keys']> {
  const keys: Manifest['keys'] = []
  for (const name of ['session.key', 'credentials.key']) {
    const from = path.join(dataDir, name)
    const isThere = await stat(from).then(
      () => true,
      () => false,
    )
    if (!isThere) continue
    await mkdir(path.join(folder, 'keys'), { recursive: true, mode: 0o700 })
    keys.push({
      path: `keys/${name}`,
      ...(await keep(createReadStream(from), path.join(folder, 'keys', name))),
    })
  }
  return keys
}

/** Streams into a file of its own; its size and SHA-256. */
async function keep(from: NodeJS.ReadableStream, file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  const count = new Transform({
    transform(part: Buffer, _encoding, done) {
      hash.update(part)
      bytes += part.length
      done(null, part)
    },
  })
  await pipeline(from, count, createWriteStream(file, { mode: 0o600, flush: true }))
  return { bytes, sha256: hash.digest('hex') }
}
