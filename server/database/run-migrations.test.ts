import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../testing/database'
import { superuserUrl, type FreshDatabase } from '../testing/test-server'
import { migrate } from './migrate'

/** Later than all migrations of the project, which this database already has. */
const afterAllOthers = 9_000_000_000_000
const ROWS = 2_000

let database: FreshDatabase
let folder: string
let client: pg.Client
let migrations = 0

beforeAll(async () => {
  database = await freshDatabase()
  folder = mkdtempSync(join(tmpdir(), 'pearwell-steps-'))
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
beforeEach(async () => {
  await client.query('drop table if exists many')
  await client.query(
    `create table many as select n as id, null::int as twice from generate_series(1, ${ROWS}) n`,
  )
})
afterAll(async () => {
  await client.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Writes one migration of these statements, later than all others. */
function writeMigration(...statements: string[]): void {
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const when = afterAllOthers + ++migrations
  const entries = [{ idx: 0, version: '7', when, tag: '0000_steps', breakpoints: true }]
  writeFileSync(join(folder, '0000_steps.sql'), statements.join('\n--> statement-breakpoint\n'))
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
}

const steps = [
  'alter table many add column three int',
  '-- in batches\nupdate many set twice = id * 2 where id in (select id from many where twice is null limit 700)',
  'alter table many add constraint many_twice check (twice is not null) not valid',
  'alter table many validate constraint many_twice',
  'create index concurrently if not exists many_by_twice on many (twice)',
]

const one = async (query: string) =>
  Object.values((await client.query<object>(query)).rows[0] ?? {})[0] as unknown

async function expectDone(): Promise<void> {
  expect(await one('select count(*)::int from many where twice = id * 2')).toBe(ROWS)
  expect(await one("select indisvalid from pg_index where indexrelid = 'many_by_twice'::regclass")).toBe(true)
  expect(await one("select convalidated from pg_constraint where conname = 'many_twice'")).toBe(true)
  expect(await one('select count(*)::int from drizzle.steps_done')).toBe(0)
  await migrate(database.url, folder)
}

it('each step is done once, however many servers start at once', async () => {
  writeMigration('-- online steps', ...steps)
  await Promise.all([1, 2, 3].map(() => migrate(database.url, folder)))
  await expectDone()
})

/** Another client with an open transaction that has changed or read rows. */
async function busy(statement: string) {
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  // If a test fails, the next one must not wait for its locks.
  onTestFinished(() => other.end())
  await other.query('begin')
  await other.query(statement)
  return { done: () => other.query('commit').then(() => other.end()) }
}

/**
 * Runs the migration until `isThere` is true, then cuts its connection as a killed server would.
 */
async function cutOnce(isThere: () => Promise<unknown>): Promise<void> {
  const running = migrate(database.url, folder).then(
    () => 'done',
    () => 'cut',
  )
  await expect.poll(isThere, { timeout: 60_000 }).toBe(true)
  const admin = new pg.Client({ connectionString: superuserUrl(database.url) })
  await admin.connect()
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pearwell-migrate' and datname = current_database()",
  )
  await admin.end()
  expect(await running).toBe('cut')
}

it('an interrupted migration continues after its last step, with batches and a half-built index', async () => {
  writeMigration('-- online steps', ...steps.slice(1))
  const writer = await busy(`update many set id = id where id = ${ROWS}`)
  await cutOnce(() => one('select count(twice) = 1400 from many'))
  expect(await one('select steps from drizzle.steps_done')).toBe(1)
  await writer.done()
  await migrate(database.url, folder)
  await expectDone()

  writeMigration('-- online steps', 'create index concurrently if not exists many_by_id on many (id)')
  const other = await busy(`update many set id = id where id = ${ROWS}`)
  await cutOnce(() => one("select not indisvalid from pg_index where indexrelid = to_regclass('many_by_id')"))
  await other.done()
  await migrate(database.url, folder)
  expect(await one("select indisvalid from pg_index where indexrelid = 'many_by_id'::regclass")).toBe(true)
})

it('a migration that waits for a lock does not block readers', async () => {
  writeMigration('alter table many add column three int')
  const reader = await busy('select count(*) from many')
  const running = migrate(database.url, folder)
  const admin = new pg.Client({ connectionString: superuserUrl(database.url) })
  await admin.connect()
  const asked = async () =>
    (
      await admin.query(
        "select from pg_locks where mode = 'AccessExclusiveLock' and relation = 'many'::regclass and not granted",
      )
    ).rows.length > 0
  // It retries, and in between no lock request blocks readers.
  for (let time = 0; time < 3; time++) {
    await expect.poll(asked, { timeout: 60_000, interval: 5 }).toBe(true)
    expect(await one('select count(*)::int from many')).toBe(ROWS)
    expect(await one("select count(*)::int from information_schema.columns where table_name = 'many'")).toBe(
      2,
    )
  }
  await reader.done()
  await running
  expect(await one("select count(*)::int from information_schema.columns where table_name = 'many'")).toBe(3)
  await admin.end()
})

it('building an index may exceed the statement timeout, which applies again afterwards', async () => {
  writeMigration('-- online steps', 'create index concurrently if not exists many_by_id on many (id)')
  const limited = new pg.Pool({ connectionString: database.url, statement_timeout: 1_000 })
  const writer = await busy(`update many set id = id where id = ${ROWS}`)
  const running = migrate(limited, folder).then(
    () => 'done',
    (error: unknown) => error,
  )
  await expect.poll(() => one("select to_regclass('many_by_id') is not null"), { timeout: 60_000 }).toBe(true)
  await wait(1_500)
  await writer.done()
  expect(await running).toBe('done')
  const shown = await Promise.all([1, 2].map(() => limited.query<object>('show statement_timeout')))
  expect(shown.flatMap(({ rows }) => rows)).toEqual([1, 2].map(() => ({ statement_timeout: '1s' })))
  await limited.end()
})

it('an index that a killed server is still building gets built', async () => {
  writeMigration('-- online steps', 'create index concurrently if not exists many_by_id on many (id)')
  const [orphan, other] = [superuserUrl(database.url), superuserUrl(database.url)].map(
    (connectionString) => new pg.Client({ connectionString }),
  ) as [pg.Client, pg.Client]
  await Promise.all([orphan.connect(), other.connect()])
  // With these timeouts it is the migration that detects the deadlock and is cancelled.
  const name = new URL(database.url).pathname.slice(1)
  await other.query(`alter database ${name} set deadlock_timeout = '3s'`)
  await orphan.query("set deadlock_timeout = '20s'")
  const writer = await busy(`update many set id = id where id = ${ROWS}`)
  const making = orphan.query('create index concurrently many_by_id on many (id)')
  await expect.poll(() => one("select to_regclass('many_by_id') is not null"), { timeout: 60_000 }).toBe(true)
  const running = migrate(database.url, folder)
  const waits =
    "select from pg_stat_activity where query like 'drop index concurrently%' and wait_event_type = 'Lock'"
  await expect.poll(async () => (await other.query(waits)).rowCount, { timeout: 60_000, interval: 5 }).toBe(1)
  await writer.done()
  await Promise.all([making, running])
  expect(await one("select indisvalid from pg_index where indexrelid = 'many_by_id'::regclass")).toBe(true)
  await other.query(`alter database ${name} reset deadlock_timeout`)
  await Promise.all([orphan.end(), other.end()])
})
