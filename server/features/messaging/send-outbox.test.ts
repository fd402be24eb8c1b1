import { placeholderEmailFor } from '@shared/domain/people/no-email'
import { named } from '@shared/testing/people'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { outbox } from './messaging.tables'
import { reports } from '../reports/reports.tables'
import { users } from '../accounts/accounts.tables'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { sesSays, startFakeServer, type FakeServer } from '../../testing/fake-server'
import { enqueueEmail, sendOutbox } from './messaging.public'

let portal: Portal
let admin: Person
let ses: FakeServer
beforeAll(async () => {
  ses = await startFakeServer(() => sesSays.sent('m'))
  portal = await startPortal({
    PUBLIC_URL: 'http://portal.example.com',
    AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_SES: ses.url,
    SES_FROM_ADDRESS: 'noreply@portal.example.com',
  })
  admin = await portal.person('admin')
})
beforeEach(async () => {
  ses.answerWith(() => sesSays.sent('m'))
  ses.requests.length = 0
  await portal.deps.db.delete(outbox)
})
afterAll(async () => {
  await portal.close()
  await ses.close()
})

const upload = (sampleId: string, fields: Record<string, string>) =>
  admin.visit.upload('/api/reports/multi-file', tripletForm({ sampleId }, { fields }))
const sentTo = () => ses.requests.map(({ form }) => form.get('Destination.ToAddresses.member.1'))
const outboxRows = () => portal.deps.db.select().from(outbox).orderBy(outbox.id)
const due = () => portal.deps.db.update(outbox).set({ nextAttemptAt: sql`now()` })
const quiet = async () => {
  await expect.poll(async () => (await outboxRows()).every(({ state }) => state !== 'waiting')).toBe(true)
}
const prefer = (person: Person, choice: Partial<typeof users.$inferInsert>) =>
  portal.deps.db.update(users).set(choice).where(eq(users.id, person.userId))
const notes = async (person: Person) => (await person.visit.get('/api/notifications')).body as unknown[]

it('a released report sends one email without health data at once, and never again', async () => {
  const { firstName, lastName } = named.client
  const client = await portal.person('client', { firstName, lastName })
  const practitioner = await portal.person('practitioner')
  const fields = { clientId: String(client.clientId), practitionerId: String(practitioner.practitionerId) }
  const report = (await upload('OE1', { ...fields, hold: 'true' })).body as { id: number; status: string }
  expect(report.status).toBe('pending')
  await expect.poll(sentTo).toEqual([practitioner.email])
  await practitioner.visit.post(`/api/reports/${report.id}/release`)
  await expect.poll(sentTo).toEqual([practitioner.email, client.email])
  await quiet()
  await Promise.all([sendOutbox(portal.deps), sendOutbox(portal.deps)])
  expect(ses.requests).toHaveLength(2)
  const { form } = ses.requests[1] ?? {}
  expect(form?.get('Message.Subject.Data')).toBe('A report is ready for you')
  expect(form?.get('Message.Body.Text.Data')).toContain('http://portal.example.com')
  expect(form?.toString()).not.toMatch(/OE1|Nora|Whitfield|wheat|egg|µg|intoleran|reports%2F/i)
  expect(await notes(client)).toHaveLength(1)
})

it('without report news there is neither email nor notification; without email only a notification', async () => {
  const none = await portal.person('client')
  const noEmail = await portal.person('client')
  const away = await portal.person('client')
  await prefer(none, { reportNotifications: false })
  await prefer(noEmail, { emailNotifications: false })
  await upload('OE2', { clientId: String(none.clientId) })
  await upload('OE3', { clientId: String(noEmail.clientId) })
  await prefer(away, { isActive: false })
  await upload('OE4', { clientId: String(away.clientId) })
  await expect.poll(outboxRows).toEqual([])
  expect(ses.requests).toHaveLength(0)
  expect(await notes(none)).toHaveLength(0)
  expect(await notes(noEmail)).toHaveLength(1)
})

