import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../server/testing/free-port'
import { startNginx } from '../../server/testing/nginx'
import { startServer } from '../../server/testing/server-process'
import { familyOf } from '../load/memory'

/** A part that can be killed; `restart` waits until it answers again. */
export type Part = { name: string; kill: () => Promise<void>; restart: () => Promise<void> }

const POSTGRES = '/usr/lib/postgresql/15/bin'
/** pgbouncer requires a password. */
const PASSWORD = 'chaos'
/** Longer than a slow machine needs for any step. */
const PATIENCE_MS = 300_000

/** Servers such as PostgreSQL refuse to run as root, so they run as the user `postgres`. */
const other = (() => {
  if (process.getuid?.() !== 0) return {}
  const idOf = (what: string) => Number(execFileSync('id', [what, 'postgres']))
  return { uid: idOf('-u'), gid: idOf('-g') }
})()

const exitOf = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null ? once(child, 'exit') : Promise.resolve()

async function killed(child: ChildProcess | undefined): Promise<void> {
  if (!child) return
  const gone = exitOf(child)
  child.kill('SIGKILL')
  await gone
}

/** Kills a process with its descendants, as when its machine fails. */
async function killFamily(child: ChildProcess): Promise<void> {
  const gone = exitOf(child)
  for (const { pid } of familyOf(child.pid ?? 0)) killPid(pid)
  await gone
}

function killPid(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended together with another one.
  }
}

export async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const last = performance.now() + PATIENCE_MS
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > last) throw new Error(`${what} within ${PATIENCE_MS / 1000} s`)
    await wait(100)
  }
}

async function answersSql(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A folder owned by the user of the databases. */
function ownFolder(folder: string): string {
  mkdirSync(folder, { mode: 0o700 })
  if (other.uid !== undefined) chownSync(folder, other.uid, other.gid)
  return folder
}

/** Starts a program again whenever it ends, until `isUp`. */
async function upAgain(
  start: () => ChildProcess,
  isUp: () => Promise<boolean>,
  name: string,
): Promise<ChildProcess> {
  let child = start()
  await until(async () => {
    if (child.exitCode !== null || child.signalCode !== null) child = start()
    return isUp()
  }, `${name} did not answer`)
  return child
}

type Databases = {
  primary: Part
  replica: Part
  url: string
  readUrl: string
  superuser: string
  stop: () => Promise<void>
}

/** A primary with the portal's database and user, and a replica that streams from it. */
export async function startDatabases(folder: string): Promise<Databases> {
  const [port, readPort] = [await freePort(), await freePort()]
  const at = (which: number, user: string, name = 'portal') => `postgres://${user}@127.0.0.1:${which}/${name}`
  const data = ownFolder(path.join(folder, 'primary'))
  const run = (program: string, ...words: string[]) =>
    execFileSync(path.join(POSTGRES, program), words, {
      ...other,
      stdio: ['ignore', 'ignore', 'inherit'],
      cwd: '/',
    })
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-instructions')
  appendFileSync(
    path.join(data, 'postgresql.conf'),
    "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nmax_connections = 200\nwal_keep_size = '1GB'\n",
  )
  const start = (where: string, on: number) => () =>
    spawn(path.join(POSTGRES, 'postgres'), ['-D', where, '-p', String(on)], {
      ...other,
      stdio: 'ignore',
      cwd: '/',
    })
  const part = async (name: string, where: string, on: number) => {
    const up = () => upAgain(start(where, on), () => answersSql(at(on, 'postgres', 'postgres')), name)
    let child = await up()
    return {
      name,
      kill: () => killed(child),
      restart: async () => void (child = await up()),
      stop: async () => {
        child.kill('SIGQUIT')
        await exitOf(child)
      },
    }
  }
  const primary = await part('the primary database', data, port)
  const client = new pg.Client({ connectionString: at(port, 'postgres', 'postgres') })
  await client.connect()
  for (const statement of [
    `create role portal login password '${PASSWORD}'`,
    'create database portal owner portal',
    // Through a pooler only the role's own limits apply.
    "alter role portal set statement_timeout = '15s'",
    "alter role portal set idle_in_transaction_session_timeout = '30s'",
  ])
    await client.query(statement)
  await client.end()
  const copy = path.join(folder, 'replica')
  ownFolder(copy)
  run(
    'pg_basebackup',
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    'postgres',
    '-D',
    copy,
    '-R',
    '-X',
    'stream',
  )
  const replica = await part('the replica', copy, readPort)
  return {
    primary,
    replica,
    url: at(port, `portal:${PASSWORD}`),
    readUrl: at(readPort, `portal:${PASSWORD}`),
    superuser: at(port, 'postgres'),
    stop: async () => {
      await replica.stop()
      await primary.stop()
    },
  }
}

const isReady = (url: string) =>
  fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(5_000) }).then(({ ok }) => ok)

/** Portal servers, each with its own port and data folder. */
export async function startPortals(count: number, folder: string, env: Record<string, string>) {
  const ports: number[] = []
  const children: ChildProcess[] = []
  const start = async (place: number) => {
    const { child, code, output } = await startServer({
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      TRUST_PROXY: 'loopback',
      ...env,
      PORT: String(ports[place]),
      DATA_DIR: path.join(folder, `data-${place + 1}`),
    })
    if (code !== null) throw new Error(`Server ${place + 1} did not start: ${output}`)
    children[place] = child
    await until(() => isReady(`http://127.0.0.1:${ports[place]}`), `server ${place + 1} was not ready`)
  }
  for (let place = 0; place < count; place++) ports.push(await freePort())
  for (let place = 0; place < count; place++) await start(place)
  const workersOf = (place: number) => {
    const own = children[place]?.pid ?? 0
    return familyOf(own).filter(({ pid }) => pid !== own)
  }
  const parts = ports.map((_, place) => ({
    name: `server ${place + 1}`,
    kill: () => killFamily(children[place] as ChildProcess),
    restart: () => start(place),
  }))
  const had = workersOf(0).length
  const worker: Part | undefined =
    had === 0
      ? undefined
      : {
          name: 'one worker',
          kill: () => Promise.resolve(killPid(workersOf(0)[0]?.pid ?? 0)),
          restart: () =>
            until(
              async () => workersOf(0).length === had && (await isReady(`http://127.0.0.1:${ports[0]}`)),
              'no other worker came in the place of the killed one',
            ),
        }
  return {
    ports,
    parts,
    worker,
    stop: async () => {
      for (const child of children) {
        child.kill('SIGTERM')
        await exitOf(child)
      }
    },
  }
}

export async function startFront(folder: string, ports: readonly number[]) {
  const nginx = await startNginx(ports, folder)
  const up = () => upAgain(nginx.start, () => isReady(nginx.url), 'nginx')
  let child = await up()
  return {
    url: nginx.url,
    part: {
      name: 'nginx',
      kill: () => killFamily(child),
      restart: async () => void (child = await up()),
    },
    stop: () => killFamily(child),
  }
}

/** The required Debian programs that are not installed. */
export const missingPrograms = (): string[] =>
  ['/usr/sbin/nginx', '/usr/sbin/pgbouncer', `${POSTGRES}/postgres`, `${POSTGRES}/pg_basebackup`].filter(
    (program) => !existsSync(program),
  )
