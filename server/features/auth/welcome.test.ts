import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '@shared/core/errors'
import { groupsOf } from '@shared/domain/sign-in/sign-in-links'
import { atSize } from '@shared/testing/runs'
import { addReport, birthDay, invitee, linkFor, newcomer } from '../../testing/invited'
import { startPortal, testPassword, type Person, type Portal } from '../../testing/portal'
import { sesSays, startFakeServer, type FakeServer } from '../../testing/fake-server'
import { removeOldLinks, revokeLinks, tokenForLink } from '../accounts/accounts.public'
import { addressChanges, credentials, sessions, signInLinks, users } from '../accounts/accounts.tables'
import { auditEvents } from '../audit/audit.tables'
import { clients } from '../clients/clients.tables'
import { notifications } from '../notifications/notifications.tables'
import { reports } from '../reports/reports.tables'

/** Simultaneous wrong answers; 1,000 at full size. */
const ANSWERS = atSize(100, 1_000)

const chosen = 'orchard under the hill'
const support = 'help@lab.example.com'

let ses: FakeServer
let portal: Portal
let admin: Person
beforeAll(async () => {
  ses = await startFakeServer(() => sesSays.sent('m'))
  portal = await startPortal({
    TRUST_PROXY: '1',
    PUBLIC_URL: 'http://portal.example.com',
    AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_SES: ses.url,
    SES_FROM_ADDRESS: 'noreply@portal.example.com',
  })
  // Only the link of an invitation matters here, so its text is empty.
  const invitation = async (db: typeof portal.deps.db, id: number) => {
    const token = await tokenForLink(db, id)
    return token === undefined ? undefined : { subject: 'in', body: `#${token}`, closing: '' }
  }
  portal.deps.outboxEmails = { ...portal.deps.outboxEmails, invitation }
  admin = await portal.person('admin')
  await admin.visit.patch('/api/settings', { supportAddress: support, portalName: 'Orchard Lab' })
})
beforeEach(async () => {
  await portal.deps.db.execute(sql`delete from sign_in_attempts`)
  ses.requests.length = 0
})
afterAll(async () => {
  await portal.close()
  await ses.close()
})

const post = (path: string, body: unknown, from = '203.0.113.7', visit = portal.stranger()) =>
  visit.send('POST', path, { body, headers: { 'X-Forwarded-For': from } })
const look = (token: string) => post('/api/welcome/look', { token })
const answer = (token: string, answered: object = { dateOfBirth: birthDay }, from?: string) =>
  post('/api/welcome/answer', { token, ...answered }, from)
const completeSignIn = (token: string, more: object = { dateOfBirth: birthDay }, visit = portal.stranger()) =>
  post('/api/welcome', { token, password: chosen, ...more }, undefined, visit)
const again = (token: string) => post('/api/welcome/again', { token })
const wrong = { dateOfBirth: '1991-03-15' }

const linkRow = async (id: number) => {
  const [row] = await portal.deps.db.select().from(signInLinks).where(eq(signInLinks.id, id))
  return row
}
const expire = (id: number) =>
  portal.deps.db
    .update(signInLinks)
    .set({ expiresAt: sql`now()` })
    .where(eq(signInLinks.id, id))
const eventsOf = async (userId: number) => {
  const rows = await portal.deps.db.select().from(auditEvents).where(eq(auditEvents.subjectId, userId))
  return rows.map(({ actorId, action }) => [actorId, action])
}
const endOf = ({ body }: { body: unknown }) => (body as ErrorBody).link
const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as ErrorBody).fields ?? {})

