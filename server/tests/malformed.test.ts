import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints, type ApiRoute } from '@shared/api'
import { atSize } from '@shared/testing/runs'
import { numbersFrom } from '../demo/demo-results'
import { asText, naughty } from '../testing/naughty'
import { startPortal, type Person, type Portal } from '../testing/portal'
import { tripletForm } from '../testing/triplets'

const REQUESTS = atSize(200, 5_000)

let portal: Portal
let people: Person[]
beforeAll(async () => {
  portal = await startPortal({ ALLOW_REGISTRATION: 'true' })
  people = [await portal.person('admin'), await portal.person('practitioner'), await portal.person('client')]
  await people[0]?.visit.upload('/api/reports/multi-file', tripletForm())
})
afterAll(() => portal.close())

/** Methods tried on a GET path: all but DELETE, which might be valid there. */
const readOrNoRoute = ['GET', 'POST', 'PUT', 'PATCH', 'HEAD', 'OPTIONS']
const types = [
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/json; charset=nonsense',
  '',
]

/** These succeed without a valid body and change something, so they are not tested here. */
const understoodWithoutBody: ApiRoute[] = [
  'POST /api/logout',
  'POST /api/reports/:id/release',
  'PUT /api/users/:id/password',
  'POST /api/users/:id/credential',
  'POST /api/users/:id/confirm-email',
  'POST /api/notifications/:id/read',
  'POST /api/passkeys/sign-in/options',
  'POST /api/user/passkeys/options',
  'POST /api/user/totp',
  'POST /api/notifications/read-all',
]

/** These accept nearly any text and rightly change something, so only server errors count. */
const takesNearlyAnything: ApiRoute[] = [
  'PATCH /api/user',
  'PATCH /api/user/preferences',
  'PATCH /api/settings',
  'POST /api/user/export',
  'POST /api/user/deletion-request',
  'POST /api/allergens',
  'POST /api/recipes',
  'POST /api/faqs',
  'POST /api/add-practitioner-faqs',
  'POST /api/ai/ask-question',
  'POST /api/ai/generate-recipe',
  'POST /api/question-reviews/:id/reviewed',
  'POST /api/scan-consents',
  'POST /api/admin/send-email',
  'POST /api/admin/send-sms',
]

