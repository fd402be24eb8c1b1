import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints, type ApiRoute } from '@shared/api'
import { isFull } from '@shared/testing/runs'
import { startPortal, testPassword, type Person, type Portal } from '../testing/portal'
import { tripletForm } from '../testing/triplets'
import type { Answer } from '../testing/visitor'

const routes = Object.keys(endpoints) as ApiRoute[]
const [readings, writes] = [true, false].map((isReading) =>
  routes.filter((route) => route.startsWith('GET ') === isReading),
) as [ApiRoute[], ApiRoute[]]
const SENTENCE = 'Somebody else is signed in here now. Nothing was changed.'

let portal: Portal
const people = {} as Record<'admin' | 'practitioner' | 'client' | 'other', Person>
let reportId = 0

beforeAll(async () => {
  portal = await startPortal({ ALLOW_REGISTRATION: 'true' })
  for (const role of ['admin', 'practitioner', 'client'] as const) people[role] = await portal.person(role)
  people.other = await portal.person('client')
  const fields = {
    clientId: String(people.client.clientId),
    practitionerId: String(people.practitioner.practitionerId),
  }
  const uploaded = await people.admin.visit.upload('/api/reports/multi-file', tripletForm({}, { fields }))
  reportId = (uploaded.body as { id: number }).id
})
afterAll(() => portal.close())

/** A hash of every table's rows, without `seen_at`, and the content of every file. */
async function everything() {
  const { rows: tables } = await portal.deps.db.execute<{ name: string }>(
    sql`select table_schema || '.' || table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const held: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await portal.deps.db.execute<{ of: string; n: number }>(
      sql`select md5(coalesce(string_agg(row, ' ' order by row), '')) as of, count(*)::int as n
        from (select (to_jsonb(t) - 'seen_at')::text as row from ${sql.raw(name)} t) rows`,
    )
    held[name] = rows[0]
  }
  const folder = portal.deps.config.dataDir
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    held[path.relative(folder, file)] = entry.isFile()
      ? (await readFile(file)).toString('base64')
      : 'a folder'
  }
  return held
}

/** The path of an endpoint with ids that exist. */
function pathOf(route: ApiRoute): [method: string, path: string] {
  const [method = '', pattern = ''] = route.split(' ')
  const id = pattern.startsWith('/api/users')
    ? people.other.userId
    : pattern.startsWith('/api/clients')
      ? people.client.clientId
      : pattern.startsWith('/api/practitioners')
        ? people.practitioner.practitionerId
        : reportId
  return [method, pattern.replace(/:\w+/, String(id))]
}

const isOther = ({ status, body }: Answer) =>
  status === 409 && (body as { code: string }).code === 'other-account'

describe('a page of another account', () => {
  /** Bodies with which a request would change something if it were let through. */
  const whole: Partial<Record<ApiRoute, () => { body?: unknown; form?: FormData }>> = {
    'POST /api/login': () => ({ body: { email: people.other.email, password: testPassword } }),
    'POST /api/register': () => ({
      body: {
        email: 'nina@example.com',
        firstName: 'Nina',
        lastName: 'New',
        password: 'lantern-42 and pears',
      },
    }),
    'POST /api/reports/multi-file': () => ({ form: tripletForm({ sampleId: 'ANOTHER-1' }) }),
    'PATCH /api/user': () => ({ body: { firstName: 'Changed' } }),
    'PUT /api/user/password': () => ({
      body: { currentPassword: testPassword, newPassword: 'lantern-42 and pears' },
    }),
    'POST /api/user/assure': () => ({ body: { password: testPassword } }),
    'PATCH /api/clients/:id': () => ({ body: { phone: '+44 20 7946 0000' } }),
    'POST /api/ai/ask-question': () => ({ body: { question: 'May I eat gluten free bread?' } }),
    'POST /api/scan-consents': () => ({ body: { version: 1 } }),
  }

  it.each(['admin', 'practitioner', 'client'] as const)(
    'changes nothing by any write in a session of %s, and gets other-account',
    async (role) => {
      const { visit, userId } = people[role]
      const before = await everything()
      const odd = [`${userId}.0`, `${userId}, ${userId}`, 'me', '']
      for (const [at, route] of writes.entries())
        // The header is parsed the same way everywhere, so a normal run tries only one malformed
        // value per endpoint.
        for (const account of [people.other.userId, ...(isFull ? odd : odd.slice(at % 4, (at % 4) + 1))]) {
          const given = whole[route]?.() ?? (endpoints[route].body ? { body: {} } : {})
          const answer = await visit.send(...pathOf(route), {
            ...given,
            headers: { 'X-Account': String(account) },
          })
          expect([route, account, answer.status, answer.body]).toEqual([
            route,
            account,
            409,
            expect.objectContaining({ code: 'other-account', error: SENTENCE }),
          ])
        }
      expect(await everything()).toEqual(before)
      // The session still exists, although sign-out was among the requests.
      expect((await visit.get('/api/user')).body).toMatchObject({ id: userId })
    },
  )

  it.each(['admin', 'practitioner', 'client'] as const)(
    'reads nothing by any endpoint in a session of %s, and gets other-account',
    async (role) => {
      for (const route of readings.filter((one) => one !== 'GET /api/user')) {
        const answer = await people[role].visit.send(...pathOf(route), {
          headers: { 'X-Account': String(people.other.userId) },
        })
        expect([route, answer.status, isOther(answer)]).toEqual([route, 409, true])
      }
    },
  )

  it('can read which account is signed in', async () => {
    const { visit, userId } = people.client
    const answer = await visit.get('/api/user', { 'X-Account': String(people.other.userId) })
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ id: userId })])
  })

  it('gets signed-out when no session exists, and can sign in', async () => {
    const headers = { 'X-Account': String(people.client.userId) }
    const send = (method: string, to: string, body?: unknown) =>
      portal.stranger().send(method, to, { body, headers })
    expect((await send('POST', '/api/notifications/read-all')).body).toMatchObject({ code: 'signed-out' })
    expect((await send('POST', '/api/logout')).status).toBe(200)
    expect(
      (await send('POST', '/api/login', { email: people.client.email, password: testPassword })).status,
    ).toBe(200)
  })
})

it('a machine token is accepted with any account named in the request', async () => {
  const { visit } = people.admin
  const { body } = await visit.post('/api/machine-tokens', { name: 'The lab' })
  const answer = await portal.stranger().send('POST', '/api/reports/multi-file', {
    form: tripletForm({ sampleId: 'BY-MACHINE' }),
    headers: { 'X-Account': '999999', Authorization: `Bearer ${(body as { token: string }).token}` },
  })
  expect(answer.status).toBe(201)
})

// Last, because these requests are let through and change data.
it.each(routes.sort((a, b) => Number(a.endsWith('/logout')) - Number(b.endsWith('/logout'))))(
  'a page of the same account, or that names none, is let through: %s',
  async (route) => {
    const { visit, userId } = people.admin
    const cookie = visit.cookie()
    for (const headers of [{ 'X-Account': String(userId) }, undefined]) {
      const answer = await visit.send(...pathOf(route), {
        ...(endpoints[route].body && { body: {} }),
        headers,
      })
      expect(isOther(answer)).toBe(false)
    }
    visit.setCookie(cookie)
  },
)