describe('a link', () => {
  it('says whom it is for and what it asks, and looking at it marks it as opened once', async () => {
    const person = await invitee(portal, {
      ...{ firstName: 'ñora', lastName: 'whitfield', dateOfBirth: birthDay },
    })
    const { id, token } = await linkFor(portal, person.userId)
    const seen = await look(token)
    expect([seen.status, seen.body]).toEqual([
      200,
      {
        ...{ initials: 'Ñ. W.', asks: 'dateOfBirth', portalName: 'Orchard Lab' },
        expiresAt: (await linkRow(id))?.expiresAt.toISOString(),
      },
    ])
    const opened = await linkRow(id)
    expect(opened?.openedAt).not.toBeNull()
    expect((await look(token)).body).toEqual(seen.body)
    expect(await linkRow(id)).toEqual(opened)
    expect((await portal.stranger().get('/api/user')).status).toBe(401)
  })

  it('also works as a printed code, however it is typed', async () => {
    const { userId } = await invitee(portal)
    const { token } = await linkFor(portal, userId, 'letter')
    const typed = ` ${groupsOf(token.toLowerCase()).join(' - ')} `
    expect((await look(typed)).status).toBe(200)
    expect((await answer(typed)).status).toBe(200)
  })

  it('asks for a sample ID when there is no date of birth, of any report, released or not', async () => {
    const person = await newcomer(portal, { firstName: '', lastName: '', email: 'umlaut@example.com' })
    const { token } = await linkFor(portal, person.userId)
    await addReport(portal, person.clientId, 'EF-76')
    expect((await look(token)).body).toMatchObject({ initials: 'U.', asks: 'sampleId' })
    expect((await answer(token, { sampleId: 'EF-77' })).status).toBe(403)
    await addReport(portal, person.clientId, 'EF-77', 'pending')
    expect((await answer(token, { sampleId: ' ef 7–7' })).body).toEqual({ email: person.email })
    const missing = await answer(token, { dateOfBirth: birthDay, sampleId: ' - ' })
    expect([missing.status, fieldsOf(missing)]).toEqual([400, ['sampleId']])
  })

  it('does not open and is not sent again once the report is another client’s', async () => {
    const [invited, owner] = [await invitee(portal), await invitee(portal)]
    const { id, token } = await linkFor(portal, invited.userId)
    const give = (clientId: number, from: number) =>
      portal.deps.db.update(reports).set({ clientId }).where(eq(reports.clientId, from))
    await give(owner.clientId, invited.clientId)
    const none = { why: 'revoked', canResend: false }
    for (const refused of [await look(token), await answer(token, wrong), await completeSignIn(token)])
      expect([refused.status, endOf(refused)]).toMatchObject([410, none])
    await expire(id)
    for (const refused of [await look(token), await again(token)])
      expect([refused.status, endOf(refused)]).toMatchObject([410, none])
    expect(await linkRow(id)).toMatchObject({ openedAt: null, wrongAnswers: 0, usedAt: null })
    await give(invited.clientId, owner.clientId)
    expect(endOf(await look(token))).toMatchObject({ why: 'expired', canResend: true })
  })

  it('a link of another purpose or with an unknown token answers 404', async () => {
    const { userId } = await invitee(portal)
    const [invitation, reset] = [
      await linkFor(portal, userId),
      await linkFor(portal, userId, 'email', 'reset'),
    ]
    const unknown = [
      look(reset.token),
      answer(reset.token),
      completeSignIn(reset.token),
      again(reset.token),
      look('never-was'),
      post('/api/password-reset/complete', { token: invitation.token, password: chosen }),
    ]
    for (const { status } of await Promise.all(unknown)) expect(status).toBe(404)
    expect(await linkRow(reset.id)).toMatchObject({ openedAt: null, usedAt: null })
  })

  it('ends with its account', async () => {
    const { userId } = await invitee(portal)
    const { token } = await linkFor(portal, userId)
    await portal.deps.db.delete(users).where(eq(users.id, userId))
    expect((await look(token)).status).toBe(404)
  })
})

