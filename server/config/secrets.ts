import { randomBytes, randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Config } from './config'
import { codeOf, startError } from '../database/embedded/start-error'

export type Some<T> = readonly [T, ...T[]]

/** Newest first: it signs and encrypts, all verify and decrypt. Properties are read anew. */
export type Secrets = { readonly sessionSecrets: Some<string>; readonly credentialsKeys: Some<Buffer> }

/** The files in the data folder that store the two lists, one key per line. */
export const keyFiles = { sessionSecrets: 'session.key', credentialsKeys: 'credentials.key' } as const

type Place = Pick<Config, 'dataDir' | 'sessionSecrets' | 'credentialsKeys'>

/**
 * The session secrets and credentials keys, from the configuration, else from `session.key` and
 * `credentials.key` in the data folder, which are created with mode 0600 when missing. Processes
 * that start at once get the same keys. A changed file is read again, so that keys can be rotated
 * without a restart.
 */
export function loadSecrets(config: Place): Secrets {
  const session = listOf(config, 'sessionSecrets')
  const credentials = listOf(config, 'credentialsKeys')
  return {
    get sessionSecrets() {
      return session()
    },
    get credentialsKeys() {
      const [newest, ...older] = credentials()
      return [bytesOf(newest), ...older.map(bytesOf)] as const
    },
  }
}

/** Key files that do not exist yet and that `loadSecrets` will create. */
export const keysToMake = (config: Place): string[] =>
  (Object.keys(keyFiles) as (keyof typeof keyFiles)[])
    .filter((name) => config[name].length === 0)
    .map((name) => path.join(config.dataDir, keyFiles[name]))
    .filter((file) => !existsSync(file))

/** The present credentials keys, without creating one; empty when there are none. */
export function credentialsKeysOf(config: Pick<Config, 'dataDir' | 'credentialsKeys'>): Buffer[] {
  const file = path.join(config.dataDir, keyFiles.credentialsKeys)
  const given = config.credentialsKeys.length > 0 || !existsSync(file) ? config.credentialsKeys : keysIn(file)
  return given.map(bytesOf)
}

const bytesOf = (key: string) => Buffer.from(key, 'base64')
const newKey = () => randomBytes(32).toString('base64')

function listOf(config: Place, name: keyof typeof keyFiles): () => Some<string> {
  const [newest, ...older] = config[name]
  if (newest !== undefined) return () => [newest, ...older]
  const file = path.join(config.dataDir, keyFiles[name])
  readOrCreateFile(file, newKey)
  let kept = { stamp: stampOf(file), keys: keysIn(file) }
  return () => {
    const stamp = stampOf(file)
    if (stamp === kept.stamp) return kept.keys
    try {
      kept = { stamp, keys: keysIn(file) }
    } catch {
      // A running portal keeps its keys when the file is damaged; the next start reports it.
    }
    return kept.keys
  }
}

/** Identifies the file's version, as the file is only ever replaced as a whole. */
function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return `${found?.ino} ${found?.mtimeMs}`
}

/** The keys in a file, newest first. Throws a StartError when one is damaged. */
export function keysIn(file: string): Some<string> {
  const [newest, ...older] = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  if (newest === undefined || [newest, ...older].some((key) => bytesOf(key).length !== 32))
    throw startError(
      `The key in ${file} is damaged. Restore it from where you keep it; without credentials.key the files of reports stay closed.`,
    )
  return [newest, ...older]
}

/** Adds a new key as the newest of an existing file. */
export const addKey = (file: string): void => replace(file, [newKey(), ...keysIn(file)])

/** Keeps only the newest key of a file. */
export const dropOldKeys = (file: string): void => replace(file, [keysIn(file)[0]])

/** Replaces the file atomically, so that a crash leaves the old keys or the new ones. */
function replace(file: string, keys: readonly string[]): void {
  const draft = draftOf(file, `${keys.join('\n')}\n`)
  renameSync(draft, file)
  flushFolder(path.dirname(file))
}

/** The secret in a file (0600), created whole if missing; of concurrent starts one wins. */
export function readOrCreateFile(file: string, make: () => string): string {
  if (!existsSync(file)) {
    const draft = draftOf(file, make())
    try {
      nameOnce(draft, file)
      flushFolder(path.dirname(file))
    } finally {
      rmSync(draft, { force: true })
    }
  }
  return readFileSync(file, 'utf8')
}

/** Writes the text to a temporary file beside `file` and returns its path. */
function draftOf(file: string, text: string): string {
  const draft = `${file}.${randomUUID()}`
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true })
    return draft
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

function nameOnce(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if (existsSync(file)) return
    // Some file systems (USB sticks, network shares) do not support hard links.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error))) throw error
    renameSync(draft, file)
  }
}

function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
