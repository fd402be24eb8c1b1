import { existsSync } from 'node:fs'
import path from 'node:path'
import { runCommand, say } from '../command'
import { readConfig } from '../config'
import { makeDataFolder } from '../data-folder/make-data-folder'
import { startEmbedded } from '../database/embedded/launch'
import { startError } from '../database/embedded/start-error'
import { backUp } from './backup'
import { noPortal, type Manifest } from './manifest'
import { restore, verify } from './restore'

/** `backup [--with-keys] [FOLDER]`, `restore FOLDER`, `restore --verify FOLDER`: see docs/operating.md. */
async function run([command, ...rest]: string[]): Promise<void> {
  const flags = rest.filter((word) => word.startsWith('--'))
  const [named] = rest.filter((word) => !word.startsWith('--'))
  const unknown = flags.find((flag) => flag !== (command === 'backup' ? '--with-keys' : '--verify'))
  if (unknown) throw startError(`${unknown} is not known.`)
  if (command === 'restore' && !named)
    throw startError(
      'Which backup? npm run restore -- FOLDER, or npm run restore -- --verify FOLDER to check it only.',
    )
  const folder = path.resolve(named ?? defaultFolder())
  if (flags.includes('--verify')) {
    say(`The backup in ${folder} is whole: ${summary(await verify(folder))}.`)
    return
  }
  const config = readConfig()
  // A mistyped DATA_DIR must not become a portal.
  if (command === 'backup' && !existsSync(config.dataDir)) throw noPortal()
  makeDataFolder(config.dataDir)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: path.join(config.dataDir, 'database'), log: () => undefined })
  const url = embedded?.url ?? config.databaseUrl
  try {
    if (command === 'backup') {
      const manifest = await backUp({
        url,
        dataDir: config.dataDir,
        folder,
        withKeys: flags.includes('--with-keys'),
      })
      say(`Backed up into ${folder}: ${summary(manifest)}.`)
      say(aboutKeys(manifest, flags.includes('--with-keys')))
    } else {
      const manifest = await restore({ url, adminUrl: embedded?.adminUrl, dataDir: config.dataDir, folder })
      say(`Restored from ${folder}: ${summary(manifest)}; every row count and checksum agrees.`)
      if (manifest.keys.length === 0)
        say(
          'The backup holds no keys: put SESSION_SECRET and CREDENTIALS_KEY, or session.key and credentials.key, back before the first start.',
        )
    }
  } finally {
    await embedded?.stop()
  }
}

const defaultFolder = () => `pearwell-backup-${new Date().toISOString().slice(0, 19).replace(/[T:]/g, '-')}`

function summary({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = [...tables, ...files].reduce((sum, { bytes: size }) => sum + size, 0)
  return `${tables.length} tables with ${rows} rows, ${files.length} files, ${(bytes / 1024 / 1024).toFixed(1)} MB`
}

function aboutKeys({ keys }: Manifest, wanted: boolean): string {
  if (!wanted)
    return 'The two keys are NOT in it: keep session.key and credentials.key (or SESSION_SECRET and CREDENTIALS_KEY) elsewhere, or use --with-keys.'
  return keys.length > 0
    ? `The keys are in it (${keys.map(({ path: key }) => path.basename(key)).join(', ')}): whoever has this folder can open everything.`
    : 'The data folder holds no keys (they come from the environment): keep them elsewhere.'
}

runCommand(run)
