import { hash, verify } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startPortal, testPassword, type Portal } from '../../testing/portal'
import type { Visitor } from '../../testing/visitor'
import { registrations, signInFailures } from '../auth/auth.tables'
import { requestEmailChange } from './address-changes'
import { addressChanges, credentials, devices, sessions, signInLinks, users } from './accounts.tables'
import { tokenHashOf } from './link-token'
import { makeLink } from './sign-in-links'

/** As typed on one machine, as typed on another, and the normal form that is hashed. */
const forms: [letters: string, typed: string, elsewhere: string, normal: string][] = [
  ['é of two characters', 'cafe\u0301-kettle-9', 'caf\u00E9-kettle-9', 'caf\u00E9-kettle-9'],
  ['Å as the sign of a unit', '\u212Bngstrom-kettle', 'A\u030Angstrom-kettle', '\u00C5ngstrom-kettle'],
  ['a ligature', '\uFB01ve-kettles-9', 'five-kettles-9', 'five-kettles-9'],
  ['letters of full width', '\uFF42lue-kettle-\uFF19', 'blue-kettle-9', 'blue-kettle-9'],
  ['a space that does not break', 'blue\u00A0kettle 9', 'blue kettle 9', 'blue kettle 9'],
]

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ ALLOW_REGISTRATION: 'true' })
})
beforeEach(() => portal.deps.db.execute(sql`delete from sign_in_attempts`))
afterAll(() => portal.close())

const setHash = async (userId: number, passwordHash: string) => {
  await portal.deps.db.update(users).set({ passwordHash }).where(eq(users.id, userId))
}
/** Gives an account the hash that an older version made of the typed text. */
const setOld = async (userId: number, typed: string) => setHash(userId, await hash(typed))
const rowOf = async (userId: number) => {
  const [row] = await portal.deps.db.select().from(users).where(eq(users.id, userId))
  if (!row) throw new Error('no such account')
  return row
}
const signIn = async (email: string, password: string, as: Visitor = portal.stranger()) =>
  (await as.post('/api/login', { email, password })).status

it.each(forms)(
  '%s: a password works however it is typed, and only its normal form is hashed',
  async (_, typed, elsewhere, normal) => {
    const { userId, email, visit } = await portal.person('client')
    const own = { currentPassword: testPassword, newPassword: typed }
    expect((await visit.put('/api/user/password', own)).status).toBe(200)
    const { passwordHash } = await rowOf(userId)
    expect(await verify(passwordHash, normal)).toBe(true)
    for (const password of [typed, elsewhere, normal]) expect(await signIn(email, password)).toBe(200)
    expect((await rowOf(userId)).passwordHash).toBe(passwordHash)
    expect(await signIn(email, ` ${typed}`)).toBe(401)
  },
)

it.each(forms)(
  '%s: an old hash accepts what was typed, and afterwards every form',
  async (_, typed, elsewhere, normal) => {
    const { userId, email } = await portal.person('client')
    await setOld(userId, typed)
    const before = await rowOf(userId)
    expect(await signIn(email, elsewhere)).toBe(401)
    expect((await rowOf(userId)).passwordHash).toBe(before.passwordHash)
    expect(await signIn(email, typed)).toBe(200)
    const after = await rowOf(userId)
    expect(await verify(after.passwordHash, normal)).toBe(true)
    expect({ ...after, passwordHash: '', lastSignInAt: null }).toEqual({
      ...before,
      passwordHash: '',
      lastSignInAt: null,
    })
    for (const password of [typed, elsewhere]) expect(await signIn(email, password)).toBe(200)
    expect((await rowOf(userId)).passwordHash).toBe(after.passwordHash)
  },
)

/** The first of these passwords as older versions hashed it, and as it is hashed now. */
const old = 'cafe\u0301-kettle-9'
const normal = 'caf\u00E9-kettle-9'

