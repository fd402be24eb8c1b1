import { eq } from 'drizzle-orm'
import type { Reply } from '@shared/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../accounts/accounts.tables'
import { reports } from '../reports.tables'
import { notifications } from '../../notifications/notifications.tables'
import { outbox } from '../../messaging/messaging.tables'
import { startPortal, type Person, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

type Sample = Parameters<typeof tripletForm>[0]
type Report = { id: number; version: number; status: string }
let count = 0

/** Makes a completed report with a client and a practitioner, opened by the given readers. */
async function readBy(...readers: ('client' | 'practitioner')[]) {
  const client = await portal.person('client')
  const practitioner = await portal.person('practitioner')
  const sampleId = `CO${count++}`
  const fields = { clientId: String(client.clientId), practitionerId: String(practitioner.practitionerId) }
  const form = tripletForm({ sampleId }, { fields })
  const { id, version, status } = (await admin.visit.upload('/api/reports/multi-file', form)).body as Report
  expect(status).toBe('completed')
  const people = { client, practitioner }
  for (const reader of readers)
    expect(
      (await people[reader].visit.post('/api/reports/opened', { reports: [{ id, version }] })).status,
    ).toBe(204)
  const newsOf = async ({ userId }: Person) => ({
    bell: (
      await portal.deps.db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, userId))
        .orderBy(notifications.id)
    ).map(({ title }) => title),
    emails: (
      await portal.deps.db.select().from(outbox).where(eq(outbox.userId, userId)).orderBy(outbox.id)
    ).map(({ kind }) => kind),
  })
  const before = { client: await newsOf(client), practitioner: await newsOf(practitioner) }
  const since = async (who: 'client' | 'practitioner') => {
    const now = await newsOf(people[who])
    return {
      bell: now.bell.slice(before[who].bell.length),
      emails: now.emails.slice(before[who].emails.length),
    }
  }
  const replace = async (sample: Sample) =>
    (
      (
        await admin.visit.send('PUT', `/api/reports/${id}/files`, {
          form: tripletForm({ sampleId, ...sample }),
        })
      ).body as Report
    ).status
  return { id, since, replace, people }
}

const nothing = { bell: [], emails: [] }
const corrected = (title: string) => ({ bell: [title], emails: ['report-corrected'] })
const ofClient = corrected('Your report was corrected')
const ofPractitioner = corrected('A report you have read was corrected')
const checked = {
  bell: ['A report you have read is being checked again'],
  emails: ['report-checked-again'],
}
const back = { bell: ['A report you have read is available again'], emails: [] }
const takenFromClient = { bell: ['A report you have read was unlinked from its client'], emails: [] }
const assignedAnew = { bell: ['A report you have read is no longer assigned to you'], emails: [] }
const takenBack = { bell: ['A report you have read was withdrawn'], emails: ['report-taken-back'] }
const then = (...all: { bell: string[]; emails: string[] }[]) => ({
  bell: all.flatMap(({ bell }) => bell),
  emails: all.flatMap(({ emails }) => emails),
})
const asNew = (title: string) => ({ bell: [title], emails: [] })

