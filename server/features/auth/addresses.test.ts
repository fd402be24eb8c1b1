import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reply } from '@shared/api'
import { removeOldEmailChanges } from '../accounts/accounts.public'
import { addressChanges, users } from '../accounts/accounts.tables'
import { auditEvents } from '../audit/audit.tables'
import { outbox } from '../messaging/messaging.tables'
import { notifications } from '../notifications/notifications.tables'
import { startPortal, testPassword, type Person, type Portal } from '../../testing/portal'
import { statementsOf } from '../../testing/statements'
import type { Answer } from '../../testing/visitor'
import { sesSays, startFakeServer, type FakeServer } from '../../testing/fake-server'
import { sendOutbox } from '../messaging/messaging.public'
import { registrations } from './auth.tables'
import { removeOldRegistrations } from './registrations'

type EmailChange = Reply<'GET /api/address-changes'>[number]
type Registration = Reply<'GET /api/registrations'>[number]

/** Equal length, so that no header tells them apart. */
const [taken, free] = ['taken-address@example.com', 'other-address@example.com']
const chosen = 'a password of my own'
const names = { firstName: 'Nina', lastName: 'Newcomer' }

/** One portal sends links; in the other, admins confirm. */
let ses: FakeServer
let linking: Portal
let asking: Portal
const admins = new Map<Portal, Person>()
beforeAll(async () => {
  ses = await startFakeServer(() => sesSays.sent('m'))
  const open = { ALLOW_REGISTRATION: 'true', TRUST_PROXY: '1' }
  linking = await startPortal({
    ...open,
    PUBLIC_URL: 'http://portal.example.com',
    AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_SES: ses.url,
    SES_FROM_ADDRESS: 'noreply@portal.example.com',
  })
  asking = await startPortal(open)
  for (const portal of [linking, asking]) {
    admins.set(portal, await portal.person('admin', { email: 'the-admin@example.com' }))
    await portal.person('client', { email: taken })
  }
})
beforeEach(async () => {
  // An address gets ten links a day, so a retried test would use up those of later tests.
  await linking.deps.db.execute(sql`delete from sign_in_attempts`)
  ses.requests.length = 0
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await linking.close()
  await asking.close()
  await ses.close()
})

const admin = (portal: Portal) => (admins.get(portal) as Person).visit
let visitors = 0
/** Registers from a new network address, because each may register ten times. */
const register = (portal: Portal, email: string, password = chosen) =>
  portal.stranger().send('POST', '/api/register', {
    body: { ...names, email, password },
    headers: { 'X-Forwarded-For': `203.0.113.${++visitors % 250}` },
  })
const requestChange = (person: Person, email: string) =>
  person.visit.patch('/api/user', { email, currentPassword: testPassword })
const signIn = (portal: Portal, email: string, password: string) =>
  portal.stranger().post('/api/login', { email, password })
const row = async (portal: Portal, { userId }: Person) => {
  const [user] = await portal.deps.db.select().from(users).where(eq(users.id, userId))
  return user
}

/** What an observer sees of an answer, without the values that are new each time. */
const seen = ({ status, headers, text }: Answer, email: string) => ({
  status,
  headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
  text: text.replaceAll(email, '@'),
})

type Letter = { to: string; subject: string; text: string; token: string }
const letters = (): Letter[] =>
  ses.requests.map(({ form }) => {
    const text = form.get('Message.Body.Text.Data') ?? ''
    return {
      to: form.get('Destination.ToAddresses.member.1') ?? '',
      subject: form.get('Message.Subject.Data') ?? '',
      text,
      token: /http:\/\/portal\.example\.com\/auth\/confirm#([\w-]{43})$/m.exec(text)?.[1] ?? '',
    }
  })
const lettersTo = async (email: string, count = 1): Promise<Letter[]> => {
  await expect.poll(() => letters().filter(({ to }) => to === email).length).toBe(count)
  return letters().filter(({ to }) => to === email)
}
const tokenFor = async (email: string) => (await lettersTo(email)).at(-1)?.token ?? ''
const confirm = (token: string, password: string, visit = linking.stranger()) =>
  visit.post('/api/confirm', { token, password })