it('renewing a hash ends no session, link, generated password or pending email change', async () => {
  const { db } = portal.deps
  const { userId, email, visit } = await portal.person('client')
  await setOld(userId, old)
  await db.insert(credentials).values({ userId, sealed: 'as it was' })
  await db.transaction(async (tx) => {
    await makeLink(tx, { userId, purpose: 'reset', channel: 'email', createdBy: null })
    await requestEmailChange(tx, userId, 'another@example.com')
  })
  const kept = async () => ({
    links: await db.select().from(signInLinks).where(eq(signInLinks.userId, userId)),
    generated: await db.select().from(credentials).where(eq(credentials.userId, userId)),
    emailChange: await db.select().from(addressChanges).where(eq(addressChanges.userId, userId)),
  })
  const before = await kept()
  expect(await signIn(email, old)).toBe(200)
  expect(await kept()).toEqual(before)
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(2)
  expect(await db.$count(devices, eq(devices.userId, userId))).toBe(2)
  expect((await visit.get('/api/user')).status).toBe(200)
})

it('simultaneous sign-ins with an old hash all succeed, and it is renewed once', async () => {
  const { userId, email } = await portal.person('client')
  await setOld(userId, old)
  const came = await Promise.all(Array.from({ length: 4 }, () => signIn(email, old)))
  expect(came).toEqual(came.map(() => 200))
  const { passwordHash } = await rowOf(userId)
  expect(await verify(passwordHash, normal)).toBe(true)
  expect(await signIn(email, old)).toBe(200)
  expect((await rowOf(userId)).passwordHash).toBe(passwordHash)
})

it('a wrong password with two forms counts as one failure', async () => {
  const { db } = portal.deps
  const { userId, email } = await portal.person('client')
  expect(await signIn(email, 'caffe\u0301-kettle-9')).toBe(401)
  const counted = () =>
    db.select({ count: signInFailures.count }).from(signInFailures).where(eq(signInFailures.userId, userId))
  await expect.poll(counted).toEqual([{ count: 1 }])
})

it('an old hash of a deactivated account stays and does not sign in', async () => {
  const { userId, email } = await portal.person('client')
  await setOld(userId, old)
  await portal.deps.db.update(users).set({ isActive: false }).where(eq(users.id, userId))
  const before = await rowOf(userId)
  expect(await signIn(email, old)).toBe(401)
  expect(await rowOf(userId)).toEqual(before)
})

it.each([
  ['a fresh proof', 'POST', '/api/user/assure', { password: old }],
  [
    'the current password',
    'PUT',
    '/api/user/password',
    { currentPassword: old, newPassword: 'another blue kettle' },
  ],
  ['another address', 'PATCH', '/api/user', { currentPassword: old, email: 'caro.elsewhere@example.com' }],
])('an old hash also works for %s', async (_, method, path, body) => {
  const { userId, visit } = await portal.person('client')
  await setOld(userId, old)
  const { passwordHash } = await rowOf(userId)
  expect((await visit.send(method, path, { body })).status).toBeLessThan(300)
  expect((await rowOf(userId)).passwordHash).not.toBe(passwordHash)
  expect((await visit.get('/api/user')).status).toBe(200)
})

it.each(['an old hash', 'a new one'])(
  'a waiting registration with %s is confirmed by the typed password',
  async (hashed) => {
    const { db } = portal.deps
    const email = `nina-${hashed.replaceAll(' ', '-')}@example.com`
    const registered = { email, firstName: 'Nina', lastName: 'Newcomer', password: old }
    expect((await portal.stranger().post('/api/register', registered)).status).toBe(202)
    const changes = hashed === 'an old hash' ? { passwordHash: await hash(old) } : {}
    const token = `the token for ${email}`
    await db
      .update(registrations)
      .set({ ...changes, tokenHash: tokenHashOf(token) })
      .where(eq(registrations.email, email))
    const confirm = async (password: string) =>
      (await portal.stranger().post('/api/confirm', { token, password })).status
    expect(await confirm('not it at all')).toBe(400)
    expect(await confirm(old)).toBe(200)
    for (const password of [old, normal]) expect(await signIn(email, password)).toBe(200)
  },
)