describe.each([{ readers: ['client'] }, { readers: ['practitioner'] }, { readers: [] }] as const)(
  'a report read by $readers',
  ({ readers }) => {
    const news = (who: 'client' | 'practitioner', forReader: object, forOther: object) =>
      (readers as readonly string[]).includes(who) ? forReader : forOther

    it('with new files is announced as corrected to its reader and as new to others', async () => {
      const { since, replace } = await readBy(...readers)
      expect(await replace({})).toBe('completed')
      expect(await since('client')).toEqual(news('client', ofClient, asNew('Your report is ready')))
      expect(await since('practitioner')).toEqual(
        news('practitioner', ofPractitioner, asNew('Report released')),
      )
    })

    it('with another sample waits again and is announced as corrected once', async () => {
      const { id, since, replace } = await readBy(...readers)
      expect(await replace({ sampleId: 'OTHER' })).toBe('processed')
      expect(await replace({ sampleId: 'OTHER' })).toBe('processed')
      for (const who of ['client', 'practitioner'] as const)
        expect(await since(who)).toEqual(news(who, checked, nothing))
      expect((await admin.visit.send('POST', `/api/reports/${id}/release`)).status).toBe(200)
      expect(await since('client')).toEqual(
        news('client', then(checked, ofClient), asNew('Your report is ready')),
      )
      expect(await since('practitioner')).toEqual(
        news('practitioner', then(checked, ofPractitioner), asNew('Report released')),
      )
    })

    it('with unreadable files waits again, and its reader hears when it is deleted', async () => {
      const { id, since, replace } = await readBy(...readers)
      expect(await replace({ results: [] })).toBe('failed')
      expect((await admin.visit.send('DELETE', `/api/reports/${id}`)).status).toBe(204)
      for (const who of ['client', 'practitioner'] as const)
        expect(await since(who)).toEqual(news(who, then(checked, takenBack), nothing))
    })

    it('notifies the reader both times when the report is unlinked and linked again', async () => {
      const { id, since, people } = await readBy(...readers)
      const unlinked = await admin.visit.send('PUT', `/api/reports/${id}/client`, {
        body: { clientId: null },
      })
      expect(unlinked.status).toBe(200)
      expect(await since('client')).toEqual(news('client', takenBack, nothing))
      expect(await since('practitioner')).toEqual(news('practitioner', takenFromClient, nothing))
      // The notification links to the report, so the practitioner must still be able to open it.
      expect((await people.practitioner.visit.get(`/api/reports/${id}`)).status).toBe(200)
      const { clientId } = people.client
      expect((await admin.visit.put(`/api/reports/${id}/client`, { clientId })).status).toBe(200)
      expect(await since('client')).toEqual(
        news('client', then(takenBack, back), asNew('Your report is ready')),
      )
    })

    it('assigned to another practitioner tells the former one, if they had read it', async () => {
      const { id, since } = await readBy(...readers)
      const { practitionerId } = await portal.person('practitioner')
      const { status } = await admin.visit.post('/api/reports/assign', { ids: [id], practitionerId })
      expect(status).toBe(200)
      expect(await since('practitioner')).toEqual(news('practitioner', assignedAnew, nothing))
      expect(await since('client')).toEqual(nothing)
    })
  },
)

it('is announced as corrected to a client who used the portal without opening the report', async () => {
  const { since, replace, people } = await readBy()
  await portal.deps.db
    .update(users)
    .set({ lastSignInAt: new Date() })
    .where(eq(users.id, people.client.userId))
  expect(await replace({})).toBe('completed')
  expect(await since('client')).toEqual(ofClient)
})

it('shows what was corrected to those who had read it, by food name, and to nobody else', async () => {
  const { id, replace, people } = await readBy('client')
  await replace({
    results: [
      { food: 'Egg white', value: 3 },
      { food: "Cow's milk", value: 20 },
      { food: 'Garlic', value: 12.3 },
      { food: 'Rye', value: 9 },
    ],
  })
  const page = async ({ visit }: Person) =>
    (await visit.get(`/api/reports/${id}`)).body as Reply<'GET /api/reports/:id'>
  expect((await page(people.client)).correction).toMatchObject({
    foods: [
      { food: 'Egg white', before: { level: 'high' }, now: { level: 'low' } },
      { food: 'Rye', before: null, now: { level: 'moderate' } },
      { food: 'Rice', before: { level: 'low' }, now: null },
    ],
    values: 1,
  })
  expect((await page(people.practitioner)).correction).toBeNull()
  expect((await page(admin)).correction).toBeNull()
  // A food that the correction no longer raises leaves the avoid list.
  const { foods } = (await people.client.visit.get('/api/avoid-list')).body as Reply<'GET /api/avoid-list'>
  expect(foods.map(({ foodName }) => foodName).sort()).toEqual(["Cow's milk", 'Garlic', 'Rye'])
})

