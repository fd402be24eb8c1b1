import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { environment } from '../database/embedded/cluster'
import { freePort } from './free-port'
import { runOn, type FreshDatabase } from './test-server'

/** PostgreSQL refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/**
 * A server of another PostgreSQL with the programs in `bin`, whose user `pearwell` only owns its
 * databases.
 */
export async function startPlainPostgres(bin: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-plain-'))
  const data = path.join(folder, 'data')
  const passwordFile = path.join(folder, 'password')
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(passwordFile, 'plain\n')
  chmodSync(folder, 0o755)
  if (nobody.uid !== undefined) chownSync(data, nobody.uid, nobody.gid)
  const options = { ...nobody, cwd: '/', env: environment, stdio: 'ignore' } as const
  const words = [
    '-U',
    'postgres',
    '--pwfile',
    passwordFile,
    '--auth=scram-sha-256',
    '-E',
    'UTF8',
    '--no-sync',
  ]
  execFileSync(path.join(bin, 'initdb'), ['-D', data, ...words], options)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const child = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    options,
  )
  const urlOf = (user: string, database: string) => `postgres://${user}:plain@127.0.0.1:${port}/${database}`
  const admin = urlOf('postgres', 'postgres')
  const isThere = () =>
    runOn(admin, 'select 1').then(
      () => true,
      () => false,
    )
  while (!(await isThere())) await wait(100)
  await runOn(admin, "create role pearwell login password 'plain' nosuperuser nocreatedb nocreaterole")
  return {
    emptyDatabase: async (): Promise<FreshDatabase> => {
      const name = `t_${randomBytes(8).toString('hex')}`
      await runOn(admin, `create database ${name} owner pearwell`)
      return { url: urlOf('pearwell', name), drop: () => runOn(admin, `drop database ${name} with (force)`) }
    },
    stop: async () => {
      child.kill('SIGINT')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