describe('an answer', () => {
  it('is required; a wrong one is counted, and a right one shows the address to sign in with', async () => {
    const person = await invitee(portal)
    const { id, token } = await linkFor(portal, person.userId)
    for (const missing of [{}, { dateOfBirth: '' }, { dateOfBirth: '01.01.2062' }, { sampleId: 'EF1' }]) {
      const refused = await answer(token, missing)
      expect([refused.status, fieldsOf(refused)]).toEqual([400, ['dateOfBirth']])
    }
    const refused = await answer(token, wrong)
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'forbidden', remaining: 4 }])
    expect((await completeSignIn(token, wrong)).body).toMatchObject({ remaining: 3 })
    const right = await answer(token)
    expect([right.status, right.body]).toEqual([200, { email: person.email }])
    expect(await linkRow(id)).toMatchObject({ wrongAnswers: 2, usedAt: null })
  })

  it('five wrong answers lock the link and notify the admins', async () => {
    const { userId } = await invitee(portal)
    const { token } = await linkFor(portal, userId)
    await portal.deps.db.delete(notifications)
    for (let n = 0; n < 4; n++) await answer(token, wrong)
    expect((await answer(token, wrong)).body).toMatchObject({ remaining: 0 })
    for (const refused of [
      await look(token),
      await answer(token),
      await completeSignIn(token),
      await again(token),
    ]) {
      expect(refused.status).toBe(410)
      expect(endOf(refused)).toEqual({ why: 'locked', endedAt: null, support, canResend: false })
    }
    expect(await eventsOf(userId)).toContainEqual([null, 'invitation.lock'])
    const adminNotifications = (await admin.visit.get('/api/notifications')).body as {
      title: string
      message: string
    }[]
    expect(adminNotifications.map(({ title }) => title)).toEqual(['An invitation is locked'])
    expect(JSON.stringify(adminNotifications)).not.toMatch(/intoleran|result|sample|food/i)
  })

  it('counts among the five even when many come at once', async () => {
    const { userId } = await invitee(portal)
    const { id, token } = await linkFor(portal, userId)
    const from = (n: number) => `10.${n % 200}.${Math.floor(n / 200)}.1`
    const answers = await Promise.all(
      Array.from({ length: ANSWERS }, (_, n) => answer(token, wrong, from(n))),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 403)).toHaveLength(5)
    expect(statuses.filter((status) => status === 410)).toHaveLength(ANSWERS - 5)
    expect(await linkRow(id)).toMatchObject({ wrongAnswers: 5 })
    expect((await eventsOf(userId)).filter(([, action]) => action === 'invitation.lock')).toHaveLength(1)
  })

  it('cannot be guessed endlessly from one network', async () => {
    const { userId } = await invitee(portal)
    const { token } = await linkFor(portal, userId)
    const guess = (from: string) => post('/api/welcome/look', { token: 'AAAABBBBCCCC' }, from)
    const guesses = await Promise.all(Array.from({ length: 29 }, () => guess('203.0.113.9')))
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([404]))
    // Right answers and ended links are not guesses.
    for (let n = 0; n < 3; n++) expect((await answer(token, undefined, '203.0.113.9')).status).toBe(200)
    expect((await guess('203.0.113.9')).status).toBe(404)
    const refused = await answer(token, undefined, '203.0.113.9')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await answer(token, undefined, '203.0.114.9')).status).toBe(200)
  })
})