it('shows all that was corrected since a reader last opened it, after several corrections', async () => {
  const { id, replace, people } = await readBy('client')
  await replace({ results: [{ food: 'Rice', value: 80 }] })
  await replace({
    results: [
      { food: 'Rice', value: 80 },
      { food: 'Plum', value: 1 },
    ],
  })
  const { correction, version } = (await people.client.visit.get(`/api/reports/${id}`))
    .body as Reply<'GET /api/reports/:id'>
  expect(correction?.foods.map(({ food }) => food)).toEqual(
    expect.arrayContaining(['Rice', 'Plum', 'Egg white']),
  )
  // Noting that the page is open must not hide the correction the reader is looking at.
  for (let times = 0; times < 2; times += 1) {
    await people.client.visit.post('/api/reports/opened', { reports: [{ id, version }] })
    const again = (await people.client.visit.get(`/api/reports/${id}`)).body as Reply<'GET /api/reports/:id'>
    expect(again.correction).toEqual(correction)
  }
})

it('a report held for a practitioner who had read it shows them the correction', async () => {
  const { id, since, replace, people } = await readBy('practitioner')
  await portal.deps.db.update(reports).set({ held: true }).where(eq(reports.id, id))
  expect(await replace({ results: [{ food: 'Rice', value: 80 }] })).toBe('pending')
  expect(await since('practitioner')).toEqual(ofPractitioner)
  const { correction } = (await people.practitioner.visit.get(`/api/reports/${id}`))
    .body as Reply<'GET /api/reports/:id'>
  expect(correction?.foods).toContainEqual({
    food: 'Rice',
    before: { level: 'low', text: '1.1' },
    now: { level: 'high', text: '80.0' },
  })
})

it('a report taken from its practitioner while held promises them no further news', async () => {
  const { id, since, replace } = await readBy('practitioner')
  await portal.deps.db.update(reports).set({ held: true }).where(eq(reports.id, id))
  expect(await replace({})).toBe('pending')
  const { status } = await admin.visit.post('/api/reports/assign', { ids: [id], practitionerId: null })
  expect(status).toBe(200)
  expect(await since('practitioner')).toEqual(then(ofPractitioner, assignedAnew))
})

describe('a report that comes back to somebody who had read it', () => {
  const link = (id: number, clientId: number | null | undefined) =>
    admin.visit.put(`/api/reports/${id}/client`, { clientId })
  const assign = (id: number, practitionerId: number | null | undefined) =>
    admin.visit.post('/api/reports/assign', { ids: [id], practitionerId })

  it('is announced as available again when it comes back from another client', async () => {
    const { id, since, people } = await readBy('client')
    expect((await link(id, (await portal.person('client')).clientId)).status).toBe(200)
    expect((await link(id, people.client.clientId)).status).toBe(200)
    expect(await since('client')).toEqual(then(takenBack, back))
  })

  it('is announced as corrected when its results have changed', async () => {
    const { id, since, replace, people } = await readBy('client')
    await link(id, null)
    await replace({ results: [{ food: 'Rice', value: 80 }] })
    expect((await link(id, people.client.clientId)).status).toBe(200)
    expect(await since('client')).toEqual(then(takenBack, ofClient))
  })

  it('is announced as available again to its practitioner', async () => {
    const { id, since, people } = await readBy('practitioner')
    await assign(id, null)
    expect((await assign(id, people.practitioner.practitionerId)).status).toBe(200)
    expect(await since('practitioner')).toEqual(then(assignedAnew, back))
  })

  it('is announced as to review, not as corrected, when it is unchanged and held', async () => {
    const { id, since, people } = await readBy()
    const { visit, practitionerId } = people.practitioner
    await portal.deps.db.update(reports).set({ held: true, status: 'pending' }).where(eq(reports.id, id))
    const { version } = (await visit.get(`/api/reports/${id}`)).body as Report
    await visit.post('/api/reports/opened', { reports: [{ id, version }] })
    await admin.visit.patch(`/api/practitioners/${practitionerId}`, { releaseRule: 'hold' })
    await assign(id, null)
    await assign(id, practitionerId)
    expect((await admin.visit.send('POST', `/api/reports/${id}/release`)).body).toMatchObject({
      status: 'pending',
    })
    expect(await since('practitioner')).toEqual(then(assignedAnew, asNew('Report to review')))
  })
})

