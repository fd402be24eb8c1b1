import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq, inArray, isNull } from 'drizzle-orm'
import { endpoints, type ApiRoute } from '@shared/api'
import { readActions } from '@shared/domain/audit/audit'
import { endpointsOfScope } from '@shared/policy'
import { auditEvents } from '../audit/audit.tables'
import { reports } from '../reports/reports.tables'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import type { Answer, Visitor } from '../../testing/visitor'
import { machineTokens } from './intake.tables'

const UPLOAD = 'POST /api/reports/multi-file'
const routes = Object.keys(endpoints) as ApiRoute[]
const notValid = 'This token is not valid, or no longer valid. Please ask an administrator for a new one.'

type Made = { id: number; name: string; token: string; lastUsedAt: string | null }

let portal: Portal
let admin: Person
let lims: Made
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
  lims = await make('LIMS upload')
})
afterAll(() => portal.close())

const make = async (name: string) => (await admin.visit.post('/api/machine-tokens', { name })).body as Made
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const upload = (token: string, form: FormData, visit: Visitor = portal.stranger(), headers = {}) =>
  visit.send('POST', '/api/reports/multi-file', { form, headers: { ...bearer(token), ...headers } })
const send = (
  route: ApiRoute,
  headers: Record<string, string>,
  visit = portal.stranger(),
): Promise<Answer> => {
  const [method = '', path = ''] = route.split(' ')
  return visit.send(method, path.replace(':id', '1').replace(':kind', 'pdf').replace(':hash', 'a'), {
    headers,
    ...(endpoints[route].body && !endpoints[route].files && { body: {} }),
  })
}
const list = async () => (await admin.visit.get('/api/machine-tokens')).body as Made[]

describe('a token', () => {
  it('is shown once, stored only as a hash, listed newest first and audited', async () => {
    expect(lims.token).toMatch(/^pw_[\w-]{43}$/)
    expect(lims).toMatchObject({
      name: 'LIMS upload',
      scopes: ['reports:write'],
      createdBy: 'First1 Last1',
      lastUsedAt: null,
    })
    const [row] = await portal.deps.db.select().from(machineTokens)
    expect(row?.hash).toBe(createHash('sha256').update(lims.token).digest('hex'))
    expect(JSON.stringify(row)).not.toContain(lims.token)
    const second = await make('Second')
    expect((await list()).map(({ name }) => name)).toEqual(['Second', 'LIMS upload'])
    const tokens = (await admin.visit.get('/api/machine-tokens')).text
    for (const { token } of [lims, second]) expect(tokens).not.toContain(token)
    expect(tokens).not.toContain(row?.hash)
    const events = (await admin.visit.get('/api/audit?action=token.create')).body as object[]
    expect(events.at(-1)).toMatchObject({ actorId: admin.userId, subjectId: lims.id })
  })

  it('needs a name', async () => {
    const refused = await admin.visit.post('/api/machine-tokens', { name: ' ' })
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { name: 'Please enter a name for the token' } },
    })
  })

  it('uploads a triplet, reveals nothing of its client, and gives the same report for the same files', async () => {
    const client = await portal.person('client', {
      email: 'anna@example.com',
      firstName: 'Anna',
      lastName: 'Kowalska',
    })
    const form = () =>
      tripletForm(
        { sampleId: 'MT1', clientName: 'Anna Kowalska', email: client.email },
        { fields: { notes: 'private' } },
      )
    const first = await upload(lims.token, form())
    expect(first.status).toBe(201)
    const { id } = first.body as { id: number }
    expect(first.body).toEqual({
      id,
      sampleId: 'MT1',
      status: expect.any(String) as string,
      warningCount: expect.any(Number) as number,
      notApplied: [],
    })
    expect(first.headers.get('etag')).toBeNull()
    expect(first.headers.getSetCookie()).toEqual([])
    const again = await upload(lims.token, form())
    expect(again).toMatchObject({ status: 200, body: { id } })
    expect(Object.keys(again.body as object)).toEqual([
      ...['id', 'sampleId', 'status', 'warningCount', 'notApplied'],
    ])
    const [row] = await portal.deps.db.select().from(reports).where(eq(reports.id, id))
    expect(row?.clientId).toBe(client.clientId)

    const events = await portal.deps.db.select().from(auditEvents).where(isNull(auditEvents.actorId))
    expect(events).toMatchObject([{ action: 'report.upload', subjectId: id, fields: [`token:${lims.id}`] }])
    expect(await portal.deps.db.$count(auditEvents, inArray(auditEvents.action, [...readActions]))).toBe(0)
    const auditEntries = (await admin.visit.get(`/api/audit?action=report.upload`)).body
    expect(auditEntries).toMatchObject([{ actorId: null, actorName: 'LIMS upload' }])
  })

  it('is the creator of an account that its files bring', async () => {
    await upload(
      lims.token,
      tripletForm({ sampleId: 'MT2', clientName: 'New Person', email: 'new@example.com' }),
    )
    const [event] = (await admin.visit.get('/api/audit?action=user.create')).body as object[]
    expect(event).toMatchObject({ actorId: null, actorName: 'LIMS upload', fields: [`token:${lims.id}`] })
  })

  it('may not choose a client, nor break the rules of an upload', async () => {
    for (const [field, value] of [
      ['clientId', '1'],
      ['email', 'new@example.com'],
    ] as const) {
      const refused = await upload(
        lims.token,
        tripletForm({ sampleId: 'MT3' }, { fields: { [field]: value } }),
      )
      expect(refused).toMatchObject({
        status: 403,
        body: { error: "A token can't set whose report it is. The files decide that." },
      })
    }
    const held = await upload(lims.token, tripletForm({ sampleId: 'MT3' }, { fields: { hold: 'true' } }))
    expect(held.status).toBe(400)
    expect(await portal.deps.db.$count(reports, eq(reports.sampleId, 'MT3'))).toBe(0)
  })

  it('gives no practitioner a report by the name in its files, which waits for a choice', async () => {
    const amara = await portal.person('practitioner', { firstName: 'Amara', lastName: 'Nwosu' })
    const form = tripletForm({ sampleId: 'MT5', clientName: 'Named One', practitioner: 'Dr. Amara Nwosu' })
    const { body } = await upload(lims.token, form)
    expect(body).toMatchObject({ status: 'processed', warningCount: 1 })
    const { id } = body as { id: number }
    const [row] = await portal.deps.db.select().from(reports).where(eq(reports.id, id))
    expect(row).toMatchObject({ practitionerId: null, warnings: [{ code: 'practitioner-unchosen' }] })
    expect((await amara.visit.get(`/api/reports/${id}`)).status).toBe(404)
    expect((await amara.visit.get('/api/reports/counts')).body).toMatchObject({ all: { n: 0 } })
  })

  it('takes precedence over a cookie, and needs no check of the origin', async () => {
    expect((await send('GET /api/user', bearer(lims.token), admin.visit)).status).toBe(403)
    expect((await send('GET /api/user', {}, admin.visit)).status).toBe(200)
    const form = tripletForm({ sampleId: 'MT4' })
    const crossing = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://lims.example.com' }
    expect((await upload(lims.token, form, admin.visit, crossing)).status).toBe(201)
    const [event] = (await admin.visit.get('/api/audit?action=report.upload')).body as object[]
    expect(event).toMatchObject({ actorName: 'LIMS upload' })
  })

  it('is noted as used at most once a minute', async () => {
    const token = await make('Noted')
    const used = async () => (await list()).find(({ id }) => id === token.id)?.lastUsedAt
    await send('GET /api/user', bearer(token.token))
    const first = await used()
    expect(first).not.toBeNull()
    await send('GET /api/user', bearer(token.token))
    expect(await used()).toBe(first)
    await portal.deps.pool.query(`update machine_tokens set last_used_at = now() - interval '61 seconds'`)
    const aged = await used()
    await send('GET /api/user', bearer(token.token))
    expect(Date.parse((await used()) ?? '')).toBeGreaterThan(Date.parse(aged ?? ''))
  })
})

