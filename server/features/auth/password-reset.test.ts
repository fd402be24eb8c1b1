import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { placeholderEmailFor } from '@shared/domain/people/no-email'
import type { ErrorBody } from '@shared/core/errors'
import { addReport, birthDay, invitee, linkFor, newcomer } from '../../testing/invited'
import { startPortal, testPassword, type Person, type Portal } from '../../testing/portal'
import { statementsOf } from '../../testing/statements'
import type { Answer, Visitor } from '../../testing/visitor'
import { sesSays, startFakeServer, type FakeServer } from '../../testing/fake-server'
import { findAccount } from '../accounts/accounts.public'
import { addressChanges, credentials, sessions, signInLinks, users } from '../accounts/accounts.tables'
import { auditEvents } from '../audit/audit.tables'
import { outbox } from '../messaging/messaging.tables'
import { reports } from '../reports/reports.tables'

const chosen = 'orchard under the hill'
/** Equal length, so that no header tells them apart. */
const [known, unknown] = ['known-address@example.com', 'other-address@example.com']

let ses: FakeServer
let portal: Portal
let admin: Person
beforeAll(async () => {
  ses = await startFakeServer(() => sesSays.sent('m'))
  portal = await startPortal({
    TRUST_PROXY: '1',
    ALLOW_REGISTRATION: 'true',
    PUBLIC_URL: 'http://portal.example.com',
    AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_SES: ses.url,
    SES_FROM_ADDRESS: 'noreply@portal.example.com',
  })
  admin = await portal.person('admin', { email: 'the-admin@example.com' })
  await portal.person('client', { email: known })
})
beforeEach(async () => {
  await portal.deps.db.execute(sql`delete from sign_in_attempts`)
  await quiet()
  ses.requests.length = 0
})
afterAll(async () => {
  await portal.close()
  await ses.close()
})

let networks = 0
const elsewhere = () => `10.1.${++networks % 250}.1`
const post = (path: string, body: unknown, visit = portal.stranger(), from = elsewhere()) =>
  visit.send('POST', path, { body, headers: { 'X-Forwarded-For': from } })
const forgot = (email: string, ...by: [visit?: Visitor, from?: string]) =>
  post('/api/password-reset', { email }, ...by)
const complete = (token: string, password = chosen, visit = portal.stranger()) =>
  post('/api/password-reset/complete', { token, password }, visit)
const signIn = (email: string, password: string) => portal.stranger().post('/api/login', { email, password })
const endOf = ({ body }: { body: unknown }) => (body as ErrorBody).link
const set = ({ userId }: Person, columns: Partial<typeof users.$inferInsert>) =>
  portal.deps.db.update(users).set(columns).where(eq(users.id, userId))

const quiet = () => expect.poll(() => portal.deps.db.$count(outbox, eq(outbox.state, 'waiting'))).toBe(0)
/** The emails to an address, once the outbox is empty. */
async function lettersTo(email: string) {
  await quiet()
  return ses.requests
    .filter(({ form }) => form.get('Destination.ToAddresses.member.1') === email)
    .map(({ form }) => {
      const text = form.get('Message.Body.Text.Data') ?? ''
      const [, path = '', token = ''] =
        /http:\/\/portal\.example\.com(\/[/a-z]+)#([\w-]{43})$/m.exec(text) ?? []
      return { subject: form.get('Message.Subject.Data'), text, path, token }
    })
}
const letterTo = async (email: string) => {
  const [letter] = await lettersTo(email)
  if (!letter) throw new Error(`nothing was sent to ${email}`)
  return letter
}

