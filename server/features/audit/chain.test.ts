import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { atSize } from '@shared/testing/runs'
import { openDatabase, type OpenDatabase } from '../../database/connect'
import { freshDatabase } from '../../testing/database'
import { superuserUrl, type FreshDatabase } from '../../testing/test-server'
import { audit } from './audit.public'
import { auditEvents } from './audit.tables'
import { checkChain } from './chain'
import type { Head } from './archived-until'

/** Concurrent writers, and events of each. */
const [WRITERS, EACH] = atSize([20, 5], [200, 50])

let database: FreshDatabase
let portal: OpenDatabase
let superuser: pg.Client
beforeAll(async () => {
  database = await freshDatabase()
  portal = openDatabase({ url: database.url, max: Math.min(WRITERS, 40), log: () => undefined })
  superuser = new pg.Client({ connectionString: superuserUrl(database.url) })
  await superuser.connect()
})
afterAll(async () => {
  await superuser.end()
  await portal.close()
  await database.drop()
})

/** Five events; the fourth number is missing because its transaction was rolled back. */
beforeEach(async () => {
  await tamper('truncate audit_events, audit_chain restart identity')
  const event = { actorId: null, action: 'report.read' as const }
  for (const subjectId of [11, 12, 13]) await audit(portal.db, { ...event, subjectId, fields: ['a', 'b'] })
  await portal.db
    .transaction(async (tx) => {
      await audit(tx, event)
      throw new Error('given up')
    })
    .catch(() => undefined)
  for (const subjectId of [14, 15]) await audit(portal.db, { ...event, actorId: 1, subjectId })
})

/** Runs a statement with all triggers off, as an attacker with every right could. */
async function tamper(statement: string): Promise<void> {
  for (const table of ['audit_events', 'audit_chain'])
    await superuser.query(`alter table ${table} disable trigger all`)
  await superuser.query(statement)
  for (const table of ['audit_events', 'audit_chain'])
    await superuser.query(`alter table ${table} enable always trigger kept, enable always trigger kept_rows`)
  await superuser.query(
    'alter table audit_events enable always trigger stamped, enable always trigger chained',
  )
}

const check = (known?: Head) => checkChain(superuser, known)
const headNow = async (): Promise<Head> => (await check()).head ?? expect.fail('The chain is not whole.')

it('refuses the portal everything except adding events', async () => {
  for (const table of ['audit_events', 'audit_chain'])
    for (const statement of [
      `update ${table} set id = id`.replaceAll('id', table === 'audit_chain' ? 'event_id' : 'subject_id'),
      `delete from ${table}`,
      `truncate ${table}`,
      `alter table ${table} disable trigger all`,
      `alter table ${table} disable trigger user`,
      `drop trigger kept on ${table}`,
      `alter table ${table} rename to away`,
      `alter table ${table} owner to current_user`,
      `drop table ${table} cascade`,
    ])
      await expect(portal.pool.query(statement), statement).rejects.toMatchObject({ code: '42501' })
  for (const statement of [
    'drop function chain_audit_event cascade',
    'create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return old; end $$',
    'drop schema public cascade',
    'alter schema public rename to elsewhere',
    'alter sequence audit_events_id_seq restart',
    'set session_replication_role = replica',
    "insert into audit_chain values (2147483647, 7, '')",
    "select setval('audit_events_id_seq', 1)",
    "select nextval('audit_events_id_seq')",
    "insert into audit_events (id, action) overriding system value values (7, 'user.sign-in')",
    'create table own (like audit_events); create trigger own after insert on own for each row execute function chain_audit_event()',
    'set role pearwell_audit',
    'grant pearwell_audit to pearwell',
  ])
    await expect(portal.pool.query(statement), statement).rejects.toMatchObject({
      code: '42501',
    })
  expect(await check()).toMatchObject({ head: { events: 5, lastId: 6 } })
})

