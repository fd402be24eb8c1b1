import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Programs } from './binaries'
import { holdsDatabase, type Store } from './location'
import { codeOf, fileError, programError, startError } from './start-error'

const run = promisify(execFile)

/** The environment of the database programs, without any of Pearwell's keys. */
export const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C' }

export const superuser = 'postgres'

const abandonedAfterMs = 10 * 60_000

/**
 * Creates the database files of a store that has none, with a random password; returns whether this
 * process did. The files are created in a draft folder that is renamed when complete, so that an
 * interrupted start leaves nothing half done, and of concurrent starts one wins. `durable` false
 * skips the final flush to disk. Throws a StartError.
 */
export async function createCluster(store: Store, programs: Programs, durable: boolean): Promise<boolean> {
  let draft: string | undefined
  try {
    removeAbandoned(store.folder)
    draft = mkdtempSync(draftPrefix(store.folder))
    chmodSync(draft, 0o755)
    await fillDraft(draft, store, programs, durable)
    return moveInto(draft, store.folder)
  } catch (error) {
    throw error instanceof Error && error.name === 'StartError' ? error : fileError(store.folder, error)
  } finally {
    if (draft !== undefined) rmSync(draft, { recursive: true, force: true })
  }
}

/** Throws a StartError when the store's files were made by another major version of PostgreSQL. */
export function checkVersion(store: Store, programs: Programs): void {
  const found = readFileSync(join(store.data, 'PG_VERSION'), 'utf8').trim()
  if (found === programs.major) return
  throw startError(
    `The database in ${store.folder} was made by PostgreSQL ${found}, but this version of Pearwell comes with ${programs.major}. Start the Pearwell version that made it and take a backup there. Then restore it into an empty DATA_DIR.`,
  )
}

async function fillDraft(draft: string, store: Store, programs: Programs, durable: boolean): Promise<void> {
  const data = join(draft, 'data')
  const passwordFile = join(draft, 'password')
  const handedOver = join(draft, 'password-for-initdb')
  const password = `${randomBytes(24).toString('base64url')}\n`
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600, flush: true })
  writeFileSync(handedOver, password, { mode: 0o600 })
  if (store.runAs.uid !== undefined) {
    for (const path of [data, handedOver]) chownSync(path, store.runAs.uid, store.runAs.gid)
  }
  const options = ['-D', data, '-U', superuser, '--pwfile', handedOver, '--auth=scram-sha-256', '-E', 'UTF8']
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  try {
    await run(programs.initdb, [...options, ...locale, ...(durable ? [] : ['--no-sync'])], {
      ...store.runAs,
      cwd: '/',
      env: environment,
    })
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    const words = output || (error instanceof Error ? error.message : '')
    throw programError('The database could not be set up', store.folder, words)
  }
  rmSync(handedOver)
}

/** Whether the rename succeeded, rather than that of a concurrent start. */
function moveInto(draft: string, folder: string): boolean {
  try {
    renameSync(draft, folder)
    return true
  } catch (error) {
    if (holdsDatabase(folder)) return false
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error
    throw startError(
      `${folder} exists but has no database in it: move it away, or set DATA_DIR to another folder.`,
      error,
    )
  }
}

/** Removes drafts of interrupted starts; a young draft may belong to a concurrent start. */
function removeAbandoned(folder: string): void {
  const prefix = basename(draftPrefix(folder))
  for (const name of readdirSync(dirname(folder)).filter((entry) => entry.startsWith(prefix))) {
    const path = join(dirname(folder), name)
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - made > abandonedAfterMs) rmSync(path, { recursive: true, force: true })
  }
}

function draftPrefix(folder: string): string {
  return `${folder}.new-`
}