const quiet = () =>
  expect
    .poll(() => linking.deps.db.$count(outbox, and(eq(outbox.state, 'waiting'), eq(outbox.attempts, 0))))
    .toBe(0)

/** The SQL statements that the portal runs while it answers. */
async function asked(act: () => Promise<Answer>): Promise<string[]> {
  const statements = await statementsOf(act)
  expect(statements.length).toBeGreaterThan(5)
  return statements.map(({ text }) => text)
}

describe.each([
  ['a link is sent', () => linking, 'We have sent a link to this address. Please open it to finish.'],
  ['an admin confirms', () => asking, 'Thank you. The laboratory will approve your account shortly.'],
] as const)('when %s', (_how, portalOf, sentence) => {
  it('registering answers the same for a taken address, and signs nobody in', async () => {
    const portal = portalOf()
    const answers = [await register(portal, taken), await register(portal, free)]
    expect(seen(answers[0] as Answer, taken)).toEqual(seen(answers[1] as Answer, free))
    expect(answers[0]).toMatchObject({ status: 202, body: { message: sentence } })
    expect(answers[0]?.headers.get('set-cookie')).toBeNull()
    // The chosen password does not work either.
    const tries = [await signIn(portal, taken, chosen), await signIn(portal, free, chosen)]
    expect(tries.map(({ status }) => status)).toEqual([401, 401])
    expect(await portal.deps.db.$count(users, eq(users.email, free))).toBe(0)
    await portal.deps.db.delete(registrations)
  })

  it('asking for another address answers the same for a taken one, and changes nothing yet', async () => {
    const portal = portalOf()
    const person = await portal.person('client')
    const answers = [await requestChange(person, taken), await requestChange(person, free)]
    expect(seen(answers[0] as Answer, taken)).toEqual(seen(answers[1] as Answer, free))
    expect(answers[0]).toMatchObject({ status: 200, body: { email: person.email, pendingEmail: taken } })
    expect((await person.visit.get('/api/user')).body).toMatchObject({ email: person.email })
    expect((await person.visit.get('/api/user/address-change')).body).toMatchObject({ email: free })
    expect((await signIn(portal, person.email, testPassword)).status).toBe(200)
    expect((await signIn(portal, free, testPassword)).status).toBe(401)
    // The same address in other capitals is not a change.
    await person.visit.send('DELETE', '/api/user/address-change')
    expect((await person.visit.patch('/api/user', { email: person.email.toUpperCase() })).status).toBe(200)
    expect((await person.visit.get('/api/user/address-change')).body).toMatchObject({
      email: null,
      expiresAt: null,
    })
  })
})

it('the database statements are the same for a taken and a free address', async () => {
  await asking.deps.db.delete(notifications)
  const person = await asking.person('client')
  // The first request of the day also notifies the admins, so it is made beforehand.
  await register(asking, 'first@example.com')
  await requestChange(person, 'first@example.com')
  expect(await asked(() => register(asking, taken))).toEqual(await asked(() => register(asking, free)))
  expect(await asked(() => requestChange(person, taken))).toEqual(
    await asked(() => requestChange(person, free)),
  )
  await linking.deps.db.delete(registrations)
  await linking.deps.db.delete(addressChanges)
})

