import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { sesSays, startFakeServer, twilioSays, type FakeServer } from '../../testing/fake-server'
import { signInLinks, users } from '../accounts/accounts.tables'
import { auditEvents } from '../audit/audit.tables'
import { outbox } from '../messaging/messaging.tables'
import type { inviteModes } from '@shared/features/portal'

let portal: Portal
let admin: Person
let ses: FakeServer
let twilio: FakeServer
beforeAll(async () => {
  ses = await startFakeServer(() => sesSays.sent('m'))
  twilio = await startFakeServer(() => twilioSays.queued('SM1'))
  portal = await startPortal({
    PUBLIC_URL: 'https://portal.example.com',
    AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_SES: ses.url,
    SES_FROM_ADDRESS: 'noreply@portal.example.com',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_PHONE_NUMBER: '+15005550006',
    TWILIO_BASE_URL: twilio.url,
  })
  admin = await portal.person('admin')
})
beforeEach(async () => {
  await portal.deps.db.delete(outbox)
  ses.requests.length = 0
  twilio.requests.length = 0
})
afterAll(async () => {
  await portal.close()
  await Promise.all([ses.close(), twilio.close()])
})

let count = 0
const setMode = async (inviteMode: (typeof inviteModes)[number]) =>
  expect((await admin.visit.patch('/api/settings', { inviteMode })).status).toBe(200)
type Uploaded = { id: number; clientUserId: number; status: string }
/** Uploads a sample for this address. */
const upload = async (email: string, fields: Record<string, string> = {}, phone?: string) => {
  const sample = { sampleId: `R${++count}`, clientName: 'Rosa Release', email, ...(phone && { phone }) }
  const { status, body } = await admin.visit.upload(
    '/api/reports/multi-file',
    tripletForm(sample, { fields }),
  )
  expect(status).toBe(201)
  return body as Uploaded
}
const address = () => `rosa${++count}@example.com`
const linksOf = (userId: number) =>
  portal.deps.db.select().from(signInLinks).where(eq(signInLinks.userId, userId)).orderBy(signInLinks.id)
/** The kinds of messages to a person, sent or waiting. */
const noticesOf = async (userId: number) =>
  (await portal.deps.db.select().from(outbox).where(eq(outbox.userId, userId)).orderBy(outbox.id)).map(
    ({ kind }) => kind,
  )
const sentTo = () => ses.requests.map(({ form }) => form.get('Destination.ToAddresses.member.1'))

it("off: nobody is invited, and the report's email tells them how to get a password", async () => {
  await setMode('off')
  const email = address()
  const { clientUserId } = await upload(email)
  expect(await linksOf(clientUserId)).toEqual([])
  expect(await noticesOf(clientUserId)).toEqual(['report-ready'])
  await expect.poll(sentTo).toEqual([email])
  expect(ses.requests[0]?.form.get('Message.Body.Text.Data')).toContain('Forgot password?')
})

it('with the channel email, a new client gets one audited invitation and no other email', async () => {
  await setMode('email')
  const email = address()
  const { clientUserId } = await upload(email)
  expect(await linksOf(clientUserId)).toMatchObject([
    { purpose: 'activate', channel: 'email', createdBy: null, revokedAt: null },
  ])
  expect(await noticesOf(clientUserId)).toEqual(['invitation'])
  await expect.poll(sentTo).toEqual([email])
  expect(ses.requests[0]?.raw).toContain('%2Fwelcome')
  const events = await portal.deps.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'invitation.send'))
  expect(events).toMatchObject([{ actorId: null, subjectId: clientUserId, fields: [] }])
  // A second sample of the same delivery sends nothing new.
  await upload(email)
  expect(await linksOf(clientUserId)).toHaveLength(1)
  expect(await noticesOf(clientUserId)).toEqual(['invitation'])
})

it('simultaneous samples of one person make one invitation and are all linked', async () => {
  await setMode('email')
  const email = address()
  await upload(email, {
    hold: 'true',
    practitionerId: String((await portal.person('practitioner')).practitionerId),
  })
  const reports = await Promise.all([1, 2, 3, 4].map(() => upload(email)))
  expect(new Set(reports.map(({ clientUserId }) => clientUserId)).size).toBe(1)
  const [{ clientUserId } = { clientUserId: 0 }] = reports
  expect(await linksOf(clientUserId)).toHaveLength(1)
  expect(await noticesOf(clientUserId)).toEqual(['invitation'])
})

