import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { reportStatuses } from '@shared/domain/reports/report-status'
import { runs } from '@shared/testing/runs'
import type { Database, Transaction } from '../../database/connect'
import { startPortal, type Portal } from '../../testing/portal'
import { refreshInvitationStatuses } from './invitation-statuses'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  await portal.person('admin')
})
beforeEach(async () => {
  await run("delete from reports; delete from users where role <> 'admin'")
  for (let n = 0; n < 6; n++) await perform(db(), { what: 'arrive' })
})
afterAll(() => portal.close())

const db = () => portal.deps.db
const run = (statement: string, on: Database | Transaction = db()) => on.execute(sql.raw(statement))

/** The table as `refreshInvitationStatuses` should leave it, computed from the rows. */
const plain = `
  select u.id as user_id, newest.created_at as newest_at,
    case when u.last_sign_in_at is not null then 'in'
      when latest.id is null or latest.revoked_at is not null then 'never'
      when latest.wrong_answers >= 5 then 'locked'
      when latest.opened_at is not null then 'opened'
      when latest.created_at <= now() - interval '7 days' or latest.expires_at <= now() then 'unopened'
      else 'invited' end as state,
    case when u.last_sign_in_at is null then greatest(first.released_at,
      (select created_at from sign_in_links
        where user_id = u.id and purpose = 'activate' and revoked_at is null
        order by id desc limit 1)) end as waits_since
  from users u join clients c on c.user_id = u.id,
    lateral (select created_at from reports where client_id = c.id and status = 'completed'
      order by created_at desc, id desc limit 1) newest,
    lateral (select released_at from reports where client_id = c.id and status = 'completed'
      order by released_at limit 1) first
    left join lateral (select * from sign_in_links where user_id = u.id and purpose = 'activate'
      order by id desc limit 1) latest on true
  where u.role = 'client' and u.is_active`

async function expectKept(after: unknown) {
  await refreshInvitationStatuses(db())
  const { rows: kept } = await run(
    'select user_id, newest_at, state, waits_since from standings order by user_id',
  )
  const { rows: looked } = await run(`${plain} order by 1`)
  expect(kept, JSON.stringify(after)).toEqual(looked)
  const { rows: tallied } = await run(
    "select key, sum(n)::int as n from tallies where what = 'standings' group by key having sum(n) <> 0 order by key",
  )
  const { rows: counted } = await run(
    'select state as key, count(*)::int as n from standings group by state order by state',
  )
  expect(tallied, JSON.stringify(after)).toEqual(counted)
}

/** A random row of a table, or none. */
const some = (table: string, where = 'true') =>
  `(select id from ${table} where ${where} order by random() limit 1)`
const someone = some('users', "role <> 'admin'")
const someClient = some('clients')
const daysAgo = (days: number) => `now() - interval '${days} days'`

const days = fc.integer({ min: 0, max: 20 }).map((whole) => whole + 0.5)
const status = fc.constantFrom('completed', 'completed', ...reportStatuses)
const isLinked = fc.constantFrom(true, true, false)
const of = <W extends string, T extends object = object>(
  weight: number,
  what: W,
  given: { [K in keyof T]: fc.Arbitrary<T[K]> } = {} as never,
) => ({ weight, arbitrary: fc.record(given).map((told) => ({ what, ...told })) })
/** Most changes keep people in the list, because others show no further effects. */
const change = fc.oneof(
  of(5, 'upload', { status, isLinked, ago: days }),
  of(3, 'set-status', { status }),
  of(3, 'link', { isLinked }),
  of(2, 'date', { column: fc.constantFrom('created_at', 'released_at'), ago: days }),
  of(2, 'remove-report'),
  of(5, 'invite', {
    purpose: fc.constantFrom('activate', 'activate', 'reset'),
    ago: days,
    life: fc.constantFrom(1, 14, 60),
  }),
  of(5, 'follow', {
    set: fc.constantFrom(
      'opened_at = now()',
      'used_at = now()',
      'revoked_at = now()',
      'wrong_answers = wrong_answers + 1',
      'wrong_answers = 5',
      'expires_at = now()',
      'token_hash = gen_random_uuid()::text',
    ),
  }),
  of(2, 'run-out'),
  of(3, 'forget-link'),
  of(6, 'account', {
    set: fc.constantFrom(
      'is_active = false',
      'is_active = true',
      'is_active = true',
      'last_sign_in_at = now()',
      'last_sign_in_at = null',
      'last_sign_in_at = null',
      "role = 'practitioner'",
      "role = 'client'",
      "role = 'client'",
      "first_name = 'Ina'",
    ),
  }),
  of(3, 'arrive'),
  of(1, 'erase-account'),
  of(1, 'erase-client'),
)
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

