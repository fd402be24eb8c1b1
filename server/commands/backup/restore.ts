import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { rawPieces, type Storage } from '../../adapters/files/storage'
import { type DatabaseUrls, prepareSchema } from '../../database/audit-owner'
import { noTimeLimits } from '../../database/connect'
import { databaseError, startError } from '../../database/embedded/start-error'
import { copyId, databaseId, noteStorage, writeBucketId } from '../../data-folder/identity'
import { isDisk, checkBackup, type CheckedBackup, type Place } from './check-backup'
import { contentOf, type Manifest, sha256Of, type Signed } from './manifest'
import type { KeyRegistry } from './key-registry'
import { quoted, tablesInOrder } from './schema'

/** Never lowers a sequence below what triggers have taken, since rollbacks do not reset it. */
const raise = `
  select setval(seq, greatest($2::bigint, coalesce(pg_sequence_last_value(seq), $2::bigint)),
    $3::boolean or pg_sequence_last_value(seq) is not null)
  from (select $1::regclass as seq) as one`

type RestorePlan = Place & DatabaseUrls

/** The restored backup, and how many reports were left out because they have been deleted since. */
export type Restored = { signed: Signed; leftOut: number }

/** Restores into an empty database and data folder, all or nothing. Throws a StartError. */
export async function restore(plan: RestorePlan, judged?: CheckedBackup): Promise<Restored> {
  const { signed, register } = judged ?? (await checkBackup(plan))
  let leftOut = 0
  let isPrepared = false
  const work = async () => {
    await refusePortal(plan)
    await prepareSchema(plan, async () => {
      isPrepared = true
      leftOut = await fill(plan, signed, register)
    })
  }
  await work().catch((cause: unknown) => {
    throw isPrepared || (cause instanceof Error && cause.name === 'StartError') ? cause : databaseError(cause)
  })
  return { signed, leftOut }
}

/** Before the migrations, so that a refused restore does not upgrade an older database. */
async function refusePortal({ url, adminUrl = url }: RestorePlan): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'pearwell-restore' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await refuseRows(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Loads the backup in one transaction; returns how many reports were left out. */
async function fill(
  { url, dataDir, storage, folder }: RestorePlan,
  signed: Signed,
  register: KeyRegistry | undefined,
): Promise<number> {
  const { manifest } = signed
  const client = new pg.Client({ connectionString: url, application_name: 'pearwell-restore' })
  await client.connect()
  const written: string[] = []
  const stored: string[] = []
  try {
    // Otherwise the webhooks would be told of every report.
    await client.query(`begin; ${noTimeLimits}; set local pearwell.restoring = 'on'`)
    await refuseRows(client)
    await refuseKept(client)
    for (const table of manifest.tables) await load(client, folder, table, signed)
    for (const { name, value, called } of manifest.sequences)
      await client.query(raise, [`public.${quoted(name)}`, value, called])
    await compareRows(client, manifest)
    // An older Pearwell did not record openings of reports and had no cards before results.
    const openings = manifest.tables.find(({ name }) => name === 'report_openings')
    if (!openings) await client.query('select note_past_moments()')
    if (!openings?.columns.includes('cards_ended_at')) await client.query('select end_past_cards()')
    const gone = register ? await applyKeyRegistry(client, manifest, register) : new Set()
    for (const file of manifest.files) {
      if (gone.has(path.basename(path.dirname(file.path)))) continue
      const target = file.path.replace(/^files\//, '')
      stored.push(target)
      await placeFile(contentOf(folder, file.path, signed), storage, target)
    }
    for (const key of manifest.keys) {
      const target = path.join(dataDir, path.basename(key.path))
      written.push(target)
      await placeKey(contentOf(folder, key.path, signed), target)
    }
    await noteStorage(client, storage.name)
    const id = await copyId(client, dataDir)
    if (id !== undefined) written.push(id)
    const portal = await databaseId(client)
    if (!isDisk(storage) && portal !== undefined) {
      stored.push('portal.id')
      await writeBucketId(storage, portal)
    }
    await client.query('select recount_tallies()')
    await client.query('commit')
    return gone.size
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    for (const file of written) await rm(file, { force: true })
    // The next try would take a remaining folder for a portal's.
    for (const target of new Set(stored.map((file) => file.replace(/^(reports\/[^/]+)\/.*/, '$1'))))
      await storage.remove(target).catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}

/** Deletes reports missing in the registry, sets the others' keys; returns deleted folders. */
async function applyKeyRegistry(
  client: pg.Client,
  manifest: Manifest,
  register: KeyRegistry,
): Promise<Set<string>> {
  const { rows } = await client.query<{ id: number; folder: string }>('select id, folder from reports')
  const known = new Map(register.reports.map((report) => [report.id, report]))
  const plain = new Set(manifest.plain)
  const keys: { folder: string; key: string }[] = []
  const gone: string[] = []
  for (const { id, folder } of rows) {
    const now = known.get(id)
    if (manifest.format === 1 || plain.has(folder)) {
      // Its files are unencrypted in the backup, even if they were encrypted later.
      if (!now) gone.push(folder)
    } else if (now?.folder === folder && now.key !== null) keys.push({ folder, key: now.key })
    else gone.push(folder)
  }
  await client.query('delete from reports where folder = any($1::uuid[])', [gone])
  await client.query(
    'insert into report_keys (folder, sealed) select * from unnest($1::uuid[], $2::text[])',
    [keys.map(({ folder }) => folder), keys.map(({ key }) => key)],
  )
  return new Set(gone)
}

async function refuseRows(client: pg.Client): Promise<void> {
  for (const { name } of await tablesInOrder(client)) {
    const { rows } = await client.query(`select 1 from public.${quoted(name)} limit 1`)
    if (rows.length > 0)
      throw startError('The database already has a portal. Restore into an empty one. Nothing was changed.')
  }
}

/** The audit is loaded with its chain and times, which only the owner of its tables may set. */
async function refuseKept(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    `select relowner::regrole::text as owner from pg_class
    where oid = 'public.audit_chain'::regclass and not pg_has_role(relowner, 'usage')`,
  )
  if (rows[0])
    throw startError(
      `The audit log's tables in this database already belong to ${rows[0].owner}. Restore into a new database, or make the DATABASE_URL user a member of that role until the restore is done. Nothing was changed.`,
    )
}

async function load(
  client: pg.Client,
  folder: string,
  table: Manifest['tables'][number],
  signed: Signed,
): Promise<void> {
  const list = table.columns.map(quoted).join(', ')
  const into = client.query(copyFrom(`copy public.${quoted(table.name)} (${list}) from stdin`))
  await pipeline(contentOf(folder, table.path, signed), into)
}

/** Writes one file of the backup and compares it with what can be read back. */
async function placeFile(from: AsyncIterable<Buffer>, storage: Storage, target: string): Promise<void> {
  const hash = createHash('sha256')
  await storage.writeFile(target, hashed(from, hash))
  const back = createHash('sha256')
  for await (const piece of rawPieces(storage, target)) back.update(piece)
  if (!back.digest().equals(hash.digest())) throw notWhole(target)
}

async function placeKey(from: AsyncIterable<Buffer>, target: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(hashed(from, hash), createWriteStream(target, { mode: 0o600, flush: true }))
  if ((await sha256Of(target)) !== hash.digest('hex')) throw notWhole(target)
}

const notWhole = (target: string) => startError(`The file ${target} could not be written completely.`)

async function* hashed(from: AsyncIterable<Buffer>, hash: Hash) {
  for await (const part of from) {
    hash.update(part)
    yield part
  }
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
