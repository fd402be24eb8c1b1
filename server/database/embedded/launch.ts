import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, fchownSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { findPrograms, type Programs } from './binaries'
import { checkVersion, createCluster, environment } from './cluster'
import { restartWhenEnded } from './restart-when-ended'
import { findStore, holdsDatabase, rememberPlace, type Store } from './location'
import { findPostmaster } from './postmaster'
import { isRoot } from './permissions'
import { arrive, leave, prepareDatabase, type Presence } from './presence'
import { fileError, programError, startError } from './start-error'

interface EmbeddedOptions {
  /** DATA_DIR, created when missing. A relative path starts at the working directory. */
  dataDir: string
  /** Created when missing; 'pearwell' by default. */
  databaseName?: string
  /** Additional settings for a new server, not for an adopted one; for tests. */
  settings?: Record<string, string>
  log: (message: string) => void
  /** When aborted, a start throws and stops a server that does not answer yet. */
  stopping?: AbortSignal
  /** If given, a server that ends is restarted; then `moved` gets its URL, or `lost` the error. */
  keep?: { moved: (url: string) => void; lost: (error: Error) => void }
}

export interface Embedded {
  /** For a role that may create databases; changes with a restart of the server. */
  url: string
  /** URL of the same database for the superuser, as of the start. */
  adminUrl: string
  /** The folder with the data, the password and the server's log. */
  where: string
  how: 'started' | 'adopted'
  /** Stops the server unless others use it or `force` is set. Close your own pools first. */
  stop: (options?: { force?: boolean }) => Promise<void>
  /** Removes the database if this start created it; returns whether it did. */
  takeBack: () => Promise<boolean>
}

interface Running {
  presence: Presence
  port: number
  how: Embedded['how']
}

const patienceMs = 120_000
const stopPatienceMs = 60_000
const logLimitBytes = 10_000_000
const settingsAlways: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // After a crash, one call for the whole disk is faster than one for each of many files.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
}

/** Starts or adopts the PostgreSQL server of a DATA_DIR. Throws a StartError. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, databaseName = 'pearwell', settings = {}, log, stopping, keep } = options
  const store = findStore(dataDir)
  let isOwn = false
  const takeBack = async () => {
    if (!isOwn || (await findPostmaster(store.data)) !== undefined) return false
    for (const made of [store.folder, store.elsewhere?.note])
      if (made !== undefined) rmSync(made, { recursive: true, force: true })
    return true
  }
  const enter = async () => {
    const { presence, port, how } = await reach(store, settings, stopping, () => (isOwn = true))
    rememberPlace(store, log)
    const urls = await prepareDatabase(presence, store, port, databaseName)
    presence.socket.unref()
    return { presence, how, ...urls }
  }
  const { presence, url, adminUrl, how } = await enter().catch(async (error: unknown) => {
    await takeBack()
    throw error
  })
  const bringBack = async () => {
    const began = performance.now()
    log('The database has stopped and is being started again.')
    // A new empty database would look as if there had never been any data.
    if (!holdsDatabase(store.folder))
      throw startError(`The database in ${store.folder} is gone: put it back, then start again.`)
    const back = await enter()
    embedded.url = back.url
    keep?.moved(back.url)
    log(`The database is back after ${((performance.now() - began) / 1000).toFixed(1)} s.`)
    return back.presence
  }
  const leaveOff = keep && restartWhenEnded(presence, { where: store.folder, bringBack, onGiveUp: keep.lost })
  const stop = async ({ force = false } = {}): Promise<void> => {
    const present = (await leaveOff?.()) ?? presence
    const postmaster = await findPostmaster(store.data)
    const free = await leave(present)
    if (postmaster === undefined) return
    if (!free && !force) return log('The database is still running: something else is using it.')
    await shutDown(store, postmaster.pid)
  }
  const embedded: Embedded = { url, adminUrl, where: store.folder, how, stop, takeBack }
  return embedded
}

/** Adopts or starts a server: of two concurrent starts the later one adopts. */
async function reach(
  store: Store,
  settings: Record<string, string>,
  stopping: AbortSignal | undefined,
  made: () => void,
): Promise<Running> {
  const deadline = Date.now() + patienceMs
  let programs: Programs | undefined
  while (Date.now() < deadline) {
    stopping?.throwIfAborted()
    const postmaster = await findPostmaster(store.data)
    if (postmaster !== undefined) {
      const presence = await arrive(store, postmaster.port)
      if (presence !== undefined) return { presence, port: postmaster.port, how: 'adopted' }
    } else {
      programs ??= findPrograms(store.runAs)
      if (!holdsDatabase(store.folder) && (await createCluster(store, programs, settings['fsync'] !== 'off')))
        made()
      checkVersion(store, programs)
      const started = await launch(store, programs, settings, deadline, stopping)
      if (started !== undefined) return started
    }
    await wait(50)
  }
  throw startError(
    `The database in ${store.folder} did not answer for ${patienceMs / 1000} seconds. Read ${store.log}, stop the postgres process that is using the folder, and start again.`,
  )
}

