import { once } from 'node:events'
import { connect } from 'node:net'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Reply } from '@shared/api'
import type { ErrorBody } from '@shared/core/errors'
import { sessions } from '../accounts/accounts.tables'
import { auditEvents } from '../audit/audit.tables'
import { outbox } from '../messaging/messaging.tables'
import { notifications } from '../notifications/notifications.tables'
import { authenticator, type Authenticator } from '../../testing/authenticator'
import { appWith } from '../../testing/authenticator-app'
import { startPortal, testPassword, type Person, type Portal } from '../../testing/portal'
import type { Answer, Visitor } from '../../testing/visitor'
import { authChallenges, passkeys, totp } from './factors.tables'

const origin = 'http://localhost:4321'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: origin })
})
afterEach(async () => {
  await portal.deps.db.execute(sql`delete from sign_in_attempts`)
  await portal.deps.db.execute(sql`update settings set staff_factor = 'offered', staff_factor_from = null`)
})
afterAll(() => portal.close())

const db = () => portal.deps.db
const codeOf = ({ body }: Answer) => (body as ErrorBody).code
const methodsOf = ({ body }: Answer) => {
  const { methods } = body as ErrorBody
  if (!methods) throw new Error('no methods')
  return methods
}

async function addPasskey(
  visit: Visitor,
  key = authenticator(origin),
  name?: string,
): Promise<Authenticator> {
  const options = await visit.post('/api/user/passkeys/options')
  expect(options.status).toBe(200)
  const attestation = key.make(options.body as Reply<'POST /api/user/passkeys/options'>)
  const added = await visit.post('/api/user/passkeys', { attestation, name })
  expect(added.status, added.text).toBe(201)
  return key
}

async function addApp(visit: Visitor) {
  const { body } = await visit.post('/api/user/totp')
  const code = appWith((body as { secret: string }).secret)
  await confirmApp(visit, code)
  return code
}

/** Uses the code of the previous step, because a step may end between showing and checking it. */
async function confirmApp(visit: Visitor, code: ReturnType<typeof appWith>) {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  expect((await visit.post('/api/user/totp/confirm', { code: code(-1) })).status).toBe(204)
  clock.mockRestore()
}

/** Sends email and password, and returns visitor and answer. */
async function firstStep(email: string) {
  const visit = portal.stranger()
  const answer = await visit.post('/api/login', { email, password: testPassword })
  return { visit, answer }
}

const requireFrom = (day: string | null) =>
  db().execute(sql`
    insert into settings (id, staff_factor, staff_factor_from) values (1, 'required', ${day}::date)
    on conflict (id) do update set staff_factor = 'required', staff_factor_from = excluded.staff_factor_from`)
const forgetProof = ({ userId }: Person) =>
  db()
    .update(sessions)
    .set({ authenticatedAt: sql`now() - interval '11 minutes'` })
    .where(eq(sessions.userId, userId))

const newsOf = async ({ userId }: Person) => ({
  emails: (await db().select().from(outbox).where(eq(outbox.userId, userId))).map(({ kind }) => kind),
  titles: (await db().select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ title }) => title,
  ),
})

