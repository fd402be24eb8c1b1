import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { settings } from '../portal/portal.tables'
import { reports } from '../reports/reports.tables'

let portal: Portal
let admin: Person
/** The practitioners that a report can be assigned to. */
let seeing: Person[]
beforeAll(async () => {
  portal = await startPortal()
  await portal.deps.db.insert(settings).values({ trialOn: true, trialSignedBy: 'Dana Dietitian' })
  admin = await portal.person('admin')
  seeing = [await portal.person('practitioner'), await portal.person('practitioner')]
})
afterAll(() => portal.close())

let samples = 0
/** A client with a report, assigned or not, and a plan that is shared or not. */
async function planner(first: Person | undefined, shared: boolean, gate: string[] = []) {
  const client = await portal.person('client', { dateOfBirth: '1984-03-12' })
  const results = ['Wheat', 'Beef'].map((food) => ({ food, category: '', value: 60 }))
  const fields = {
    clientId: String(client.clientId),
    ...(first && { practitionerId: String(first.practitionerId) }),
  }
  const { body } = await admin.visit.upload(
    '/api/reports/multi-file',
    tripletForm({ sampleId: `SH${samples++}`, reportDate: '2026-01-10', results }, { fields }),
  )
  expect(body).toMatchObject({ status: 'completed' })
  const [report] = await portal.deps.db.select().from(reports).where(eq(reports.clientId, client.clientId))
  const begun = { foods: ['Wheat'], symptoms: ['Bloating'], gate, zone: 'Europe/London', shared }
  expect((await client.visit.post('/api/trial', begun)).status).toBe(201)
  return { client, id: report?.id ?? 0 }
}
const planOf = async ({ visit }: Person) => (await visit.get('/api/trial')).body as NonNullable<Plan>
type Plan = Reply<'GET /api/trial'>
const seesPlan = async (practitioner: Person, { clientId }: Person) =>
  ((await practitioner.visit.get(`/api/clients/${clientId}/trial`)).body as { trial?: object } | null)
    ?.trial !== undefined
const assign = async (id: number, to: Person | undefined) =>
  expect(
    await admin.visit.post('/api/reports/assign', { ids: [id], practitionerId: to?.practitionerId ?? null }),
  ).toMatchObject({ status: 200 })
const bellOf = async ({ visit }: Person) =>
  ((await visit.get('/api/notifications')).body as Reply<'GET /api/notifications'>).filter(
    ({ title, readAt }) => title === 'Share your plan again?' && readAt === null,
  )

it.each([
  ['through another', (one: Person, other: Person) => [other, one]],
  ['after nobody had it', (one: Person) => [undefined, one]],
])('sharing ended by an assignment does not come back %s; the client is asked', async (_, ways) => {
  const [one, other] = seeing as [Person, Person]
  const { client, id } = await planner(one, true)
  expect(await seesPlan(one, client)).toBe(true)
  for (const to of ways(one, other)) await assign(id, to)
  expect(await seesPlan(one, client)).toBe(false)
  const { trial } = await planOf(client)
  expect(trial).toMatchObject({
    ...{ shared: false, asksToShare: true },
    practitioners: [{ id: one.practitionerId, sees: false }],
  })
  expect(await bellOf(client)).toHaveLength(1)
  const shared = await client.visit.patch('/api/trial', {
    action: 'share',
    practitionerIds: [one.practitionerId],
  })
  expect(shared.body).toMatchObject({ trial: { shared: true, asksToShare: false } })
  expect(await seesPlan(one, client)).toBe(true)
  expect(await bellOf(client)).toEqual([])
})

it('a client who declines is not asked again about the same practitioner', async () => {
  const [one, other] = seeing as [Person, Person]
  const { client, id } = await planner(one, true)
  await assign(id, other)
  expect((await planOf(client)).trial.asksToShare).toBe(true)
  const { body } = await client.visit.patch('/api/trial', { action: 'unshare' })
  expect(body).toMatchObject({ trial: { shared: false, asksToShare: false } })
  expect(await seesPlan(other, client)).toBe(false)
})

it('a client whose plan was not shared is not asked', async () => {
  const [one, other] = seeing as [Person, Person]
  const { client, id } = await planner(one, false)
  await assign(id, other)
  expect((await planOf(client)).trial.asksToShare).toBe(false)
  expect(await bellOf(client)).toEqual([])
})

it('a plan is shared only with the practitioners whose names the client saw', async () => {
  const [one, other] = seeing as [Person, Person]
  const { client, id } = await planner(one, false)
  await assign(id, other)
  const answer = await client.visit.patch('/api/trial', {
    action: 'share',
    practitionerIds: [one.practitionerId],
  })
  expect(answer).toMatchObject({
    ...{ status: 409, body: { error: 'Your practitioner has changed. Please check who it is now.' } },
  })
  expect(await seesPlan(other, client)).toBe(false)
})

