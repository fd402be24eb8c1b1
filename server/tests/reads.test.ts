import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints, type Api, type ApiRoute } from '@shared/api'
import { tellsOfHealth } from '@shared/core/health'
import { readActions } from '@shared/domain/audit/audit'
import { policy, type Rule } from '@shared/policy'
import { questionReviews } from '../features/assistant/assistant.tables'
import { auditEvents } from '../features/audit/audit.tables'
import { messageLogs } from '../features/messaging/messaging.tables'
import { settings } from '../features/portal/portal.tables'
import { reports } from '../features/reports/reports.tables'
import { challenges, foodOutcomes, trialFoods, trials } from '../features/trial/trial.tables'
import { startPortal, type Person, type Portal } from '../testing/portal'
import { tripletForm } from '../testing/triplets'
import type { Answer, Visitor } from '../testing/visitor'

const routes = Object.keys(endpoints) as ApiRoute[]

/**
 * Endpoints that answer bytes or texts without personal data: food images, the catalogue, which
 * foods occur in reports, days without their purpose, a ciphertext, an acknowledgement, and what
 * the portal's calls are.
 */
const impersonal: ApiRoute[] = [
  'GET /api/allergens/:id/image',
  'GET /api/logo/:hash',
  'GET /api/allergens/export',
  'POST /api/allergens/extract',
  'GET /api/trial/calendar',
  'GET /api/shl/files/:ticket',
  'POST /api/reports/hl7',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/:file',
]

describe('an endpoint contract', () => {
  it.each(routes)('%s names its reading event if its answer may contain health data', (route) => {
    const { reply, reads } = endpoints[route]
    const mayTell = reply === 'file' ? !impersonal.includes(route) : reply !== 'empty' && tellsOfHealth(reply)
    // A deletion returns the report only when the version is outdated.
    expect(reads !== undefined).toBe(mayTell || route === 'DELETE /api/reports/:id')
  })

  it("an endpoint that returns only the requester's own data gives staff no row of a client", () => {
    for (const route of routes.filter((each) => endpoints[each].reads === 'own.read')) {
      const rule: Rule = policy[route]
      expect(rule === 'public' || rule.client === 'own', route).toBe(true)
      expect(rule === 'public' || rule.practitioner !== 'assigned', route).toBe(true)
    }
  })
})

/** Endpoints that create something record an event of their own instead of a reading event. */
type Making = 'POST /api/clients/:id/trial' | 'POST /api/clients/:id/outcomes'
type ToldOfOthers = Exclude<
  {
    [R in ApiRoute]: Api[R] extends { reads: infer A } ? (A extends 'own.read' ? never : R) : never
  }[ApiRoute],
  Making
>

let portal: Portal
let client: Person
let practitioner: Person
let report: number
let questionId: number
let message: number
let twin: Person
let form: () => FormData
let plan: { running: number; stopped: number; outcome: number }

const tooLate = { 'If-Match': '"99"' }

