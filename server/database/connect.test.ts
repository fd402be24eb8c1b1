import { sql } from 'drizzle-orm'
import { bigserial, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../testing/database'
import { terminateAll } from '../testing/faults'
import type { FreshDatabase } from '../testing/test-server'
import { planOnce, planOnceHint, openDatabase, type OpenDatabase } from './connect'

const visits = pgTable('connect_visits', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  visitedOn: date().notNull(),
  writtenAt: timestamp({ withTimezone: true }).notNull(),
  noteText: text(),
})

const lost: string[] = []
let database: FreshDatabase
let open: OpenDatabase

beforeAll(async () => {
  database = await freshDatabase()
  open = openDatabase({ url: database.url, max: 2, log: (message) => lost.push(message) })
  await open.pool.query(
    'create table connect_visits (id bigserial primary key, visited_on date not null, written_at timestamptz not null, note_text text)',
  )
})

afterAll(async () => {
  await open.close()
  await database.drop()
})

describe('openDatabase', () => {
  it('writes camelCase columns as snake_case and keeps days and moments unchanged', async () => {
    const writtenAt = new Date('2026-03-29T00:30:00.000Z')
    const row = { visitedOn: '2026-03-29', writtenAt, noteText: 'ä' }
    expect(await open.db.insert(visits).values(row).returning()).toEqual([{ id: 1, ...row }])
    expect(await open.db.select().from(visits)).toEqual([{ id: 1, ...row }])
  })

  it('reads counts as numbers, days as text and moments as dates in plain SQL', async () => {
    const { rows } = await open.pool.query(
      "select count(*), date '2026-03-29' as day, now() as moment from generate_series(1, 3)",
    )
    expect(rows).toEqual([{ count: 3, day: '2026-03-29', moment: expect.any(Date) as Date }])
    expect((await open.db.execute('select count(*) from generate_series(1, 3)')).rows).toEqual([{ count: 3 }])
  })

  it('ends a statement that takes too long', async () => {
    expect((await open.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }])
  })

  it('survives that the server ends its idle connections', async () => {
    await open.pool.query('select 1')
    await terminateAll(database.url)
    await expect.poll(() => lost).toContain('An idle database connection was lost.')
    await expect.poll(() => open.pool.totalCount).toBe(0)
    expect((await open.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('survives that the server ends a connection in use', async () => {
    const holder = await open.pool.connect()
    await holder.query('select pg_advisory_lock(1)')
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
    await open.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    // While the connection is idle, its end arrives as an event, which would end the process if
    // unhandled.
    const there = 'select 1 from pg_stat_activity where pid = $1'
    await expect.poll(async () => (await open.pool.query(there, [rows[0]?.pid])).rowCount).toBe(0)
    await expect(holder.query('select 1')).rejects.toThrow()
    holder.release(true)
    expect((await open.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('releases a connection that is lost before a transaction has begun', async () => {
    const connect = open.pool.connect.bind(open.pool)
    const losing = async () => {
      const client = await connect()
      await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
      return client
    }
    open.pool.connect = losing as typeof connect
    for (let time = 0; time < 3; time++)
      await expect(open.db.transaction((tx) => tx.select().from(visits))).rejects.toThrow()
    open.pool.connect = connect
    await expect.poll(() => open.pool.totalCount).toBe(0)
    expect(await open.db.transaction((tx) => tx.select().from(visits))).toHaveLength(1)
  })
})

it.each([
  ['is planned once for each connection', false, 2],
  ['has no name through a pooler', true, 0],
])('a frequent statement %s', async (_, isPooled, planned) => {
  const { url, drop } = await freshDatabase()
  const { db, close } = openDatabase({ url, max: 1, isPooled, log: () => undefined })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  for (const n of [1, 2]) {
    const { rows } = await db.execute(sql`${planOnceHint} select ${n}::int as n`)
    expect(rows).toEqual([{ n }])
    expect(
      await db
        .select({ n: sql`1` })
        .from(sql`(select) as one`)
        .where(planOnce(sql`${n}::int > 0`)),
    ).toEqual([{ n: 1 }])
  }
  const { rows } = await db.execute(sql`select from pg_prepared_statements`)
  expect(rows).toHaveLength(planned)
})