describe('a right answer', () => {
  it('allows a password, signs in, and ends all other ways into the account', async () => {
    const { db } = portal.deps
    const person = await invitee(portal)
    const { userId } = person
    const reset = await linkFor(portal, userId, 'email', 'reset')
    const { id, token } = await linkFor(portal, userId)
    await db.update(users).set({ emailConfirmed: false }).where(eq(users.id, userId))
    await db
      .insert(addressChanges)
      .values({ userId, email: 'x@example.com', expiresAt: sql`now() + '1 day'` })
    // The password is checked after the answer.
    expect((await completeSignIn(token, { ...wrong, password: 'short' })).body).toMatchObject({
      remaining: 4,
    })
    const short = await completeSignIn(token, { dateOfBirth: birthDay, password: 'short' })
    expect([short.status, fieldsOf(short)]).toEqual([400, ['password']])
    expect(await linkRow(id)).toMatchObject({ wrongAnswers: 1, usedAt: null })

    const visit = portal.stranger()
    const entered = await completeSignIn(token, undefined, visit)
    expect([entered.status, entered.body]).toMatchObject([
      200,
      { id: userId, role: 'client', clientId: person.clientId, email: person.email },
    ])
    expect((await visit.get('/api/user')).status).toBe(200)
    // Nobody else did this and it is the first device, so there is no notification.
    expect((await visit.get('/api/notifications')).body).toEqual([])
    expect((await person.visit.get('/api/user')).status).toBe(401)
    expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(1)
    expect(await db.$count(credentials, eq(credentials.userId, userId))).toBe(0)
    expect(await db.$count(addressChanges, eq(addressChanges.userId, userId))).toBe(0)
    const [account] = await db.select().from(users).where(eq(users.id, userId))
    expect(account?.emailConfirmed).toBe(true)
    expect(account?.lastSignInAt).not.toBeNull()
    expect((await linkRow(reset.id))?.revokedAt).not.toBeNull()
    for (const twice of [await look(token), await completeSignIn(token), await again(token)])
      expect([twice.status, endOf(twice)]).toMatchObject([410, { why: 'used', canResend: false }])
    const login = (password: string) =>
      portal.stranger().post('/api/login', { email: person.email, password })
    expect((await login(chosen)).status).toBe(200)
    expect((await login(testPassword)).status).toBe(401)
    expect(await eventsOf(userId)).toEqual(
      expect.arrayContaining([
        [userId, 'user.activate'],
        [userId, 'user.sign-in'],
      ]),
    )
    for (const secret of [token, chosen, birthDay]) {
      expect(portal.logged()).not.toContain(secret)
      expect(JSON.stringify(await db.select().from(auditEvents))).not.toContain(secret)
    }
  })

  it('signs in once when sent twice at the same moment; a letter confirms no email', async () => {
    const { userId } = await invitee(portal)
    await portal.deps.db.update(users).set({ emailConfirmed: false }).where(eq(users.id, userId))
    const { token } = await linkFor(portal, userId, 'letter')
    const answers = await Promise.all([completeSignIn(token), completeSignIn(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    const [account] = await portal.deps.db.select().from(users).where(eq(users.id, userId))
    expect(account?.emailConfirmed).toBe(false)
  })
})

describe('a link ends', () => {
  const login = ({ email }: Person) => portal.stranger().post('/api/login', { email, password: testPassword })
  const change = (body: object) => (person: Person) => admin.visit.patch(`/api/users/${person.userId}`, body)
  const own = (person: Person, body: object) => person.visit.patch('/api/user', body)
  it.each<[string, string, (person: Person, id: number) => Promise<unknown>]>([
    ['with its account', 'revoked', change({ isActive: false })],
    ['with the address', 'revoked', (person) => change({ email: `new-${person.email}` })(person)],
    [
      'with a new generated password',
      'revoked',
      ({ userId }) => admin.visit.put(`/api/users/${userId}/password`),
    ],
    [
      'with a password of its own',
      'revoked',
      ({ visit }) => visit.put('/api/user/password', { currentPassword: testPassword, newPassword: chosen }),
    ],
    ['when it is revoked', 'revoked', ({ userId }) => revokeLinks(portal.deps.db, userId)],
    [
      'with the client’s record',
      'revoked',
      ({ userId }) => portal.deps.db.delete(clients).where(eq(clients.userId, userId)),
    ],
    ['with a sign-in by a password', 'used', login],
    ['with its time', 'expired', (_person, id) => expire(id)],
  ])('%s', async (_how, why, act) => {
    const person = await invitee(portal)
    const { id, token } = await linkFor(portal, person.userId)
    await act(person, id)
    for (const refused of [await look(token), await answer(token, wrong), await completeSignIn(token)])
      expect([refused.status, endOf(refused)]).toMatchObject([410, { why, support }])
    expect(await linkRow(id)).toMatchObject({ openedAt: null, wrongAnswers: 0, usedAt: null })
  })

  it('with the phone number if sent by SMS, but not if sent by email; a reset with the address', async () => {
    const people = [await invitee(portal), await invitee(portal)] as const
    const texted = await Promise.all(people.map(({ userId }) => linkFor(portal, userId, 'sms')))
    const resets = await Promise.all(people.map(({ userId }) => linkFor(portal, userId, 'email', 'reset')))
    await admin.visit.patch(`/api/clients/${people[0].clientId}`, { phone: '+447700900111' })
    await own(people[1], { phone: '+447700900112' })
    for (const { token } of texted) expect((await look(token)).status).toBe(410)
    for (const { id } of resets) expect((await linkRow(id))?.revokedAt).toBeNull()
    await change({ email: 'elsewhere@example.com' })(people[0])
    expect((await linkRow(resets[0]?.id ?? 0))?.revokedAt).not.toBeNull()
  })

  it('an ended link is deleted three months later, except the newest invitation', async () => {
    const { userId } = await invitee(portal)
    const made = [await linkFor(portal, userId), await linkFor(portal, userId)]
    const reset = await linkFor(portal, userId, 'email', 'reset')
    const ids = [...made, reset].map(({ id }) => id)
    const kept = async () => {
      await removeOldLinks(portal.deps.db)
      const rows = await portal.deps.db.select().from(signInLinks).where(inArray(signInLinks.id, ids))
      return rows.map(({ id }) => id).sort((a, b) => a - b)
    }
    expect(await kept()).toEqual(ids)
    await portal.deps.db
      .update(signInLinks)
      .set({ expiresAt: sql`now() - interval '91 days'` })
      .where(eq(signInLinks.userId, userId))
    expect(await kept()).toEqual([made[1]?.id])
  })
})

describe('a new link', () => {
  const linksOf = (userId: number) => portal.deps.db.$count(signInLinks, eq(signInLinks.userId, userId))
  const sentTo = (email: string) =>
    ses.requests
      .filter(({ form }) => form.get('Destination.ToAddresses.member.1') === email)
      .map(({ form }) => /#([\w-]{43})/.exec(form.get('Message.Body.Text.Data') ?? '')?.[1] ?? '')

  it('is sent once to the same address in place of an expired one', async () => {
    const person = await invitee(portal)
    const { id, token } = await linkFor(portal, person.userId)
    const early = await again(token)
    expect(early.status).toBe(409)
    await expire(id)
    expect(endOf(await look(token))).toEqual({
      ...{ why: 'expired', support, canResend: true },
      endedAt: (await linkRow(id))?.expiresAt.toISOString(),
    })
    const answers = await Promise.all([again(token), again(token), again(token)])
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    await expect.poll(() => sentTo(person.email).length).toBe(1)
    expect(await linksOf(person.userId)).toBe(2)
    expect((await look(sentTo(person.email)[0] ?? '')).status).toBe(200)
    expect(endOf(await look(token))).toMatchObject({ why: 'revoked', canResend: false })
  })

  it('is not sent for a letter, for SMS without a service, or after the first sign-in', async () => {
    for (const channel of ['letter', 'sms'] as const) {
      const { userId } = await invitee(portal)
      const { id, token } = await linkFor(portal, userId, channel)
      await expire(id)
      const refused = await again(token)
      expect([refused.status, endOf(refused)]).toMatchObject([410, { why: 'expired', canResend: false }])
      expect(await linksOf(userId)).toBe(1)
    }
    expect((await again('never-was')).status).toBe(404)
  })

  it('is sent at most ten times a day', async () => {
    const { userId } = await invitee(portal)
    let { id, token } = await linkFor(portal, userId)
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) {
      await expire(id)
      statuses.push((await again(token)).status)
      if (statuses.at(-1) === 202) ({ id, token } = await linkFor(portal, userId))
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429])
  })
})