describe('signing in', () => {
  it('needs no second step without a second factor', async () => {
    const admin = await portal.person('admin')
    const { answer } = await firstStep(admin.email)
    expect(answer).toMatchObject({ status: 200, body: { email: admin.email, needs: null } })
  })

  it('takes a passkey as second step, and refuses every replay', async () => {
    const admin = await portal.person('admin')
    const key = await addPasskey(admin.visit)
    const { visit, answer } = await firstStep(admin.email)
    expect(answer.status).toBe(401)
    expect(codeOf(answer)).toBe('second-factor')
    expect(visit.cookie()).toBe('')
    expect((await visit.get('/api/user')).status).toBe(401)
    const { passkey, ...others } = methodsOf(answer)
    expect(others).toEqual({ password: false, authenticator: false, recoveryCode: false })
    expect(passkey?.rpId).toBe('localhost')
    const second = visit.second()
    const assertion = passkey && key.sign(passkey)
    const entered = await visit.post('/api/login/second', { assertion })
    expect(entered).toMatchObject({ status: 200, body: { email: admin.email } })
    expect((await visit.get('/api/users')).status).toBe(200)
    const thief = portal.stranger()
    thief.setSecond(second)
    expect(codeOf(await thief.post('/api/login/second', { assertion }))).toBe('signed-out')
    // It does not work in another attempt either, which has another challenge.
    const again = await firstStep(admin.email)
    expect(codeOf(await again.visit.post('/api/login/second', { assertion }))).toBe('second-factor')
  })

  it('with one assertion sent several times at once signs in once', async () => {
    const admin = await portal.person('admin')
    // Without a counter, so only the challenge prevents a replay.
    const key = await addPasskey(admin.visit, authenticator(origin, true))
    const { visit, answer } = await firstStep(admin.email)
    const options = methodsOf(answer).passkey
    const assertion = options && key.sign(options)
    const all = await Promise.all(
      Array.from({ length: 4 }, () => {
        const one = portal.stranger()
        one.setSecond(visit.second())
        return one.post('/api/login/second', { assertion })
      }),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  it('accepts each code of the app once, and ends after five wrong ones', async () => {
    const person = await portal.person('practitioner')
    const code = await addApp(person.visit)
    const { visit, answer } = await firstStep(person.email)
    expect(methodsOf(answer)).toMatchObject({ authenticator: true, passkey: null })
    // This code was used up when the app was confirmed.
    expect(codeOf(await visit.post('/api/login/second', { code: code(-1) }))).toBe('second-factor')
    const typed = code()
    expect(
      (await visit.post('/api/login/second', { code: `${typed.slice(0, 3)} ${typed.slice(3)}` })).status,
    ).toBe(200)
    const other = await firstStep(person.email)
    const wrong = () => other.visit.post('/api/login/second', { code: typed })
    // Malformed input costs no try.
    for (const slip of [{ code: '12345' }, { recovery: '12' }])
      expect((await other.visit.post('/api/login/second', slip)).status).toBe(400)
    for (const left of [4, 3, 2, 1])
      expect(await wrong()).toMatchObject({ status: 401, body: { code: 'second-factor', remaining: left } })
    expect(codeOf(await wrong())).toBe('signed-out')
    expect(codeOf(await other.visit.post('/api/login/second', { code: code(1) }))).toBe('signed-out')
    expect(await db().$count(authChallenges, eq(authChallenges.userId, person.userId))).toBe(0)
    const { emails, titles } = await newsOf(person)
    expect([emails.includes('password-known'), titles.includes('Somebody knows your password')]).toEqual([
      true,
      true,
    ])
  })

  it('checks at most five codes sent at the same moment', async () => {
    const person = await portal.person('admin')
    await addApp(person.visit)
    const { visit } = await firstStep(person.email)
    const all = await Promise.all(
      Array.from({ length: 9 }, () => visit.post('/api/login/second', { code: '000000' })),
    )
    expect(all.every(({ status }) => status === 401 || status === 429)).toBe(true)
    expect(all.filter((answer) => codeOf(answer) === 'second-factor').length).toBeLessThanOrEqual(4)
  })

  it('ends after five minutes, and with another password', async () => {
    const person = await portal.person('admin')
    const code = await addApp(person.visit)
    const late = await firstStep(person.email)
    await db()
      .update(authChallenges)
      .set({ expiresAt: sql`now()` })
      .where(eq(authChallenges.userId, person.userId))
    expect(codeOf(await late.visit.post('/api/login/second', { code: code() }))).toBe('signed-out')
    const overtaken = await firstStep(person.email)
    const changed = await person.visit.put('/api/user/password', {
      currentPassword: testPassword,
      newPassword: 'another horse battery',
    })
    expect(changed.status).toBe(200)
    const answer = await overtaken.visit.post('/api/login/second', { code: code(1) })
    expect([answer.status, codeOf(answer)]).toEqual([401, 'wrong-credentials'])
  })

  it('accepts each recovery code once and notifies its owner', async () => {
    const admin = await portal.person('admin')
    await addApp(admin.visit)
    const made = await admin.visit.post('/api/user/recovery-codes')
    const { codes } = made.body as { codes: string[] }
    expect([made.status, new Set(codes).size]).toEqual([201, 10])
    const [recovery = ''] = codes
    const { visit, answer } = await firstStep(admin.email)
    expect(methodsOf(answer).recoveryCode).toBe(true)
    expect((await visit.post('/api/login/second', { recovery: recovery.toLowerCase() })).status).toBe(200)
    expect((await visit.get('/api/user/factors')).body).toMatchObject({ recoveryCodes: 9 })
    const again = await firstStep(admin.email)
    expect(codeOf(await again.visit.post('/api/login/second', { recovery }))).toBe('second-factor')
    const { emails, titles } = await newsOf(admin)
    expect(emails).toContain('recovery-code-used')
    expect(titles).toContain('A recovery code was used')
    // Another account's code does not work.
    const other = await portal.person('admin')
    await addApp(other.visit)
    const theirs = await firstStep(other.email)
    expect(codeOf(await theirs.visit.post('/api/login/second', { recovery: codes[1] }))).toBe('second-factor')
  })

  it('a passkey alone needs no code; clients may have one too', async () => {
    const [admin, client] = [await portal.person('admin'), await portal.person('client')]
    for (const person of [admin, client]) {
      const key = await addPasskey(person.visit, authenticator(origin, true))
      if (person === admin) await addApp(person.visit)
      const visit = portal.stranger()
      const { body } = await visit.post('/api/passkeys/sign-in/options')
      const assertion = key.sign(body as Reply<'POST /api/passkeys/sign-in/options'>)
      expect(await visit.post('/api/passkeys/sign-in', { assertion })).toMatchObject({
        status: 200,
        body: { email: person.email },
      })
      const replay = await portal.stranger().post('/api/passkeys/sign-in', { assertion })
      expect([replay.status, codeOf(replay)]).toEqual([401, 'wrong-credentials'])
    }
    // Their password is still enough.
    expect((await firstStep(client.email)).answer.status).toBe(200)
    for (const path of ['/api/user/totp', '/api/user/recovery-codes'])
      expect((await client.visit.post(path)).status).toBe(403)
  })

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without asking for its owner', { verified: false }],
    ["with somebody else's handle", { handle: Buffer.from('999999').toString('base64url') }],
    ['of another kind', { type: 'webauthn.create' }],
  ])('a passkey %s fails', async (_what, odd) => {
    const admin = await portal.person('admin')
    const key = await addPasskey(admin.visit)
    const visit = portal.stranger()
    const { body } = await visit.post('/api/passkeys/sign-in/options')
    const options = body as Reply<'POST /api/passkeys/sign-in/options'>
    expect((await visit.post('/api/passkeys/sign-in', { assertion: key.sign(options, odd) })).status).toBe(
      401,
    )
    const { answer, visit: other } = await firstStep(admin.email)
    const asked = methodsOf(answer).passkey
    const refused = await other.post('/api/login/second', { assertion: asked && key.sign(asked, odd) })
    expect(codeOf(refused)).toBe('second-factor')
    // The next challenge is new and works with the right passkey.
    const next = methodsOf(refused).passkey
    expect((await other.post('/api/login/second', { assertion: next && key.sign(next) })).status).toBe(200)
  })

  it('a key whose counter goes back is refused, and its owner notified', async () => {
    const admin = await portal.person('admin')
    const key = await addPasskey(admin.visit)
    const enter = async (counter?: number) => {
      const visit = portal.stranger()
      const { body } = await visit.post('/api/passkeys/sign-in/options')
      const options = body as Reply<'POST /api/passkeys/sign-in/options'>
      return (await visit.post('/api/passkeys/sign-in', { assertion: key.sign(options, { counter }) })).status
    }
    expect(await enter(7)).toBe(200)
    expect(await enter(7)).toBe(401)
    expect(await enter(3)).toBe(401)
    expect(await enter(8)).toBe(200)
    const { emails, titles } = await newsOf(admin)
    expect(emails).toContain('passkey-refused')
    expect(titles.filter((title) => title === 'A passkey was refused')).toHaveLength(2)
  })

  it('a passkey for another host fails, and the second step is still required', async () => {
    const admin = await portal.person('admin')
    const key = await addPasskey(admin.visit)
    await db().update(passkeys).set({ host: 'old.example' }).where(eq(passkeys.credentialId, key.id))
    expect((await admin.visit.get('/api/user/factors')).body).toMatchObject({
      passkeys: [{ isElsewhere: true }],
    })
    const { answer } = await firstStep(admin.email)
    expect([codeOf(answer), methodsOf(answer).passkey]).toEqual(['second-factor', null])
  })

  it('in a known browser works for the owner while somebody guesses codes elsewhere', async () => {
    const admin = await portal.person('admin')
    const code = await addApp(admin.visit)
    for (let attempt = 0; attempt < 3; attempt++) {
      const thief = await firstStep(admin.email)
      for (let guess = 0; guess < 5; guess++) await thief.visit.post('/api/login/second', { code: '000000' })
    }
    const thief = await firstStep(admin.email)
    expect((await thief.visit.post('/api/login/second', { code: '000000' })).status).toBe(429)
    const owner = portal.stranger()
    owner.setDevice(admin.visit.device())
    await owner.post('/api/login', { email: admin.email, password: testPassword })
    expect((await owner.post('/api/login/second', { code: code(1) })).status).toBe(200)
  })
})

describe('one’s own factors', () => {
  it('are added, named, listed, used and removed, and the owner is notified of each', async () => {
    const admin = await portal.person('admin')
    const key = await addPasskey(admin.visit, authenticator(origin), 'Laptop')
    await addApp(admin.visit)
    const listed = (await admin.visit.get('/api/user/factors')).body as Reply<'GET /api/user/factors'>
    const [shown] = listed.passkeys
    expect(listed).toMatchObject({
      passkeys: [{ name: 'Laptop', lastUsedAt: null, isSynced: false, isElsewhere: false }],
      recoveryCodes: 0,
      mode: 'offered',
      mayAdd: true,
    })
    expect(listed.authenticatorSince).not.toBeNull()
    const path = `/api/user/passkeys/${shown?.id}`
    expect((await admin.visit.patch(path, { name: ' Key\nof mine ' })).body).toMatchObject({
      name: 'Key of mine',
    })
    const other = await portal.person('admin')
    expect((await other.visit.patch(path, { name: 'Mine' })).status).toBe(404)
    expect((await other.visit.send('DELETE', path)).status).toBe(404)
    // The same authenticator again.
    const { body } = await admin.visit.post('/api/user/passkeys/options')
    const options = body as Reply<'POST /api/user/passkeys/options'>
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([key.id])
    expect((await admin.visit.post('/api/user/passkeys', { attestation: key.make(options) })).status).toBe(
      409,
    )
    const elsewhere = portal.stranger()
    const { body: asked } = await elsewhere.post('/api/passkeys/sign-in/options')
    const assertion = key.sign(asked as Reply<'POST /api/passkeys/sign-in/options'>)
    expect((await elsewhere.post('/api/passkeys/sign-in', { assertion })).status).toBe(200)
    expect((await admin.visit.send('DELETE', path)).status).toBe(204)
    // The removed factor may have opened any other session.
    expect((await elsewhere.get('/api/user')).status).toBe(401)
    expect((await admin.visit.send('DELETE', '/api/user/totp')).status).toBe(204)
    expect((await firstStep(admin.email)).answer.status).toBe(200)
    const { emails, titles } = await newsOf(admin)
    expect(emails).toEqual(
      expect.arrayContaining([
        'passkey-added',
        'passkey-removed',
        'authenticator-added',
        'authenticator-removed',
      ]),
    )
    expect(titles).toHaveLength(emails.length)
    const did = await db().select().from(auditEvents).where(eq(auditEvents.actorId, admin.userId))
    expect(did.filter(({ action }) => /-factor$/.test(action)).map(({ action }) => action)).toEqual([
      'user.add-factor',
      'user.add-factor',
      'user.remove-factor',
      'user.remove-factor',
    ])
  })

  it('end every other session with the first of staff, but none of a client', async () => {
    const admin = await portal.person('admin')
    const { visit } = await firstStep(admin.email)
    await addPasskey(admin.visit)
    expect((await visit.get('/api/user')).status).toBe(401)
    expect((await admin.visit.get('/api/user')).status).toBe(200)
    const client = await portal.person('client')
    const other = await firstStep(client.email)
    await addPasskey(client.visit)
    expect((await other.visit.get('/api/user')).status).toBe(200)
  })

  it('are not added by a registration that does not match the request', async () => {
    const admin = await portal.person('admin')
    const ask = async () =>
      (await admin.visit.post('/api/user/passkeys/options')).body as Reply<'POST /api/user/passkeys/options'>
    for (const odd of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { verified: false },
      { type: 'webauthn.get' },
    ]) {
      const attestation = authenticator(origin).make(await ask(), odd)
      expect((await admin.visit.post('/api/user/passkeys', { attestation })).status).toBe(400)
    }
    // Another account's challenge, and one that was used already.
    const other = await portal.person('admin')
    const theirs = authenticator(origin).make(await ask())
    expect((await other.visit.post('/api/user/passkeys', { attestation: theirs })).status).toBe(400)
    const options = await ask()
    expect(
      (await admin.visit.post('/api/user/passkeys', { attestation: authenticator(origin).make(options) }))
        .status,
    ).toBe(201)
    expect(
      (await admin.visit.post('/api/user/passkeys', { attestation: authenticator(origin).make(options) }))
        .status,
    ).toBe(400)
  })

  it("an app's secret is encrypted, and is not a factor before a code confirms it", async () => {
    const admin = await portal.person('admin')
    const { body } = await admin.visit.post('/api/user/totp')
    const { secret, uri } = body as Reply<'POST /api/user/totp'>
    expect(uri).toContain(secret)
    const wrong = await admin.visit.post('/api/user/totp/confirm', { code: '000000' })
    expect(wrong).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) as string } } })
    expect((await firstStep(admin.email)).answer.status).toBe(200)
    const [row] = await db().select().from(totp).where(eq(totp.userId, admin.userId))
    expect(row?.sealed).not.toContain(secret)
    const again = (await admin.visit.post('/api/user/totp')).body as Reply<'POST /api/user/totp'>
    expect(again.secret).not.toBe(secret)
    const first = appWith(secret)
    expect((await admin.visit.post('/api/user/totp/confirm', { code: first() })).status).toBe(400)
    expect((await admin.visit.post('/api/user/totp/confirm', { code: appWith(again.secret)() })).status).toBe(
      204,
    )
  })

  it('another phone replaces the one before, even while a factor is required', async () => {
    const admin = await portal.person('admin')
    const old = await addApp(admin.visit)
    await requireFrom(null)
    const { body } = await admin.visit.post('/api/user/totp')
    const { secret } = body as Reply<'POST /api/user/totp'>
    // The current app stays valid until then.
    const { visit } = await firstStep(admin.email)
    expect((await visit.post('/api/login/second', { code: old() })).status).toBe(200)
    const code = appWith(secret)
    await confirmApp(admin.visit, code)
    expect((await visit.get('/api/user')).status).toBe(401)
    const next = await firstStep(admin.email)
    expect(codeOf(await next.visit.post('/api/login/second', { code: old(1) }))).toBe('second-factor')
    expect((await next.visit.post('/api/login/second', { code: code() })).status).toBe(200)
  })

  it('recovery codes need a factor, and new ones replace the old', async () => {
    const admin = await portal.person('admin')
    expect((await admin.visit.post('/api/user/recovery-codes')).status).toBe(409)
    await addApp(admin.visit)
    const [old = ''] = ((await admin.visit.post('/api/user/recovery-codes')).body as { codes: string[] })
      .codes
    await admin.visit.post('/api/user/recovery-codes')
    const { visit } = await firstStep(admin.email)
    expect(codeOf(await visit.post('/api/login/second', { recovery: old }))).toBe('second-factor')
  })

  it('cannot be added where they are switched off, and existing ones stay', async () => {
    const [admin, client] = [await portal.person('admin'), await portal.person('client')]
    await addApp(admin.visit)
    await requireFrom(null)
    await db().execute(sql`update settings set staff_factor = 'off'`)
    expect((await admin.visit.post('/api/user/passkeys/options')).status).toBe(409)
    expect(codeOf((await firstStep(admin.email)).answer)).toBe('second-factor')
    expect((await client.visit.post('/api/user/passkeys/options')).status).toBe(200)
  })
})

