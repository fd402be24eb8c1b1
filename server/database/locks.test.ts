import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../testing/database'
import type { FreshDatabase } from '../testing/test-server'
import { openDatabase, type OpenDatabase } from './connect'
import { tryWithLock, withLock, drainWithLock } from './locks'

let database: FreshDatabase
let here: OpenDatabase
let there: OpenDatabase

beforeAll(async () => {
  database = await freshDatabase()
  const open = () => openDatabase({ url: database.url, max: 3, log: () => undefined })
  here = open()
  there = open()
})

afterAll(async () => {
  await here.close()
  await there.close()
  await database.drop()
})

/** Work that lasts until `end` is called or the test is over. */
function lasting() {
  let [begin, end] = [() => {}, () => {}]
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const ended = new Promise<void>((resolve) => (end = resolve))
  onTestFinished(() => end())
  const work = () => {
    begin()
    return ended
  }
  return { begun, end, work }
}

/** The transactions of this database that hold an advisory lock. */
const holders = async () =>
  (
    await there.pool.query<{ pid: number; state: string; xid: string | null; xmin: string | null }>(
      `select pid, state, backend_xid::text as xid, backend_xmin::text as xmin from pg_stat_activity
      where pid in (select pid from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database()))`,
    )
  ).rows

it('tryWithLock does nothing while the lock is held, over a pool or a URL, and releases it afterwards', async () => {
  const first = lasting()
  const done = tryWithLock(here.pool, 'exports', first.work)
  await first.begun
  expect(await tryWithLock(there.pool, 'exports', () => Promise.resolve('done'))).toBeUndefined()
  expect(await tryWithLock(database.url, 'exports', () => Promise.resolve('done'))).toBeUndefined()
  expect(await tryWithLock(there.pool, 'generations', () => Promise.resolve('done'))).toBe('done')
  first.end()
  await done
  expect(await tryWithLock(database.url, 'exports', () => Promise.resolve('done'))).toBe('done')
  await expect(tryWithLock(there.pool, 'exports', () => Promise.reject(new Error('failed')))).rejects.toThrow(
    'failed',
  )
  expect(await holders()).toEqual([])
})

it("drainWithLock also does what is ordered during the holder's last check", async () => {
  const orders = ['first']
  const done: string[] = []
  const isAny = () => Promise.resolve(orders.length > 0)
  const take = () => Promise.resolve(void done.push(...orders.splice(0)))
  await drainWithLock(here.pool, 'exports', isAny, async () => {
    await take()
    if (done.length > 1) return
    // The holder has looked for orders and still has the lock, so a second run is turned away.
    orders.push('second')
    await drainWithLock(there.pool, 'exports', isAny, take)
    expect(done).toEqual(['first'])
  })
  expect(done).toEqual(['first', 'second'])
})

it('withLock lets waiting processes have the lock one after another', async () => {
  const events: string[] = []
  const work = (name: string) => async () => {
    events.push(`${name} begins`)
    await wait(20)
    events.push(`${name} ends`)
  }
  const places = [here.pool, there.pool, database.url]
  await Promise.all(places.map((place, n) => withLock(place, 'start', work(String(n)))))
  expect(events).toHaveLength(6)
  for (let n = 0; n < events.length; n += 2) expect(events[n + 1]).toBe(events[n]?.replace('begins', 'ends'))
})

it('a held lock keeps no snapshot, so an index can be built concurrently', async () => {
  const [first, second] = [lasting(), lasting()]
  const held = withLock(here.pool, 'migrations', first.work)
  await first.begun
  const waits = withLock(here.pool, 'migrations', second.work)
  expect(await holders()).toEqual([
    { pid: expect.any(Number) as number, state: 'idle in transaction', xid: null, xmin: null },
  ])
  const { rows } = await here.pool.query<{ timeout: string }>(
    "select current_setting('idle_in_transaction_session_timeout') as timeout",
  )
  expect(rows[0]?.timeout).toBe('30s')
  await there.pool.query('create table built (id int)')
  await there.pool.query('create index concurrently built_id on built (id)')
  first.end()
  await held
  await second.begun
  second.end()
  await waits
})

it.each(['a pool', 'a URL'])(
  'a holder whose connection over %s is killed rejects, and the lock is free',
  async (place) => {
    const first = lasting()
    const client = new pg.Pool({ connectionString: database.url, max: 1 })
    client.on('connect', (one) => one.on('error', () => undefined))
    const held = tryWithLock(place === 'a URL' ? database.url : client, 'intake', first.work)
    // Expected from here on, because it may reject before `pg_terminate_backend` returns.
    const rejection = expect(held).rejects.toThrow('Connection terminated while it held a lock.')
    await first.begun
    const [holder] = await holders()
    await there.pool.query('select pg_terminate_backend($1)', [holder?.pid])
    await rejection
    const next = lasting()
    const taken = withLock(there.pool, 'intake', next.work)
    await next.begun
    next.end()
    await taken
    await client.end()
    expect(await holders()).toEqual([])
  },
)