describe('the link of a registration', () => {
  it('makes a confirmed account once, for somebody who also has the password', async () => {
    const email = 'nina@example.com'
    await register(linking, email)
    const [letter] = await lettersTo(email)
    expect(letter?.subject).toBe('Please finish your registration')
    expect(letter?.text).not.toMatch(/Nina|Newcomer|intoleran|food|result/i)
    const token = letter?.token ?? ''
    const wrong = await confirm(token, 'not the password')
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { fields: { password: 'The password is not right.' } },
    ])
    const answers = await Promise.all([confirm(token, chosen), confirm(token, chosen)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    expect((await confirm(token, chosen)).status).toBe(410)
    expect((await signIn(linking, email, chosen)).body).toMatchObject({ role: 'client', ...names })
    const [made] = await linking.deps.db.select().from(users).where(eq(users.email, email))
    expect(made?.emailConfirmed).toBe(true)
    expect(JSON.stringify(await linking.deps.db.select().from(registrations))).not.toContain(email)
    expect(await linking.deps.db.$count(outbox, eq(outbox.address, email))).toBeLessThanOrEqual(1)
    await sendOutbox(linking.deps)
    expect(await linking.deps.db.$count(outbox, eq(outbox.address, email))).toBe(0)
  })

  it('requested by a stranger for my address gives them no access, and does not block me', async () => {
    const email = 'mine@example.com'
    await register(linking, email, 'the password of a thief')
    await register(linking, email, chosen)
    const tokens = (await lettersTo(email, 2)).map(({ token }) => token)
    const answers = await Promise.all(tokens.map((token) => confirm(token, chosen)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await signIn(linking, email, 'the password of a thief')).status).toBe(401)
    expect((await signIn(linking, email, chosen)).status).toBe(200)
    for (const token of tokens) expect((await confirm(token, 'the password of a thief')).status).toBe(410)
  })

  it('is replaced by an email when the address has an account', async () => {
    await register(linking, taken)
    const [letter] = await lettersTo(taken)
    expect(letter).toMatchObject({ token: '', subject: 'This email address already has an account' })
    await linking.deps.db.delete(registrations)
  })

  it('does not work once it has expired or the address has an account', async () => {
    await register(linking, 'late@example.com')
    const late = await tokenFor('late@example.com')
    await linking.deps.db.update(registrations).set({ expiresAt: sql`now()` })
    expect((await confirm(late, chosen)).status).toBe(410)
    await removeOldRegistrations(linking.deps.db)
    expect(await linking.deps.db.$count(registrations)).toBe(0)
    await register(linking, 'overtaken@example.com')
    const overtaken = await tokenFor('overtaken@example.com')
    await linking.person('client', { email: 'overtaken@example.com' })
    expect((await confirm(overtaken, chosen)).status).toBe(410)
    expect((await confirm('never-was', chosen)).status).toBe(410)
  })

  it('cannot be used to guess the password', async () => {
    await register(linking, 'guessed@example.com')
    const token = await tokenFor('guessed@example.com')
    const answers: number[] = []
    for (let guess = 0; guess < 12; guess++) answers.push((await confirm(token, `guess ${guess}`)).status)
    expect(answers).toContain(429)
  })

  it('is sent ten times a day per network neighbourhood, and the newest five registrations are kept', async () => {
    const email = 'flooded@example.com'
    const answers: unknown[] = []
    for (let n = 0; n < 12; n++) {
      answers.push(seen(await register(linking, email, n < 5 ? 'the password of a thief' : chosen), email))
      await quiet()
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1)
    const tokens = (await lettersTo(email, 10)).map(({ token }) => token)
    const waiting = (await admin(linking).get('/api/registrations')).body as Registration[]
    expect(waiting.filter((one) => one.email === email)).toHaveLength(5)
    expect((await confirm(tokens[4] ?? '', chosen)).status).toBe(410)
    await linking.deps.db.execute(
      sql`update sign_in_attempts set expire = 0
        where key = (select min(key) from sign_in_attempts where key like 'link %')`,
    )
    await register(linking, email)
    await register(linking, email)
    await quiet()
    const newest = (await lettersTo(email, 11)).at(-1)?.token ?? ''
    expect((await confirm(newest, chosen)).body).toEqual({ made: 'account' })
  })
})

