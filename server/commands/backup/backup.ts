import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { isAbsent, rawPieces, StorageUnavailable, type Storage } from '../../adapters/files/storage'
import { databaseError, startError } from '../../database/embedded/start-error'
import { noTimeLimits } from '../../database/connect'
import { tryWithLock } from '../../database/locks'
import { databaseId, folderId, noteBackup } from '../../data-folder/identity'
import { encryptPieces } from '../../encryption/encrypted-file'
import { textCipher } from '../../encryption/text-cipher'
import type { Some } from '../../config/secrets'
import { backupKey, type Manifest, manifestName, noPortalError } from './manifest'
import { type KeyRegistry, keyRegistryName, readKeys, writeKeyRegistry } from './key-registry'
import { migrationsIn, quoted, tablesInOrder } from './schema'
import { signedText } from './signed'

const MOST_TRIES = 3

export type BackupPlan = {
  url: string
  dataDir: string
  /** Where the portal's files are stored. */
  storage: Storage
  /** An empty or missing folder. */
  folder: string
  /** Whether to include the keys of the data folder. */
  withKeys: boolean
  /** The credentials keys, newest first; the first one signs. */
  keys: Some<Buffer>
  /** Whether to encrypt every file of the backup. */
  encrypt: boolean
  /** The key registry, one file for all backups; `withKeyRegistry` also copies it into this. */
  register: string
  withKeyRegistry: boolean
}

/** A report was deleted between the database snapshot and the copy of its files. */
class GoneMeanwhile extends Error {}

/** Writes a backup while the portal may run; undone on failure. Throws a StartError. */
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
          `${error.message} is missing from ${plan.dataDir}, though the database refers to it. If reports are being deleted right now, make the backup again in a moment. Otherwise put the file back, or replace the files of that report in the portal.`,
          error,
        )
    }
  }
}

async function write(plan: BackupPlan): Promise<Manifest> {
  const client = new pg.Client({ connectionString: plan.url, application_name: 'pearwell-backup' })
  await client.connect().catch((cause: unknown) => {
    throw databaseError(cause)
  })
  try {
    // Of two concurrent backups the one with the older snapshot could write its registry last.
    const manifest = await tryWithLock(plan.url, 'backup', () => writeOver(client, plan))
    if (!manifest)
      throw startError('Another backup of this portal is being made. Please wait until it is done.')
    return manifest
  } finally {
    await client.end()
  }
}

async function writeOver(client: pg.Client, plan: BackupPlan): Promise<Manifest> {
  const { dataDir, folder, withKeys, encrypt } = plan
  const [key] = plan.keys
  const encryptionKey = encrypt ? backupKey(key) : undefined
  await client.query(`begin transaction isolation level repeatable read read only; ${noTimeLimits}`)
  await mkdir(path.join(folder, 'tables'), { mode: 0o700 })
  const shapes = await tablesInOrder(client)
  if (shapes.length === 0) throw noPortalError()
  const portal = await refuseStrangers(client, dataDir)
  const register = await readKeys(client, portal)
  refuseUnusableKey(register, plan.keys)
  const tables: Manifest['tables'] = []
  for (const { name, columns } of shapes) {
    const file = `tables/${name}.copy`
    const list = columns.map(quoted).join(', ')
    const rows = client.query(copyTo(`copy public.${quoted(name)} (${list}) to stdout`))
    const written = await keep(rows, folder, file, encryptionKey)
    tables.push({ name, columns, path: file, rows: rows.rowCount, ...written })
  }
  const { rows: sequences } = await client.query<{ name: string; value: string; called: boolean }>(`
      select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as called
      from pg_sequences where schemaname = 'public' order by sequencename`)
  const files: Manifest['files'] = []
  for (const name of await namedFiles(client)) files.push(await take(plan, name, encryptionKey))
  const manifest: Manifest = {
    format: 2,
    createdAt: new Date().toISOString(),
    portal,
    registerAt: register.writtenAt,
    encrypted: encrypt,
    closed: register.reports.filter((report) => report.key === '').length,
    plain: register.reports.filter((report) => report.key === null).map((report) => report.folder),
    migrations: await migrationsIn(client),
    tables,
    sequences,
    files,
    keys: withKeys ? await takeKeys(dataDir, folder) : [],
  }
  await client.query('commit')
  // Before the manifest completes the backup, so that no backup is newer than the registry.
  await writeKeyRegistry(plan.register, register, key)
  if (plan.withKeyRegistry) await writeKeyRegistry(path.join(folder, keyRegistryName), register, key)
  // Last of all: a folder with a manifest is a complete backup.
  await writeFile(path.join(folder, manifestName), signedText(manifest, key), { mode: 0o600, flush: true })
  await noteBackup(client)
  return manifest
}

