import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'

let portal: Portal
let admin: Person
let practitioner: Person
let client: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
  practitioner = await portal.person('practitioner')
  client = await portal.person('client')
  const fields = { clientId: String(client.clientId), practitionerId: String(practitioner.practitionerId) }
  await admin.visit.upload('/api/reports/multi-file', tripletForm({ sampleId: 'OV1' }, { fields }))
  await admin.visit.upload('/api/reports/multi-file', tripletForm({ sampleId: 'OV2' }))
  await portal.deps.db.execute(
    sql`update reports set created_at = now() - interval '3 weeks' where sample_id = 'OV2'`,
  )
})
afterAll(() => portal.close())

it('counts what there is', async () => {
  for (const aiGenerated of [true, false])
    await admin.visit.post('/api/recipes', {
      title: aiGenerated ? 'Baked pears' : 'Pear salad',
      description: 'Pears, and little else.',
      ingredients: ['2 pears'],
      instructions: ['Cut the pears.'],
      category: 'dessert',
      aiGenerated,
    })
  const { body } = await admin.visit.get('/api/stats')
  expect(body).toMatchObject({
    totalClients: 1,
    reportsGenerated: 2,
    reportsThisWeek: 1,
    healthPractitioners: 1,
    activePractitioners: 1,
    certifiedPractitioners: 0,
    averageClients: 1,
    adminUsers: 1,
    aiRecipes: 1,
  })
  const { weeks } = body as { weeks: { monday: string; client: number; practitioner: number }[] }
  expect(weeks).toHaveLength(12)
  expect(weeks[11]).toMatchObject({ client: 0, practitioner: 1 })
  expect(weeks[8]).toMatchObject({ client: 1, practitioner: 0 })
  for (const { monday } of weeks) expect(new Date(monday).getUTCDay()).toBe(1)
})

it('measures the system, and says what is not configured', async () => {
  const { body } = await admin.visit.get('/api/system/status')
  expect(body).toMatchObject({
    // A busy machine may make both slow.
    api: { state: expect.stringMatching(/^(ok|degraded)$/) as string },
    database: { state: expect.stringMatching(/^(ok|degraded)$/) as string },
    ai: { state: 'not configured' },
    email: { state: 'not configured' },
  })
  expect((body as { database: { ms: number } }).database.ms).toBeGreaterThan(0)
})

describe('the audit', () => {
  it('shows rows by their current names, and stores neither names nor values', async () => {
    const answer = await admin.visit.get('/api/audit?pageSize=200')
    type Event = { action: string; subjectName: string | null }
    const events = answer.body as Event[]
    expect(events.filter(({ action }) => action === 'report.upload')).toHaveLength(2)
    expect(events.find(({ action }) => action === 'report.upload')).toMatchObject({
      actorId: admin.userId,
      actorName: 'First1 Last1',
    })
    const uploads = events.filter(({ action }) => action === 'report.upload')
    expect(uploads.map(({ subjectName }) => subjectName)).toContain('OV1')
    const kept = JSON.stringify(events, (key, value: unknown) => (key === 'subjectName' ? null : value))
    expect(kept).not.toMatch(/OV1|Nora|Whitfield/)
  })

  it('is filtered and paged', async () => {
    const signIns = await admin.visit.get(`/api/audit?action=user.sign-in&actor=${client.userId}`)
    expect(signIns.body).toHaveLength(1)
    expect(signIns.headers.get('x-total-count')).toBe('1')
    expect((await admin.visit.get('/api/audit?pageSize=2')).headers.get('link')).toMatch(/rel="next"/)
    expect((await admin.visit.get('/api/audit?action=nonsense')).status).toBe(400)
  })
})

it('a client sees which staff opened their results, and another client does not', async () => {
  const [mine] = (await client.visit.get('/api/reports')).body as { id: number }[]
  await client.visit.get(`/api/reports/${mine?.id ?? 0}`)
  await practitioner.visit.get(`/api/reports/${mine?.id ?? 0}`)
  expect((await client.visit.get('/api/user/access-log')).body).toMatchObject([
    { sampleId: 'OV1', name: 'First2 Last2', role: 'practitioner' },
  ])
  expect((await (await portal.person('client')).visit.get('/api/user/access-log')).body).toEqual([])
})

describe('notifications', () => {
  it('stay unread until read, one by one or all, and belong to one person', async () => {
    const unread = async (person: Person) =>
      (await person.visit.get('/api/notifications')).body as { id: number }[]
    const [note] = await unread(client)
    expect((await practitioner.visit.post(`/api/notifications/${note?.id ?? 0}/read`)).status).toBe(404)
    expect(await unread(client)).toHaveLength(1)
    expect((await client.visit.post(`/api/notifications/${note?.id ?? 0}/read`)).status).toBe(204)
    expect((await client.visit.post(`/api/notifications/${note?.id ?? 0}/read`)).status).toBe(204)
    expect(await unread(client)).toHaveLength(0)
    expect((await client.visit.get('/api/notifications/all')).body).toHaveLength(1)
    expect(await unread(practitioner)).toHaveLength(1)
    await practitioner.visit.post('/api/notifications/read-all')
    expect(await unread(practitioner)).toHaveLength(0)
  })
})
