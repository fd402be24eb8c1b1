import { spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanUp, openFolder, startInProcess, starterProgram } from '../../testing/database-process'
import { copyDataFolder } from '../../testing/copy-data-folder'
import { startEmbedded, type Embedded } from './launch'
import { isRoot, nobody } from './permissions'
import { findPostmaster } from './postmaster'

/** Empty at first; `madeBefore` puts a database there. */
let dataDir: string
let folder: string
let where: string

beforeEach(() => {
  folder = openFolder()
  dataDir = join(folder, 'data')
  where = join(dataDir, 'postgres')
})

afterEach(() => cleanUp(where, folder))

/** Copies a ready database, for tests that are not about the first start. */
async function madeBefore(): Promise<void> {
  const made = await copyDataFolder()
  renameSync(join(made, 'database'), dataDir)
  rmSync(made, { recursive: true })
}

function start(): Promise<Embedded> {
  return startEmbedded({ dataDir, settings: { fsync: 'off' }, log: () => undefined })
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(text)
    return rows.map((row) => Object.values(row)[0])
  } finally {
    await client.end()
  }
}

/**
 * Uses its own schema, as the role has no rights in `public` before the portal's schema is
 * prepared.
 */
async function keep(url: string): Promise<void> {
  await query(url, 'create schema kept')
  await query(url, 'create table kept.kept as select 7 as seven')
}

const dropping = 'drop database pearwell with (force)'
const elsewhere = ({ url }: Embedded) => url.replace(/pearwell$/, 'postgres')

