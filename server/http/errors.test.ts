import { request } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
