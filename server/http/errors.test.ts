import { Agent, createServer, request } from 'node:http'
import { sql } from 'drizzle-orm'
import type { Response } from 'express'
import type { Logger } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createApp } from '../app'
import { listenOnLoopback } from '../testing/loopback'
import { startPortal, testPassword, type Portal } from '../testing/portal'
import { finalErrorHandler } from './errors'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

it('an unexpected database error is logged with its code but without the query', async () => {
  const { visit } = await portal.person('client')
  await portal.deps.db.execute(sql`alter table faqs rename column question to asked`)
  const answer = await visit.get('/api/faqs')
  expect([answer.status, answer.body]).toMatchObject([500, { code: 'internal' }])
  expect(portal.logged()).toContain('"code":"42703"')
  expect(portal.logged()).not.toContain('target_role')
})

it('a session that cannot be saved is logged without its data, and its connection stays open', async () => {
  const { email } = await portal.person('client')
  // Express prints errors only outside of tests.
  vi.stubEnv('NODE_ENV', 'production')
  const { url, close } = await listenOnLoopback(createServer(createApp(portal.deps).answer))
  vi.unstubAllEnvs()
  const printed = vi.spyOn(console, 'error')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const call = (path: string, body?: object) =>
    new Promise<[number | undefined, boolean]>((resolve, reject) => {
      const headers = body && { 'Content-Type': 'application/json' }
      const outgoing = request(`${url}${path}`, { agent, method: body ? 'POST' : 'GET', headers })
      outgoing.on('error', reject).on('response', (response) => {
        response.resume().on('end', () => resolve([response.statusCode, outgoing.reusedSocket]))
      })
      outgoing.end(body && JSON.stringify(body))
    })
  const before = portal.logged().length
  await portal.deps.db.execute(sql`alter table sessions add constraint none_more check (false) not valid`)
  try {
    expect(await call('/api/login', { email, password: testPassword })).toEqual([500, false])
    expect(await call('/api/health')).toEqual([200, true])
  } finally {
    await portal.deps.db.execute(sql`alter table sessions drop constraint none_more`)
  }
  expect(printed).not.toHaveBeenCalled()
  const logged = portal.logged().slice(before)
  expect(logged.match(/request failed/g)).toHaveLength(1)
  expect(logged).not.toMatch(/insert into|failed after the response/)
  agent.destroy()
  await close()
})

it('a failure after the answer is only logged; an unfinished answer is cut off', () => {
  const logged: unknown[] = []
  const note = (...what: unknown[]) => logged.push(what)
  const log = { warn: note, error: note } as unknown as Logger
  const destroy = vi.fn()
  const failure = new Error('params: Zqorvindel')
  finalErrorHandler(log, { locals: {}, writableEnded: true, destroy } as unknown as Response)(failure)
  expect(destroy).not.toHaveBeenCalled()
  finalErrorHandler(log, { locals: {}, writableEnded: false, destroy } as unknown as Response)(failure)
  expect(destroy).toHaveBeenCalledOnce()
  expect(JSON.stringify(logged)).not.toContain('Zqorvindel')
})

it('a statement timeout answers that it took too long, not that the database is away', async () => {
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
      error: 'The database is not responding at the moment. Please try again in a minute.',
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
