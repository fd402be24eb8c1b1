import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints, type Api, type ApiRoute } from '@shared/api'
import { tellsOfHealth } from '@shared/core/health'
import { readActions } from '@shared/domain/audit'
import { policy, type Rule } from '@shared/policy'
import { questionReviews } from './features/assistant/assistant.tables'
import { auditEvents } from './features/audit/audit.tables'
import { messageLogs } from './features/messaging/messaging.tables'
import { reports } from './features/reports/reports.tables'
import { startPortal, type Person, type Portal } from './testing/portal'
import { tripletForm } from './testing/triplets'
import type { Answer, Visitor } from './testing/visitor'

const routes = Object.keys(endpoints) as ApiRoute[]

/** Bytes that are nobody's: a picture of a food, the catalogue, and which foods are in reports. */
const impersonal: ApiRoute[] = [
  'GET /api/allergens/:id/image',
  'GET /api/logo/:hash',
  'GET /api/allergens/export',
  'POST /api/allergens/extract',
]

describe('contracts', () => {
  it.each(routes)('%s says what reading it is called, where its answer may tell of health', (route) => {
    const { reply, reads } = endpoints[route]
    const mayTell = reply === 'file' ? !impersonal.includes(route) : reply !== 'empty' && tellsOfHealth(reply)
    // A removal answers the row only to who came too late.
    expect(reads !== undefined).toBe(mayTell || route === 'DELETE /api/reports/:id')
  })

  it('a call that tells of the asker alone gives staff no row of a client', () => {
    for (const route of routes.filter((each) => endpoints[each].reads === 'own.read')) {
      const rule: Rule = policy[route]
      expect(rule === 'public' || rule.client === 'own', route).toBe(true)
      expect(rule === 'public' || rule.practitioner !== 'assigned', route).toBe(true)
    }
  })
})

type ToldOfOthers = {
  [R in ApiRoute]: Api[R] extends { reads: infer A } ? (A extends 'own.read' ? never : R) : never
}[ApiRoute]

let portal: Portal
let client: Person
let practitioner: Person
let report: number
let questionId: number
let message: number
let form: () => FormData

const tooLate = { 'If-Match': '"99"' }

/** One call of each that tells of somebody else's health; without a line here this does not compile. */
const calls: Record<ToldOfOthers, (visit: Visitor) => Promise<Answer>> = {
  'GET /api/clients/:id/health': (visit) => visit.get(`/api/clients/${client.clientId}/health`),
  'PUT /api/clients/:id/health': (visit) =>
    visit.put(`/api/clients/${client.clientId}/health`, { allergies: [], none: true, ownFoods: [] }),
  'GET /api/clients/:id/overview': (visit) => visit.get(`/api/clients/${client.clientId}/overview`),
  'GET /api/reports/:id/check': (visit) => visit.get(`/api/reports/${report}/check`),
  'GET /api/reports/:id/suggestions': (visit) => visit.get(`/api/reports/${report}/suggestions`),
  'GET /api/reports/elevated-foods': (visit) => visit.get('/api/reports/elevated-foods'),
  'GET /api/reports/sure-links': (visit) => visit.get('/api/reports/sure-links'),
  'POST /api/reports/:id/read-again': async (visit) => {
    await portal.deps.db.update(reports).set({ status: 'processed' }).where(eq(reports.id, report))
    return visit.post(`/api/reports/${report}/read-again`)
  },
  'GET /api/clients': (visit) => visit.get('/api/clients'),
  'GET /api/clients/:id': (visit) => visit.get(`/api/clients/${client.clientId}`),
  'PATCH /api/clients/:id': (visit) => visit.patch(`/api/clients/${client.clientId}`, {}),
  'GET /api/reports': (visit) => visit.get('/api/reports?groupBy=client'),
  'GET /api/reports/:id': (visit) => visit.get(`/api/reports/${report}`),
  'GET /api/reports/:id/view': (visit) => visit.get(`/api/reports/${report}/view`),
  'GET /api/reports/:id/pdf': (visit) => visit.get(`/api/reports/${report}/pdf`, { Range: 'bytes=0-3' }),
  'GET /api/reports/:id/csv-data': (visit) => visit.get(`/api/reports/${report}/csv-data`),
  'GET /api/reports/:id/download/:kind': (visit) => visit.get(`/api/reports/${report}/download/csv`),
  'POST /api/reports/multi-file': (visit) => visit.upload('/api/reports/multi-file', form()),
  'PATCH /api/reports/:id': (visit) => visit.patch(`/api/reports/${report}`, {}),
  'DELETE /api/reports/:id': (visit) => visit.send('DELETE', `/api/reports/${report}`, { headers: tooLate }),
  'PUT /api/reports/:id/files': (visit) =>
    visit.send('PUT', `/api/reports/${report}/files`, { form: form() }),
  'PUT /api/reports/:id/client': (visit) =>
    visit.put(`/api/reports/${report}/client`, { clientId: client.clientId }),
  'GET /api/verdict': (visit) => visit.get(`/api/verdict?q=rye&clientId=${client.clientId}`),
  'GET /api/question-reviews': (visit) => visit.get('/api/question-reviews'),
  'GET /api/question-reviews/:id': (visit) => visit.get(`/api/question-reviews/${questionId}`),
  'POST /api/question-reviews/:id/reviewed': (visit) =>
    visit.post(`/api/question-reviews/${questionId}/reviewed`, { adminNotes: 'Seen' }),
  'GET /api/admin/message-logs': (visit) => visit.get('/api/admin/message-logs'),
  'GET /api/admin/message-logs/:id': (visit) => visit.get(`/api/admin/message-logs/${message}`),
}

