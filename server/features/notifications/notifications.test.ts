import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { DAY_MS } from '@shared/domain/text/dates'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { questionReviews } from '../assistant/assistant.tables'
import { notes as questionNotes } from '../assistant/assistant.notices'
import { reports } from '../reports/reports.tables'
import { notifyRole } from './notifications.public'
import { notifications } from './notifications.tables'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
beforeEach(async () => {
  const { db } = portal.deps
  for (const table of [notifications, reports, questionReviews]) await db.delete(table)
})
afterAll(() => portal.close())

type Line = Reply<'GET /api/notifications'>[number]
const unread = async (who = admin) => (await who.visit.get('/api/notifications')).body as Line[]
const titles = async (who = admin) => (await unread(who)).map(({ title }) => title)

let samples = 0
/** Uploads a report that waits for an admin, since a line of its CSV has no result. */
async function doubtful() {
  const sampleId = `N${++samples}`
  const csv = 'Food;Result (µg/ml)\nMilk;40\nWheat;\n'
  const { body, text } = await admin.visit.upload(
    '/api/reports/multi-file',
    tripletForm({ sampleId }, { csv }),
  )
  expect((body as { status: string }).status, text).toBe('processed')
  return (body as { id: number }).id
}

describe('several of one kind and day', () => {
  it('form one line, which links to the list and is read as a whole', async () => {
    await doubtful()
    const [one] = await unread()
    expect(one).toMatchObject({ title: 'A report needs checking', count: 1 })
    await doubtful()
    await doubtful()
    await portal.deps.db.insert(notifications).values([
      { userId: admin.userId, title: 'Old', message: 'Of no kind.' },
      { userId: admin.userId, title: 'Old', message: 'Of no kind.' },
    ])
    const lines = await unread()
    expect(lines.map(({ title, count }) => [title, count])).toEqual([
      ['Old', 1],
      ['Old', 1],
      ['3 reports need checking', 3],
    ])
    expect(lines[2]?.link).toBe('/admin?kind=to-check')
    expect((await admin.visit.post(`/api/notifications/${lines[2]?.id}/read`)).status).toBe(204)
    expect(await titles()).toEqual(['Old', 'Old'])
    await admin.visit.post(`/api/notifications/${lines[0]?.id}/read`)
    expect(await titles()).toEqual(['Old'])
    const all = async () => (await admin.visit.get('/api/notifications/all')).body as Line[]
    const before = await all()
    expect(before.map(({ title, readAt }) => [title, readAt !== null])).toEqual([
      ['Old', true],
      ['Old', false],
      ['3 reports need checking', true],
    ])
    // A later notification makes another line, and read ones keep their time.
    await doubtful()
    expect((await unread()).map(({ title, count }) => [title, count])).toEqual([
      ['A report needs checking', 1],
      ['Old', 1],
    ])
    expect((await admin.visit.post('/api/notifications/read-all')).status).toBe(204)
    expect(await unread()).toEqual([])
    const readAt = new Map((await all()).map((line) => [line.id, line.readAt]))
    expect(readAt.get(before[0]?.id ?? 0)).toBe(before[0]?.readAt)
  })

  it('are paged by line, and another day makes another line', async () => {
    const { db } = portal.deps
    const one = {
      userId: admin.userId,
      title: 'A report needs checking',
      message: 'It was read with warnings.',
    }
    const about = (day: number, subjectId: number) => ({
      ...{ ...one, kind: 'report-warnings' as const, subjectId },
      createdAt: new Date(Date.UTC(2026, 5, 30) - day * DAY_MS),
    })
    await db
      .insert(notifications)
      .values([4, 3, 2, 1, 0].flatMap((day) => Array.from({ length: 10 }, (_, n) => about(day, n + 1))))
    const first = await admin.visit.get('/api/notifications/all?pageSize=2')
    expect((first.body as Line[]).map(({ count }) => count)).toEqual([10, 10])
    expect(first.headers.get('X-Total-Count')).toBe('5')
    expect(first.headers.get('Link')).toContain('rel="next"')
    const last = await admin.visit.get('/api/notifications/all?pageSize=2&page=3')
    expect((last.body as Line[]).map(({ createdAt }) => createdAt)).toEqual(['2026-06-26T00:00:00.000Z'])
    expect(last.headers.get('Link')).not.toContain('rel="next"')
    await admin.visit.post(`/api/notifications/${(first.body as Line[])[0]?.id}/read`)
    expect((await unread()).map(({ count }) => count)).toEqual([10, 10, 10, 10])
    // Lines behind a large one are found, however many it combines.
    await db.execute(sql`
      insert into notifications (user_id, title, message, kind, subject_id, created_at)
      select ${admin.userId}, 'Newer', 'Newer', 'report-warnings', n, '2026-07-01' from generate_series(1, 2100) as n`)
    expect((await unread()).map(({ count }) => count)).toEqual([2100, 10, 10, 10, 10])
  })
})