it('a deleted, withdrawn or unlinked report is no longer announced', async () => {
  const client = await portal.person('client')
  const { db } = portal.deps
  await prefer(client, { reportNotifications: false })
  const ids: number[] = []
  for (const sampleId of ['OE5', 'OE6', 'OE7', 'OE8']) {
    const { body } = await upload(sampleId, { clientId: String(client.clientId) })
    ids.push((body as { id: number }).id)
  }
  await prefer(client, { reportNotifications: true })
  const [deleted = 0, withdrawn = 0, given = 0, there = 0] = ids
  await admin.visit.send('DELETE', `/api/reports/${deleted}`)
  await db.update(reports).set({ status: 'processed' }).where(eq(reports.id, withdrawn))
  await db.update(reports).set({ clientId: null }).where(eq(reports.id, given))
  for (const subjectId of ids)
    await enqueueEmail(db, { kind: 'report-ready', userId: client.userId, subjectId })
  await sendOutbox(portal.deps)
  expect(sentTo()).toEqual([client.email])
  expect(await outboxRows()).toMatchObject([{ subjectId: there, state: 'sent' }])
})

it('a requested export is announced under any preferences', async () => {
  const client = await portal.person('client')
  await prefer(client, { emailNotifications: false })
  await enqueueEmail(portal.deps.db, { kind: 'export-ready', userId: client.userId, subjectId: 1 })
  await enqueueEmail(portal.deps.db, { kind: 'export-ready', userId: client.userId, subjectId: 1 })
  await sendOutbox(portal.deps)
  expect(sentTo()).toEqual([client.email])
})

it('many messages and several servers send each exactly once', async () => {
  const client = await portal.person('client')
  for (let subjectId = 1; subjectId <= 40; subjectId++)
    await enqueueEmail(portal.deps.db, { kind: 'export-ready', userId: client.userId, subjectId })
  ses.answerWith(() => sesSays.sent('m', 5))
  await Promise.all([1, 2, 3, 4].map(() => sendOutbox(portal.deps)))
  expect(ses.requests).toHaveLength(40)
  expect((await outboxRows()).every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(true)
})

it('while the service fails one message is tried at a time, five times at most', async () => {
  const client = await portal.person('client')
  await enqueueEmail(portal.deps.db, { kind: 'export-ready', userId: client.userId, subjectId: 1 })
  await enqueueEmail(portal.deps.db, { kind: 'export-ready', userId: client.userId, subjectId: 2 })
  ses.answerWith(() => sesSays.error(403, 'SignatureDoesNotMatch', 'no'))
  await sendOutbox(portal.deps)
  expect(ses.requests).toHaveLength(1)
  await sendOutbox(portal.deps)
  await sendOutbox(portal.deps)
  expect(ses.requests).toHaveLength(2)
  for (let run = 0; run < 20; run++) {
    await due()
    await sendOutbox(portal.deps)
  }
  expect((await outboxRows()).map(({ state, attempts }) => [state, attempts])).toEqual([
    ['failed', 5],
    ['failed', 5],
  ])
  expect(portal.logged()).not.toContain(client.email)
})

it('an email that may have been sent is tried once more, and a refused one never', async () => {
  const client = await portal.person('client')
  await enqueueEmail(portal.deps.db, { kind: 'export-ready', userId: client.userId, subjectId: 1 })
  ses.answerWith(() => ({ kind: 'hang-up' }))
  for (let run = 0; run < 4; run++) {
    await due()
    await sendOutbox(portal.deps)
  }
  expect(ses.requests).toHaveLength(2)
  await enqueueEmail(portal.deps.db, { kind: 'export-ready', userId: client.userId, subjectId: 2 })
  ses.answerWith(() => sesSays.error(400, 'MessageRejected', 'Email address is not verified: x'))
  await due()
  await sendOutbox(portal.deps)
  await due()
  await sendOutbox(portal.deps)
  expect(ses.requests).toHaveLength(3)
})

it('an unreachable person does not delay others', async () => {
  const [none, other] = [await portal.person('client'), await portal.person('client')]
  await prefer(none, { email: placeholderEmailFor('OE9') })
  for (const { userId } of [none, other])
    await enqueueEmail(portal.deps.db, { kind: 'export-ready', userId, subjectId: 1 })
  await sendOutbox(portal.deps)
  expect(sentTo()).toEqual([other.email])
  expect((await outboxRows()).map(({ state }) => state)).toEqual(['failed', 'sent'])
})

it('a message that could not be sent is given up after three days', async () => {
  const client = await portal.person('client')
  const hoursAgo = (hours: number) => ({
    ...{ kind: 'export-ready' as const, userId: client.userId, subjectId: hours },
    createdAt: new Date(Date.now() - hours * 3_600_000),
  })
  await portal.deps.db.insert(outbox).values([73, 71].map(hoursAgo))
  await sendOutbox(portal.deps)
  expect(ses.requests).toHaveLength(1)
  expect((await outboxRows()).map(({ state }) => state)).toEqual(['failed', 'sent'])
})