beforeAll(async () => {
  portal = await startPortal()
  const admin = await portal.person('admin')
  client = await portal.person('client')
  practitioner = await portal.person('practitioner')
  const fields = { clientId: String(client.clientId), practitionerId: String(practitioner.practitionerId) }
  form = () => tripletForm({ sampleId: 'RD1' }, { fields })
  // One that nobody has, for which one client is sure.
  const twin = { firstName: 'Rose', lastName: 'Twin', dateOfBirth: '1984-03-12' }
  await portal.person('client', twin)
  await admin.visit.upload(
    '/api/reports/multi-file',
    tripletForm({ sampleId: 'RD2', clientName: 'Rose Twin', dateOfBirth: '12.03.1984' }),
  )
  report = ((await admin.visit.upload('/api/reports/multi-file', form())).body as { id: number }).id
  const { db } = portal.deps
  const asked = {
    userId: client.userId,
    question: 'May I eat rye?',
    aiResponse: 'No.',
    reason: 'no-source',
  } as const
  const [row] = await db.insert(questionReviews).values(asked).returning()
  questionId = row?.id ?? 0
  const sent = { messageType: 'email', recipients: [client.email], message: 'Your rye is high.' } as const
  const [log] = await db
    .insert(messageLogs)
    .values({ ...sent, recipients: [client.email] })
    .returning()
  message = log?.id ?? 0
})
afterAll(() => portal.close())

const readingsOf = (actorId: number) =>
  portal.deps.db
    .select({ action: auditEvents.action, subjectId: auditEvents.subjectId, fields: auditEvents.fields })
    .from(auditEvents)
    .where(and(eq(auditEvents.actorId, actorId), inArray(auditEvents.action, [...readActions, 'own.read'])))

type Entry = { what: string; name: string; role: string; sampleId: string | null; times: number }
const accessLog = async () => (await client.visit.get('/api/user/access-log')).body as Entry[]

describe('reading of another', () => {
  it.each(Object.keys(calls) as ToldOfOthers[])('%s is one event, and in the client’s log', async (route) => {
    const reader = route === 'GET /api/reports' ? practitioner : await portal.person('admin')
    const first = await calls[route](reader.visit)
    expect([200, 206, 412]).toContain(first.status)
    await calls[route](reader.visit)

    const action = endpoints[route].reads ?? ''
    const [noun = '', verb] = action.split('.')
    const whose: Record<string, number> = { report, client: client.clientId, question: questionId, message }
    const subjectId = verb === 'list' ? null : whose[noun]
    expect(await readingsOf(reader.userId)).toEqual([{ action, subjectId, fields: [] }])

    const [name, role] =
      reader === practitioner ? ['First3 Last3', 'practitioner'] : [nameOf(reader), 'admin']
    expect(await accessLog()).toContainEqual(
      expect.objectContaining({
        what: action,
        name,
        role,
        sampleId: noun === 'report' && verb !== 'list' ? 'RD1' : null,
      }),
    )
  })

  it('goes without events where a list leaves out what tells of health', async () => {
    const [admin, other] = [await portal.person('admin'), await portal.person('practitioner')]
    await admin.visit.get('/api/users')
    await admin.visit.get('/api/worklist')
    await admin.visit.get('/api/reports/counts')
    await admin.visit.get('/api/reports?state=failed')
    await other.visit.get(`/api/reports/${report}`)
    expect(await readingsOf(admin.userId)).toEqual([])
    expect(await readingsOf(other.userId)).toEqual([])
  })

  it('lists hold no field that their screens do not show', async () => {
    const admin = await portal.person('admin')
    const [row] = (await admin.visit.get('/api/clients')).body as object[]
    const medical = ['gender', 'medicalHistory', 'allergies', 'currentMedications', 'emergencyContact']
    for (const field of medical) expect(row).not.toHaveProperty(field)
    const [listed] = (await admin.visit.get('/api/reports')).body as object[]
    expect(listed).toMatchObject({ high: expect.any(Number) as number })
    for (const field of ['gender', 'dateOfBirth', 'warnings', 'notes', 'allergenData', 'results'])
      expect(listed).not.toHaveProperty(field)
    const [question] = (await admin.visit.get('/api/question-reviews')).body as object[]
    for (const field of ['aiResponse', 'adminNotes', 'answer']) expect(question).not.toHaveProperty(field)
  })
})

it('a client’s own reading is one event whatever they read, and not in their log; staff have no own data', async () => {
  for (const path of ['reports', `reports/${report}`, 'avoid-list'])
    expect((await client.visit.get(`/api/${path}`)).status).toBe(200)
  const own = { action: 'own.read', subjectId: client.userId, fields: [] }
  expect(await readingsOf(client.userId)).toEqual([own])
  expect((await accessLog()).map(({ name }) => name)).not.toContain('First2 Last2')

  const admin = await portal.person('admin')
  await admin.visit.post('/api/analyze-food-label', { labelText: 'Wheat flour' })
  await admin.visit.get('/api/recipes')
  expect(await readingsOf(admin.userId)).toEqual([])
})

it('the log of another client has nothing of it but the lists', async () => {
  const other = await portal.person('client')
  await (await portal.person('admin')).visit.get('/api/clients')
  const log = (await other.visit.get('/api/user/access-log')).body as Entry[]
  expect(log.map(({ what }) => what)).toEqual(['client.list'])
})

const nameOf = ({ email }: Person) => email.replace(/^\w+?(\d+)@.*/, 'First$1 Last$1')