describe('a resolved notification', () => {
  it('is no longer unread for anybody, when its report is confirmed or deleted', async () => {
    const other = await portal.person('admin')
    const [one, two] = [await doubtful(), await doubtful()]
    expect(await titles(other)).toEqual(['2 reports need checking'])
    await admin.visit.post(`/api/reports/${one}/release`)
    expect(await titles(other)).toEqual(['A report needs checking'])
    await admin.visit.send('DELETE', `/api/reports/${two}`)
    expect(await titles(other)).toEqual([])
    expect(await titles()).toEqual([])
  })

  it('stays unread while its cause remains', async () => {
    const id = await doubtful()
    await admin.visit.patch(`/api/reports/${id}`, { phone: '+44 20 7946 0000' })
    expect(await titles()).toEqual(['A report needs checking'])
  })

  it('is a review after the release, and a result after unlinking', async () => {
    const doctor = await portal.person('practitioner')
    const client = await portal.person('client')
    const form = tripletForm({ sampleId: 'HELD' })
    for (const [name, value] of Object.entries({
      practitionerId: String(doctor.practitionerId),
      hold: 'true',
      clientId: String(client.clientId),
    }))
      form.set(name, value)
    const { body } = await admin.visit.upload('/api/reports/multi-file', form)
    const { id } = body as { id: number }
    expect(await titles(doctor)).toEqual(['Report to review'])
    await doctor.visit.post(`/api/reports/${id}/release`)
    expect(await titles(doctor)).toEqual([])
    expect(await titles(client)).toEqual(['Your report is ready'])
    await admin.visit.put(`/api/reports/${id}/client`, { clientId: null })
    expect(await titles(client)).toEqual([])
  })

  it("is a practitioner's, when another has the report or the first is removed", async () => {
    const [first, second] = [await portal.person('practitioner'), await portal.person('practitioner')]
    const fields = { practitionerId: String(first.practitionerId), hold: 'true' }
    const { body } = await admin.visit.upload(
      '/api/reports/multi-file',
      tripletForm({ sampleId: 'HELD2' }, { fields }),
    )
    const { id } = body as { id: number }
    expect(await titles(first)).toEqual(['Report to review'])
    await admin.visit.patch(`/api/reports/${id}`, { practitionerId: second.practitionerId })
    expect(await titles(first)).toEqual([])
    expect(await titles(second)).toEqual(['Report to review'])
    await second.visit.post(`/api/reports/${id}/release`)
    expect(await titles(second)).toEqual([])
    await admin.visit.patch(`/api/reports/${id}`, { practitionerId: first.practitionerId })
    expect(await titles(first)).toEqual(['Report released'])
    await admin.visit.patch(`/api/reports/${id}`, { practitionerId: null })
    expect(await titles(first)).toEqual([])
  })

  it('is a question that was reviewed', async () => {
    const { db } = portal.deps
    const review = { userId: admin.userId, question: 'Q?', aiResponse: '', reason: 'no-source' } as const
    const [made] = await db.insert(questionReviews).values(review).returning()
    if (!made) throw new Error('no question')
    await notifyRole(db, 'admin', questionNotes.questionWaits(made))
    expect(await titles()).toEqual(['A question to review'])
    await db.update(questionReviews).set({ status: 'reviewed' }).where(eq(questionReviews.id, made.id))
    expect(await titles()).toEqual([])
  })

  it('is a deletion that was carried out', async () => {
    const leaver = await portal.person('client')
    expect((await leaver.visit.post('/api/user/deletion-request')).status).toBeLessThan(300)
    expect(await titles()).toEqual(['Account deletion requested'])
    await admin.visit.send('DELETE', `/api/clients/${leaver.clientId}`)
    expect(await titles()).toEqual([])
  })
})

it('the audit shows rows by their current names', async () => {
  const id = await doubtful()
  const client = await portal.person('client', { firstName: 'Ruth', lastName: 'Clarke' })
  await admin.visit.patch(`/api/clients/${client.clientId}`, { address: 'A street' })
  const named = async () =>
    ((await admin.visit.get('/api/audit')).body as Reply<'GET /api/audit'>).map(
      ({ action, subjectId, subjectName }) => [action, subjectId, subjectName],
    )
  const [{ sampleId } = { sampleId: '' }] = await portal.deps.db
    .select()
    .from(reports)
    .where(eq(reports.id, id))
  expect(await named()).toContainEqual(['report.upload', id, sampleId])
  expect(await named()).toContainEqual(['client.update', client.clientId, 'Ruth Clarke'])
  await admin.visit.send('DELETE', `/api/reports/${id}`)
  expect(await named()).toContainEqual(['report.upload', id, null])
})