describe('a sensitive action', () => {
  it('requires step-up authentication after ten minutes, in place', async () => {
    const [admin, client] = [await portal.person('admin'), await portal.person('client')]
    await forgetProof(admin)
    const reveal = () => admin.visit.post(`/api/users/${client.userId}/credential`)
    expect([(await reveal()).status, codeOf(await reveal())]).toEqual([401, 'assure'])
    expect((await admin.visit.get('/api/users')).status).toBe(200)
    expect((await admin.visit.post('/api/user/assure/options')).body).toEqual({
      ...{ password: true, authenticator: false, recoveryCode: false, passkey: null },
    })
    expect(await admin.visit.post('/api/user/assure', { password: 'a wrong one' })).toMatchObject({
      status: 400,
      body: { fields: { password: 'The password is not right.' } },
    })
    expect((await admin.visit.post('/api/user/assure', { password: testPassword })).status).toBe(204)
    expect((await reveal()).status).toBe(404)
  })

  it("includes making staff and changing somebody's address", async () => {
    const [admin, client] = [await portal.person('admin'), await portal.person('client')]
    await forgetProof(admin)
    const { visit } = admin
    const one = `/api/clients/${client.clientId}`
    expect({
      practitioner: codeOf(await visit.post('/api/admin/users', { role: 'practitioner' })),
      admin: codeOf(await visit.post('/api/admin/users', { role: 'admin' })),
      client: (await visit.post('/api/admin/users', { role: 'client' })).status,
      address: codeOf(await visit.send('PATCH', one, { body: { email: 'else@example.com' } })),
      name: (await visit.send('PATCH', one, { body: {} })).status,
    }).toEqual({ practitioner: 'assure', admin: 'assure', client: 400, address: 'assure', name: 200 })
  })

  it('requires the second factor from somebody who has one, and accepts nothing else', async () => {
    const admin = await portal.person('admin')
    const key = await addPasskey(admin.visit)
    const code = await addApp(admin.visit)
    await forgetProof(admin)
    const act = async () => (await admin.visit.send('DELETE', '/api/users/999999')).status
    expect(await act()).toBe(401)
    const options = async () =>
      (await admin.visit.post('/api/user/assure/options')).body as Reply<'POST /api/user/assure/options'>
    expect(await options()).toMatchObject({ password: false, authenticator: true })
    expect(await admin.visit.post('/api/user/assure', { password: testPassword })).toMatchObject({
      status: 400,
      body: { error: 'Your password is not enough here. Please use your second factor.' },
    })
    expect(await act()).toBe(401)
    const asked = (await options()).passkey
    const assertion = asked && key.sign(asked)
    expect((await admin.visit.post('/api/user/assure', { assertion })).status).toBe(204)
    expect(await act()).toBe(404)
    await forgetProof(admin)
    expect((await admin.visit.post('/api/user/assure', { assertion })).status).toBe(400)
    expect((await admin.visit.post('/api/user/assure', { code: code(1) })).status).toBe(204)
    // Another account's passkey.
    const other = await portal.person('admin')
    const theirs = await addPasskey(other.visit)
    const mine = (await options()).passkey
    expect(
      (await admin.visit.post('/api/user/assure', { assertion: mine && theirs.sign(mine) })).status,
    ).toBe(400)
  })
})

