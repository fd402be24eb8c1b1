import { request } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startPortal, type Portal } from '../testing/portal'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

it('an error of the database that nobody foresaw is logged with its code, and without what was asked', async () => {
  const { visit } = await portal.person('client')
  await portal.deps.db.execute(sql`alter table faqs rename column question to asked`)
  const answer = await visit.get('/api/faqs')
  expect([answer.status, answer.body]).toMatchObject([500, { code: 'internal' }])
  expect(portal.logged()).toContain('"code":"42703"')
  expect(portal.logged()).not.toContain('target_role')
})

it('a statement that takes too long is said to, rather than that there is no database', async () => {
  const { visit } = await portal.person('client')
  const ended = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  const read = vi.spyOn(portal.deps.db, 'select').mockImplementationOnce(() => {
    throw new Error('Failed query', { cause: ended })
  })
  const answer = await visit.get('/api/notifications')
  read.mockRestore()
  expect([answer.status, answer.body]).toMatchObject([503, { code: 'busy' }])
  expect(answer.text).toMatch(/longer than the server allows/)
})

it.each([
  ['Client has encountered a connection error and is not queryable', undefined],
  ['Client was closed and is not queryable', undefined],
  ['Connection terminated unexpectedly', undefined],
  ['terminating connection due to administrator command', '57P01'],
  ['terminating connection because of crash of another server process', '57P02'],
  ['the database system is starting up', '57P03'],
  ['server closed the connection unexpectedly', '08006'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'],
  ['write EPIPE', 'EPIPE'],
  ['connect EHOSTUNREACH 10.0.0.5:5432', 'EHOSTUNREACH'],
  ['getaddrinfo EAI_AGAIN db.example.com', 'EAI_AGAIN'],
])('while the database is away (%s) the answer is 503', async (message, code) => {
  const { visit } = await portal.person('client')
  const cause = Object.assign(new Error(message), code && { code })
  const read = vi.spyOn(portal.deps.db, 'select').mockImplementationOnce(() => {
    throw new Error('Failed query', { cause })
  })
  const answer = await visit.get('/api/notifications')
  read.mockRestore()
  expect([answer.status, answer.body]).toMatchObject([
    503,
    {
      code: 'unavailable',
      error: 'The database does not answer at the moment. Please try again in a minute.',
    },
  ])
})

it.each([
  ['in pieces', {}],
  ['of a known length', { 'Content-Length': '1000' }],
])('the rest of a refused body %s is not waited for', async (_what, headers) => {
  const outgoing = request(`${portal.url}/api/reports/multi-file`, { method: 'POST', headers })
  outgoing.on('error', () => undefined)
  const answered = new Promise<[number | undefined, string | undefined]>((resolve) =>
    outgoing.on('response', (response) => {
      resolve([response.statusCode, response.headers.connection])
      response.resume()
    }),
  )
  outgoing.write('the beginning')
  expect(await answered).toEqual([401, 'close'])
  outgoing.destroy()
})
