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

export type Secrets = { sessionSecret: string; credentialsKey: Buffer }

/**
 * The two keys: from the configuration, else from `session.key` and `credentials.key` in the data folder, made there
 * once with mode 0600. Two starters at once end up with the same ones.
 */
export function loadSecrets(config: Pick<Config, 'dataDir' | 'sessionSecret' | 'credentialsKey'>): Secrets {
  const kept = (name: string) => keptKey(path.join(config.dataDir, name))
  return {
    sessionSecret: config.sessionSecret || kept('session.key'),
    credentialsKey: Buffer.from(config.credentialsKey || kept('credentials.key'), 'base64'),
  }
}

function keptKey(file: string): string {
  const key = keptText(file, () => randomBytes(32).toString('base64'))
  if (Buffer.from(key, 'base64').length !== 32)
    throw startError(
      `The key in ${file} is damaged. Restore it from a backup, or delete it to have a new one made.`,
    )
  return key
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