it('with "email or SMS", a client without an email gets a text message', async () => {
  const withoutEmail = async (phone?: string) => {
    const { id } = await upload('', {}, phone)
    return (await admin.visit.put(`/api/reports/${id}/client`, { withoutEmail: true })).body as Uploaded
  }
  await setMode('email')
  const [byEmail, neither] = [await withoutEmail('+49 151 1234567'), await withoutEmail()]
  for (const { clientUserId } of [byEmail, neither]) expect(await linksOf(clientUserId)).toEqual([])
  await setMode('email-or-sms')
  const { clientUserId } = await withoutEmail('+49 151 7654321')
  expect(await linksOf(clientUserId)).toMatchObject([{ channel: 'sms' }])
  await expect.poll(() => twilio.requests.map(({ form }) => form.get('To'))).toEqual(['+491517654321'])
  const unreached = await withoutEmail('0151 7654321')
  expect(await linksOf(unreached.clientUserId)).toEqual([])
})

it('invites at every kind of release, and not before', async () => {
  await setMode('email')
  const practitioner = await portal.person('practitioner')
  const practitionerId = String(practitioner.practitionerId)
  const invitations = async (userId: number) => (await linksOf(userId)).length

  const held = await upload(address(), { hold: 'true', practitionerId })
  expect([held.status, await invitations(held.clientUserId)]).toEqual(['pending', 0])
  await practitioner.visit.post(`/api/reports/${held.id}/release`)
  expect(await invitations(held.clientUserId)).toBe(1)

  // The name in the files differs from the form's, so an admin must confirm it.
  const doubtful = await upload(address(), { clientName: 'Rosa Somebody', email: address() })
  expect([doubtful.status, await invitations(doubtful.clientUserId)]).toEqual(['processed', 0])
  await admin.visit.post(`/api/reports/${doubtful.id}/release`)
  expect(await invitations(doubtful.clientUserId)).toBe(1)

  const nobodys = await upload('')
  expect(nobodys).toMatchObject({ status: 'completed', clientUserId: null })
  const { body } = await admin.visit.put(`/api/reports/${nobodys.id}/client`, { email: address() })
  expect(await invitations((body as Uploaded).clientUserId)).toBe(1)
})

it('invites nobody who has signed in, is inactive or has a valid link, but again after it expired', async () => {
  await setMode('email')
  const { db } = portal.deps
  const client = await portal.person('client')
  await upload(address(), { clientId: String(client.clientId) })
  expect(await linksOf(client.userId)).toEqual([])
  expect(await noticesOf(client.userId)).toEqual(['report-ready'])

  const email = address()
  const { clientUserId: userId } = await upload(email)
  const set = (values: Partial<typeof signInLinks.$inferInsert>) =>
    db.update(signInLinks).set(values).where(eq(signInLinks.userId, userId))
  // The invitation is from last week, so the new report is announced with the same link.
  await set({ createdAt: new Date(Date.now() - 8 * 86_400_000) })
  await upload(email)
  expect(await linksOf(userId)).toHaveLength(1)
  expect(await noticesOf(userId)).toEqual(['invitation', 'report-ready'])
  // A locked client gets no new guesses by another sample, even after changes to the link.
  await set({ wrongAnswers: 5 })
  await upload(email)
  await set({ expiresAt: new Date(Date.now() - 1000) })
  await upload(email)
  await set({ revokedAt: new Date() })
  await upload(email)
  expect(await linksOf(userId)).toHaveLength(1)
  await set({ wrongAnswers: 0, revokedAt: null })
  await upload(email)
  expect(await linksOf(userId)).toMatchObject([{}, { revokedAt: null }])

  await db.update(users).set({ isActive: false }).where(eq(users.id, userId))
  await set({ expiresAt: new Date(Date.now() - 1000) })
  await upload(email)
  expect(await linksOf(userId)).toHaveLength(2)
})

it('invites again after a failed message, by SMS where that is allowed', async () => {
  await setMode('email-or-sms')
  const { db } = portal.deps
  const email = address()
  const { clientUserId: userId } = await upload(email, {}, '+49 151 2345678')
  const states = async () =>
    (await db.select().from(outbox).where(eq(outbox.userId, userId))).map(({ state }) => state)
  await expect.poll(states).toEqual(['sent'])
  await db.update(outbox).set({ state: 'failed' }).where(eq(outbox.userId, userId))
  await upload(email)
  expect((await linksOf(userId)).map(({ channel }) => channel)).toEqual(['email', 'sms'])
})