describe('a start', () => {
  it('gives a UTF-8 database on loopback to a role that is not a superuser', async () => {
    const server = await start()
    expect(server).toMatchObject({ how: 'started', where })
    expect(await query(server.url, "select upper('äñ') || current_database()")).toEqual(['ÄÑpearwell'])
    expect(await query(server.url, 'show server_encoding')).toEqual(['UTF8'])
    expect(
      await query(server.url, "select setting from pg_settings where name = 'listen_addresses'"),
    ).toEqual(['127.0.0.1'])
    expect(await query(server.url, 'select usesuper from pg_user where usename = current_user')).toEqual([
      false,
    ])
    await expect(query(elsewhere(server), dropping)).rejects.toMatchObject({ code: '42501' })
    await expect(query(server.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
    await server.stop()
    expect(existsSync(join(where, 'data', 'postmaster.pid'))).toBe(false)
  })

  it('keeps rows and password across restarts', async () => {
    await madeBefore()
    const first = await start()
    await keep(first.url)
    // An older version made the role the database's owner.
    await query(first.adminUrl, 'alter database pearwell owner to pearwell')
    await first.stop()
    const second = await start()
    expect(second.how).toBe('started')
    await expect(query(elsewhere(second), dropping)).rejects.toMatchObject({ code: '42501' })
    expect(await query(second.url, 'table kept.kept')).toEqual([7])
    await second.stop()
  })

  it('restarts a killed server with its rows, and stops it in the end', async () => {
    await madeBefore()
    const callbacks = { moved: vi.fn(), lost: vi.fn() }
    const server = await startEmbedded({
      dataDir,
      settings: { fsync: 'off' },
      log: () => undefined,
      keep: callbacks,
    })
    await keep(server.url)
    process.kill((await findPostmaster(join(where, 'data')))?.pid ?? 0, 'SIGKILL')
    await expect.poll(() => callbacks.moved.mock.calls).toHaveLength(1)
    expect(callbacks.moved).toHaveBeenCalledWith(server.url)
    expect(await query(server.url, 'table kept.kept')).toEqual([7])
    await server.stop()
    expect(await findPostmaster(join(where, 'data'))).toBeUndefined()
    expect(callbacks.lost).not.toHaveBeenCalled()
  })

  it('is not misled by a postmaster.pid whose process id belongs to another program', async () => {
    await madeBefore()
    const stranger = spawn('sleep', ['60'], isRoot() ? nobody : {})
    const pidFile = join(where, 'data', 'postmaster.pid')
    writeFileSync(
      pidFile,
      `${stranger.pid ?? 0}\n${where}/data\n1700000000\n5432\n\n127.0.0.1\n  123  456\nready\n`,
    )
    if (isRoot()) chownSync(pidFile, nobody.uid, nobody.gid)
    const server = await start()
    expect(server.how).toBe('started')
    expect(stranger.exitCode).toBeNull()
    stranger.kill()
    await server.stop()
  })

  it('an aborted start stops only its own server, if that does not answer yet', async () => {
    await madeBefore()
    const data = join(where, 'data')
    writeFileSync(join(data, 'recovery.signal'), '')
    const settings = { fsync: 'off', restore_command: 'sleep 600' }
    const begin = (stopping: AbortController) =>
      startEmbedded({ dataDir, settings, log: () => undefined, stopping: stopping.signal })
    const [own, other] = [new AbortController(), new AbortController()]
    const first = begin(own)
    await expect.poll(() => findPostmaster(data)).toBeDefined()
    const second = begin(other)
    other.abort()
    await expect(second).rejects.toThrow()
    expect(await findPostmaster(data)).toBeDefined()
    own.abort()
    await expect(first).rejects.toThrow()
    expect(await findPostmaster(data)).toBeUndefined()
  })

  it('ignores the remains of an interrupted first start, and removes old ones', async () => {
    mkdirSync(dataDir)
    const interrupted = spawn(process.execPath, [await starterProgram(), dataDir], { stdio: 'ignore' })
    while (readdirSync(dataDir).length === 0) await wait(5)
    interrupted.kill('SIGKILL')
    const [left = ''] = readdirSync(dataDir)
    expect(left).toMatch(/^postgres\.new-/)
    const old = join(dataDir, 'postgres.new-old')
    mkdirSync(join(old, 'data'), { recursive: true })
    utimesSync(old, 0, 0)
    const server = await start()
    expect(await query(server.url, 'select 1')).toEqual([1])
    await server.stop()
    expect(readdirSync(dataDir)).toEqual(['postgres', left])
  })
})

describe('the embedded server of several processes', () => {
  it('is adopted after its process was killed', async () => {
    await madeBefore()
    const killed = await startInProcess(dataDir)
    await keep(killed.url)
    await killed.kill()
    const server = await start()
    expect(server).toMatchObject({ how: 'adopted', url: killed.url })
    expect(await query(server.url, 'table kept.kept')).toEqual([7])
    await server.stop()
    expect(await findPostmaster(join(where, 'data'))).toBeUndefined()
  })

  it('serves two concurrent starts', async () => {
    await madeBefore()
    const servers = await Promise.all([start(), start()])
    expect(servers.map(({ how }) => how).sort()).toEqual(['adopted', 'started'])
    expect(new Set(servers.map(({ url }) => url)).size).toBe(1)
    for (const { url } of servers) expect(await query(url, 'select 1')).toEqual([1])
    for (const { stop } of servers) await stop()
    expect(await findPostmaster(join(where, 'data'))).toBeUndefined()
  })

  it('is stopped only by the last process', async () => {
    await madeBefore()
    const server = await start()
    const other = await startInProcess(dataDir)
    expect(other.how).toBe('adopted')
    await server.stop()
    expect(await query(other.url, 'select 1')).toEqual([1])
    expect((await other.stop()).logged).toEqual([])
    expect(await findPostmaster(join(where, 'data'))).toBeUndefined()
  })

  it('is not stopped while any other program is connected', async () => {
    await madeBefore()
    const server = await start()
    const visitor = new pg.Client({ connectionString: server.url })
    await visitor.connect()
    await server.stop()
    expect((await visitor.query('select 1')).rowCount).toBe(1)
    await visitor.end()
  })
})

describe('a failed start', () => {
  it('names a file that is in the way', async () => {
    writeFileSync(dataDir, '')
    await expect(start()).rejects.toMatchObject({ name: 'StartError', message: /file is in the way/ })
    dataDir = join(dataDir, 'deeper')
    await expect(start()).rejects.toMatchObject({ name: 'StartError', message: /file is in the way/ })
  })

  it('names a folder that contains something else', async () => {
    mkdirSync(where, { recursive: true })
    writeFileSync(join(where, 'notes.txt'), '')
    await expect(start()).rejects.toMatchObject({ name: 'StartError', message: /holds no database/ })
    expect(readdirSync(dataDir)).toEqual(['postgres'])
  })

  it('names the version that made the files', async () => {
    await madeBefore()
    writeFileSync(join(where, 'data', 'PG_VERSION'), '15\n')
    await expect(start()).rejects.toMatchObject({ name: 'StartError', message: /PostgreSQL 15/ })
  })

  it('names a password file that does not match the database', async () => {
    await madeBefore()
    const server = await start()
    const right = readFileSync(join(where, 'password'))
    writeFileSync(join(where, 'password'), 'another\n')
    await expect(start()).rejects.toMatchObject({ name: 'StartError', message: /password/ })
    writeFileSync(join(where, 'password'), right)
    await server.stop()
  })
})
