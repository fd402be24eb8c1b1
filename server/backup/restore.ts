import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type DatabaseUrls, prepareSchema } from '../database/audit-owner'
import { databaseError, startError } from '../database/embedded/start-error'
import { copyId, folderId } from '../data-folder/identity'
import { damagedFiles, type Manifest, readManifest, sha256Of } from './manifest'
import { migrationsIn, quoted, tablesInOrder } from './schema'

/** Reads the whole backup and compares every file with its checksum. Throws a StartError that names what is damaged. */
export async function verify(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const damaged = await damagedFiles(folder, manifest)
  if (damaged.length > 0)
    throw startError(
      `The backup in ${folder} is damaged: ${damaged.slice(0, 5).join(', ')}${damaged.length > 5 ? ` and ${damaged.length - 5} more` : ''}. Nothing was restored; use another backup.`,
    )
  return manifest
}

/** Never below what the triggers of this load, or of a try before it, have taken: no rollback gives that back. */
const raise = `
  select setval(seq, greatest($2::bigint, coalesce(pg_sequence_last_value(seq), $2::bigint)),
    $3::boolean or pg_sequence_last_value(seq) is not null)
  from (select $1::regclass as seq) as one`

/**
 * Restores a backup into an empty database and data folder, all or nothing, and compares every row count and file
 * afterwards. Throws a StartError that says what to do; then the target is as empty as before.
 */
export async function restore(plan: DatabaseUrls & { dataDir: string; folder: string }): Promise<Manifest> {
  const { url, dataDir, folder } = plan
  const manifest = await verify(folder)
  await refuseFiles(dataDir, manifest)
  await prepareSchema(plan).catch((cause: unknown) => {
    throw databaseError(cause)
  })
  const client = new pg.Client({ connectionString: url, application_name: 'pearwell-restore' })
  await client.connect()
  const written: string[] = []
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    await client.query('begin')
    await refuseRows(client)
    await refuseNewer(client, manifest)
    for (const table of manifest.tables) await load(client, folder, table)
    for (const { name, value, called } of manifest.sequences)
      await client.query(raise, [`public.${quoted(name)}`, value, called])
    for (const file of [...manifest.files, ...manifest.keys]) {
      const target = targetOf(dataDir, file)
      written.push(target)
      await place(path.join(folder, file.path), target, file.sha256)
    }
    const id = await copyId(client, dataDir)
    if (id !== undefined) written.push(id)
    await compareRows(client, manifest)
    await client.query('select recount_tallies()')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    for (const file of written) await rm(file, { force: true })
    // A folder that is left would be taken for a portal's by the next try.
    for (const directory of new Set(written.map((file) => path.dirname(file))))
      if (directory !== dataDir) await rmdir(directory).catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
  return manifest
}

async function refuseFiles(dataDir: string, { keys }: Manifest): Promise<void> {
  for (const name of ['reports', 'images', 'quarantine']) {
    const found = await readdir(path.join(dataDir, name)).catch(() => [])
    if (found.length > 0)
      throw startError(
        `The data folder ${dataDir} holds ${name} already. Restore into an empty one (DATA_DIR).`,
      )
  }
  if (folderId(dataDir) !== undefined)
    throw startError(
      `The data folder ${dataDir} was used by a portal already. Restore into an empty one (DATA_DIR).`,
    )
  for (const { path: key } of keys)
    if (existsSync(path.join(dataDir, path.basename(key))))
      throw startError(
        `The data folder ${dataDir} holds ${path.basename(key)} already. Restore into an empty one (DATA_DIR).`,
      )
}

async function refuseRows(client: pg.Client): Promise<void> {
  for (const { name } of await tablesInOrder(client)) {
    const { rows } = await client.query(`select 1 from public.${quoted(name)} limit 1`)
    if (rows.length > 0)
      throw startError('The database holds a portal already. Restore into an empty one; nothing was changed.')
  }
}

async function refuseNewer(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const known = new Set(await migrationsIn(client))
  if (!migrations.every((hash) => known.has(hash)))
    throw startError('A newer Pearwell made this backup. Please restore it with that version or a later one.')
}

async function load(client: pg.Client, folder: string, table: Manifest['tables'][number]): Promise<void> {
  const list = table.columns.map(quoted).join(', ')
  const into = client.query(copyFrom(`copy public.${quoted(table.name)} (${list}) from stdin`))
  await pipeline(createReadStream(path.join(folder, table.path)), into)
}

const targetOf = (dataDir: string, file: { path: string }) =>
  path.join(dataDir, file.path.replace(/^(?:files|keys)\//, ''))

/** Copies one file of the backup to its place and compares it there. */
async function place(from: string, target: string, sha256: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  await copyFile(from, target)
  if ((await sha256Of(target)) !== sha256) throw startError(`The file ${target} could not be written whole.`)
}

async function compareRows(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const { name, rows: expected } of tables) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from public.${quoted(name)}`,
    )
    if (rows[0]?.count !== expected)
      throw startError(
        `The table ${name} has ${rows[0]?.count} rows instead of ${expected}. Nothing was restored.`,
      )
  }
}