/** Refuses registry keys that no credentials key decrypts, since a restore could not use them. */
function refuseUnusableKey({ reports }: KeyRegistry, keys: Some<Buffer>): void {
  const seals = textCipher(() => keys)
  const encrypted = reports.flatMap(({ folder, key }) => (key ? [{ folder, key }] : []))
  if (encrypted.length > 0 && !encrypted.some(({ folder, key }) => seals.decrypt(folder, key) !== undefined))
    throw startError(
      `CREDENTIALS_KEY (or credentials.key) can't open the keys of ${encrypted.length} reports, so nobody could open this backup's files. Set it to this portal's own key.`,
    )
}

/** The portal's id. Throws a StartError if the data folder has another id. */
async function refuseStrangers(client: pg.Client, dataDir: string): Promise<string> {
  const [inFolder, inDatabase] = [folderId(dataDir), await databaseId(client)]
  if (inFolder !== undefined && inDatabase !== undefined && inFolder !== inDatabase)
    throw startError(
      `The data folder ${dataDir} and the database do not belong together: check DATA_DIR and DATABASE_URL.`,
    )
  return inDatabase ?? ''
}

/** The files that rows name: triplets with a usable key, images, the logo, and shares. */
async function namedFiles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select 'reports/' || folder || '/' || file as name
    from reports, unnest(array['report.html', 'report.pdf', 'report.csv']) as file
    where not exists (select 1 from report_keys k where k.folder = reports.folder and k.sealed = '')
    union select 'images/' || image_hash || '.jpg' from foods where image_hash is not null
    union select 'images/' || logo_hash || '.png' from settings where logo_hash is not null
    union select 'shares/' || file || '.jwe' from shares where file is not null
    order by 1`)
  return rows.map(({ name }) => name)
}

async function take(
  { storage, folder }: BackupPlan,
  name: string,
  encryptionKey: Buffer | undefined,
): Promise<Manifest['files'][number]> {
  const copy = path.join('files', name)
  await mkdir(path.dirname(path.join(folder, copy)), { recursive: true, mode: 0o700 })
  // After a restore of the database, reports may still be in the quarantine.
  const aside = name.replace(/^reports\//, 'quarantine/')
  const copied = (from: string) => keep(rawPieces(storage, from), folder, copy, encryptionKey)
  const written = await copied(name)
    .catch((error: unknown) => {
      if (isAbsent(error) && aside !== name) return copied(aside)
      throw error
    })
    .catch((cause: unknown) => {
      if (cause instanceof StorageUnavailable)
        throw startError(
          `The file ${name} could not be read from ${storage.name} (${cause.code}). Please make the backup again once the object store is responding.`,
          cause,
        )
      throw isAbsent(cause) ? new GoneMeanwhile(name, { cause }) : cause
    })
  return { path: copy, ...written }
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
      ...(await keep(createReadStream(from) as AsyncIterable<Buffer>, folder, `keys/${name}`, undefined)),
    })
  }
  return keys
}

/** Streams into a file of the backup, encrypted if there is a key; returns its size and SHA-256. */
async function keep(
  pieces: AsyncIterable<Buffer>,
  folder: string,
  name: string,
  key: Buffer | undefined,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted() {
    for await (const part of key ? encryptPieces({ key, name }, pieces) : pieces) {
      hash.update(part)
      bytes += part.length
      yield part
    }
  }
  await pipeline(counted(), createWriteStream(path.join(folder, name), { mode: 0o600, flush: true }))
  return { bytes, sha256: hash.digest('hex') }
}