describe('a request whose body is held back', () => {
  /**
   * Sends the headers of a request, waits until the portal asks for the body, and returns a
   * function that sends it and gives the status.
   */
  async function held(path: string, cookie: string, body: string) {
    const { hostname, port } = new URL(portal.url)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (part: Buffer) => void (answer += part.toString()))
    const closed = once(socket, 'close')
    await once(socket, 'connect')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`,
    )
    await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 100 /)
    return async () => {
      answer = ''
      socket.write(body)
      await closed
      return Number(answer.split(' ')[1])
    }
  }

  it('does nothing once its session has ended', async () => {
    const admin = await portal.person('admin')
    const thief = await firstStep(admin.email)
    const { body } = await thief.visit.post('/api/user/passkeys/options')
    const attestation = authenticator(origin).make(body as Reply<'POST /api/user/passkeys/options'>)
    const calls = await Promise.all([
      held('/api/user/recovery-codes', thief.visit.cookie(), '{}'),
      held('/api/user/passkeys', thief.visit.cookie(), JSON.stringify({ attestation })),
      held('/api/user/totp', thief.visit.cookie(), '{}'),
      held('/api/user/export', thief.visit.cookie(), '{}'),
    ])
    await addPasskey(admin.visit)
    for (const end of calls) expect(await end()).toBe(401)
    const { passkeys: own, recoveryCodes } = (await admin.visit.get('/api/user/factors'))
      .body as Reply<'GET /api/user/factors'>
    expect([own.length, recoveryCodes]).toEqual([1, 0])
  })
})

describe('where staff need a second factor', () => {
  it('a session without one stays alive, but can only set one up', async () => {
    const admin = await portal.person('admin')
    const client = await portal.person('client')
    await requireFrom(null)
    expect((await admin.visit.get('/api/user')).body).toMatchObject({ needs: 'enrolment' })
    expect((await client.visit.get('/api/user')).body).toMatchObject({ needs: null })
    for (const path of ['/api/users', '/api/reports', '/api/settings', '/api/notifications']) {
      const answer = await admin.visit.get(path)
      expect([answer.status, codeOf(answer)]).toEqual([403, 'factor-needed'])
    }
    expect((await firstStep(admin.email)).answer).toMatchObject({ status: 200, body: { needs: 'enrolment' } })
    await addPasskey(admin.visit)
    expect((await admin.visit.get('/api/user')).body).toMatchObject({ needs: null })
    expect((await admin.visit.get('/api/users')).status).toBe(200)
    const [{ id } = { id: 0 }] = (
      (await admin.visit.get('/api/user/factors')).body as Reply<'GET /api/user/factors'>
    ).passkeys
    expect((await admin.visit.send('DELETE', `/api/user/passkeys/${id}`)).status).toBe(409)
    expect((await admin.visit.get('/api/user/factors')).body).toMatchObject({ passkeys: [{ id }] })
  })

  it('an admin sets the date, and staff are notified once', async () => {
    const [admin, other] = [await portal.person('admin'), await portal.person('practitioner')]
    const change = (body: object) => admin.visit.patch('/api/settings', body)
    expect((await change({ staffFactor: 'required', staffFactorFrom: '2999-01-01' })).body).toMatchObject({
      ...{ staffFactor: 'required', staffFactorFrom: '2999-01-01' },
    })
    await change({ portalName: 'Orchard Lab' })
    for (const person of [admin, other])
      expect((await newsOf(person)).titles).toEqual(['Staff need a second factor'])
    expect((await change({ staffFactorFrom: 'soon' })).status).toBe(400)
    await change({ staffFactor: 'offered', staffFactorFrom: null, portalName: 'Pearwell' })
  })

  it('the factor is required from the set day on', async () => {
    const admin = await portal.person('admin')
    await requireFrom('2999-01-01')
    expect((await admin.visit.get('/api/user')).body).toMatchObject({ needs: null })
    await db().execute(sql`update settings set staff_factor_from = current_date`)
    expect((await admin.visit.get('/api/user')).body).toMatchObject({ needs: 'enrolment' })
  })

  it('a session opened by password alone must prove the existing factor, and cannot add one', async () => {
    const admin = await portal.person('admin')
    const code = await addApp(admin.visit)
    // Turns it into a session from before the upgrade.
    await db()
      .update(sessions)
      .set({ factors: ['password'], authenticatedAt: null })
      .where(eq(sessions.userId, admin.userId))
    expect((await admin.visit.get('/api/user')).body).toMatchObject({ needs: 'second-factor' })
    await requireFrom(null)
    expect((await admin.visit.get('/api/user')).body).toMatchObject({ needs: 'second-factor' })
    expect((await admin.visit.post('/api/user/passkeys/options')).status).toBe(403)
    expect((await admin.visit.post('/api/user/assure', { password: testPassword })).status).toBe(400)
    expect((await admin.visit.post('/api/user/assure', { code: code() })).status).toBe(204)
    expect((await admin.visit.get('/api/user')).body).toMatchObject({ needs: null })
  })
})

describe('another admin', () => {
  it('sees who has none, and resets a factor, which ends sessions and notifies them and all admins', async () => {
    const [admin, lost] = [await portal.person('admin'), await portal.person('practitioner')]
    const listed = async () =>
      ((await admin.visit.get('/api/users?state=no-factor')).body as Reply<'GET /api/users'>).map(
        ({ id }) => id,
      )
    expect(await listed()).toContain(lost.userId)
    await addPasskey(lost.visit)
    expect(await listed()).not.toContain(lost.userId)
    const rows = (await admin.visit.get('/api/users')).body as Reply<'GET /api/users'>
    expect(rows.find(({ id }) => id === lost.userId)?.factor).toBe('passkey')
    expect(rows.filter(({ role }) => role === 'client').every(({ factor }) => factor === null)).toBe(true)
    const path = (id: number) => `/api/users/${id}/factors`
    expect((await admin.visit.send('DELETE', path(admin.userId))).status).toBe(409)
    expect((await admin.visit.send('DELETE', path(999_999))).status).toBe(404)
    expect((await admin.visit.send('DELETE', path(lost.userId))).status).toBe(204)
    expect((await admin.visit.send('DELETE', path(lost.userId))).status).toBe(409)
    expect((await lost.visit.get('/api/user')).status).toBe(401)
    expect((await firstStep(lost.email)).answer.status).toBe(200)
    expect(await newsOf(lost)).toMatchObject({
      emails: expect.arrayContaining(['factors-reset']) as string[],
      titles: expect.arrayContaining(['Your second factor was reset']) as string[],
    })
    expect((await newsOf(admin)).titles).toContain('A second factor was reset')
    const reset = and(eq(auditEvents.action, 'user.reset-factors'), eq(auditEvents.subjectId, lost.userId))
    expect(await db().select().from(auditEvents).where(reset)).toMatchObject([{ actorId: admin.userId }])
  })

  it('keeps the factor when issuing a new password', async () => {
    const [admin, person] = [await portal.person('admin'), await portal.person('practitioner')]
    await addApp(person.visit)
    const { body } = await admin.visit.put(`/api/users/${person.userId}/password`)
    const { password } = body as { password: string }
    const answer = await portal.stranger().post('/api/login', { email: person.email, password })
    expect(codeOf(answer)).toBe('second-factor')
  })
})