/** One request per endpoint that returns health data of others; a missing one does not compile. */
const requests: Record<ToldOfOthers, (visit: Visitor) => Promise<Answer>> = {
  'GET /api/clients/:id/health': (visit) => visit.get(`/api/clients/${client.clientId}/health`),
  'PUT /api/clients/:id/health': (visit) =>
    visit.put(`/api/clients/${client.clientId}/health`, { allergies: [], none: true, ownFoods: [] }),
  'GET /api/clients/:id/overview': (visit) => visit.get(`/api/clients/${client.clientId}/overview`),
  'GET /api/client-merges': (visit) =>
    visit.get(`/api/client-merges?from=${client.clientId}&into=${twin.clientId}`),
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
  'GET /api/reports/:id/fhir': (visit) => visit.get(`/api/reports/${report}/fhir`),
  'GET /api/clients/:id/fhir': (visit) => visit.get(`/api/clients/${client.clientId}/fhir`),
  'POST /api/reports/multi-file': (visit) => visit.upload('/api/reports/multi-file', form()),
  'PATCH /api/reports/:id': (visit) => visit.patch(`/api/reports/${report}`, {}),
  'DELETE /api/reports/:id': (visit) => visit.send('DELETE', `/api/reports/${report}`, { headers: tooLate }),
  'PUT /api/reports/:id/files': (visit) =>
    visit.send('PUT', `/api/reports/${report}/files`, { form: form() }),
  'PUT /api/reports/:id/client': (visit) =>
    visit.put(`/api/reports/${report}/client`, { clientId: client.clientId }),
  'GET /api/verdict': (visit) => visit.get(`/api/verdict?q=rye&clientId=${client.clientId}`),
  'GET /api/clients/needs': (visit) => visit.get('/api/clients/needs'),
  'GET /api/clients/:id/trial': (visit) => visit.get(`/api/clients/${client.clientId}/trial`),
  'POST /api/clients/:id/trial/proposal': (visit) =>
    visit.post(`/api/clients/${client.clientId}/trial/proposal`, {}),
  'PATCH /api/clients/:id/trial': (visit) =>
    visit.send('PATCH', `/api/clients/${client.clientId}/trial`, {
      ...{ body: { action: 'pause' }, headers: tooLate },
    }),
  'GET /api/clients/:id/trial/gate': (visit) => visit.get(`/api/clients/${client.clientId}/trial/gate`),
  'POST /api/clients/:id/trial/gate/lift': (visit) =>
    visit.post(`/api/clients/${client.clientId}/trial/gate/lift`, { reason: 'We talked.' }),
  'GET /api/clients/:id/diary': (visit) => visit.get(`/api/clients/${client.clientId}/diary`),
  'GET /api/clients/:id/outcomes': (visit) => visit.get(`/api/clients/${client.clientId}/outcomes`),
  'PUT /api/outcomes/:id/confirm': (visit) =>
    visit.put(`/api/outcomes/${plan.outcome}/confirm`, { goOn: true }),
  'POST /api/challenges/:id/judge': (visit) =>
    visit.post(`/api/challenges/${plan.stopped}/judge`, { decided: 'unclear' }),
  'POST /api/challenges/:id/stop': (visit) => visit.post(`/api/challenges/${plan.running}/stop`, {}),
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
  // A report without a client that matches one client exactly.
  const rose = { firstName: 'Rose', lastName: 'Twin', dateOfBirth: '1984-03-12' }
  twin = await portal.person('client', rose)
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
  await db.insert(settings).values({ trialOn: true, trialSignedBy: 'A dietitian' })
  plan = await addPlan()
})

/**
 * A plan of the client with one food under reintroduction and another whose challenge awaits a
 * decision.
 */
async function addPlan() {
  const { db } = portal.deps
  const days = { startedOn: '2026-01-01', phaseOn: '2026-02-20', reintroductionOn: '2026-02-20' }
  const [trial] = await db
    .insert(trials)
    .values({ clientId: client.clientId, state: 'reintroduction', symptoms: ['Wind'], ...days })
    .returning()
  const food = { trialId: trial?.id ?? 0, keys: [], position: 0, state: 'challenge' as const }
  const foods = await db
    .insert(trialFoods)
    .values([
      { ...food, foods: ['Egg white'] },
      { ...food, foods: ['Garlic'] },
    ])
    .returning()
  const [running, stopped] = await db
    .insert(challenges)
    .values(
      foods.map(({ id }, at) => ({
        ...{ trialFoodId: id, attempt: 1, startedOn: '2026-02-21', portions: [] },
        ...(at === 1 && { state: 'stopped' as const, endedOn: '2026-02-22' }),
      })),
    )
    .returning()
  const found = { since: '2026-02-20', basis: 'practitioner', outcome: 'trigger' } as const
  const [outcome] = await db
    .insert(foodOutcomes)
    .values({ clientId: client.clientId, foods: ['Rye'], keys: [], ...found })
    .returning()
  return { running: running?.id ?? 0, stopped: stopped?.id ?? 0, outcome: outcome?.id ?? 0 }
}

