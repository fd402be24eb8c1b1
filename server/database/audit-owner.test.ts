import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, expect, inject, it } from 'vitest'
import { checkChain } from '../features/audit/audit.public'
import { projectRoot } from '../config/project-root'
import { runOn, superuserUrl } from '../testing/test-server'
import { asAuditOwner, prepareSchema } from './audit-owner'
import { locks } from './locks'
import { migrate } from './migrate'

const server = () => superuserUrl(inject('databaseUrl'))
const made: string[] = []

/** A user who owns a database, as an operator sets one up on an external PostgreSQL. */
async function ownDatabase(rights: string): Promise<{ user: string; url: string }> {
  const user = `own_${randomBytes(4).toString('hex')}`
  made.push(user)
  await runOn(server(), `create role ${user} login ${rights} password 'own'`)
  await runOn(server(), `create database ${user} owner ${user}`)
  const url = new URL(server())
  Object.assign(url, { username: user, password: 'own', pathname: `/${user}` })
  return { user, url: url.href }
}

afterEach(async () => {
  for (const user of made.splice(0)) {
    await runOn(server(), `drop database ${user} with (force)`)
    await runOn(server(), `drop role if exists ${user}_audit`)
    await runOn(server(), `drop role ${user}`)
  }
})

async function chainOf(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const checked = await checkChain(client)
  await client.end()
  return checked
}

/** A copy of the project's migrations before the one that creates this table. */
function migrationsBefore(table: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-before-'))
  cpSync(path.join(projectRoot, 'migrations'), folder, { recursive: true })
  const file = path.join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const since = journal.entries.findIndex(({ tag }) =>
    readFileSync(path.join(folder, `${tag}.sql`), 'utf8').includes(`CREATE TABLE "${table}"`),
  )
  journal.entries.splice(since)
  writeFileSync(file, JSON.stringify(journal))
  return folder
}

it('a user with CREATEROLE gives away the audit, even one that an older version filled', async () => {
  const { user, url } = await ownDatabase('createrole')
  const before = migrationsBefore('audit_chain')
  await migrate(url, before)
  rmSync(before, { recursive: true })
  await runOn(
    url,
    `insert into audit_events (action, fields) values ('user.create', '{}'), ('user.update', '{email}')`,
  )
  expect(await prepareSchema({ url })).toBe(true)
  const inside = new URL(server())
  inside.pathname = `/${user}`
  await runOn(inside.href, `grant all on audit_events, audit_chain, audit_events_id_seq to ${user}`)
  expect(await prepareSchema({ url })).toBe(true)
  await runOn(url, `insert into audit_events (action) values ('user.sign-in')`)
  expect(await chainOf(url)).toMatchObject({ head: { events: 3, lastId: 3 } })
  for (const statement of [
    "insert into audit_chain values (2147483647, 4, '')",
    "select setval('audit_events_id_seq', 1)",
    'alter table audit_events disable trigger kept',
    'drop table audit_events',
    'drop function refuse_audit_change cascade',
    `set role ${user}_audit`,
  ])
    await expect(runOn(url, statement), statement).rejects.toMatchObject({ code: '42501' })
  // What later migrations need must still work: new tables, and altering the audit while a member
  // of its owner.
  await runOn(url, 'create table later (id int)')
  await runOn(url, `grant ${user}_audit to ${user}; alter table audit_events add column later int`)
})

it('a user without CREATEROLE keeps the audit behind triggers until a superuser creates its owner', async () => {
  const { user, url } = await ownDatabase('')
  expect(await prepareSchema({ url })).toBe(false)
  await runOn(url, `insert into audit_events (action) values ('user.sign-in')`)
  for (const table of ['audit_events', 'audit_chain'])
    for (const statement of [`update ${table} set ctid = ctid`, `delete from ${table}`, `truncate ${table}`])
      await expect(runOn(url, statement), statement).rejects.toThrow()
  expect(await chainOf(url)).toMatchObject({ head: { events: 1 } })

  await runOn(server(), `create role ${user}_audit; grant ${user}_audit to ${user}`)
  expect(await prepareSchema({ url })).toBe(false)
  await runOn(server(), `revoke ${user}_audit from ${user}`)
  expect(await prepareSchema({ url })).toBe(true)
  await expect(runOn(url, `grant ${user}_audit to ${user}`)).rejects.toMatchObject({ code: '42501' })
  await expect(runOn(url, 'drop table audit_chain')).rejects.toMatchObject({ code: '42501' })
  await runOn(url, `insert into audit_events (action) values ('user.sign-in')`)
  expect(await chainOf(url)).toMatchObject({ head: { events: 2 } })
})

it('asAuditOwner works for a user who made the owner or is its member, else names the missing GRANT', async () => {
  const whoOwns = (url: string) =>
    asAuditOwner({ url }, async (client) => {
      await client.query('begin; alter table public.audit_events disable trigger kept; rollback')
      return 'the audit'
    })
  const may = (url: string) => runOn(url, 'alter table audit_events disable trigger kept')
  const own = await ownDatabase('createrole')
  await prepareSchema({ url: own.url })
  expect(await whoOwns(own.url)).toBe('the audit')
  await expect(may(own.url)).rejects.toMatchObject({ code: '42501' })

  const { user, url } = await ownDatabase('')
  await runOn(server(), `create role ${user}_audit; grant ${user}_audit to ${user}`)
  await prepareSchema({ url })
  expect(await whoOwns(url)).toBe('the audit')
  await runOn(server(), `revoke ${user}_audit from ${user}`)
  await expect(whoOwns(url)).rejects.toThrow(`GRANT ${user}_audit TO "${user}"`)
  const inside = new URL(server())
  inside.pathname = `/${user}`
  expect(await asAuditOwner({ url, adminUrl: inside.href }, () => Promise.resolve('done'))).toBe('done')
  await expect(may(url)).rejects.toMatchObject({ code: '42501' })
})

it('an existing audit chain stays unchanged when the archived-until floor is added', async () => {
  const { url } = await ownDatabase('createrole')
  const before = migrationsBefore('audit_floor')
  await migrate(url, before)
  rmSync(before, { recursive: true })
  for (let n = 0; n < 3; n++)
    await runOn(url, `insert into audit_events (action, subject_id) values ('report.read', ${n})`)
  const then = await chainOf(url)
  expect(then).toMatchObject({ head: { events: 3 } })
  expect(await prepareSchema({ url })).toBe(true)
  expect(await chainOf(url)).toEqual(then)
})

it('an older server that waits for the migration lock has its statement cancelled', async () => {
  const { url } = await ownDatabase('')
  const clients = [1, 2].map(() => new pg.Client({ connectionString: url }))
  const [first, older] = clients as [pg.Client, pg.Client]
  await Promise.all(clients.map((client) => client.connect()))
  const ask = `select pg_advisory_lock(${locks.migrations})`
  await first.query(ask)
  const prepared = prepareSchema({ url })
  await expect(older.query(ask)).rejects.toMatchObject({ code: '57014' })
  await Promise.all(clients.map((client) => client.end()))
  await prepared
})
