import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '@shared/core/errors'
import { roles } from '@shared/core/roles'
import { placeholderEmailFor } from '@shared/domain/people/no-email'
import { outboxEmails } from '../../notices/notices'
import { linkFor, newcomer } from '../../testing/invited'
import { startPortal, testPassword, type Person, type Portal } from '../../testing/portal'
import { sesSays, startFakeServer, type FakeServer } from '../../testing/fake-server'
import { auditEvents } from '../audit/audit.tables'
import { signInLinks, users } from './accounts.tables'

let portal: Portal
let admin: Person
let ses: FakeServer
/** The addresses of password links in the outbox. */
const linked: (string | null)[] = []
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
  portal.deps.outboxEmails = {
    ...outboxEmails,
    'password-reset': (_db, _subject, address) => {
      linked.push(address)
      return Promise.resolve(undefined)
    },
  }
  admin = await portal.person('admin')
})
afterAll(async () => {
  await portal.close()
  await ses.close()
})

const audited = async (action: 'user.password-link' | 'user.end-sessions', subjectId: number) =>
  portal.deps.db.$count(
    auditEvents,
    and(
      eq(auditEvents.action, action),
      eq(auditEvents.subjectId, subjectId),
      eq(auditEvents.actorId, admin.userId),
    ),
  )
const setActive = (userId: number, isActive: boolean, by = admin) =>
  by.visit.patch(`/api/users/${userId}`, { isActive })
const signIn = async ({ email }: Pick<Person, 'email'>, password = testPassword) =>
  (await portal.stranger().post('/api/login', { email, password })).status

describe('the list of accounts', () => {
  const idsIn = async (query: string) =>
    ((await admin.visit.get(`/api/users?${query}`)).body as { id: number }[]).map(({ id }) => id)

  it('shows the last sign-in, and filters accounts never used or deactivated', async () => {
    const { userId: seen } = await portal.person('client')
    const { userId: stopped } = await portal.person('practitioner')
    await setActive(stopped, false)
    const made = await admin.visit.post('/api/admin/users', {
      email: 'never-in@example.com',
      password: testPassword,
      role: 'client',
    })
    const { id: never } = made.body as { id: number }
    const { body } = await admin.visit.get('/api/users')
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: never, lastSignInAt: null, hasRecord: true }),
        expect.objectContaining({ id: seen, lastSignInAt: expect.stringMatching(/^20\d\d-/) as string }),
        expect.objectContaining({ id: admin.userId, hasRecord: false }),
      ]),
    )
    expect(await idsIn('state=never-in')).toEqual([never])
    expect(await idsIn('state=never-in&role=practitioner')).toEqual([])
    expect(await idsIn('state=never-in&q=never-in')).toEqual([never])
    expect(await idsIn('state=deactivated')).toEqual([stopped])
    await setActive(never, false)
    expect(await idsIn('state=never-in')).toEqual([])
    expect((await admin.visit.get('/api/users?state=else')).status).toBe(400)
  })
})

describe('a link for a new password', () => {
  const send = (userId: number) => admin.visit.post(`/api/users/${userId}/password-reset`)

  it.each(roles)('goes to the address of a %s, and the audit says who sent it', async (role) => {
    const person = await portal.person(role)
    expect((await send(person.userId)).status).toBe(202)
    await expect.poll(() => linked).toContain(person.email)
    expect(await audited('user.password-link', person.userId)).toBe(1)
    // Nothing changes before the link is used.
    expect((await person.visit.get('/api/user')).status).toBe(200)
    expect(await signIn(person)).toBe(200)
  })

  it('is refused for an unknown or deactivated account, and where no link can be sent', async () => {
    const person = await portal.person('client')
    await setActive(person.userId, false)
    const refused = await send(person.userId)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ error: expect.stringContaining('Reactivate it first') as string })
    expect((await send(999_999)).status).toBe(404)
    await setActive(person.userId, true)
    const { mail } = portal.deps
    portal.deps.mail = undefined
    const unable = await send(person.userId)
    portal.deps.mail = mail
    expect(unable.status).toBe(503)
    expect(unable.text).toMatch(/email or PUBLIC_URL is not configured.*issue a new password/)
    expect(await audited('user.password-link', person.userId)).toBe(0)
    expect(linked).not.toContain(person.email)
  })
})