let count = 0
/** Applies a change by SQL statements, as any program might. */
async function perform(on: Database | Transaction, one: Change): Promise<void> {
  const n = ++count
  switch (one.what) {
    case 'upload':
      await run(
        `insert into reports (sample_id, client_name, client_id, status, scale, file_name, folder, digest, created_at)
        values ('S', 'S', ${one.isLinked ? someClient : 'null'}, '${one.status}', 'index', 'f',
          gen_random_uuid(), '${n}', ${daysAgo(one.ago)})`,
        on,
      )
      return
    case 'set-status':
      await run(`update reports set status = '${one.status}' where id = ${some('reports')}`, on)
      return
    case 'link':
      await run(
        `update reports set client_id = ${one.isLinked ? someClient : 'null'} where id = ${some('reports')}`,
        on,
      )
      return
    case 'date':
      await run(
        `update reports set ${one.column} = ${daysAgo(one.ago)}
        where id = ${some('reports', `${one.column} is not null`)}`,
        on,
      )
      return
    case 'remove-report':
      await run(`delete from reports where id = ${some('reports')}`, on)
      return
    case 'invite': {
      const { rows } = await run(`select coalesce(${someone}, 0) as id`, on)
      const whose = Number(rows[0]?.['id'])
      await run(
        `update sign_in_links set revoked_at = now()
        where user_id = ${whose} and purpose = '${one.purpose}' and used_at is null and revoked_at is null`,
        on,
      )
      await run(
        `insert into sign_in_links (user_id, purpose, channel, created_at, expires_at)
        select id, '${one.purpose}', 'email', ${daysAgo(one.ago)}, ${daysAgo(one.ago - one.life)} from users
        where id = ${whose} on conflict do nothing`,
        on,
      )
      return
    }
    case 'follow':
      await run(`update sign_in_links set ${one.set} where id = ${some('sign_in_links')}`, on)
      return
    case 'run-out':
      // It expires a moment later without another change.
      await run(
        `update sign_in_links set expires_at = now() + interval '30 ms', created_at = now()
        where id = ${some('sign_in_links', "purpose = 'activate'")}`,
        on,
      )
      await refreshInvitationStatuses(db())
      await run('select pg_sleep(0.05)', on)
      return
    case 'forget-link':
      await run(`delete from sign_in_links where id = ${some('sign_in_links')}`, on)
      return
    case 'account':
      await run(`update users set ${one.set} where id = ${someone}`, on)
      return
    case 'arrive':
      await run(
        `with made as (insert into users (email, username, role, password_hash)
            values ('p${n}', 'p${n}', 'client', '-') returning id),
          invited as (insert into sign_in_links (user_id, purpose, channel, expires_at)
            select id, 'activate', 'sms', now() + interval '9 days' from made)
        insert into clients (user_id) select id from made`,
        on,
      )
      await run(
        `insert into reports (sample_id, client_name, client_id, status, scale, file_name, folder, digest)
        select 'S', 'S', max(id), 'completed', 'index', 'f', gen_random_uuid(), 'p${n}' from clients`,
        on,
      )
      return
    case 'erase-account':
      await run(`delete from users where id = ${someone}`, on)
      return
    case 'erase-client':
      await run(`delete from clients where id = ${someClient}`, on)
  }
}

it('the stored states match the rows after any changes and as time passes', async () => {
  const step = fc.record({
    change,
    isKept: fc.boolean(),
    isUndone: fc.constantFrom(false, false, false, true),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      for (const { change, isKept, isUndone } of steps) {
        if (isUndone)
          await db()
            .transaction(async (tx) => {
              await perform(tx, change)
              tx.rollback()
            })
            .catch(() => undefined)
        else await perform(db(), change)
        if (isKept) await expectKept(change)
      }
      await expectKept(steps)
    }),
    { numRuns: runs(20) },
  )
})

it('simultaneous writers and readers of several people never fail, and the states are right', async () => {
  // Erasing people while others write about them is tested elsewhere.
  const changes = fc.sample(change, { numRuns: 240 }).filter(({ what }) => !/^(?:erase|run-out)/.test(what))
  const writers = Array.from({ length: 8 }, (_, at) => changes.filter((_, n) => n % 8 === at))
  const refused: unknown[] = []
  await Promise.all(
    writers.map(async (theirs) => {
      for (const one of theirs) {
        await perform(db(), one).catch((error: unknown) => refused.push(error))
        await refreshInvitationStatuses(db()).catch((error: unknown) => refused.push(error))
      }
    }),
  )
  expect(refused).toEqual([])
  await expectKept('all')
})

it('do not wait for a transaction that changes clients', async () => {
  await db().transaction(async (tx) => {
    await run("update users set last_sign_in_at = now() where role = 'client'", tx)
    await expectKept('before')
  })
  await expectKept('after')
  expect((await run("select from standings where state = 'in'")).rowCount).toBe(6)
})

it('any number of changes is processed', async () => {
  await run(`with made as (
      insert into users (email, username, role, password_hash)
      select 'm' || n, 'm' || n, 'client', '-' from generate_series(1, 2500) n returning id)
    insert into clients (user_id) select id from made`)
  await run(`insert into reports (sample_id, client_name, client_id, status, scale, file_name, folder, digest)
    select 'S', 'S', id, 'completed', 'index', 'f', gen_random_uuid(), id::text from clients`)
  await expectKept('2500')
  expect((await run('select from standing_changes')).rowCount).toBe(0)
})
