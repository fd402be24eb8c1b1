import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { named } from '@shared/testing/people'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EmailKind } from '../adapters/mail/outbox-email'
import { makeLink, revokeLinks, requestEmailChange } from '../features/accounts/accounts.public'
import { signInLinks, users } from '../features/accounts/accounts.tables'
import { tokenHashOf } from '../features/accounts/link-token'
import { saveRegistration } from '../features/auth/registrations'
import { clients } from '../features/clients/clients.tables'
import { enqueueEmail, sendOutbox } from '../features/messaging/messaging.public'
import { outbox } from '../features/messaging/messaging.tables'
import { settings } from '../features/portal/portal.tables'
import { reportCorrections, reports } from '../features/reports/reports.tables'
import { outboxEmails } from '../notices/notices'
import { addReport } from '../testing/invited'
import { startPortal, type Person, type Portal } from '../testing/portal'
import { tripletForm } from '../testing/triplets'
import { sesSays, startFakeServer, twilioSays, type FakeServer } from '../testing/fake-server'

const home = 'https://portal.example.com'
const portalName = 'Lab & <Sons>'
const logoHash = 'ab'.repeat(32)
const sampleId = 'ZZ4711'

let portal: Portal
let ses: FakeServer
let twilio: FakeServer
let client: Person
let reportId = 0
beforeAll(async () => {
  ses = await startFakeServer(() => sesSays.sent('m'))
  twilio = await startFakeServer(() => twilioSays.queued('SM1'))
  portal = await startPortal({
    PUBLIC_URL: home,
    AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_SES: ses.url,
    SES_FROM_ADDRESS: 'noreply@portal.example.com',
    TWILIO_ACCOUNT_SID: 'ACstandin',
    TWILIO_AUTH_TOKEN: 'the-token-of-the-test',
    TWILIO_PHONE_NUMBER: '+15005550006',
    TWILIO_BASE_URL: twilio.url,
  })
  await portal.deps.db.insert(settings).values({ portalName, logoHash, accent: '#d6e08a' })
  const admin = await portal.person('admin')
  const { firstName, lastName } = named.client
  client = await portal.person('client', { firstName, lastName, dateOfBirth: '1984-03-12' })
  await portal.deps.db.update(clients).set({ allergies: 'sesame' }).where(eq(clients.id, client.clientId))
  // Notices are off during the upload, so that the upload sends no email.
  const prefer = (reportNotifications: boolean) =>
    portal.deps.db.update(users).set({ reportNotifications }).where(eq(users.id, client.userId))
  await prefer(false)
  const fields = { clientId: String(client.clientId) }
  const { body } = await admin.visit.upload('/api/reports/multi-file', tripletForm({ sampleId }, { fields }))
  reportId = (body as { id: number }).id
  await prefer(true)
})
beforeEach(async () => {
  ses.answerWith(() => sesSays.sent('m'))
  twilio.answerWith(() => twilioSays.queued('SM1'))
  ses.requests.length = 0
  twilio.requests.length = 0
  await portal.deps.db.delete(outbox)
})
afterAll(async () => {
  await portal.close()
  await ses.close()
  await twilio.close()
})

const linkOf = (userId: number, purpose: 'activate' | 'reset', channel: 'email' | 'sms') =>
  portal.deps.db.transaction(
    async (tx) => (await makeLink(tx, { userId, purpose, channel, createdBy: null })).id,
  )
const rows = () => portal.deps.db.select().from(outbox).orderBy(outbox.id)
const due = () => portal.deps.db.update(outbox).set({ nextAttemptAt: sql`now()` })
const send = () => sendOutbox(portal.deps)
const lastEmail = () => {
  const { form } = ses.requests.at(-1) ?? {}
  const part = (name: string) => form?.get(name) ?? ''
  return {
    to: part('Destination.ToAddresses.member.1'),
    subject: part('Message.Subject.Data'),
    text: part('Message.Body.Text.Data'),
    html: part('Message.Body.Html.Data'),
  }
}

/** A client who was invited through `channel` and has never signed in. */
async function invite(channel: 'email' | 'sms', changes: Partial<typeof users.$inferInsert> = {}) {
  const person = await portal.person('client')
  const row = { lastSignInAt: null, phone: '+44 (7700) 900-123', ...changes }
  await portal.deps.db.update(users).set(row).where(eq(users.id, person.userId))
  await addReport(portal, person.clientId, `OF-${person.userId}`)
  const linkId = await linkOf(person.userId, 'activate', channel)
  await enqueueEmail(portal.deps.db, { kind: 'invitation', userId: person.userId, subjectId: linkId })
  return { ...person, linkId }
}
const hashOf = async (id: number) =>
  (await portal.deps.db.select().from(signInLinks).where(eq(signInLinks.id, id)))[0]?.tokenHash
