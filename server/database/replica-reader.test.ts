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

/** A test that fails midway leaves the others a replica that answers. */
afterEach(async () => {
  await replica.start()
  await replica.ask('select pg_wal_replay_resume() where pg_is_in_recovery()')
})

/** Where the log of a database begins that has never been another's replica. */
const start = '00000001:0/0'

const reads = () => ({ ...portal.deps.replicaReader.reads })

/** Makes a practitioner; the name that says whether a list knows of them. */
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

/** The practitioners whose name has this in it: in a long list the newest stand on its last page. */
async function list(name = '', who = admin): Promise<string> {
  const { status, text } = await who.visit.get(`/api/practitioners?q=${name}`)
  expect(status, text).toBe(200)
  return text
}

/** Asks for lists until the replica has answered one. */
const untilRead = () => {
  const { read } = reads()
  return expect
    .poll(async () => {
      await list()
      return reads().read
    })
    .toBeGreaterThan(read)
}

it('reads lists from the replica', async () => {
  const name = await write()
  await untilRead()
  expect(await list(name)).toContain(name)
})

it(`shows whoever wrote what they wrote, ${ROUNDS} times in a row while the replica follows`, async () => {
  const before = reads()
  for (let round = 0; round < ROUNDS; round++) {
    const name = await write()
    expect(await list(name)).toContain(name)
  }
  const after = reads()
  if (isFull) console.log(before, after)
})

it('a replica that stands still is not read by whoever could miss something, and is again once it has caught up', async () => {
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
    // Nor does anybody else, who comes after.
    const other = await portal.person('admin')
    expect(await list(name, other)).toContain(name)
  }
  expect(reads().behind).toBeGreaterThan(behind)
  await replica.ask('select pg_wal_replay_resume()')
  await untilRead()
})

it('nobody notices a replica that is frozen, killed and started again', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => portal.person('admin')))
  const met: number[] = []
  /** Everybody at once opens five lists, one after the other. */
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
  expect(portal.logged()).toContain('the replica answers again')
})

it('reads nothing from a database that is not this portal’s', async () => {
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

it('reads nothing from a replica that followed another primary than the one there is now', async () => {
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
  // Whatever the statement's own fault is, is told as ever.
  await expect(
    replicaReader.readReplica(start, () => replicaReader.db.execute(sql`select 1 / 0`)),
  ).rejects.toThrow()
  await replicaReader.close()
})

it('several statements that lose the replica at once are all answered by the database itself', async () => {
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

it('a replica that was made the primary of its own is left alone', async () => {
  await untilRead()
  await replica.ask('select pg_promote()')
  const before = reads().read
  const name = await write()
  expect(await list(name)).toContain(name)
  expect(reads().read).toBe(before)
})