it('sets the time itself, and ignores functions that the portal creates under its names', async () => {
  await portal.pool.query(
    `create function public.convert_to(text, text) returns bytea language plpgsql as $$ begin raise 'taken'; end $$`,
  )
  const written = "insert into audit_events (at, action) values ('2020-01-01Z', 'user.sign-in')"
  const since =
    "extract(year from at) = 2020 as dated from audit_events where action = 'user.sign-in' order by id"
  await portal.pool.query(written)
  await superuser.query(written)
  expect((await superuser.query(`select ${since}`)).rows).toEqual([{ dated: false }, { dated: true }])
  expect(await check()).toMatchObject({ head: { events: 7 } })
  await portal.pool.query('drop function public.convert_to(text, text)')
})

it('is refused by its triggers alone, even for a superuser and in replica mode', async () => {
  await superuser.query('begin; set local session_replication_role = replica; savepoint before')
  for (const table of ['audit_events', 'audit_chain'])
    for (const statement of [`update ${table} set hash = ''`, `delete from ${table}`, `truncate ${table}`]) {
      const column = table === 'audit_chain' ? 'hash' : 'action'
      await expect(superuser.query(statement.replace('hash', column)), statement).rejects.toThrow(
        /only ever added to/,
      )
      await superuser.query('rollback to before')
    }
  // A statement on a parent table does not fire statement triggers of its children.
  await superuser.query(
    'create table parent (like audit_events); alter table audit_events inherit parent; savepoint before',
  )
  await expect(superuser.query('delete from parent')).rejects.toThrow(/DELETE of audit_events is refused/)
  await superuser.query('rollback')
})

it('detects that its triggers are off', async () => {
  await superuser.query('alter table audit_chain disable trigger kept')
  expect((await check()).fault).toMatch(/A trigger that protects the audit is off/)
})

it.each<[what: string, statement: string, fault: RegExp]>([
  [
    'a changed field',
    `update audit_events set fields = '{a,c}' where id = 2`,
    /^Event 2, the 2nd, is not the original/,
  ],
  [
    'a changed time',
    `update audit_events set at = at - interval '1 microsecond' where id = 1`,
    /^Event 1, the 1st/,
  ],
  ['a time out of time', `update audit_events set at = 'infinity' where id = 1`, /^Event 1, the 1st/],
  ['a deleted event', 'delete from audit_events where id = 3', /^Event 3, the 3rd, is missing/],
  [
    'one that is deleted from the chain too',
    'delete from audit_events where id = 3; delete from audit_chain where event_id = 3',
    /^The 3rd event is missing/,
  ],
  [
    'one whose place the next have taken',
    `delete from audit_events where id = 3; delete from audit_chain where event_id = 3;
     update audit_chain set position = position - 1 where position > 3`,
    /^Event 5, the 3rd, is not the original/,
  ],
  [
    'two swapped events',
    `create temp table two as select * from audit_events where id in (2, 3);
     update audit_events e set at = t.at, subject_id = t.subject_id from two t where e.id = 5 - t.id; drop table two`,
    /^Event 2, the 2nd, is not the original/,
  ],
  [
    'two swapped places',
    `alter table audit_chain drop constraint audit_chain_event;
     update audit_chain set event_id = 5 - event_id where event_id in (2, 3);
     alter table audit_chain add constraint audit_chain_event unique (event_id)`,
    /^Event 3, the 2nd, is not the original/,
  ],
  [
    'a forged event',
    `insert into audit_events (action, subject_id) values ('report.read', 1)`,
    /^Event 7 was added/,
  ],
  [
    'one that is forged with a place',
    `insert into audit_events (action, subject_id) values ('report.read', 1);
     insert into audit_chain select 6, max(id), sha256('a guess') from audit_events`,
    /^Event 7, the 6th, is not the original/,
  ],
  [
    'a place below all others',
    `insert into audit_chain values (-2147483648, 99, '')`,
    /^The 1st event is missing/,
  ],
])('detects %s', async (_what, statement, fault) => {
  await tamper(statement)
  expect((await check()).fault).toMatch(fault)
})