describe('the link to another address', () => {
  it('moves the account, ends the other sessions, and the old address hears of request and change', async () => {
    const person = await linking.person('client')
    const elsewhere = linking.stranger()
    elsewhere.setDevice(person.visit.device())
    await elsewhere.post('/api/login', { email: person.email, password: testPassword })
    const email = 'moved@example.com'
    await requestChange(person, email)
    const token = await tokenFor(email)
    expect((await lettersTo(person.email))[0]?.subject).toBe('Somebody asked to change your email address')
    expect((await confirm(token, 'not the password')).status).toBe(400)
    expect((await confirm(token, testPassword, person.visit)).body).toEqual({ made: 'address' })
    expect((await confirm(token, testPassword)).status).toBe(410)
    expect(await row(linking, person)).toMatchObject({ email, username: email, emailConfirmed: true })
    expect((await person.visit.get('/api/user')).body).toMatchObject({ email })
    expect((await elsewhere.get('/api/user')).status).toBe(401)
    await sendOutbox(linking.deps)
    expect((await lettersTo(person.email, 2))[1]?.subject).toBe('Your email address was changed')
    expect(letters().filter(({ to }) => to === email)).toHaveLength(1)
    const notifications = (await person.visit.get('/api/notifications')).body as { title: string }[]
    expect(notifications.map(({ title }) => title).sort()).toEqual([
      'Somebody asked to change your email address',
      'Your email address was changed',
    ])
    const events = await linking.deps.db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, person.userId), sql`action like '%-email'`))
    expect(events.map(({ action }) => action)).toEqual(['user.wish-email', 'user.confirm-email'])
  })

  it('is replaced by an email to the holder when the address is taken', async () => {
    const person = await linking.person('practitioner')
    await requestChange(person, taken)
    const [letter] = await lettersTo(taken)
    expect(letter).toMatchObject({ token: '', subject: 'This email address already has an account' })
  })

  it('does not work once withdrawn, expired, overtaken, or after a password change', async () => {
    const person = await linking.person('client')
    const linked = async (email: string) => {
      await requestChange(person, email)
      return tokenFor(email)
    }
    const withdrawn = await linked('withdrawn@example.com')
    expect((await person.visit.send('DELETE', '/api/user/address-change')).status).toBe(204)
    expect((await confirm(withdrawn, testPassword)).status).toBe(410)
    const late = await linked('too-late@example.com')
    await linking.deps.db.update(addressChanges).set({ expiresAt: sql`now()` })
    expect((await confirm(late, testPassword)).status).toBe(410)
    await removeOldEmailChanges(linking.deps.db)
    const overtaken = await linked('gone-by-now@example.com')
    await linking.person('client', { email: 'gone-by-now@example.com' })
    expect((await confirm(overtaken, testPassword)).status).toBe(410)
    const before = await linked('before@example.com')
    await person.visit.put('/api/user/password', { currentPassword: testPassword, newPassword: chosen })
    expect((await confirm(before, chosen)).status).toBe(410)
    expect(await row(linking, person)).toMatchObject({ email: person.email })
  })

  it('is ended by an address that the laboratory sets', async () => {
    const person = await linking.person('client')
    await requestChange(person, 'elsewhere@example.com')
    const token = await tokenFor('elsewhere@example.com')
    const email = 'by-the-laboratory@example.com'
    await admin(linking).patch(`/api/users/${person.userId}`, { email })
    expect((await confirm(token, testPassword)).status).toBe(410)
    expect(await row(linking, person)).toMatchObject({ email })
  })

  it('is sent at most five times an hour', async () => {
    const person = await linking.person('client')
    for (let n = 0; n < 5; n++) expect((await requestChange(person, `wish${n}@example.com`)).status).toBe(200)
    expect((await requestChange(person, 'wish5@example.com')).status).toBe(429)
  })
})

