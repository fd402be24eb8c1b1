import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bearerOf } from '../../testing/machine'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { isPublic, post, publicLookup } from './post'
import { sendWebhooks } from './send-webhooks'
import { signedHeaders } from './sign'
import { webhookDeliveries, webhooks } from './webhooks.tables'

type Received = { headers: IncomingMessage['headers']; body: string }

let portal: Portal
let admin: Person
let server: Server
let url: string
let received: Received[] = []
/** How the receiver answers; undefined: never. */
let status: number | undefined = 204
beforeAll(async () => {
  portal = await startPortal({ WEBHOOK_HOSTS: '127.0.0.1' })
  admin = await portal.person('admin')
  server = createServer((req, res) => {
    let body = ''
    req.on('data', (part: Buffer) => (body += part.toString()))
    req.on('end', () => {
      received.push({ headers: req.headers, body })
      if (status !== undefined) res.writeHead(status, { Location: '/elsewhere' }).end('ignored')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
})
beforeEach(async () => {
  received = []
  status = 204
  await portal.deps.db.delete(webhooks)
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await portal.close()
})

const all = ['report.completed', 'report.needs-check', 'report.corrected']
const add = async (more: object = {}) =>
  (await admin.visit.post('/api/webhooks', { url, events: all, ...more })).body as {
    id: number
    secret: string
  }
let samples = 0
const sampleNow = () => ({
  sampleId: `WH${samples}`,
  clientName: `Wanda Hook${samples}`,
  email: `wanda${samples}@example.org`,
})
const upload = async (more: Parameters<typeof tripletForm>[1] = {}) => {
  samples += 1
  const sent = await admin.visit.upload('/api/reports/multi-file', tripletForm(sampleNow(), more))
  return (sent.body as { id: number }).id
}
const deliveries = () => portal.deps.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.createdAt)
const dueAgain = () => portal.deps.db.update(webhookDeliveries).set({ nextAttemptAt: sql`now()` })
const events = () => received.map(({ body }) => JSON.parse(body) as { type: string; data: object })

it('the signature is the one of the standard’s example', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const headers = signedHeaders(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}')
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

describe('a webhook', () => {
  it('is told of a completed report by its id alone, signed, and once by two servers', async () => {
    const { secret } = await add()
    const reportId = await upload()
    await Promise.all([sendWebhooks(portal.deps), sendWebhooks(portal.deps)])
    expect(events()).toMatchObject([{ type: 'report.completed', data: { reportId } }])
    const [{ headers, body } = { headers: {}, body: '' }] = received
    const { 'webhook-id': id, 'webhook-timestamp': at } = headers
    expect(headers).toMatchObject(signedHeaders(secret, String(id), Number(at), body))
    expect(Math.abs(Number(at) * 1000 - Date.now())).toBeLessThan(60_000)
    expect(body).not.toMatch(/Wanda|WH\d/)
    expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 1, lastStatus: 204, failure: null }])
  })

  it('is told of a report to check, of one completed, and of its correction', async () => {
    await add()
    await upload({ csv: 'No,Food,Result (kU/L)\r\n1,Egg white,54.7\r\n' })
    const id = await upload()
    const form = tripletForm({ ...sampleNow(), results: [{ food: 'Egg white', value: 1 }] })
    await admin.visit.send('PUT', `/api/reports/${id}/files`, { form })
    await sendWebhooks(portal.deps)
    const told = ['report.completed', 'report.corrected', 'report.needs-check']
    expect(
      events()
        .map(({ type }) => type)
        .sort(),
    ).toEqual(told)
  })

  it('hears only of its events, and of nothing while it is off', async () => {
    const { id } = await add({ events: ['report.needs-check'] })
    await upload()
    await admin.visit.patch(`/api/webhooks/${id}`, { isActive: false, events: all })
    await upload()
    await sendWebhooks(portal.deps)
    expect([received, await deliveries()]).toEqual([[], []])
  })

  it('is tried again later where it fails, and is off after 410', async () => {
    const { id } = await add()
    await upload()
    status = 500
    await sendWebhooks(portal.deps)
    await sendWebhooks(portal.deps)
    expect(received).toHaveLength(1)
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 1, lastStatus: 500 }])
    await dueAgain()
    status = 204
    await sendWebhooks(portal.deps)
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id'])
    expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 2 }])
    status = 410
    await upload()
    await sendWebhooks(portal.deps)
    expect((await admin.visit.get('/api/webhooks')).body).toMatchObject([
      { id, isActive: false, lastState: 'failed' },
    ])
  })

  it('is given up after nine attempts, and is sent again on request', async () => {
    const { id } = await add()
    await upload()
    status = 503
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await dueAgain()
      await sendWebhooks(portal.deps)
    }
    expect(received).toHaveLength(9)
    const log = (await admin.visit.get(`/api/webhooks/${id}/deliveries`)).body as { id: string }[]
    expect(log).toMatchObject([
      { state: 'failed', attempts: 9, failure: 'The receiver answered with an error.' },
    ])
    status = 200
    expect((await admin.visit.post(`/api/webhook-deliveries/${log[0]?.id}/again`)).status).toBe(204)
    await sendWebhooks(portal.deps)
    expect(await deliveries()).toMatchObject([{ state: 'sent' }])
  })

  it('is not followed to where it redirects', async () => {
    await add()
    await upload()
    status = 302
    await sendWebhooks(portal.deps)
    expect(received).toHaveLength(1)
    expect(await deliveries()).toMatchObject([
      { lastStatus: 302, failure: 'The receiver answered with a redirect, which is not followed.' },
    ])
  })

  it('can be tried at once, and with a new secret signs by that one', async () => {
    const { id, secret } = await add()
    const { body } = await admin.visit.post(`/api/webhooks/${id}/secret`)
    const renewed = (body as { secret: string }).secret
    expect(renewed).not.toBe(secret)
    expect((await admin.visit.post(`/api/webhooks/${id}/test`)).body).toEqual({ status: 204, failure: null })
    const [{ headers, body: sent } = { headers: {}, body: '' }] = received
    const made = signedHeaders(
      renewed,
      String(headers['webhook-id']),
      Number(headers['webhook-timestamp']),
      sent,
    )
    expect(headers).toMatchObject(made)
    const rows = JSON.stringify(await portal.deps.db.select().from(webhooks).where(eq(webhooks.id, id)))
    expect(rows).not.toContain(renewed)
    expect(portal.logged()).not.toContain(renewed)
  })

  it('fails alone where its secret is lost, and says so in its log', async () => {
    const { id } = await add()
    await portal.deps.db.update(webhooks).set({ sealed: 'lost' }).where(eq(webhooks.id, id))
    await add()
    await upload()
    await sendWebhooks(portal.deps)
    expect(received).toHaveLength(1)
    const failure = 'The secret can no longer be read. Please make a new one.'
    expect((await admin.visit.get(`/api/webhooks/${id}/deliveries`)).body).toMatchObject([
      { state: 'waiting', failure },
    ])
  })

  it('is managed by a token with its scope, and by no other', async () => {
    const { headers } = await bearerOf(admin, ['webhooks'])
    const other = await bearerOf(admin, ['reports:write', 'reports:read'])
    const send = (token: Record<string, string>) =>
      portal.stranger().send('POST', '/api/webhooks', { body: { url, events: all }, headers: token })
    expect((await send(headers)).status).toBe(201)
    expect((await send(other.headers)).status).toBe(403)
    expect((await portal.stranger().get('/api/reports', headers)).status).toBe(403)
  })

  it('needs an address and an event, and is one of at most 20', async () => {
    for (const wrong of [
      { url: 'ftp://x' },
      { url: 'https://[' },
      { url: 'https://a:99999' },
      { url: 'https://user:word@example.org' },
      { events: [] },
      { events: ['diary'] },
    ])
      expect((await admin.visit.post('/api/webhooks', { url, events: all, ...wrong })).status).toBe(400)
    const made = await Promise.all(
      Array.from({ length: 24 }, () => admin.visit.post('/api/webhooks', { url, events: all })),
    )
    expect(made.filter(({ status: code }) => code === 201)).toHaveLength(20)
  })
})

