import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { atSize, isFull } from '@shared/testing/runs'
import { startPortal, type Person, type Portal } from '../testing/portal'
import { startReplica, type Replica } from '../testing/replica'
import { prepareSchema } from './audit-owner'
import { startEmbedded, type Embedded } from './embedded/launch'
import { openReplicaReader } from './replica-reader'

const ROUNDS = atSize(20, 2_000)

let folder: string
let primary: Embedded
let replica: Replica
let portal: Portal
let admin: Person
let names = 0

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pearwell-primary-'))
  chmodSync(folder, 0o755)
  const settings = { fsync: 'off', full_page_writes: 'off' }
  primary = await startEmbedded({ dataDir: folder, settings, log: () => undefined })
  await prepareSchema(primary)
  replica = await startReplica(primary)
  portal = await startPortal({ DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url })
  admin = await portal.person('admin')
})

afterAll(async () => {
  await portal.close()
  await replica.stop()
  await primary.stop({ force: true })
  for (const one of [primary.where, folder]) rmSync(one, { recursive: true, force: true })
})

/** A test that fails midway must not leave a stopped replica to the others. */
afterEach(async () => {
  await replica.start()
  await replica.ask('select pg_wal_replay_resume() where pg_is_in_recovery()')
})

/** The first position of a database that was never a replica. */
const start = '00000001:0/0'

const reads = () => ({ ...portal.deps.replicaReader.reads })

/** Creates a practitioner and returns the unique last name to look for in lists. */
async function write(): Promise<string> {
  const lastName = `Written${names++}x`
  const made = await admin.visit.post('/api/practitioners', {
    email: `${lastName}@example.com`,
    firstName: 'Ada',
    password: 'correct horse battery',
    lastName,
  })
  expect(made.status, made.text).toBe(201)
  return lastName
}

/** The practitioners whose name contains `name`, so that a new one is on the first page. */
async function list(name = '', who = admin): Promise<string> {
  const { status, text } = await who.visit.get(`/api/practitioners?q=${name}`)
  expect(status, text).toBe(200)
  return text
}

/** Requests lists until the replica has answered one. */
const untilRead = () => {
  const { read } = reads()
  return expect
    .poll(async () => {
      await list()
      return reads().read
    })
    .toBeGreaterThan(read)
}

it('a list is read from the replica', async () => {
  const name = await write()
  await untilRead()
  expect(await list(name)).toContain(name)
})

it(`shows each writer their own writes, ${ROUNDS} times in a row while the replica follows`, async () => {
  const before = reads()
  for (let round = 0; round < ROUNDS; round++) {
    const name = await write()
    expect(await list(name)).toContain(name)
  }
  const after = reads()
  if (isFull) console.log(before, after)
})

it('a paused replica is not read by users who would miss something, and is read again once it has caught up', async () => {
  await untilRead()
  await replica.ask('select pg_wal_replay_pause()')
  await expect
    .poll(async () => (await replica.ask('select pg_get_wal_replay_pause_state() as state'))[0]?.['state'])
    .toBe('paused')
  const { behind } = reads()
  for (let round = 0; round < 5; round++) {
    const name = await write()
    expect(await replica.ask(`select from users where last_name = '${name}'`)).toEqual([])
    expect(await list(name)).toContain(name)
    // A user who comes later sees the new row as well.
    const other = await portal.person('admin')
    expect(await list(name, other)).toContain(name)
  }
  expect(reads().behind).toBeGreaterThan(behind)
  await replica.ask('select pg_wal_replay_resume()')
  await untilRead()
})

