import { existsSync } from 'node:fs'
import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Storage } from '../../adapters/files/storage'
import { bucketId, folderId } from '../../data-folder/identity'
import { startError } from '../../database/embedded/start-error'
import { migrationsFolder } from '../../database/refuse-newer'
import { damagedFiles, type Manifest, manifestName, readManifest, type Signed, type Trust } from './manifest'
import { readKeyRegistry, type KeyRegistry, keyRegistryName } from './key-registry'

/** Compares every file with its checksum. Throws a StartError that names damaged files. */
export async function verify(folder: string, trust: Trust): Promise<Signed> {
  const signed = await readManifest(folder, trust)
  const { manifest } = signed
  const damaged = await damagedFiles(folder, manifest)
  if (damaged.length > 0)
    throw startError(
      `The backup in ${folder} is damaged: ${damaged.slice(0, 5).join(', ')}${damaged.length > 5 ? ` and ${damaged.length - 5} more` : ''}. Nothing was restored; use another backup.`,
    )
  return signed
}

/** `storage` is where the files go: the disk of `dataDir` or a bucket. */
export type Place = {
  dataDir: string
  storage: Storage
  folder: string
  trust: Trust
  register?: string
}

/** The checks of a backup that need no target database. */
export type CheckedBackup = { signed: Signed; register: KeyRegistry | undefined }

/** Checks a backup and that its target is free, without a database. Throws a StartError. */
export async function checkBackup(plan: Place): Promise<CheckedBackup> {
  const { folder, trust } = plan
  const signed = await verify(folder, trust)
  const { manifest } = signed
  if (!signed.key && manifest.format !== 1)
    throw startError(
      `The ${manifestName} in ${folder} is not signed with CREDENTIALS_KEY. Nothing was restored; without that key, or with a rewritten manifest, a backup can only be compared (--verify --unsigned).`,
    )
  refuseNewerBackup(manifest)
  const register = await findKeyRegistry(plan, signed)
  await refuseFiles(plan, manifest)
  return { signed, register }
}

/** The named registry, else the one beside or inside the backup; undefined for old backups. */
async function findKeyRegistry(
  { folder, trust, register: named }: Place,
  { manifest: { format, portal, registerAt }, key }: Signed,
): Promise<KeyRegistry | undefined> {
  const keys = key ? [key, ...trust.keys] : trust.keys
  const places = named
    ? [named]
    : [path.join(path.dirname(folder), keyRegistryName), path.join(folder, keyRegistryName)]
  for (const place of places) {
    const register = await readKeyRegistry(place, keys)
    if (!register) continue
    if (format !== 1 && register.portal !== portal)
      throw startError(
        `The register ${place} belongs to another portal. Please name the right one with --register FILE.`,
      )
    if (register.writtenAt < registerAt)
      throw startError(
        `The register ${place} is older than the backup, so the newest reports would be missing. Please give the newest one with --register FILE.`,
      )
    return register
  }
  if (format === 1 && !named) return undefined
  throw startError(
    `The keys of the reports are missing: ${places.join(' and ')} ${places.length > 1 ? 'are' : 'is'} not there. Each backup leaves the newest ${keyRegistryName} beside it; name that file with --register FILE.`,
  )
}

export const isDisk = ({ name }: Storage) => name === 'disk'

async function refuseFiles({ dataDir, storage }: Place, { keys }: Manifest): Promise<void> {
  const [place, advice] = isDisk(storage)
    ? [`The data folder ${dataDir}`, 'an empty one (DATA_DIR)']
    : [`The bucket ${storage.name}`, 'an empty bucket or prefix (FILES_URL)']
  for (const shelf of ['reports', 'images', 'shares', 'quarantine'] as const)
    if ((await storage.list(shelf)).length > 0)
      throw startError(`${place} already has ${shelf}. Restore into ${advice}.`)
  if (!isDisk(storage) && (await bucketId(storage)) !== undefined)
    throw startError(`${place} has already been used by a portal. Restore into ${advice}.`)
  if (folderId(dataDir) !== undefined)
    throw startError(
      `The data folder ${dataDir} has already been used by a portal. Restore into an empty one (DATA_DIR).`,
    )
  for (const { path: key } of keys)
    if (existsSync(path.join(dataDir, path.basename(key))))
      throw startError(
        `The data folder ${dataDir} already has ${path.basename(key)}. Restore into an empty one (DATA_DIR).`,
      )
}

function refuseNewerBackup({ migrations }: Manifest): void {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash))
  if (!migrations.every((hash) => known.has(hash)))
    throw startError(
      'A newer version of Pearwell made this backup. Please restore it with that version or a later one.',
    )
}