describe('without email an admin', () => {
  it('admits or refuses a registration, and alone sees that an address is taken', async () => {
    await asking.deps.db.delete(registrations)
    for (const email of ['let-in@example.com', 'refused@example.com', taken]) await register(asking, email)
    const list = (await admin(asking).get('/api/registrations')).body as Registration[]
    expect(list.map(({ email, isTaken }) => [email, isTaken])).toEqual([
      ['let-in@example.com', false],
      ['refused@example.com', false],
      [taken, true],
    ])
    expect(JSON.stringify(list)).not.toMatch(/argon|hash/i)
    const [welcome, refused, double] = list.map(({ id }) => id)
    expect((await admin(asking).post(`/api/registrations/${double}/let-in`)).status).toBe(409)
    expect((await admin(asking).send('DELETE', `/api/registrations/${refused}`)).status).toBe(204)
    expect((await admin(asking).post(`/api/registrations/${welcome}/let-in`)).status).toBe(204)
    expect((await admin(asking).post(`/api/registrations/${welcome}/let-in`)).status).toBe(404)
    expect((await signIn(asking, 'let-in@example.com', chosen)).status).toBe(200)
    expect((await signIn(asking, 'refused@example.com', chosen)).status).toBe(401)
    const [made] = await asking.deps.db.select().from(users).where(eq(users.email, 'let-in@example.com'))
    // The address is unconfirmed, so no report is linked to it.
    expect(made?.emailConfirmed).toBe(false)
  })

  it('is notified of waiting registrations once a day', async () => {
    await asking.deps.db.delete(notifications)
    await register(asking, 'one@example.com')
    await register(asking, 'two@example.com')
    const ownNotifications = (await admin(asking).get('/api/notifications')).body as { title: string }[]
    expect(ownNotifications.map(({ title }) => title)).toEqual(['New registration to approve'])
  })

  it('confirms or refuses another address, and gets 409 for a taken one', async () => {
    const people = [await asking.person('client'), await asking.person('practitioner')] as const
    await asking.deps.db.delete(addressChanges)
    await requestChange(people[0], 'vouched@example.com')
    await requestChange(people[1], taken)
    const list = (await admin(asking).get('/api/address-changes')).body as EmailChange[]
    expect(list).toMatchObject([
      {
        userId: people[0].userId,
        email: people[0].email,
        wishedEmail: 'vouched@example.com',
        isTaken: false,
      },
      { userId: people[1].userId, role: 'practitioner', wishedEmail: taken, isTaken: true },
    ])
    const [vouched, double] = list.map(({ id }) => id)
    expect((await admin(asking).post(`/api/address-changes/${double}/confirm`)).status).toBe(409)
    expect((await admin(asking).send('DELETE', `/api/address-changes/${double}`)).status).toBe(204)
    expect((await people[1].visit.get('/api/user/address-change')).body).toMatchObject({ email: null })
    expect((await admin(asking).post(`/api/address-changes/${vouched}/confirm`)).status).toBe(204)
    expect(await row(asking, people[0])).toMatchObject({ email: 'vouched@example.com', emailConfirmed: true })
    expect((await people[0].visit.get('/api/user')).status).toBe(401)
    expect((await people[1].visit.get('/api/user')).status).toBe(200)
    expect((await signIn(asking, 'vouched@example.com', testPassword)).status).toBe(200)
  })
})

it('any change of an address or password ends the sessions and notifies the former address', async () => {
  const [client, practitioner, third] = [
    await linking.person('client'),
    await linking.person('practitioner'),
    await linking.person('practitioner'),
  ]
  const boss = admin(linking)
  await boss.patch(`/api/users/${third.userId}`, { email: 'third@example.com' })
  await boss.patch(`/api/clients/${client.clientId}`, { email: 'first@example.com' })
  await boss.patch(`/api/practitioners/${practitioner.practitionerId}`, { email: 'second@example.com' })
  for (const { visit } of [client, practitioner, third])
    expect((await visit.get('/api/user')).status).toBe(401)
  await boss.put(`/api/users/${third.userId}/password`)
  await boss.patch(`/api/clients/${client.clientId}`, { phone: '1' })
  await sendOutbox(linking.deps)
  const sent = letters().map(({ to, subject }) => [to, subject])
  expect(sent.sort()).toEqual(
    [
      ...[client, practitioner, third].map(({ email }) => [email, 'Your email address was changed']),
      ['third@example.com', 'Your password was changed'],
    ].sort(),
  )
  expect(
    letters()
      .map(({ text }) => text)
      .join(),
  ).not.toMatch(/intoleran|food|result|report/i)
})

it("changing one's own password sends an email under any preferences", async () => {
  const person = await linking.person('practitioner')
  await person.visit.patch('/api/user/preferences', { emailNotifications: false })
  const change = (currentPassword: string, newPassword: string) =>
    person.visit.put('/api/user/password', { currentPassword, newPassword })
  expect((await change(testPassword, chosen)).status).toBe(200)
  expect((await change(chosen, 'yet another password')).status).toBe(200)
  expect((await lettersTo(person.email, 2)).map(({ subject }) => subject)).toEqual([
    'Your password was changed',
    'Your password was changed',
  ])
})