describe('a password link that would not help', () => {
  const refusal = async (userId: number) => {
    const { status, body } = await admin.visit.post(`/api/users/${userId}/password-reset`)
    expect(await audited('user.password-link', userId)).toBe(0)
    return [status, (body as ErrorBody).error]
  }
  const words = (text: string) => expect.stringContaining(text) as string

  it('is refused for an account without an email, with an alternative', async () => {
    const email = placeholderEmailFor('EF-1')
    const { userId } = await newcomer(portal, { email })
    expect(await refusal(userId)).toEqual([
      409,
      words('no email address. Print a letter under Invitations, or issue'),
    ])
    await signIn({ email })
    expect(await refusal(userId)).toEqual([409, words('no email address. Issue a new password')])
    expect(linked).not.toContain(email)
  })

  it('is refused while an invitation by letter or SMS is valid', async () => {
    const [lettered, texted] = [await newcomer(portal), await newcomer(portal)]
    await linkFor(portal, lettered.userId, 'letter')
    await linkFor(portal, texted.userId, 'sms')
    expect(await refusal(lettered.userId)).toEqual([409, words('a letter with a code that still works')])
    expect(await refusal(texted.userId)).toEqual([409, words('an invitation by SMS that still works')])
  })

  it('is refused while the invitation is locked, until there is a new one', async () => {
    const { userId, email } = await newcomer(portal)
    const { id } = await linkFor(portal, userId)
    await portal.deps.db.update(signInLinks).set({ wrongAnswers: 5 }).where(eq(signInLinks.id, id))
    expect(await refusal(userId)).toEqual([409, words('locked')])
    expect(linked).not.toContain(email)
    await linkFor(portal, userId, 'email', 'activate', admin.userId)
    expect((await admin.visit.post(`/api/users/${userId}/password-reset`)).status).toBe(202)
    await expect.poll(() => linked).toContain(email)
  })
})

describe('signing out everywhere', () => {
  const signOut = (userId: number) => admin.visit.send('DELETE', `/api/users/${userId}/sessions`)

  it.each(roles)('ends every session of a %s, who can sign in again', async (role) => {
    const person = await portal.person(role)
    const phone = portal.stranger()
    await phone.post('/api/login', { email: person.email, password: testPassword })
    expect((await signOut(person.userId)).status).toBe(204)
    for (const visit of [person.visit, phone]) expect((await visit.get('/api/user')).status).toBe(401)
    expect(await audited('user.end-sessions', person.userId)).toBe(1)
    expect(await signIn(person)).toBe(200)
  })

  it('is refused for oneself', async () => {
    expect((await signOut(admin.userId)).status).toBe(409)
    expect((await signOut(999_999)).status).toBe(404)
    expect((await admin.visit.get('/api/user')).status).toBe(200)
  })
})

it('issuing a new password to oneself is refused', async () => {
  expect((await admin.visit.put(`/api/users/${admin.userId}/password`)).status).toBe(409)
  expect((await admin.visit.get('/api/user')).status).toBe(200)
  expect(await signIn(admin)).toBe(200)
})

describe('deactivating', () => {
  it.each(roles)('locks a %s out until the account is reactivated', async (role) => {
    const person = await portal.person(role)
    expect((await setActive(person.userId, false)).body).toMatchObject({ isActive: false })
    expect((await person.visit.get('/api/user')).status).toBe(401)
    expect(await signIn(person)).toBe(401)
    expect((await setActive(person.userId, true)).body).toMatchObject({ isActive: true })
    expect((await person.visit.get('/api/user')).status).toBe(401)
    expect(await signIn(person)).toBe(200)
  })

  it('two admins who deactivate each other at the same moment leave one administrator', async () => {
    const [one, other] = [await portal.person('admin'), await portal.person('admin')]
    const active = and(eq(users.role, 'admin'), eq(users.isActive, true))
    await portal.deps.db
      .update(users)
      .set({ isActive: false })
      .where(and(active, eq(users.id, admin.userId)))
    const before = await portal.deps.db.$count(users, active)
    const answers = await Promise.all([
      setActive(other.userId, false, one),
      setActive(one.userId, false, other),
    ])
    await portal.deps.db.update(users).set({ isActive: true }).where(eq(users.id, admin.userId))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await portal.deps.db.$count(users, active)).toBe(before)
  })
})