const tokenIn = (text: string) => /\/welcome#([\w-]{43})$/m.exec(text)?.[1] ?? ''

/** An email about a correction of the client's report, whose status is set first. */
async function owingOfCorrection(kind: EmailKind, status: 'completed' | 'processed') {
  await portal.deps.db.update(reports).set({ status }).where(eq(reports.id, reportId))
  const [correction] = await portal.deps.db
    .insert(reportCorrections)
    .values({ reportId, beforeResults: [], beforeScale: 'index', releasedAt: new Date() })
    .returning()
  return { kind, userId: client.userId, subjectId: correction?.id ?? 0 }
}

/** Emails that need an existing row as their subject. */
const owing: Partial<Record<EmailKind, () => Promise<Parameters<typeof enqueueEmail>[1]>>> = {
  'report-ready': () => Promise.resolve({ kind: 'report-ready', userId: client.userId, subjectId: reportId }),
  'report-corrected': () => owingOfCorrection('report-corrected', 'completed'),
  'report-checked-again': () => owingOfCorrection('report-checked-again', 'processed'),
  'address-link': async () => {
    const address = 'new@example.com'
    const subjectId = await portal.deps.db.transaction((tx) => requestEmailChange(tx, client.userId, address))
    return { kind: 'address-link', userId: client.userId, address, subjectId }
  },
  'registration-link': async () => {
    const address = 'somebody@example.com'
    const registered = {
      email: address,
      username: address,
      firstName: 'Some',
      lastName: 'Body',
      passwordHash: 'x',
    }
    const subjectId = await portal.deps.db.transaction((tx) => saveRegistration(tx, registered))
    return { kind: 'registration-link', userId: null, address, subjectId }
  },
  invitation: async () => {
    const { userId, linkId } = await invite('email')
    return { kind: 'invitation', userId, subjectId: linkId }
  },
  // The account is looked up by address only when the email is sent.
  'password-reset': () =>
    Promise.resolve({ kind: 'password-reset', userId: null, address: client.email, subjectId: 0 }),
}
const kinds = Object.keys(outboxEmails) as EmailKind[]

describe.each(kinds)('email %s', (kind) => {
  it('is sent as HTML and text that say the same, without health or personal data', async () => {
    await enqueueEmail(
      portal.deps.db,
      await (owing[kind]?.() ?? { kind, userId: client.userId, subjectId: client.clientId }),
    )
    await send()
    expect(ses.requests).toHaveLength(1)
    const { subject, text, html } = lastEmail()
    const folder = process.env['PEARWELL_EMAILS']
    if (folder) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, `${kind}.html`), html)
      writeFileSync(path.join(folder, `${kind}.txt`), `${subject}\n\n${text}`)
    }
    const visibleText = html.replace(/<style>.*?<\/style>|<!--.*?-->/gs, '')
    for (const part of [subject, text, visibleText]) {
      expect(part).not.toMatch(
        /allerg|intoleran|\b(IgG|foods?|blood|tests?|results?|samples?|diet|elevated|symptoms?|health|medical)\b|µg/i,
      )
      expect(part).not.toMatch(/Nora|Whitfield|1984|sesame|wheat|ZZ4711|First\d|Last\d|reports\//i)
    }
    const words = (of: string) =>
      of
        .replace(/<[^>]*>|[:.\s]+/g, ' ')
        .replace(/\s+/g, ' ')
        .toLowerCase()
    const read = (escaped: string) =>
      escaped
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&#39;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
    const shown = words(read(visibleText.replace(/<[^>]*>/g, ' ')))
    for (const paragraph of text.split('\n\n')) {
      const [sentence = '', address] = paragraph.split('\n')
      expect(shown).toContain(words(sentence).trim())
      if (address) expect(html).toContain(`href="${address}"`)
    }
    expect(html).toContain(
      `<title>${subject.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')}</title>`,
    )
    expect(html).toContain('alt="Lab &amp; &lt;Sons&gt;"')
    const leads = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to = '']) => to)
    expect(leads.every((to) => to.startsWith(home))).toBe(true)
    expect(leads).toContain(`${home}/api/logo/${logoHash}`)
    expect(text.includes('/unsubscribe#')).toBe(['report-ready', 'diary-due'].includes(kind))
  })
})

it('a portal without an address sends no link or logo, and its name instead', async () => {
  const bare = { ...portal.deps, config: { ...portal.deps.config, publicUrl: '' } }
  await portal.deps.db.update(reports).set({ status: 'completed' }).where(eq(reports.id, reportId))
  await enqueueEmail(portal.deps.db, { kind: 'report-ready', userId: client.userId, subjectId: reportId })
  await sendOutbox(bare)
  const { text, html } = lastEmail()
  expect(text).not.toContain('http')
  expect(html).not.toMatch(/href|src=/)
  expect(html.match(/Lab &amp; &lt;Sons&gt;/g)).toHaveLength(2)
  // An invitation without a link would be useless, so it fails.
  await invite('email')
  await invite('sms')
  await sendOutbox(bare)
  expect([ses.requests.length, twilio.requests.length]).toEqual([1, 0])
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'failed', 'failed'])
})

