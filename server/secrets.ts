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
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Config } from './config'
import { codeOf, startError } from './database/embedded/start-error'

type Some<T> = readonly [T, ...T[]]

/** Of each the newest first: it signs and seals, and all of them check and open. */
export type Secrets = { sessionSecrets: Some<string>; credentialsKeys: Some<Buffer> }

/**
 * The two keys, each with those it took over from: from the configuration, else from `session.key` and
 * `credentials.key` in the data folder, a line each, made there once with mode 0600. Two starters at once end up with
 * the same ones.
 */
export function loadSecrets(config: Pick<Config, 'dataDir' | 'sessionSecrets' | 'credentialsKeys'>): Secrets {
  const listOf = (given: readonly string[], name: string): Some<string> => {
    const [newest, ...older] = given
    return newest === undefined ? keptKeys(path.join(config.dataDir, name)) : [newest, ...older]
  }
  const [newest, ...older] = listOf(config.credentialsKeys, 'credentials.key')
  const bytes = (key: string) => Buffer.from(key, 'base64')
  return {
    sessionSecrets: listOf(config.sessionSecrets, 'session.key'),
    credentialsKeys: [bytes(newest), ...older.map(bytes)],
  }
}

function keptKeys(file: string): Some<string> {
  const text = keptText(file, () => randomBytes(32).toString('base64'))
  const [newest, ...older] = text.split('\n').filter(Boolean)
  if (newest === undefined || [newest, ...older].some((key) => Buffer.from(key, 'base64').length !== 32))
    throw startError(
      `The key in ${file} is damaged. Restore it from a backup, or delete it to have a new one made.`,
    )
  return [newest, ...older]
}

/**
 * The secret kept in a file, made when the file is not there, readable by this user alone. The file has its name only
 * once it is whole and on the disk: nobody reads half a secret, and of starters at once the first one's stays.
 */
export function keptText(file: string, make: () => string): string {
  if (!existsSync(file)) {
    const draft = `${file}.${randomUUID()}`
    try {
      writeFileSync(draft, make(), { mode: 0o600, flag: 'wx', flush: true })
      nameOnce(draft, file)
      flushFolder(path.dirname(file))
    } finally {
      rmSync(draft, { force: true })
    }
  }
  return readFileSync(file, 'utf8')
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