describe('a second report of a sample', () => {
  type Given = { results: { food: string; value: number }[]; reportDate?: string }
  const upload = async ({ clientId }: Person, sample: Given) =>
    (
      (
        await admin.visit.upload(
          '/api/reports/multi-file',
          tripletForm({ sampleId: 'SAME1', ...sample }, { fields: { clientId: String(clientId) } }),
        )
      ).body as Report
    ).id
  const avoided = async ({ visit }: Person) =>
    ((await visit.get('/api/avoid-list')).body as Reply<'GET /api/avoid-list'>).foods.map(
      ({ foodName }) => foodName,
    )

  it('a report of the same day corrects the first for its readers, and alone counts', async () => {
    const { people, since } = await readBy()
    const first = await upload(people.client, { results: [{ food: 'Plum', value: 50 }] })
    expect(await avoided(people.client)).toContain('Plum')
    await people.client.visit.post('/api/reports/opened', { reports: [{ id: first, version: 1 }] })
    const second = await upload(people.client, { results: [{ food: 'Pear', value: 50 }] })
    expect(await avoided(people.client)).toEqual(expect.arrayContaining(['Pear']))
    expect(await avoided(people.client)).not.toContain('Plum')
    expect((await since('client')).bell).toEqual(['Your report is ready', 'Your report was corrected'])
    const page = async (id: number) =>
      (await people.client.visit.get(`/api/reports/${id}`)).body as Reply<'GET /api/reports/:id'>
    expect((await page(second)).correction?.foods.map(({ food }) => food)).toEqual(['Pear', 'Plum'])
    expect((await page(first)).correction).toBeNull()
  })

  it('a report of another day is a separate test, in either order of upload', async () => {
    const { client } = (await readBy()).people
    await upload(client, { results: [{ food: 'Plum', value: 50 }], reportDate: '01.06.2026' })
    await upload(client, {
      results: [
        { food: 'Plum', value: 1 },
        { food: 'Pear', value: 50 },
      ],
      reportDate: '01.06.2024',
    })
    expect(await avoided(client)).toEqual(expect.arrayContaining(['Plum', 'Pear']))
  })
})

it('the avoid list keeps what the client had read while a correction waits, until it is taken back', async () => {
  const { id, replace, people } = await readBy('client')
  const avoided = async () =>
    ((await people.client.visit.get('/api/avoid-list')).body as Reply<'GET /api/avoid-list'>).foods.map(
      ({ foodName }) => foodName,
    )
  const before = await avoided()
  expect(before).toContain('Egg white')
  expect(await replace({ sampleId: 'OTHER', results: [{ food: 'Plum', value: 50 }] })).toBe('processed')
  expect(await avoided()).toEqual(before)
  const list = async () => (await people.client.visit.get('/api/avoid-list')).body
  expect(await list()).toMatchObject({ tested: true, checkedAgain: true })
  const asked = async (q: string) => (await people.client.visit.get(`/api/verdict?q=${q}`)).body
  const checkedAgain = 'The report is being checked again. This is what it said before.'
  expect(await asked('egg white')).toMatchObject({
    ...{ kind: 'high', notes: expect.arrayContaining([checkedAgain]) as string[] },
  })
  expect(await asked('rice')).toMatchObject({
    ...{ kind: 'no-elevation', notes: expect.arrayContaining([checkedAgain]) as string[] },
  })
  for (const question of ['What is my level of rice?', 'Which foods are high in my report?']) {
    const { answer } = (await people.client.visit.post('/api/ai/ask-question', { question })).body as {
      answer: string
    }
    expect(answer).toContain(checkedAgain)
  }
  expect((await admin.visit.send('POST', `/api/reports/${id}/release`)).status).toBe(200)
  expect(await avoided()).toEqual(['Plum'])
  expect(await list()).not.toHaveProperty('checkedAgain')
  expect(await replace({ sampleId: 'OTHER', results: [{ food: 'Pear', value: 50 }] })).toBe('processed')
  await admin.visit.put(`/api/reports/${id}/client`, { clientId: null })
  expect(await avoided()).toEqual([])
})