describe('a link for a new password', () => {
  it.each(['client', 'practitioner'] as const)(
    'is sent to the address of a %s, and signs in with the chosen password',
    async (role) => {
      const { db } = portal.deps
      const person = await portal.person(role)
      const { userId } = person
      await set(person, { emailConfirmed: false })
      await db.insert(credentials).values({ userId, sealed: 'sealed' })
      await db
        .insert(addressChanges)
        .values({ userId, email: 'x@example.com', expiresAt: sql`now() + '1 day'` })
      expect((await forgot(person.email.toUpperCase())).status).toBe(202)
      const { path, token, text } = await letterTo(person.email)
      expect([path, token]).toEqual(['/auth/reset', expect.stringMatching(/^[\w-]{43}$/)])
      expect(text).toContain('within 60 minutes')
      expect(text).not.toMatch(/First|Last|intoleran|food|result|sample/)
      const looked = await post('/api/password-reset/look', { token })
      expect([looked.status, looked.body]).toEqual([200, { email: person.email, role }])
      const short = await complete(token, role === 'client' ? 'seven 7' : 'hill tree')
      expect(short.status).toBe(400)
      expect(Object.keys((short.body as ErrorBody).fields ?? {})).toEqual(['password'])

      const visit = portal.stranger()
      const done = await complete(token, chosen, visit)
      expect([done.status, done.body]).toMatchObject([200, { id: userId, role }])
      expect((await visit.get('/api/user')).status).toBe(200)
      expect((await person.visit.get('/api/user')).status).toBe(401)
      expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(1)
      expect(await db.$count(credentials, eq(credentials.userId, userId))).toBe(0)
      expect(await db.$count(addressChanges, eq(addressChanges.userId, userId))).toBe(0)
      const [account] = await db.select().from(users).where(eq(users.id, userId))
      expect(account?.emailConfirmed).toBe(true)
      const notifications = (await visit.get('/api/notifications')).body as { title: string }[]
      expect(notifications.map(({ title }) => title)).toEqual(['Your password was changed'])
      expect((await lettersTo(person.email)).map(({ subject }) => subject)).toEqual([
        'Choose a new password',
        'Your password was changed',
      ])
      expect([
        (await signIn(person.email, testPassword)).status,
        (await signIn(person.email, chosen)).status,
      ]).toEqual([401, 200])
      for (const twice of [await complete(token), await post('/api/password-reset/look', { token })])
        expect([twice.status, endOf(twice)]).toMatchObject([410, { why: 'used', canResend: false }])
      const events = await db.select().from(auditEvents).where(eq(auditEvents.subjectId, userId))
      expect(events.map(({ action }) => action)).toContain('user.password')
      for (const secret of [token, chosen]) {
        expect(portal.logged()).not.toContain(secret)
        expect(JSON.stringify(events)).not.toContain(secret)
      }
    },
  )

  it('replaces the one before, expires, and works once even when used twice at the same moment', async () => {
    const person = await portal.person('client')
    await forgot(person.email)
    const first = (await letterTo(person.email)).token
    await forgot(person.email)
    const second = (await lettersTo(person.email))[1]?.token ?? ''
    expect(endOf(await complete(first))).toMatchObject({ why: 'revoked' })
    const answers = await Promise.all([complete(second), complete(second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    await forgot(person.email)
    const third = (await lettersTo(person.email)).at(-1)?.token ?? ''
    await portal.deps.db.update(signInLinks).set({ expiresAt: sql`now()` })
    const late = endOf(await complete(third))
    expect(late).toMatchObject({ why: 'expired', canResend: false })
    expect(Date.parse(late?.endedAt ?? '')).not.toBeNaN()
    expect((await complete('never-was')).status).toBe(404)
  })

  it('is not sent to a closed account, and does not open one', async () => {
    const person = await portal.person('practitioner')
    await forgot(person.email)
    const { token } = await letterTo(person.email)
    await admin.visit.patch(`/api/users/${person.userId}`, { isActive: false })
    expect((await complete(token)).status).toBe(410)
    ses.requests.length = 0
    expect((await forgot(person.email)).status).toBe(202)
    expect((await forgot(unknown)).status).toBe(202)
    await quiet()
    expect(ses.requests).toHaveLength(0)
    // Nothing is stored for an unknown address.
    expect(await portal.deps.db.$count(outbox, eq(outbox.address, unknown))).toBe(0)
  })

  it('is sent ten times a day per network neighbourhood with the same answer, and still to others', async () => {
    const { email, visit } = await portal.person('client')
    const other = await portal.person('client')
    const answers = []
    for (let n = 0; n < 12; n++) answers.push((await forgot(email, undefined, '10.9.9.9')).status)
    expect(new Set(answers)).toEqual(new Set([202]))
    expect(await lettersTo(email)).toHaveLength(10)
    // A browser known to another account counts as a stranger's.
    await forgot(email, other.visit, '10.9.9.10')
    expect(await lettersTo(email)).toHaveLength(10)
    await forgot(email, undefined, '10.9.10.9')
    await forgot(email, visit, '10.9.9.9')
    expect(await lettersTo(email)).toHaveLength(12)
    for (let n = 0; n < 12; n++) await forgot(email, visit)
    expect(await lettersTo(email)).toHaveLength(21)
  })

  it('can be requested twenty times at once per network, not counting known browsers', async () => {
    const { email, visit } = await portal.person('client')
    const many = await Promise.all(
      Array.from({ length: 21 }, (_, n) => forgot(`n${n}@example.com`, undefined, '10.9.9.9')),
    )
    expect(many.filter(({ status }) => status === 202)).toHaveLength(20)
    expect(many.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await forgot(email, visit, '10.9.9.9')).status).toBe(202)
    expect(await lettersTo(email)).toHaveLength(1)
  })

  it('is sent however often a stranger has registered with the address', async () => {
    const { email } = await portal.person('client')
    const stranger = { firstName: 'Sly', lastName: 'Stranger', password: chosen, email }
    for (let n = 0; n < 10; n++) await post('/api/register', stranger, undefined, '10.9.9.9')
    expect((await lettersTo(email)).length).toBe(10)
    await forgot(email)
    expect((await lettersTo(email)).at(-1)?.path).toBe('/auth/reset')
  })
})

describe('a client who has never signed in', () => {
  it('gets a link for a password until their first result arrives', async () => {
    const person = await newcomer(portal)
    await forgot(person.email)
    const { path, token } = await letterTo(person.email)
    expect(path).toBe('/auth/reset')
    await addReport(portal, person.clientId, 'EF-80')
    expect(endOf(await complete(token))).toMatchObject({ why: 'revoked' })
    expect(endOf(await post('/api/password-reset/look', { token }))).toMatchObject({ why: 'revoked' })
  })

  it.each(['pending', 'completed'] as const)(
    'gets the invitation when a %s report waits, since an email alone must not open one',
    async (status) => {
      const person = await newcomer(portal)
      await addReport(portal, person.clientId, `EF-81-${status}`, status)
      await forgot(person.email)
      const { path, token, text } = await letterTo(person.email)
      expect(path).toBe('/welcome')
      expect(text).not.toMatch(/intoleran|food|result|sample/i)
      expect((await complete(token)).status).toBe(404)
      const entered = await post('/api/welcome', { token, dateOfBirth: birthDay, password: chosen })
      expect(entered.status).toBe(200)
      ses.requests.length = 0
      await forgot(person.email)
      expect((await letterTo(person.email)).path).toBe('/auth/reset')
    },
  )

  it('keeps the code of a letter when a placeholder stands in for the email', async () => {
    const person = await newcomer(portal, { email: placeholderEmailFor('EF-84'), dateOfBirth: birthDay })
    await addReport(portal, person.clientId, 'EF-84')
    const { token } = await linkFor(portal, person.userId, 'letter')
    expect((await forgot(person.email)).status).toBe(202)
    await quiet()
    expect((await post('/api/welcome/look', { token })).status).toBe(200)
    expect(ses.requests).toHaveLength(0)
  })

  const wrong = (token: string) => post('/api/welcome/answer', { token, dateOfBirth: '1991-03-15' })
  const locked = { subject: 'Please ask the laboratory for a new invitation', token: '' }

  it('keeps a printed code or text message link, and an email says where it is', async () => {
    for (const [channel, subject] of [
      ['letter', 'Your sign-in code is in a letter'],
      ['sms', 'Your sign-in link is in a text message'],
    ] as const) {
      const person = await invitee(portal)
      const { id, token } = await linkFor(portal, person.userId, channel)
      expect((await forgot(person.email)).status).toBe(202)
      expect(await letterTo(person.email)).toMatchObject({ subject, token: '' })
      expect((await post('/api/welcome/look', { token })).status).toBe(200)
      // An expired link is no longer worth mentioning.
      await portal.deps.db
        .update(signInLinks)
        .set({ expiresAt: sql`now()` })
        .where(eq(signInLinks.id, id))
      await forgot(person.email)
      expect((await lettersTo(person.email)).at(-1)).toMatchObject({ subject: 'Your sign-in link' })
    }
  })

  it('has five answers however often a new link is requested, until they are invited again', async () => {
    const person = await invitee(portal)
    let { token } = await linkFor(portal, person.userId)
    const left: unknown[] = []
    for (let n = 0; n < 5; n++) {
      const { status, body } = await wrong(token)
      left.push([status, (body as ErrorBody & { remaining: number }).remaining])
      ses.requests.length = 0
      await forgot(person.email)
      const letter = await letterTo(person.email)
      if (n < 4) token = letter.token
      else expect(letter).toMatchObject(locked)
    }
    expect(left).toEqual([4, 3, 2, 1, 0].map((remaining) => [403, remaining]))
    expect(endOf(await wrong(token))).toMatchObject({ why: 'locked', canResend: false })

    const sent = await admin.visit.post('/api/invitations', { userIds: [person.userId], channel: 'email' })
    expect(sent.body).toMatchObject({ sent: 1 })
    await quiet()
    ses.requests.length = 0
    await forgot(person.email)
    const { path, token: next } = await letterTo(person.email)
    expect(path).toBe('/welcome')
    expect((await wrong(next)).body).toMatchObject({ remaining: 4 })
  })

  it.each<[string, (person: Person, id: number) => Promise<unknown>]>([
    ['is withdrawn', (_person, id) => admin.visit.send('DELETE', `/api/invitations/${id}`)],
    [
      'has run out',
      (_person, id) =>
        portal.deps.db
          .update(signInLinks)
          .set({ expiresAt: sql`now()` })
          .where(eq(signInLinks.id, id)),
    ],
    [
      'went to another address',
      ({ userId, email }) => admin.visit.patch(`/api/users/${userId}`, { email: `new-${email}` }),
    ],
    ['is followed by a password', ({ userId }) => admin.visit.put(`/api/users/${userId}/password`)],
    [
      'is of an account that was closed for a while',
      async ({ userId }) => {
        await admin.visit.patch(`/api/users/${userId}`, { isActive: false })
        await admin.visit.patch(`/api/users/${userId}`, { isActive: true })
      },
    ],
    [
      'is about a report that is another’s now',
      async ({ clientId }) => {
        const other = await newcomer(portal)
        await portal.deps.db
          .update(reports)
          .set({ clientId: other.clientId })
          .where(eq(reports.clientId, clientId))
      },
    ],
  ])('stays locked out when the locked invitation %s', async (_what, happens) => {
    const person = await invitee(portal)
    const { id, token } = await linkFor(portal, person.userId)
    for (let n = 0; n < 5; n++) await wrong(token)
    await happens(person, id)
    const { email = '' } = (await findAccount(portal.deps.db, person.userId)) ?? {}
    // Other emails are removed, because a job sends them.
    await portal.deps.db.delete(outbox)
    ses.requests.length = 0
    await forgot(email)
    expect(await letterTo(email)).toMatchObject(locked)
  })

  it('cannot use a password link that was sent before the lock', async () => {
    const person = await newcomer(portal)
    await forgot(person.email)
    const { token } = await letterTo(person.email)
    await addReport(portal, person.clientId, 'EF-83')
    const invitation = await linkFor(portal, person.userId)
    for (let n = 0; n < 5; n++) await wrong(invitation.token)
    await portal.deps.db.delete(reports).where(eq(reports.clientId, person.clientId))
    expect(endOf(await complete(token))).toMatchObject({ why: 'revoked' })
  })
})

it('without an email service the answer says whom to ask for a password', async () => {
  const silent = await startPortal()
  try {
    const visit = (await silent.person('admin')).visit
    const config = async (at: Portal) => (await at.stranger().get('/api/config')).body
    expect(await config(silent)).toMatchObject({ resetByEmail: false })
    expect(await config(portal)).toMatchObject({ resetByEmail: true })
    const refused = async () => {
      const { status, body } = await silent.stranger().post('/api/password-reset', { email: known })
      return [status, (body as ErrorBody).error]
    }
    expect(await refused()).toEqual([503, expect.stringContaining('ask the laboratory for a new sign-in')])
    await visit.patch('/api/settings', { supportAddress: 'help@lab.example.com' })
    expect(await refused()).toEqual([503, expect.stringContaining('the laboratory at help@lab.example.com')])
  } finally {
    await silent.close()
  }
})

describe('whether an address has an account', () => {
  it('shows neither in the answer nor in the database statements', async () => {
    const seen = async (email: string) => {
      let answer!: Answer
      const statements = (await statementsOf(async () => (answer = await forgot(email)))).map(
        ({ text }) => text,
      )
      const { status, headers, text } = answer
      await quiet()
      const enqueuedAt = statements.findIndex((statement) => statement.includes('insert into "outbox"'))
      expect(enqueuedAt).toBeGreaterThan(5)
      return {
        // Statements are compared up to the commit of the outbox row; what is sent is decided after
        // the answer.
        ...{ status, text, statements: statements.slice(0, statements.indexOf('commit', enqueuedAt) + 1) },
        headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
      }
    }
    expect(await seen(known)).toEqual(await seen(unknown))
  })
})
