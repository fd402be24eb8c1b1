import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messageLogs } from './messaging.tables'
import { auditEvents } from '../audit/audit.tables'
import { users } from '../accounts/accounts.tables'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { sesSays, startFakeServer, twilioSays, type FakeServer } from '../../testing/fake-server'
import { closeInterrupted } from './messaging.public'

let portal: Portal
let admin: Person
let ses: FakeServer
let twilio: FakeServer
let bare: Portal
let bareAdmin: Person
const from = 'noreply@portal.example.com'

beforeAll(async () => {
  ses = await startFakeServer(() => sesSays.sent('m'))
  twilio = await startFakeServer(() => twilioSays.queued('SM1'))
  portal = await startPortal({
    AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
    AWS_SECRET_ACCESS_KEY: 'the-secret-of-the-test',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_SES: ses.url,
    SES_FROM_ADDRESS: from,
    TWILIO_ACCOUNT_SID: 'ACstandin',
    TWILIO_AUTH_TOKEN: 'the-token-of-the-test',
    TWILIO_PHONE_NUMBER: '+15005550006',
    TWILIO_BASE_URL: twilio.url,
  })
  admin = await portal.person('admin')
  bare = await startPortal()
  bareAdmin = await bare.person('admin')
})
beforeEach(() => {
  let id = 0
  ses.answerWith(() => sesSays.sent(`m-${++id}`))
  twilio.answerWith(() => twilioSays.queued('SM1'))
  ses.requests.length = 0
  twilio.requests.length = 0
})
afterAll(async () => {
  await portal.close()
  await bare.close()
  await ses.close()
  await twilio.close()
})

const email = (body: object) =>
  admin.visit.post('/api/admin/send-email', {
    to: ['a@example.com'],
    subject: 'Hello',
    message: 'Text',
    ...body,
  })
const sms = (body: object) =>
  admin.visit.post('/api/admin/send-sms', { to: '+44 7700 900123', message: 'Hello', ...body })
type Log = { status: string; recipients: string[]; errorMessage: string | null; messageId: string | null }
const newest = async (by = admin) =>
  ((await by.visit.get('/api/admin/message-logs?pageSize=1')).body as Log[])[0]
const destinations = () =>
  ses.requests.map(({ form }) => [...form].filter(([name]) => name.startsWith('Destination.')))

