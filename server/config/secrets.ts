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

/** Of each the newest first: it signs and seals, and all of them check and open. As they are when they are asked for. */
export type Secrets = { readonly sessionSecrets: Some<string>; readonly credentialsKeys: Some<Buffer> }

/** The files in the data folder that keep the two lists, a line a key. */
export const keyFiles = { sessionSecrets: 'session.key', credentialsKeys: 'credentials.key' } as const

type Place = Pick<Config, 'dataDir' | 'sessionSecrets' | 'credentialsKeys'>

/**
 * The two keys, each with those it took over from: from the configuration, else from `session.key` and
 * `credentials.key` in the data folder, made there once with mode 0600. Two starters at once end up with the same ones.
 * A file that changes while the portal runs is read anew, so that keys turn without a restart.
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

/** The files of keys that are not there, so that they are made once the keys are loaded. */
export const keysToMake = (config: Place): string[] =>
  (Object.keys(keyFiles) as (keyof typeof keyFiles)[])
    .filter((name) => config[name].length === 0)
    .map((name) => path.join(config.dataDir, keyFiles[name]))
    .filter((file) => !existsSync(file))

/** The credentials keys that are there, without making one; none where the data folder has none either. */
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
  keptText(file, newKey)
  let kept = { stamp: stampOf(file), keys: keysIn(file) }
  return () => {
    const stamp = stampOf(file)
    if (stamp === kept.stamp) return kept.keys
    try {
      kept = { stamp, keys: keysIn(file) }
    } catch {
      // A file that was taken away or damaged takes no keys from a portal that runs; the next start says so.
    }
    return kept.keys
  }
}

/** Which file has the name just now: it is only ever replaced as a whole. */
function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return `${found?.ino} ${found?.mtimeMs}`
}

/** The keys in a file. Throws a StartError when one is damaged. */
export function keysIn(file: string): Some<string> {
  const [newest, ...older] = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  if (newest === undefined || [newest, ...older].some((key) => bytesOf(key).length !== 32))
    throw startError(
      `The key in ${file} is damaged. Restore it from where you keep it; without credentials.key the files of reports stay closed.`,
    )
  return [newest, ...older]
}

/** Puts a new key before the others of a file that is there. */
export const addKey = (file: string): void => replace(file, [newKey(), ...keysIn(file)])

/** Leaves the newest key of a file alone. */
export const dropOldKeys = (file: string): void => replace(file, [keysIn(file)[0]])

/** The file has the old keys or the new ones, whatever happens meanwhile. */
function replace(file: string, keys: readonly string[]): void {
  const draft = draftOf(file, `${keys.join('\n')}\n`)
  renameSync(draft, file)
  flushFolder(path.dirname(file))
}

/**
 * The secret kept in a file, made when the file is not there, readable by this user alone. The file has its name only
 * once it is whole and on the disk: nobody reads half a secret, and of starters at once the first one's stays.
 */
export function keptText(file: string, make: () => string): string {
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

/** A text on the disk beside the file that it is to be. */
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
    // Some file systems (of USB sticks, of shares) have no links.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error))) throw error
    renameSync(draft, file)
  }
}

function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
