import { desc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reports as contract } from '@shared/features/reports'
import { moment } from '@shared/core/schemas'
import { DatabaseJson, textOf } from '../http/database-json'
import { startPortal, type Person, type Portal } from '../testing/portal'
import { users } from '../features/accounts/accounts.tables'
import { writtenRows } from './written-rows'

const RUNS = 40

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

const fields = {
  id: users.id,
  firstName: users.firstName,
  isActive: users.isActive,
  createdAt: users.createdAt,
  lastSignInAt: users.lastSignInAt,
  twice: sql<number>`${users.id} * 2`,
  again: sql<Date>`${users.createdAt}`.mapWith(users.createdAt),
}
const shape = z.array(
  z.object({
    id: z.int(),
    firstName: z.string(),
    isActive: z.boolean(),
    createdAt: moment,
    lastSignInAt: z.nullable(moment),
    twice: z.int(),
    again: moment,
  }),
)

it('rows of any content written by the database equal those written by their schema', async () => {
  const { db } = portal.deps
  const { userId: id } = await portal.person('client')
  const rows = writtenRows(fields)
  // PostgreSQL stores neither NUL nor lone surrogates.
  const texts = fc
    .string({ unit: 'binary', maxLength: 40 })
    .map((text) => text.toWellFormed().replaceAll('\0', ''))
  // Microseconds, which a Date cannot represent.
  const moments = fc
    .tuple(
      fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
      fc.integer({ min: 0, max: 999 }),
    )
    .map(([at, micros]) => at.toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`))
  await fc.assert(
    fc.asyncProperty(texts, moments, fc.option(moments), fc.boolean(), async (name, at, seen, isActive) => {
      await db.execute(
        sql`update users set first_name = ${name}, created_at = ${at}::timestamptz, last_sign_in_at = ${seen}::timestamptz, is_active = ${isActive} where id = ${id}`,
      )
      const plain = await db.select(fields).from(users).orderBy(desc(users.id))
      const [found] = await db
        .select({ rows: rows(sql`from ${users} order by ${users.id} desc`) })
        .from(sql`(select 1) as one`)
      expect(JSON.parse(textOf(shape, found?.rows))).toEqual(JSON.parse(textOf(shape, plain)))
    }),
    { numRuns: RUNS },
  )
  const [none] = await db
    .select({ rows: rows(sql`from ${users} where ${eq(users.id, -1)}`) })
    .from(sql`(select 1) as one`)
  expect([none?.rows.text, none?.rows.isEmpty]).toEqual(['[]', true])
})

it('a field that the schema lacks, or a missing one, is refused', () => {
  const names = Object.keys(fields)
  expect(textOf(shape, new DatabaseJson('[]', names))).toBe('[]')
  expect(() => textOf(shape, new DatabaseJson('[]', [...names, 'passwordHash']))).toThrow(TypeError)
  expect(() => textOf(shape, new DatabaseJson('[]', names.slice(1)))).toThrow(TypeError)
  expect(() => textOf(z.object({}), new DatabaseJson('[]', names))).toThrow(TypeError)
})

describe('a list of reports', () => {
  const asks = [
    '',
    'groupBy=client',
    'groupBy=sample',
    'groupBy=client&sort=client',
    'sort=received&order=desc',
  ]
  let people: Person[]
  beforeAll(async () => {
    const [practitioner, client] = [await portal.person('practitioner'), await portal.person('client')]
    people = [await portal.person('admin'), practitioner, client]
    await portal.deps.db.execute(sql`
      insert into reports (sample_id, client_name, client_id, practitioner_id, status, scale, file_name, folder, digest, date_of_receipt, released_at)
      select 'W' || n, 'Kim "K" \\ Lee', ${client.clientId}::int, ${practitioner.practitionerId}::int, 'completed', 'index', 'f', gen_random_uuid(), md5('w' || n),
        case n when 1 then '2026-03-04'::date end, case n when 2 then now() end
      from generate_series(1, 3) n`)
  })

  it.each([0, 1, 2])('matches its schema for the admin, the practitioner and the client: %i', async (who) => {
    const person = people[who] as Person
    const { element } = contract['GET /api/reports'].reply._zod.def
    for (const ask of asks) {
      const { status, body } = await person.visit.get(`/api/reports?${ask}`)
      const rows = body as Record<string, unknown>[]
      expect([ask, status, rows.length]).toEqual([ask, 200, 3])
      for (const row of rows) {
        expect(Object.keys(row).filter((name) => !(name in element._zod.def.shape))).toEqual([])
        const asGiven = Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            name.endsWith('At') && value !== null ? new Date(value as string) : value,
          ]),
        )
        expect(z.parse(element, asGiven)).toEqual(row)
      }
    }
  })
})