/** A new practitioner who is assigned to the report and with whom the plan is shared. */
async function sharedWith() {
  const { db } = portal.deps
  const person = await portal.person('practitioner')
  await db.update(reports).set({ practitionerId: person.practitionerId }).where(eq(reports.id, report))
  await db
    .update(trials)
    .set({ sharedWith: [person.practitionerId] })
    .where(eq(trials.clientId, client.clientId))
  return person
}

afterAll(() => portal.close())

const readingsOf = (actorId: number) =>
  portal.deps.db
    .select({ action: auditEvents.action, subjectId: auditEvents.subjectId, fields: auditEvents.fields })
    .from(auditEvents)
    .where(and(eq(auditEvents.actorId, actorId), inArray(auditEvents.action, [...readActions, 'own.read'])))

type Entry = { what: string; name: string; role: string; sampleId: string | null; times: number }
const accessLog = async () => (await client.visit.get('/api/user/access-log')).body as Entry[]

async function readerOf(route: ToldOfOthers): Promise<Person> {
  if (route === 'GET /api/reports') return practitioner
  return policy[route].admin === 'no' ? sharedWith() : portal.person('admin')
}

describe("reading another person's data", () => {
  it.each(Object.keys(requests) as ToldOfOthers[])(
    '%s records one event, which appears in the client’s access log',
    async (route) => {
      const reader = await readerOf(route)
      const first = await requests[route](reader.visit)
      expect([200, 206, 412]).toContain(first.status)
      await requests[route](reader.visit)

      const action = endpoints[route].reads ?? ''
      const [noun = '', verb] = action.split('.')
      const { clientId } = client
      const whose: Record<string, number> = {
        report,
        client: clientId,
        trial: clientId,
        question: questionId,
        message,
      }
      const subjectId = verb === 'list' ? null : whose[noun]
      const others = route === 'GET /api/client-merges' ? [twin.clientId] : []
      expect(await readingsOf(reader.userId)).toEqual(
        [subjectId, ...others].map((subject) => ({ action, subjectId: subject, fields: [] })),
      )

      expect(await accessLog()).toContainEqual(
        expect.objectContaining({
          what: action,
          name: nameOf(reader),
          role: reader.practitionerId > 0 ? 'practitioner' : 'admin',
          sampleId: noun === 'report' && verb !== 'list' ? 'RD1' : null,
        }),
      )
    },
  )

  it('records no event for lists without health data', async () => {
    const [admin, other] = [await portal.person('admin'), await portal.person('practitioner')]
    await admin.visit.get('/api/users')
    await admin.visit.get('/api/worklist')
    await admin.visit.get('/api/reports/counts')
    await admin.visit.get('/api/reports?state=failed')
    await other.visit.get(`/api/reports/${report}`)
    expect(await readingsOf(admin.userId)).toEqual([])
    expect(await readingsOf(other.userId)).toEqual([])
  })

  it('lists contain no field that their screens do not show', async () => {
    const admin = await portal.person('admin')
    const [row] = (await admin.visit.get('/api/clients')).body as object[]
    const medical = ['gender', 'medicalHistory', 'allergies', 'currentMedications', 'emergencyContact']
    for (const field of medical) expect(row).not.toHaveProperty(field)
    const [listed] = (await admin.visit.get('/api/reports')).body as object[]
    expect(listed).toMatchObject({ high: expect.any(Number) as number })
    for (const field of ['gender', 'dateOfBirth', 'warnings', 'notes', 'allergenData', 'results', 'unread'])
      expect(listed).not.toHaveProperty(field)
    const [question] = (await admin.visit.get('/api/question-reviews')).body as object[]
    for (const field of ['aiResponse', 'adminNotes', 'answer']) expect(question).not.toHaveProperty(field)
  })
})

it('a client’s own reads record one event, not in their access log, and staff reads of own data none', async () => {
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

it('the access log of another client shows nothing but the lists', async () => {
  const other = await portal.person('client')
  await (await portal.person('admin')).visit.get('/api/clients')
  const log = (await other.visit.get('/api/user/access-log')).body as Entry[]
  expect(log.map(({ what }) => what)).toEqual(['client.list'])
})

const nameOf = ({ email }: Person) => email.replace(/^\w+?(\d+)@.*/, 'First$1 Last$1')