describe('email', () => {
  it('sends fifty recipients separate messages, so nobody sees another', async () => {
    const to = Array.from({ length: 50 }, (_, i) => `person${i}@example.com`)
    const answer = await email({ to, htmlMessage: '<b>Text</b>' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ messageId: expect.stringMatching(/^m-\d+$/) as string })
    expect(ses.requests).toHaveLength(50)
    for (const [index, destination] of destinations().entries()) {
      expect(destination).toEqual([['Destination.ToAddresses.member.1', expect.any(String)]])
      const own = destination[0]?.[1] ?? ''
      for (const other of to)
        if (other !== own)
          expect(ses.requests[index]?.form.toString()).not.toContain(encodeURIComponent(other))
    }
    expect(new Set(destinations().map(([first]) => first?.[1]))).toEqual(new Set(to))
    expect(await newest()).toMatchObject({ status: 'sent', recipients: to, errorMessage: null })
  })

  it('refuses fifty-one recipients, and sends and stores nothing', async () => {
    const before = await newest()
    const answer = await email({ to: Array.from({ length: 51 }, (_, i) => `p${i}@example.com`) })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: 'At most 50 recipients' })
    expect(ses.requests).toHaveLength(0)
    expect(await newest()).toEqual(before)
  })

  it('replaces half of a cut emoji', async () => {
    expect((await email({ subject: 'Ready \ud83d', message: '\ude00 text' })).status).toBe(200)
    expect(ses.requests[0]?.form.get('Message.Subject.Data')).toBe('Ready \ufffd')
  })

  it('ignores duplicate addresses in any case', async () => {
    await email({ to: ['A@example.com', 'b@example.com', 'a@EXAMPLE.com', 'b@example.com '] })
    expect(ses.requests).toHaveLength(2)
    expect(await newest()).toMatchObject({ recipients: ['A@example.com', 'b@example.com'] })
  })

  it.each([
    [{ to: [] }, 'Please add at least one recipient'],
    [{ to: undefined }, 'Please add at least one recipient'],
    [{ subject: ' ' }, 'Subject and message are required'],
    [{ message: undefined, subject: undefined }, 'Subject and message are required'],
    [{ to: ['Nora <nora@example.com>'] }, '“Nora <nora@example.com>” is not an email address'],
    [{ to: ['a@example.com, b@example.com'] }, '“a@example.com, b@example.com” is not an email address'],
  ])('refuses %o', async (body, error) => {
    const answer = await email(body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error })
    expect(ses.requests).toHaveLength(0)
  })

  it('sends none of 200 attempts to break out of a header', async () => {
    const breaks = [
      '\r\n',
      '\n',
      '\r',
      '\0',
      '\r\n ',
      '\r\n\t',
      '\n ',
      '\u2028',
      '\u2029',
      '\u0085',
      '\v',
      '\f',
    ]
    const headers = [
      'Bcc: x@evil.example',
      'Subject: other',
      'Content-Type: text/html',
      '',
      'X: y\r\n\r\nbody',
    ]
    const places: ((attack: string) => object)[] = [
      (attack) => ({ subject: `Hello${attack}` }),
      (attack) => ({ subject: `${attack}Hello` }),
      (attack) => ({ to: [`a@example.com${attack}`] }),
      (attack) => ({ to: ['b@example.com', `Nora${attack} <a@example.com>`] }),
    ]
    const attempts = places.flatMap((place) =>
      breaks.flatMap((br) => headers.map((header) => place(`${br}${header}`))),
    )
    expect(attempts.length).toBeGreaterThanOrEqual(200)
    for (const attempt of attempts) expect((await email(attempt)).status).toBe(400)
    expect(ses.requests).toHaveLength(0)
  })

  it('sends once and answers the same for a double click or a repeated request', async () => {
    ses.answerWith(() => sesSays.sent('m-once', 300))
    const [first, second] = await Promise.all([email({ sendKey: 'k1' }), email({ sendKey: 'k1' })])
    const third = await email({ sendKey: 'k1' })
    for (const answer of [first, second, third]) expect(answer.body).toEqual({ messageId: 'm-once' })
    expect(ses.requests).toHaveLength(1)
    ses.answerWith(() =>
      sesSays.error(400, 'MessageRejected', 'Email address is not verified: a@example.com'),
    )
    const refused = await email({ sendKey: 'k2' })
    const again = await email({ sendKey: 'k2' })
    expect((again.body as { error: string }).error).toBe((refused.body as { error: string }).error)
    expect(ses.requests).toHaveLength(2)
  })

  it('names the recipients that were refused, and says that the others got it', async () => {
    ses.answerWith(({ form }) => {
      const to = form.get('Destination.ToAddresses.member.1')
      return to?.startsWith('bad')
        ? sesSays.error(400, 'MessageRejected', `Email address is not verified: ${to}`)
        : sesSays.sent('m-9')
    })
    const answer = await email({
      to: ['a@example.com', 'bad1@example.com', 'c@example.com', 'bad2@example.com'],
    })
    expect(answer.status).toBe(400)
    const { error, fields } = answer.body as { error: string; fields: Record<string, string> }
    expect(error).toMatch(
      /^Not sent to bad1@example\.com, bad2@example\.com: The email service rejected .* The other 2 were sent\.$/,
    )
    expect(Object.keys(fields)).toEqual(['unsent.1', 'unsent.3'])
    expect(await newest()).toMatchObject({ status: 'failed', errorMessage: error, messageId: 'm-9 m-9' })
    expect(ses.requests).toHaveLength(4)
  })

  it('does not try an error that concerns all of them fifty times', async () => {
    ses.answerWith(() => sesSays.error(403, 'SignatureDoesNotMatch', 'AKIASTANDIN'))
    const answer = await email({ to: Array.from({ length: 50 }, (_, i) => `p${i}@example.com`) })
    expect(answer.status).toBe(503)
    expect(ses.requests.length).toBeLessThanOrEqual(3)
    expect(await newest()).toMatchObject({ status: 'failed', messageId: null })
  })

  it('without a service gives an error and a failed row, and sends nothing', async () => {
    const answer = await bareAdmin.visit.post('/api/admin/send-email', {
      to: ['a@example.com'],
      subject: 'Hello',
      message: 'Text',
    })
    expect(answer.status).toBe(503)
    expect(answer.body).toMatchObject({ error: expect.stringMatching(/^Email is not configured/) as string })
    expect(await newest(bareAdmin)).toMatchObject({
      status: 'failed',
      errorMessage: (answer.body as { error: string }).error,
    })
    expect(ses.requests).toHaveLength(0)
  })
})

