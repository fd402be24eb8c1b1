import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { atSize } from '@shared/testing/runs'
import { startPortal, type Person, type Portal } from '../testing/portal'
import { tripletForm } from '../testing/triplets'

const SWEPT = atSize(200, 5_000)

let portal: Portal
let admin: Person
let client: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
  client = await portal.person('client')
  await admin.visit.upload(
    '/api/reports/multi-file',
    tripletForm({ sampleId: 'IN1' }, { fields: { clientId: String(client.clientId) } }),
  )
})
afterAll(() => portal.close())

const rowsOf = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await portal.deps.db.execute<T>(query)).rows
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * All columns of all tables, in snake and camel case, each with a value of its type that no client
 * may set.
 */
async function everyColumn(flag: boolean): Promise<Record<string, unknown>> {
  const columns = await rowsOf<{ name: string; type: string }>(
    sql`select distinct column_name as name, data_type as type from information_schema.columns where table_schema = 'public'`,
  )
  const values: Record<string, unknown> = { boolean: flag, integer: 1, bigint: 1 }
  return Object.fromEntries(
    columns.flatMap(({ name, type }) => [
      [name, values[type] ?? 'injected'],
      [camel(name), values[type] ?? 'injected'],
    ]),
  )
}

/** All rows of all tables, by table and id. */
async function everything(): Promise<Map<string, Record<string, unknown>>> {
  const tables = await rowsOf<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const all = new Map<string, Record<string, unknown>>()
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`,
    )
    for (const { row } of rows)
      all.set(
        `${name} ${String(row['id'] ?? row['user_id'] ?? row['id_hash'] ?? row['key'] ?? row['position'])}`,
        row,
      )
  }
  return all
}

/** `table id.column` for each changed column, and `table` for each new row. */
async function changesBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = await everything()
  await act()
  const changes = new Set<string>()
  for (const [at, row] of await everything()) {
    const old = before.get(at)
    if (!old) changes.add(at.split(' ')[0] ?? at)
    else
      for (const column of Object.keys(row))
        if (JSON.stringify(row[column]) !== JSON.stringify(old[column])) changes.add(`${at}.${column}`)
  }
  return [...changes].sort()
}

it('a client who sends every column of every table changes only their own name and phone number', async () => {
  const me = `users ${client.userId}`
  const changes = await changesBy(async () => {
    for (const flag of [true, false]) {
      const body = { ...(await everyColumn(flag)), email: client.email, role: 'admin' }
      expect((await client.visit.patch('/api/user', body)).status).toBe(200)
    }
  })
  expect(changes).toEqual(
    [
      ...['first_name', 'last_name', 'phone', 'version', 'updated_at', 'search', 'grams'].map(
        (column) => `${me}.${column}`,
      ),
      'audit_chain',
      'audit_events',
    ].sort(),
  )
})

it('a client who sends every column as preferences changes only their own preferences', async () => {
  const kinds = [
    'email_notifications',
    'report_notifications',
    'recipe_notifications',
    'reminder_notifications',
  ]
  const changes = await changesBy(async () => {
    const body = {
      ...(await everyColumn(false)),
      recipeNotifications: true,
      dataSharing: true,
      role: 'admin',
    }
    expect((await client.visit.patch('/api/user/preferences', body)).status).toBe(200)
  })
  expect(changes).toEqual(
    [
      ...[...kinds, 'data_sharing', 'analytics_tracking'].map((column) => `users ${client.userId}.${column}`),
      'audit_chain',
      'audit_events',
    ].sort(),
  )
})

it(`a practitioner who tries ${SWEPT} report ids can open only assigned reports; the rest answer 404`, async () => {
  const practitioner = await portal.person('practitioner')
  await portal.deps.db.execute(sql`
    insert into reports (sample_id, client_name, status, folder, digest, file_name, scale, practitioner_id)
    select 'SW' || n, 'Somebody', 'completed', gen_random_uuid(), 'swept ' || n, 'x.html', 'index',
      case when n % ${SWEPT / 10}::int = 0 then ${practitioner.practitionerId}::int end
    from generate_series(1, ${SWEPT}::int) n`)
  const own = await rowsOf<{ id: number }>(
    sql`select id from reports where practitioner_id = ${practitioner.practitionerId}`,
  )
  const [last] = await rowsOf<{ id: number }>(sql`select max(id) as id from reports`)
  const ids = Array.from({ length: last?.id ?? 0 }, (_, place) => place + 1)
  expect(ids.length).toBeGreaterThanOrEqual(SWEPT)
  const found: number[] = []
  const others = new Set<number>()
  const sweep = async () => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      const { status } = await practitioner.visit.get(`/api/reports/${id}`)
      if (status === 200) found.push(id)
      else others.add(status)
    }
  }
  await Promise.all(Array.from({ length: 8 }, sweep))
  expect(found.sort((a, b) => a - b)).toEqual(own.map(({ id }) => id).sort((a, b) => a - b))
  expect(found).toHaveLength(10)
  expect([...others]).toEqual([404])
})