describe('a receiver', () => {
  const sent = (target: string, allowed: string[] = [], timeout?: number) =>
    post(target, { body: '{}', headers: {} }, allowed, timeout)

  it('is left after the time limit where it never answers', async () => {
    status = undefined
    expect(await sent(url, ['127.0.0.1'], 200)).toEqual({
      status: null,
      failure: 'The receiver took longer than 10 seconds.',
    })
  })

  it('is unreachable where it is gone', async () => {
    expect(await sent('http://127.0.0.1:1/', ['127.0.0.1'])).toEqual({
      status: null,
      failure: 'The receiver could not be reached.',
    })
  })

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://localhost/',
  ])('at %s is refused as private', async (target) => {
    expect(await sent(target)).toEqual({ status: null, failure: 'The address is in a private network.' })
  })

  it('without HTTPS is refused', async () => {
    expect(await sent('http://example.org/')).toMatchObject({
      failure: 'The address must begin with https://.',
    })
  })

  it('gets no connection where its name resolves to a private address', async () => {
    const refused = await new Promise((resolve) => {
      publicLookup('localhost', {}, (error) => resolve(error))
    })
    expect(refused).toBeInstanceOf(Error)
  })

  it.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1::1', true],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['::', false],
    ['64:ff9b::7f00:1', false],
    ['nonsense', false],
  ])('at %s is public: %s', (address, expected) => {
    expect(isPublic(address)).toBe(expected)
  })
})