describe('SMS', () => {
  it('goes to the bare number', async () => {
    const answer = await sms({ to: '+44 (7700) 900-123' })
    expect(answer.body).toEqual({ messageId: 'SM1' })
    expect(twilio.requests[0]?.form.get('To')).toBe('+447700900123')
    expect(await newest()).toMatchObject({ status: 'sent', recipients: ['+447700900123'] })
  })

  it.each([
    [{ to: '' }, 'Phone number and message are required'],
    [{ message: ' ' }, 'Phone number and message are required'],
    [{ message: 'x'.repeat(161) }, 'The message must be at most 160 characters'],
    [{ to: '07700 900123' }, /country code/],
    [{ to: '+44 7700\n900123' }, /one line/],
  ])('refuses %o', async (body, error) => {
    const answer = await sms(body)
    expect(answer.status).toBe(400)
    expect((answer.body as { error: string }).error).toMatch(error)
    expect(twilio.requests).toHaveLength(0)
  })

  it('sends 160 characters, once per key', async () => {
    const body = { message: 'x'.repeat(160), sendKey: 's1' }
    await Promise.all([sms(body), sms(body)])
    expect(twilio.requests).toHaveLength(1)
  })

  it("gives the reason for a failure without the service's own text", async () => {
    twilio.answerWith(() => twilioSays.error(400, 21608, 'The number +447700900123 is unverified. ACstandin'))
    const answer = await sms({})
    expect(answer.status).toBe(400)
    expect(answer.text).toMatch(/verified with Twilio/)
    expect(answer.text).not.toMatch(/ACstandin|447700900123/)
    expect(await newest()).toMatchObject({ status: 'failed' })
  })

  it('without a service gives an error and a failed row', async () => {
    const answer = await bareAdmin.visit.post('/api/admin/send-sms', { to: '+447700900123', message: 'Hi' })
    expect(answer.status).toBe(503)
    expect(await newest(bareAdmin)).toMatchObject({ status: 'failed', messageType: 'sms' })
  })
})

describe('the history', () => {
  it('is paged, newest first, and filtered by kind', async () => {
    await email({ subject: 'Older' })
    await sms({})
    const all = await admin.visit.get('/api/admin/message-logs?pageSize=2')
    expect(all.body).toMatchObject([{ messageType: 'sms' }, { messageType: 'email', subject: 'Older' }])
    expect(all.headers.get('link')).toMatch(/rel="next"/)
    const emails = await admin.visit.get('/api/admin/message-logs?type=email&pageSize=200')
    expect((emails.body as { messageType: string }[]).every((log) => log.messageType === 'email')).toBe(true)
    expect((await admin.visit.get('/api/admin/message-logs?type=fax')).status).toBe(400)
  })

  it('audits each send once, and no address or text is logged', async () => {
    const [{ rows } = { rows: 0 }] = await portal.deps.db.select({ rows: count() }).from(messageLogs)
    const [{ events } = { events: 0 }] = await portal.deps.db
      .select({ events: count() })
      .from(auditEvents)
      .where(eq(auditEvents.action, 'message.send'))
    expect(events).toBe(rows)
    expect(portal.logged()).not.toMatch(/example\.com|AKIASTANDIN|of-the-test|447700900123/)
  })

  it.each(['client', 'practitioner'] as const)('forgets a %s who is deleted', async (role) => {
    const gone = await portal.person(role)
    await portal.deps.db.update(users).set({ phone: '+44 7700 900555' }).where(eq(users.id, gone.userId))
    await email({ to: [gone.email, 'stays@example.com'] })
    await email({ to: [gone.email.toUpperCase()] })
    await sms({ to: '+44 7700 900555' })
    const history = async () => JSON.stringify((await admin.visit.get('/api/admin/message-logs')).body)
    expect(await history()).toMatch(/447700900555/)
    const id = role === 'client' ? gone.clientId : gone.practitionerId
    expect((await admin.visit.send('DELETE', `/api/${role}s/${id}`)).status).toBe(204)
    expect((await history()).toLowerCase()).not.toContain(gone.email)
    expect(await history()).not.toMatch(/447700900555/)
    expect(await newest()).toMatchObject({ recipients: ['stays@example.com'] })
  })

  it('marks what a stopped server left as failed', async () => {
    const { db } = portal.deps
    const old = { messageType: 'email' as const, recipients: ['a@example.com'], message: 'x' }
    await db.insert(messageLogs).values([
      { ...old, createdAt: new Date(Date.now() - 3_600_000) },
      { ...old, message: 'under way' },
    ])
    await closeInterrupted(portal.deps)
    expect((await admin.visit.get('/api/admin/message-logs?pageSize=2')).body).toMatchObject([
      { status: 'pending', message: 'under way' },
      { status: 'failed' },
    ])
  })
})

it('says which services are configured without secrets, and requires the sender', async () => {
  ses.answerWith(() => sesSays.verification({ [from]: 'Pending' }))
  const answer = await admin.visit.get('/api/admin/messaging-config')
  expect(answer.body).toEqual({
    ses: { accessKeyId: true, secretKey: true, region: true },
    twilio: { accountSid: true, authToken: true, phoneNumber: true },
    sender: { address: from, verified: false },
  })
  expect((await bareAdmin.visit.get('/api/admin/messaging-config')).body).toEqual({
    ses: { accessKeyId: false, secretKey: false, region: false },
    twilio: { accountSid: false, authToken: false, phoneNumber: false },
    sender: { address: null, verified: null },
  })
})