it('a waiting plan is sent to the practitioner it is shared with', async () => {
  const [one, other] = seeing as [Person, Person]
  const { client, id } = await planner(one, false, ['pregnant'])
  expect(await seesPlan(one, client)).toBe(true)
  await assign(id, other)
  await assign(id, one)
  expect(await seesPlan(one, client)).toBe(false)
  await assign(id, other)
  expect((await planOf(client)).trial).toMatchObject({ state: 'proposed', asksToShare: true })
  const before = ((await other.visit.get('/api/notifications')).body as object[]).length
  expect((await client.visit.patch('/api/trial', { action: 'share' })).status).toBe(200)
  expect((await other.visit.get('/api/notifications')).body).toHaveLength(before + 1)
  // A waiting plan stays visible to those asked to open it, shared or not.
  await client.visit.patch('/api/trial', { action: 'unshare' })
  expect(await seesPlan(other, client)).toBe(true)
  await client.visit.patch('/api/trial', { action: 'share' })
  const opened = await other.visit.patch(`/api/clients/${client.clientId}/trial`, {
    ...{ action: 'open', reason: 'Watched over' },
  })
  expect(opened.body).toMatchObject({ trial: { state: 'baseline' } })
})

it('a plan that was proposed and answered is not shown again by an assignment', async () => {
  const [one, other] = seeing as [Person, Person]
  const { client, id } = await planner(one, false)
  await client.visit.patch('/api/trial', { action: 'close' })
  const proposed = await one.visit.post(`/api/clients/${client.clientId}/trial`, { foods: ['Beef'] })
  expect(proposed.status).toBe(201)
  const answer = { foods: ['Beef'], symptoms: ['Bloating'], gate: ['pregnant'], zone: 'Europe/London' }
  expect((await client.visit.post('/api/trial', answer)).status).toBe(201)
  expect(await seesPlan(one, client)).toBe(true)
  for (const to of [other, one]) await assign(id, to)
  expect(await seesPlan(one, client)).toBe(false)
})

it('a practitioner who loses the last report they could read finds nothing shared afterwards', async () => {
  const [one, other] = seeing as [Person, Person]
  const { client, id } = await planner(one, true)
  const form = tripletForm(
    { sampleId: `SH${samples++}`, reportDate: '2026-01-11' },
    { fields: { clientId: String(client.clientId), practitionerId: String(one.practitionerId) } },
  )
  const { body } = await admin.visit.upload('/api/reports/multi-file', form)
  const { id: hidden } = body as { id: number }
  await portal.deps.db.update(reports).set({ status: 'processed' }).where(eq(reports.id, hidden))
  for (const to of [other, one]) await assign(id, to)
  expect(await seesPlan(one, client)).toBe(false)
  expect((await planOf(client)).trial.asksToShare).toBe(true)
})

it('a report that is being checked again does not end the sharing', async () => {
  const [one] = seeing as [Person, Person]
  const { client, id } = await planner(one, true)
  const status = (value: 'processed' | 'completed') =>
    portal.deps.db.update(reports).set({ status: value }).where(eq(reports.id, id))
  await status('processed')
  await status('completed')
  expect(await seesPlan(one, client)).toBe(true)
})

it('only a practitioner who has the report and was named since sees the plan, after any history', async () => {
  const context = fc.oneof(
    fc.record({ does: fc.constant('assign' as const), at: fc.constantFrom(0, 1, -1) }),
    fc.record({ does: fc.constant('share' as const) }),
    fc.record({ does: fc.constant('unshare' as const) }),
    fc.record({ does: fc.constant('delete' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(context, { maxLength: 9 }), async (shared, commands) => {
      const { client, id } = await planner(seeing[0], shared)
      let has: Person | undefined = seeing[0]
      let named = shared
      for (const said of commands) {
        if (said.does === 'assign') {
          await assign(id, seeing[said.at])
          if (has !== seeing[said.at]) named = false
          has = seeing[said.at]
        } else if (said.does === 'delete') {
          expect((await admin.visit.send('DELETE', `/api/reports/${id}`)).status).toBe(204)
          ;[has, named] = [undefined, false]
        } else {
          await client.visit.patch('/api/trial', { action: said.does })
          named = said.does === 'share' && has !== undefined
        }
        for (const practitioner of seeing)
          expect(await seesPlan(practitioner, client)).toBe(named && has === practitioner)
        if (said.does === 'delete') return
      }
    }),
    { numRuns: 6 },
  )
})

it('tells a practitioner once to look, without a word of health and without sharing the plan', async () => {
  const [one] = seeing as [Person, Person]
  const { client } = await planner(one, false)
  const tell = (practitionerIds: number[]) =>
    client.visit.patch('/api/trial', { action: 'tell', practitionerIds })
  expect(await tell([one.practitionerId])).toMatchObject({ status: 200, body: { trial: { shared: false } } })
  expect((await tell([one.practitionerId])).status).toBe(200)
  const bell = (await one.visit.get('/api/notifications')).body as Reply<'GET /api/notifications'>
  const news = bell.filter(({ title }) => title === 'A client has news for you')
  expect(news).toMatchObject([
    {
      message: 'They would like you to see what they found out.',
      link: `/practitioner/clients/${client.clientId}/plan`,
    },
  ])
  expect(await seesPlan(one, client)).toBe(false)
  expect(await tell([one.practitionerId + 999])).toMatchObject({ status: 409 })
})

it('refuses a practitioner who would tell somebody else', async () => {
  const [one] = seeing as [Person, Person]
  const { client } = await planner(one, true)
  const refused = await one.visit.patch(`/api/clients/${client.clientId}/trial`, { action: 'tell' })
  expect(refused.status).toBe(403)
})