const own: readonly string[] = endpointsOfScope['reports:write']

describe('every endpoint except its own', () => {
  it.each(routes.filter((route) => !own.includes(route)))('%s is refused to it', async (route) => {
    const refused = await send(route, bearer(lims.token))
    expect(refused).toMatchObject({ status: 403, body: { error: "This token isn't allowed to do this." } })
  })
})

describe('an invalid token', () => {
  let revoked: Made
  beforeAll(async () => {
    revoked = await make('Revoked')
    expect((await upload(revoked.token, tripletForm({ sampleId: 'RV1' }))).status).toBe(201)
    expect((await admin.visit.send('DELETE', `/api/machine-tokens/${revoked.id}`)).status).toBe(204)
  })

  it('a revoked token is listed as such, and revoking it again changes nothing', async () => {
    const at = (await list()).find(({ id }) => id === revoked.id)
    expect(at).toMatchObject({ revokedAt: expect.any(String) as string })
    expect((await admin.visit.send('DELETE', `/api/machine-tokens/${revoked.id}`)).status).toBe(204)
    expect((await list()).find(({ id }) => id === revoked.id)).toEqual(at)
    expect((await admin.visit.send('DELETE', '/api/machine-tokens/999999')).status).toBe(404)
    expect((await admin.visit.get('/api/audit?action=token.revoke')).body).toMatchObject([
      { subjectId: revoked.id },
    ])
  })

  it.each(routes)('is refused for %s when it was revoked', async (route) => {
    const refused = await send(route, bearer(revoked.token), admin.visit)
    expect(refused).toMatchObject({ status: 401, body: { error: notValid } })
  })

  it.each([
    ['empty', () => 'Bearer'],
    ['of another prefix', () => `Bearer sk_${lims.token.slice(3)}`],
    ['with a tail', () => `Bearer ${lims.token}x`],
    ['of other capitals', () => `Bearer ${lims.token.toUpperCase()}`],
    ['unknown', () => `Bearer pw_${'a'.repeat(43)}`],
    ['long', () => `bearer pw_${'a'.repeat(10_000)}`],
  ])('is refused when it is %s', async (_what, authorization) => {
    const refused = await send('GET /api/health', { Authorization: authorization() }, admin.visit)
    expect(refused).toMatchObject({ status: 401, body: { error: notValid } })
  })

  it('is ignored as Basic authentication, which a proxy may ask for, so the cookie decides', async () => {
    const basic = { Authorization: `Basic ${btoa(`lims:${lims.token}`)}` }
    expect((await send(UPLOAD, basic)).status).toBe(401)
    expect((await send('GET /api/user', basic, admin.visit)).status).toBe(200)
    expect((await send('GET /api/user', { Authorization: `Basic ${lims.token}` })).status).toBe(401)
  })
})

it('no token is ever logged', async () => {
  await upload(lims.token, new FormData())
  for (const made of [lims, await make('Last')]) expect(portal.logged()).not.toContain(made.token.slice(3))
})