describe('an invitation', () => {
  it('an email says that there is a message, where and until when, and its link works', async () => {
    const { linkId, email } = await invite('email')
    await send()
    const { to, subject, text } = lastEmail()
    expect([to, subject]).toEqual([email, `A message for you at ${portalName}`])
    expect(text).toMatch(/with this link until \d{1,2} \w+ 20\d\d:\n/)
    expect(tokenHashOf(tokenIn(text))).toBe(await hashOf(linkId))
  })

  it('a text message is one line with the link, to the number in E.164 form', async () => {
    const { linkId } = await invite('sms')
    await send()
    expect(ses.requests).toHaveLength(0)
    const form = twilio.requests[0]?.form
    expect(form?.get('To')).toBe('+447700900123')
    const text = form?.get('Body') ?? ''
    expect(text).toMatch(
      /^A message for you at Lab & <Sons>: https:\/\/portal.example.com\/welcome#[\w-]{43}$/,
    )
    expect(tokenHashOf(tokenIn(text))).toBe(await hashOf(linkId))
    expect(await rows()).toMatchObject([{ state: 'sent' }])
  })

  it('is not sent to a client who has signed in or is deactivated, or whose link or report is gone', async () => {
    const { db } = portal.deps
    const robbed = await invite('email')
    await db.update(reports).set({ clientId: null }).where(eq(reports.clientId, robbed.clientId))
    await invite('email', { lastSignInAt: new Date() })
    await invite('sms', { isActive: false })
    const revoked = await invite('sms')
    await db.transaction((tx) => revokeLinks(tx, revoked.userId))
    const expired = await invite('email')
    await db
      .update(signInLinks)
      .set({ expiresAt: sql`now() - interval '1 minute'` })
      .where(eq(signInLinks.id, expired.linkId))
    await send()
    expect([ses.requests.length, twilio.requests.length]).toEqual([0, 0])
    expect(await rows()).toEqual([])
  })

  it('a text message fails when the number has no country code', async () => {
    await invite('sms', { phone: '0770 900123' })
    await send()
    expect(twilio.requests).toHaveLength(0)
    expect(await rows()).toMatchObject([{ state: 'failed' }])
  })

  it('is retried when nothing was sent, but not when it may have been, and its link stays valid', async () => {
    const { linkId } = await invite('sms')
    twilio.answerWith(() => twilioSays.error(401, 20003, 'Authenticate'))
    await send()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    twilio.answerWith(() => ({ kind: 'hang-up' }))
    await due()
    await send()
    const sent = twilio.requests.at(-1)?.form.get('Body') ?? ''
    for (let run = 0; run < 2; run++) {
      await due()
      await send()
    }
    expect(twilio.requests).toHaveLength(2)
    expect(await rows()).toMatchObject([{ state: 'failed' }])
    expect(tokenHashOf(tokenIn(sent))).toBe(await hashOf(linkId))
  })
})

it('a password reset link is retried when nothing was sent, but not when it may have been', async () => {
  const asked = await owing['password-reset']?.()
  if (asked) await enqueueEmail(portal.deps.db, asked)
  ses.answerWith(() => sesSays.error(403, 'SignatureDoesNotMatch', 'no'))
  await send()
  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }])
  ses.answerWith(() => ({ kind: 'hang-up' }))
  await due()
  await send()
  expect(await rows()).toMatchObject([{ state: 'failed' }])
})

it('a failure of one service does not delay the other, and each sends one message at a time', async () => {
  for (let count = 0; count < 3; count++) {
    await invite('email')
    await invite('sms')
  }
  twilio.answerWith(() => twilioSays.error(401, 20003, 'Authenticate'))
  await send()
  expect([ses.requests.length, twilio.requests.length]).toEqual([3, 1])
  ses.answerWith(() => sesSays.error(403, 'SignatureDoesNotMatch', 'no'))
  twilio.answerWith(() => twilioSays.queued('SM1'))
  await invite('email')
  await due()
  await Promise.all([send(), send()])
  expect(twilio.requests).toHaveLength(4)
  const states = (await rows()).map(({ state }) => state)
  expect(states).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'sent', 'waiting'])
})

it('without a text message service, invitations by text message wait and emails are sent', async () => {
  await invite('sms')
  await invite('email')
  await sendOutbox({ ...portal.deps, sms: undefined })
  expect((await rows()).map(({ state }) => state)).toEqual(['waiting', 'sent'])
  await sendOutbox({ ...portal.deps, mail: undefined })
  expect(twilio.requests).toHaveLength(1)
})
