import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPortal, type Person, type Portal } from '../testing/portal'

let portal: Portal
let greedy: Person
let modest: Person
beforeAll(async () => {
  portal = await startPortal()
  greedy = await portal.person('admin')
  modest = await portal.person('client')
})
afterAll(() => portal.close())

it('a request of another account does not wait for a hundred requests of one account', async () => {
  let answered = 0
  const requests = Array.from({ length: 100 }, async () => {
    const { status } = await greedy.visit.get('/api/allergens')
    answered++
    return status
  })
  await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(0)
  expect((await modest.visit.get('/api/notifications')).status).toBe(200)
  expect(answered).toBeLessThan(90)
  expect(new Set(await Promise.all(requests))).toEqual(new Set([200]))
})

it('a client that disconnects with requests pending frees all its concurrency slots', async () => {
  const { port } = new URL(portal.url)
  const call = `GET /api/user HTTP/1.1\r\nHost: localhost\r\nCookie: ${modest.visit.cookie()}\r\n\r\n`
  for (let times = 0; times < 3; times++) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(call.repeat(12))
    await new Promise((resolve) => socket.once('data', resolve))
    socket.resetAndDestroy()
  }
  expect((await modest.visit.get('/api/user')).status).toBe(200)
  const underWay = async () =>
    /requests_under_way (\d+)/.exec((await portal.stranger().get('/metrics')).text)?.[1]
  // The one is the request for the metrics.
  await expect.poll(underWay).toBe('1')
})

it('a browser revalidates a large answer with 304 until something in it changes', async () => {
  const first = await modest.visit.get('/api/faqs')
  const tag = first.headers.get('etag') ?? ''
  expect([first.status, first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
    200,
    'private, no-cache',
    'Cookie, Accept-Encoding',
  ])
  for (const known of [tag, `"other", ${tag}`, tag.replace('W/', '')]) {
    const again = await modest.visit.get('/api/faqs', { 'If-None-Match': known })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag])
  }
  const question = { question: 'New?', answer: 'Yes.', category: 'General', targetRole: 'client' }
  expect((await greedy.visit.post('/api/faqs', question)).status).toBe(201)
  const changed = await modest.visit.get('/api/faqs', { 'If-None-Match': tag })
  expect([changed.status, changed.text.includes('New?')]).toEqual([200, true])
  // A tag of a cached response is not a row's version, so it has no effect on other endpoints.
  const report = await modest.visit.get('/api/reports', { 'If-None-Match': tag })
  expect([report.status, report.headers.get('etag'), report.headers.get('cache-control')]).toEqual([
    200,
    null,
    'no-store',
  ])
})
