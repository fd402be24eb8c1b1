import { existsSync } from 'node:fs'
import path from 'node:path'
import { bucketsOf, proveBuckets, storagesOf } from '../../adapters/files/open-storage'
import { say } from '../command'
import { workingDirectory, type Config, readConfig } from '../../config/config'
import { makeDataFolder } from '../../data-folder/make-data-folder'
import type { DatabaseUrls } from '../../database/audit-owner'
import { type Embedded, startEmbedded } from '../../database/embedded/launch'
import { startError } from '../../database/embedded/start-error'
import { refuseNewer } from '../../database/refuse-newer'
import { checkPair } from '../../data-folder/identity'
import { backUp } from './backup'
import { checkBackup, verify } from './check-backup'
import { noPortalError, type Manifest, type Signed } from './manifest'
import { keyRegistryName } from './key-registry'
import { restore, type Restored } from './restore'
import { credentialsKeysOf, type Some } from '../../config/secrets'

const flagsOf = {
  backup: ['--with-keys', '--encrypt', '--with-register', '--register'],
  restore: ['--verify', '--unsigned', '--register'],
}

/** The commands `backup` and `restore`: see docs/operations/backup-and-restore.md. */
export async function run([command, ...rest]: string[], env?: NodeJS.ProcessEnv): Promise<void> {
  const at = rest.indexOf('--register')
  const [register] = at === -1 ? [] : rest.splice(at + 1, 1)
  if (at !== -1 && !register) throw startError('Which register? --register FILE')
  const flags = new Set(rest.filter((word) => word.startsWith('--')))
  const [named] = rest.filter((word) => !word.startsWith('--'))
  const known = flagsOf[command === 'backup' ? 'backup' : 'restore']
  const unknown = [...flags].find((flag) => !known.includes(flag))
  if (unknown) throw startError(`${unknown} is not a known option.`)
  if (command === 'restore' && !named)
    throw startError(
      'Which backup? npm run restore -- FOLDER, or npm run restore -- --verify FOLDER just to check it.',
    )
  if (flags.has('--encrypt') && flags.has('--with-keys'))
    throw startError(
      'An encrypted backup with its key inside protects nothing. Use --encrypt or --with-keys.',
    )
  const folder = path.resolve(workingDirectory(), named ?? defaultFolder())
  const config = readConfig(env)
  const keys = credentialsKeysOf(config)
  const trust = { keys, unsigned: flags.has('--unsigned') }
  if (flags.has('--verify')) {
    const signed = await verify(folder, trust)
    say(`The backup in ${folder} is complete: ${summary(signed.manifest)}${aboutSigner(signed)}.`)
    return
  }
  // A mistyped DATA_DIR must not become a new portal.
  if (command === 'backup' && !existsSync(config.dataDir)) throw noPortalError()
  const buckets = bucketsOf(config)
  const { target, storage } = storagesOf(config, buckets)
  const place = { dataDir: config.dataDir, storage: target, folder, trust, register }
  await proveBuckets(buckets)
  const judged = command === 'backup' ? undefined : await checkBackup(place)
  await onDatabase(config, async ({ url, adminUrl }) => {
    if (judged) return tellRestored(await restore({ ...place, url, adminUrl }, judged), folder)
    const files = { ...config.files, buckets }
    if (config.files.url || config.files.also)
      await checkPair({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, url, files })
    const at = register ?? path.join(path.dirname(folder), keyRegistryName)
    const manifest = await backUp({
      url,
      dataDir: config.dataDir,
      storage,
      folder,
      withKeys: flags.has('--with-keys'),
      keys: someKeys(keys),
      encrypt: flags.has('--encrypt'),
      register: at,
      withKeyRegistry: flags.has('--with-register'),
    })
    say(`Backed up into ${folder}: ${summary(manifest)}${manifest.encrypted ? ', encrypted' : ''}.`)
    if (manifest.closed > 0)
      say(`The files of ${manifest.closed} reports are not in it: their keys are lost, see --lost-key.`)
    say(
      `The keys of all reports are in ${at}, one register for all backups: keep the newest wherever backups are kept.`,
    )
    say(aboutKeys(manifest, flags.has('--with-keys')))
  })
}

/** Works on the configured database; a failure removes what was created for this. */
async function onDatabase(
  { dataDir, databaseUrl }: Config,
  work: (urls: DatabaseUrls) => Promise<void>,
): Promise<void> {
  const takeBack = makeDataFolder(dataDir)
  let embedded: Embedded | undefined
  try {
    if (!databaseUrl)
      embedded = await startEmbedded({ dataDir: path.join(dataDir, 'database'), log: () => undefined })
    const urls = embedded ?? { url: databaseUrl }
    await refuseNewer({ url: urls.url, databaseUrl })
    await work(urls)
  } catch (error) {
    await embedded?.stop()
    takeBack((await embedded?.takeBack()) ?? false)
    throw error
  }
  await embedded?.stop()
}

function tellRestored({ signed, leftOut }: Restored, folder: string): void {
  const { manifest } = signed
  say(
    `Restored from ${folder}: ${summary(manifest)}; every row count and checksum agrees${aboutSigner(signed)}.`,
  )
  if (leftOut > 0)
    say(
      `${leftOut} reports were left out: they were deleted, or their files replaced, after this backup was made.`,
    )
  if (manifest.keys.length === 0)
    say(
      'The backup has no keys. Put SESSION_SECRET and CREDENTIALS_KEY, or session.key and credentials.key, back before the first start.',
    )
}

function someKeys([newest, ...older]: Buffer[]): Some<Buffer> {
  if (newest) return [newest, ...older]
  throw startError(
    'There is no credentials key to sign the backup with: start the portal once, or set CREDENTIALS_KEY or DATA_DIR.',
  )
}

const defaultFolder = () => `pearwell-backup-${new Date().toISOString().slice(0, 19).replace(/[T:]/g, '-')}`

function summary({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = [...tables, ...files].reduce((sum, { bytes: size }) => sum + size, 0)
  return `${tables.length} tables with ${rows} rows, ${files.length} files, ${(bytes / 1024 / 1024).toFixed(1)} MB`
}

function aboutSigner({ key, isKnown }: Signed): string {
  if (isKnown) return ''
  return key
    ? '; signed with the key inside it: who made it is not known'
    : '; who made it is not known, as no key has signed it'
}

function aboutKeys({ keys }: Manifest, wanted: boolean): string {
  if (!wanted)
    return 'The two keys are NOT in it. Keep session.key and credentials.key (or SESSION_SECRET and CREDENTIALS_KEY) elsewhere, or use --with-keys. Without the credentials key nobody can check, restore or open a backup.'
  const names = keys.map(({ path: key }) => path.basename(key)).join(', ')
  return keys.length > 0
    ? `The keys are in it (${names}): anybody with this folder can open everything.`
    : 'The data folder has no keys (they come from the environment). Keep them elsewhere.'
}