it('no request fails while the replica is frozen, killed and started again', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => portal.person('admin')))
  const met: number[] = []
  /** All users request five lists at once, one after the other each. */
  const use = () =>
    Promise.all(
      people.map(async ({ visit }) => {
        for (const call of ['practitioners', 'users', 'reports', 'audit', 'notifications/all'])
          met.push((await visit.get(`/api/${call}?pageSize=20`)).status)
      }),
    )
  const untilAway = (away: number) =>
    expect
      .poll(async () => {
        await use()
        return reads().away
      })
      .toBeGreaterThan(away)

  await untilRead()
  let { away } = reads()
  replica.signal('SIGSTOP')
  await untilAway(away)
  await replica.start()
  await untilRead()

  away = reads().away
  const using = use()
  await replica.kill()
  await using
  await untilAway(away)
  await replica.start()
  await untilRead()

  expect(met.filter((status) => status !== 200)).toEqual([])
  expect(portal.logged()).toContain('the replica does not answer')
  expect(portal.logged()).toContain('the replica is responding again')
})

it('a database of another portal is not read', async () => {
  const { config, log, db, pool } = portal.deps
  const isPortal = "exists (select from data_folder where id = '00000000-0000-4000-8000-000000000000')"
  const replicaReader = openReplicaReader({
    url: config.databaseReadUrl,
    database: { db, pool },
    isPortal,
    log,
  })
  const { rows } = await replicaReader.readReplica(start, () =>
    replicaReader.db.execute(sql`select pg_is_in_recovery() as is_replica`),
  )
  expect(rows).toEqual([{ is_replica: false }])
  expect(replicaReader.reads).toEqual({ read: 0, behind: 1, away: 0 })
  await replicaReader.close()
})

it('a replica on another timeline than the primary is not read', async () => {
  const { config, log, db, pool } = portal.deps
  const replicaReader = openReplicaReader({
    url: config.databaseReadUrl,
    database: { db, pool },
    isPortal: 'true',
    log,
  })
  const { rows } = await replicaReader.readReplica('00000002:0/0', () =>
    replicaReader.db.execute(sql`select pg_is_in_recovery() as is_replica`),
  )
  expect(rows).toEqual([{ is_replica: false }])
  expect(replicaReader.reads).toEqual({ read: 0, behind: 1, away: 0 })
  await replicaReader.close()
})

it('a statement that the replica cancels is answered by the database itself', async () => {
  const { config, log, db, pool } = portal.deps
  const replicaReader = openReplicaReader({
    url: config.databaseReadUrl,
    database: { db, pool },
    isPortal: 'true',
    log,
  })
  const isReplica = () => replicaReader.db.execute(sql`select pg_is_in_recovery() as is_replica`)
  const answers = await replicaReader.readReplica(start, async () => {
    const first = await isReplica()
    await replica.ask(
      "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'",
    )
    return [first, await isReplica(), await isReplica()].map(({ rows }) => rows[0]?.['is_replica'])
  })
  expect(answers).toEqual([true, false, false])
  expect(replicaReader.reads).toEqual({ read: 1, behind: 0, away: 1 })
  // The statement's own errors are thrown as usual.
  await expect(
    replicaReader.readReplica(start, () => replicaReader.db.execute(sql`select 1 / 0`)),
  ).rejects.toThrow()
  await replicaReader.close()
})

it('concurrent statements that lose the replica are all answered by the database itself', async () => {
  const { config, log, db, pool } = portal.deps
  const replicaReader = openReplicaReader({
    url: config.databaseReadUrl,
    database: { db, pool },
    isPortal: 'true',
    log,
  })
  const slowly = () =>
    replicaReader.db.execute(sql`select pg_is_in_recovery() as is_replica,
      case when pg_is_in_recovery() then pg_sleep(60) end`)
  const answers = await replicaReader.readReplica(start, async () => {
    const asked = Promise.all([slowly(), slowly(), slowly()])
    await expect.poll(() => replicaReader.reads.read).toBe(1)
    await replica.kill()
    return asked
  })
  expect(answers.map(({ rows }) => rows[0]?.['is_replica'])).toEqual([false, false, false])
  expect(replicaReader.reads).toEqual({ read: 1, behind: 0, away: 1 })
  await replicaReader.close()
})

it('a replica that was promoted to primary is no longer read', async () => {
  await untilRead()
  await replica.ask('select pg_promote()')
  const before = reads().read
  const name = await write()
  expect(await list(name)).toContain(name)
  expect(reads().read).toBe(before)
})