/** Undefined when another start was faster or the port was taken; the caller retries. */
async function launch(
  store: Store,
  programs: Programs,
  settings: Record<string, string>,
  deadline: number,
  stopping: AbortSignal | undefined,
): Promise<Running | undefined> {
  const port = await freePort()
  const logStart = rotateLog(store.log)
  const child = spawnServer(store, programs, port, settings)
  let spawnFailure = ''
  child.on('error', (error) => (spawnFailure = error.message))
  while (Date.now() < deadline) {
    await wait(30)
    if (spawnFailure !== '' || child.exitCode !== null || child.signalCode !== null) {
      stopping?.throwIfAborted()
      const failure = spawnFailure || readFileSync(store.log).subarray(logStart).toString()
      // A concurrent start has its postmaster.pid there, complete or still empty.
      if (/already exists|is empty|still in use|could not create any TCP/.test(failure)) return undefined
      throw programError('The database server did not start', store.folder, failure)
    }
    const presence = await arrive(store, port)
    if (presence !== undefined) {
      // Two concurrent starts may pick the same free port, so this may be the other's server.
      const isOwn = (await findPostmaster(store.data))?.pid === child.pid
      return { presence, port, how: isOwn ? 'started' : 'adopted' }
    }
    // The server does not answer us yet, so nobody uses it.
    if (stopping?.aborted) child.kill('SIGINT')
  }
  return undefined
}

/** Starts the server detached, so that it survives Node and a Ctrl-C in the terminal. */
function spawnServer(
  store: Store,
  programs: Programs,
  port: number,
  settings: Record<string, string>,
): ChildProcess {
  const options = Object.entries({ ...settingsAlways, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  let output: number
  try {
    output = openSync(store.log, 'a', 0o600)
    // Keeps the folder's owner, as root may start what another user will start again.
    const { uid, gid } = statSync(store.folder)
    if (isRoot()) fchownSync(output, uid, gid)
  } catch (error) {
    throw fileError(store.log, error)
  }
  const child = spawn(programs.postgres, ['-D', store.data, '-p', String(port), ...options], {
    ...store.runAs,
    cwd: '/',
    env: environment,
    stdio: ['ignore', output, output],
    detached: true,
  })
  child.unref()
  closeSync(output)
  return child
}

async function shutDown(store: Store, pid: number): Promise<void> {
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + stopPatienceMs
  while ((await findPostmaster(store.data))?.pid === pid) {
    if (Date.now() > deadline) {
      throw startError(`The database (process ${pid}) did not stop within ${stopPatienceMs / 1000} seconds.`)
    }
    await wait(30)
  }
}

/** Rotates a long log; returns the length of the present one, where new output begins. */
function rotateLog(log: string): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  if (size <= logLimitBytes) return size
  renameSync(log, `${log}.1`)
  return 0
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', (error) => {
      reject(
        startError(
          'The database found no free port on 127.0.0.1: close programs that use a lot of ports.',
          error,
        ),
      )
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