it(`${REQUESTS} malformed requests to all routes change nothing and cause no server error`, async () => {
  const next = numbersFrom(20_261_121)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
  const routes = (Object.keys(endpoints) as ApiRoute[]).filter(
    (route) =>
      !route.startsWith('DELETE') &&
      !route.endsWith('/carry-out') &&
      !understoodWithoutBody.includes(route) &&
      !takesNearlyAnything.includes(route),
  )
  const fields = [
    ...new Set(
      Object.values(endpoints).flatMap(({ body }) =>
        Object.keys((body as { shape?: object } | undefined)?.shape ?? {}),
      ),
    ),
  ]
  const before = await fingerprint()
  const bad: string[] = []
  const strict = Math.ceil(REQUESTS * 0.85)
  for (let n = 0; n < REQUESTS; n++) {
    if (n === strict) expect(await fingerprint()).toEqual(before)
    const route = pick(n < strict ? routes : takesNearlyAnything)
    const [method = '', pattern = ''] = route.split(' ')
    const drawn =
      method === 'GET' ? pick(readOrNoRoute) : next() < 0.8 ? method : pick(['GET', 'HEAD', 'OPTIONS'])
    const url = pattern.replace(/:\w+/g, () =>
      next() < 0.3 ? '1' : encodeURIComponent(asText(pick(naughty))),
    )
    // The path with another method or without its id may be one of the excluded endpoints.
    const others = [pattern, url.replace(/\/$/, '')].map((path) => `${drawn} ${path}` as ApiRoute)
    const isUnderstood = others.some(
      (other) => understoodWithoutBody.includes(other) || takesNearlyAnything.includes(other),
    )
    const used = n < strict && isUnderstood ? 'GET' : drawn
    const names = ['q', 'page', 'pageSize', 'status', 'groupBy', '%', '__proto__[a]']
    const query =
      next() < 0.4 ? `?${pick(names)}=${encodeURIComponent(asText(pick(naughty)).slice(0, 5000))}` : ''
    const body = bodyOf(used, next, pick, fields)
    const type = next() < 0.6 ? 'application/json' : pick(types)
    const response = await fetch(`${portal.url}${url}${query}`, {
      method: used,
      headers: {
        Cookie: pick(people).visit.cookie(),
        ...(type && { 'Content-Type': type }),
        ...(next() < 0.2 && { 'If-Match': pick(['"', '*', 'W/"1"', 'x'.repeat(3000)]) }),
      },
      body,
    }).catch((error: unknown) => {
      bad.push(`${used} ${url.slice(0, 80)} ended without an answer: ${String(error)}`)
    })
    const text = (await response?.text()) ?? ''
    if (response && response.status >= 500 && ![503, 507].includes(response.status))
      bad.push(`${used} ${url.slice(0, 80)} ${String(body).slice(0, 80)} -> ${response.status}`)
    if (
      /node_modules|at \w+ \(|select .* from|SQLSTATE/i.test(text.slice(0, 2000)) &&
      (response?.status ?? 0) >= 400
    )
      bad.push(`${url.slice(0, 80)} tells too much`)
  }
  expect(bad).toEqual([])
})

it('bytes that are not HTTP end only their own connection', async () => {
  const port = Number(new URL(portal.url).port)
  for (const bytes of [
    '\0\0\0\0',
    'GET',
    'GET / HTTP/9.9\r\n\r\n',
    `GET / HTTP/1.1\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`,
    'POST /api/login HTTP/1.1\r\nContent-Length: -1\r\n\r\n',
  ]) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
      socket.on('close', () => resolve())
      socket.on('error', () => resolve())
      socket.resume()
    })
  }
  expect((await portal.stranger().get('/api/health')).status).toBe(200)
})

function bodyOf(
  method: string,
  next: () => number,
  pick: <T>(from: readonly T[]) => T,
  fields: string[],
): string | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined
  const dice = next()
  if (dice < 0.15)
    return pick(['{', '[', '"', '{"a":', 'nul', '\u0000', '{"__proto__":{"a":1}}', '['.repeat(20_000), ''])
  if (dice < 0.3) return JSON.stringify(pick(naughty))
  // One field of every form is wrong, so that no body is valid by chance.
  const wrong = { sampleId: '', email: 'x', clientId: 'x', isActive: 'x', dateOfBirth: 'x' }
  return JSON.stringify({
    ...Object.fromEntries(fields.filter(() => next() < 0.7).map((field) => [field, pick(naughty)])),
    ...wrong,
  })
}

/** Tables that change over time or with every request. */
const restless = ['sign_in_attempts', 'audit_events', 'audit_chain', 'standing_changes']

/** A hash of each table's rows (of sessions only the count) and of all files in the data folder. */
async function fingerprint(): Promise<Record<string, unknown>> {
  const { rows } = await portal.deps.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not in ${restless}`,
  )
  const counts: Record<string, unknown> = {}
  for (const { name } of rows) {
    const hashed = await portal.deps.db.execute(
      sql`select count(*)::int as n, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash from ${sql.identifier(name)} t`,
    )
    counts[name] = name === 'sessions' ? hashed.rows[0]?.['n'] : hashed.rows[0]
  }
  const hash = createHash('sha256')
  const { dataDir } = portal.deps.config
  for (const entry of (readdirSync(dataDir, { recursive: true }) as string[]).sort()) {
    const file = path.join(dataDir, entry)
    hash.update(entry)
    if (statSync(file).isFile()) hash.update(readFileSync(file))
  }
  return { ...counts, files: hash.digest('hex') }
}
