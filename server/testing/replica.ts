import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, chownSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findPrograms } from '../database/embedded/binaries'
import { environment } from '../database/embedded/cluster'
import type { Embedded } from '../database/embedded/launch'
import { freePort } from './free-port'

export type Replica = {
  /** URLs for the portal's user and for the superuser. */
  url: string
  adminUrl: string
  /** Runs a statement as superuser. */
  ask(statement: string): Promise<Record<string, unknown>[]>
  /** Sends a signal to the server and all its processes. */
  signal(signal: NodeJS.Signals): void
  kill(): Promise<void>
  /** Starts it again, or continues it when it is frozen; resolves once it answers. */
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * A streaming replica of an embedded server, copied by hand because npm's PostgreSQL has no
 * `pg_basebackup`.
 */
export async function startReplica(primary: Embedded): Promise<Replica> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-replica-'))
  chmodSync(folder, 0o755)
  const data = path.join(folder, 'data')
  const from = path.join(primary.where, 'data')
  const { uid, gid } = statSync(from)
  const owner = process.getuid?.() === 0 ? { uid, gid } : {}

  const client = new pg.Client({ connectionString: primary.adminUrl })
  await client.connect()
  await client.query("select pg_backup_start('replica', true)")
  execFileSync('cp', ['-a', from, data])
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  for (const left of ['postmaster.pid', 'postmaster.opts']) rmSync(path.join(data, left), { force: true })
  const { hostname, port: to, username, password } = new URL(primary.adminUrl)
  const whole = {
    backup_label: rows[0]?.labelfile ?? '',
    'standby.signal': '',
    'postgresql.auto.conf': `primary_conninfo = 'host=${hostname} port=${to} user=${username} password=${password}'\n`,
  }
  for (const [name, text] of Object.entries(whole)) {
    writeFileSync(path.join(data, name), text, { mode: 0o600 })
    if (owner.uid !== undefined) chownSync(path.join(data, name), uid, gid)
  }

  const port = await freePort()
  const at = (url: string) => Object.assign(new URL(url), { port }).href
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=60',
    'fsync=off',
  ]
  const words = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const adminUrl = at(primary.adminUrl)
  let child: ChildProcess | undefined
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: adminUrl })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query<Record<string, unknown>>(statement)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  const isOver = () => !child || child.exitCode !== null || child.signalCode !== null
  const signal = (name: NodeJS.Signals) => {
    const pid = child?.pid ?? 0
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    // A child may just have ended, so errors are ignored.
    for (const one of [pid, ...children]) spawnSync('kill', [`-${name}`, String(one)])
  }
  const start = async () => {
    if (!isOver()) signal('SIGCONT')
    for (let tries = 0; tries < 600; tries++) {
      // A new server refuses to start while processes of a killed one are running.
      if (isOver())
        child = spawn(findPrograms(owner).postgres, words, {
          ...owner,
          cwd: '/',
          env: environment,
          stdio: 'ignore',
        })
      const isThere = await ask('select 1').then(
        () => true,
        () => false,
      )
      if (isThere) return
      await wait(100)
    }
    throw new Error('The replica does not answer.')
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!child || isOver()) return
    child.kill('SIGCONT')
    child.kill(signal)
    await once(child, 'exit')
  }
  await start()
  return {
    url: at(primary.url),
    adminUrl,
    ask,
    signal,
    kill: () => end('SIGKILL'),
    start,
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