it('detects with a known head a cut-off tail and a rewritten chain', async () => {
  const head = await headNow()
  await audit(portal.db, { actorId: 1, action: 'user.sign-in' })
  expect(await check(head)).toMatchObject({ head: { events: 6, lastId: 7 } })

  await tamper('delete from audit_events where id > 3; delete from audit_chain where event_id > 3')
  expect(await check()).toMatchObject({ head: { events: 3 } })
  expect((await check(head)).fault).toMatch(/^The 4th event is missing, and all after it: there were 5/)

  // An attacker with all rights could change an event and chain all of them again.
  await tamper(`update audit_events set subject_id = 99 where id = 1; delete from audit_chain;
    create temp table again as select * from audit_events; delete from audit_events`)
  await superuser.query(
    `insert into audit_events overriding system value select * from again; drop table again`,
  )
  for (const subjectId of [14, 15, 16])
    await audit(portal.db, { actorId: 1, action: 'report.read', subjectId })
  expect(await check()).toMatchObject({ head: { events: 6 } })
  expect((await check(head)).fault).toMatch(/the 5th, or one before it has changed since the head was signed/)
})

it(`chains the events of ${WRITERS} simultaneous writers, some of which roll back`, async () => {
  let given = 5
  const write = async (writer: number, n: number) =>
    portal.db.transaction(async (tx) => {
      await audit(tx, { actorId: writer, action: 'report.read', subjectId: n })
      await audit(tx, { actorId: writer, action: 'report.update', subjectId: n, fields: ['status'] })
      if ((writer + n) % 7 === 0) throw new Error('given up')
    })
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let n = 0; n < EACH; n++)
        await write(writer, n).then(
          () => (given += 2),
          (error: unknown) => expect(error).toMatchObject({ message: 'given up' }),
        )
    }),
  )
  expect(await portal.db.$count(auditEvents)).toBe(given)
  expect(await check()).toMatchObject({ head: { events: given } })
})

it('has a different hash for every event, the same here as in the database', async () => {
  const text = fc.oneof(
    fc.constantFrom('', ',', '-', '-,', '1:a,', '{a,b}', '"', '\\', 'NULL', 'a,b', 'ł', '🍐'),
    fc.string({ unit: 'grapheme', maxLength: 5 }).map((some) => some.replaceAll('\0', '')),
  )
  const number = fc.oneof(fc.constant(null), fc.integer({ min: -20, max: 20 }))
  const events = fc.uniqueArray(
    fc.tuple(number, text, number, fc.array(fc.oneof(text, fc.constant(null)), { maxLength: 3 })),
    { minLength: 150, maxLength: 150, selector: (event) => JSON.stringify(event) },
  )
  await fc.assert(
    fc.asyncProperty(events, async (all) => {
      const { rows } = await superuser.query<{ different: number }>(
        `select count(distinct audit_hash('', (1, '2026-01-01Z', e ->> 0, e ->> 1, e ->> 2,
            array(select f from jsonb_array_elements_text(e -> 3) with ordinality as x(f, o) order by o),
            1)::audit_events))::int as different
          from jsonb_array_elements($1::jsonb) e`,
        [JSON.stringify(all)],
      )
      expect(rows[0]?.different).toBe(all.length)
      await superuser.query(
        `insert into audit_events (actor_id, action, subject_id, fields)
        select (e ->> 0)::int, e ->> 1, (e ->> 2)::int,
          array(select f from jsonb_array_elements_text(e -> 3) with ordinality as x(f, o) order by o)
        from jsonb_array_elements($1::jsonb) e`,
        [JSON.stringify(all)],
      )
      expect((await check()).fault).toBeUndefined()
    }),
    { numRuns: 2, endOnFailure: true },
  )
})
