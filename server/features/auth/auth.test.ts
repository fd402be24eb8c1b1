import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { auditEvents } from '../audit/audit.tables'
import { sessions, users } from '../accounts/accounts.tables'
import { registrations, signInFailures } from './auth.tables'
import { startPortal, testPassword, type Portal } from '../../testing/portal'
import { runOn, superuserUrl } from '../../testing/test-server'
import { auditFailures } from './failures'
import { passwordStamp } from '../accounts/passwords'
import { removeDeadSessions } from '../accounts/sessions'
import { sessionRows } from './actor.queries'
import { neighbourhoodOf, networkOf } from '../../http/network-of'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ ALLOW_REGISTRATION: 'true' })
})
afterAll(() => portal.close())

const asSuperuser = (statement: string) => runOn(superuserUrl(portal.deps.config.databaseUrl), statement)

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  portal.stranger().send('POST', '/api/login', { body: { email, password }, headers })

describe('signing in', () => {
  it('answers the user without a password hash and keeps them signed in', async () => {
    const nora = await portal.person('client', { email: 'nora@example.com' })
    const me = await nora.visit.get('/api/user')
    expect(me.status).toBe(200)
    expect(me.body).toMatchObject({
      email: 'nora@example.com',
      role: 'client',
      clientId: nora.clientId,
      practitionerId: null,
    })
    expect(me.text).not.toMatch(/argon|hash/i)
    expect(me.headers.get('cache-control')).toBe('no-store')
  })

  it('is audited, or does not happen', async () => {
    const { email, userId } = await portal.person('client')
    const { db } = portal.deps
    const signIns = () =>
      db.$count(auditEvents, and(eq(auditEvents.action, 'user.sign-in'), eq(auditEvents.actorId, userId)))
    const before = await signIns()
    expect((await login(email, testPassword)).status).toBe(200)
    expect(await signIns()).toBe(before + 1)
    await db.delete(sessions).where(eq(sessions.userId, userId))
    await asSuperuser('alter table audit_events rename to audit_away')
    expect((await login(email, testPassword)).status).toBe(500)
    await asSuperuser('alter table audit_away rename to audit_events')
    expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
  })

  it('accepts the address in any capitals', async () => {
    await portal.person('client', { email: 'mixed@example.com' })
    expect((await login('  MIXED@Example.com ', testPassword)).status).toBe(200)
  })

  it('sets a cookie that scripts and other sites cannot use, over HTTPS only where available', async () => {
    await portal.person('client', { email: 'cookie@example.com' })
    const plain = await login('cookie@example.com', testPassword)
    expect(plain.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/)
    expect(plain.headers.get('set-cookie')).not.toMatch(/Secure/)
    const behindProxy = await startPortal({ TRUST_PROXY: '1' })
    const { email } = await behindProxy.person('client')
    const secure = await behindProxy.stranger().send('POST', '/api/login', {
      body: { email, password: testPassword },
      headers: { 'X-Forwarded-Proto': 'https' },
    })
    expect(secure.headers.get('set-cookie')).toMatch(/Secure/)
    await behindProxy.close()
  })

  it('stores only a hash of the session id, and changes the id', async () => {
    const { visit, email } = await portal.person('client')
    const idOf = (cookie: string) =>
      decodeURIComponent(cookie).replace('pearwell.sid=s:', '').split('.')[0] ?? ''
    const first = idOf(visit.cookie())
    const rows = await portal.deps.db.select().from(sessions)
    expect(rows.map((row) => row.idHash)).toContain(createHash('sha256').update(first).digest('hex'))
    expect(JSON.stringify(rows)).not.toContain(first)
    await visit.post('/api/login', { email, password: testPassword })
    expect(idOf(visit.cookie())).not.toBe(first)
  })

  it('answers the same for an unknown address and a wrong password', async () => {
    await portal.person('client', { email: 'known@example.com' })
    const wrong = await login('known@example.com', 'not it')
    const unknown = await login('unknown@example.com', 'not it')
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(withoutId(unknown.body)).toEqual(withoutId(wrong.body))
  })

  it('is audited by account and hour when it fails', async () => {
    const { userId: id } = await portal.person('client', { email: 'guessed@example.com' })
    const { db } = portal.deps
    for (let n = 0; n < 3; n++) await login('guessed@example.com', 'a guess')
    await expect
      .poll(() => db.select().from(signInFailures).where(eq(signInFailures.userId, id)))
      .toMatchObject([{ count: 3 }])
    const events = async () =>
      (await (await portal.person('admin')).visit.get(`/api/audit?subject=${id}&action=user.sign-in-failed`))
        .body
    await auditFailures(portal.deps)
    expect(await events()).toEqual([])
    await db.update(signInFailures).set({ hour: sql`date_trunc('hour', now()) - interval '1 hour'` })
    await auditFailures(portal.deps)
    await auditFailures(portal.deps)
    expect(await events()).toMatchObject([{ actorId: null, subjectId: id, count: 3 }])
    expect(await db.$count(signInFailures)).toBe(0)
  })

  it.each([
    [{ email: 'no address', password: 'x' }, { email: 'Please enter a valid email address' }],
    [{ email: 'a@example.com', password: '' }, { password: 'Password is required' }],
  ])('refuses %o with a sentence at the field', async (body, fields) => {
    const answer = await portal.stranger().post('/api/login', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'invalid', fields })
  })

  it('refuses a body that is not JSON', async () => {
    const answer = await fetch(`${portal.url}/api/login`, {
      method: 'POST',
      body: '{"email": ',
      headers: { 'Content-Type': 'application/json' },
    })
    expect(answer.status).toBe(400)
  })
})

describe('throttling', () => {
  // The clock is stopped, so that no delay passes on a slow machine.
  beforeEach(() => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    return () => vi.restoreAllMocks()
  })

  it('delays guesses at an account after five, and ends with time', async () => {
    await portal.person('client', { email: 'target@example.com' })
    for (let i = 0; i < 5; i++) expect((await login('target@example.com', 'guess')).status).toBe(401)
    const refused = await login('target@example.com', testPassword)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('2')
    await portal.deps.db.execute(sql`update sign_in_attempts set next = next - 2000`)
    expect((await login('target@example.com', testPassword)).status).toBe(200)
    await portal.deps.db.execute(sql`delete from sign_in_attempts`)
  })

  it('counts guesses that arrive at the same moment', async () => {
    await portal.person('client', { email: 'burst@example.com' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => login('burst@example.com', 'guess')))
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5)
    await portal.deps.db.execute(sql`delete from sign_in_attempts`)
  })

  it('lets the owner in while somebody guesses elsewhere', async () => {
    const behind = await startPortal({ TRUST_PROXY: '1' })
    const { email } = await behind.person('client')
    const from = (address: string, password: string) =>
      behind
        .stranger()
        .send('POST', '/api/login', { body: { email, password }, headers: { 'X-Forwarded-For': address } })
    for (let i = 0; i < 6; i++) await from('203.0.113.7', 'guess')
    expect((await from('203.0.113.7', testPassword)).status).toBe(429)
    expect((await from('198.51.100.4', testPassword)).status).toBe(200)
    await behind.close()
  })

  it('counts an IPv6 network as one address', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::99'))
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
    expect(networkOf('::1')).toBe('0:0:0:0')
    expect(networkOf('::ffff:10.0.0.1')).toBe('10.0.0.1')
    expect(networkOf('10.0.0.1')).toBe('10.0.0.1')
    expect(neighbourhoodOf('10.0.0.1')).toBe('10.0.0')
    expect(neighbourhoodOf('2001:db8:1:2::1')).toBe('2001:db8:1')
  })

  it('accepts ten registrations from one address', async () => {
    const open = await startPortal({ ALLOW_REGISTRATION: 'true' })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        open.stranger().post('/api/register', {
          email: `many${n}@example.com`,
          password: 'a long enough one',
          firstName: 'A',
          lastName: 'B',
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    await open.close()
  })

  it('delays an address that tries many accounts', async () => {
    for (let i = 0; i < 20; i++) await login(`spray${i}@example.com`, 'guess')
    expect((await login('spray20@example.com', 'guess')).status).toBe(429)
    await portal.deps.db.execute(sql`delete from sign_in_attempts`)
  })
})

describe('sessions', () => {
  it('end for good on signing out', async () => {
    const { visit } = await portal.person('client')
    const cookie = visit.cookie()
    expect((await visit.post('/api/logout')).status).toBe(200)
    visit.setCookie(cookie)
    expect((await visit.get('/api/user')).status).toBe(401)
  })

  it.each(['GET /api/user', 'GET /api/reports', 'POST /api/notifications/read-all', 'POST /api/logout'])(
    'end on the first request after a sign-out without a connection: %s',
    async (route) => {
      const { visit, userId } = await portal.person('client')
      const cookie = visit.cookie()
      visit.setLeft(`pearwell.left=${userId}`)
      const [method = '', path = ''] = route.split(' ')
      const { status } = await visit.send(method, path, { headers: { 'X-Account': String(userId) } })
      expect(status).toBe(path === '/api/logout' ? 200 : 401)
      expect(visit.left()).toBe('')
      visit.setCookie(cookie)
      expect((await visit.get('/api/user')).status).toBe(401)
    },
  )

  it('are replaced by a sign-in that follows a sign-out without a connection', async () => {
    const { visit, userId, email } = await portal.person('client')
    const cookie = visit.cookie()
    visit.setLeft(`pearwell.left=${userId}`)
    expect((await visit.post('/api/login', { email, password: testPassword })).status).toBe(200)
    expect([visit.left(), (await visit.get('/api/user')).status]).toEqual(['', 200])
    visit.setCookie(cookie)
    expect((await visit.get('/api/user')).status).toBe(401)
  })

  it('continue when another account has signed out without a connection', async () => {
    const { visit, userId } = await portal.person('client')
    visit.setLeft(`pearwell.left=${userId + 1}`)
    expect((await visit.get('/api/user')).status).toBe(200)
    expect(visit.left()).toBe('')
  })

  it('end at once when the account is deactivated', async () => {
    const admin = await portal.person('admin')
    const client = await portal.person('client')
    expect((await admin.visit.patch(`/api/users/${client.userId}`, { isActive: false })).status).toBe(200)
    expect((await client.visit.get('/api/user')).status).toBe(401)
    expect((await login(client.email, testPassword)).status).toBe(401)
    expect((await admin.visit.patch(`/api/users/${client.userId}`, { isActive: true })).status).toBe(200)
    expect((await client.visit.get('/api/user')).status).toBe(401)
  })

  it.each(['seen_at', 'created_at'])('end when %s is too long ago, and are deleted', async (column) => {
    const { visit, userId } = await portal.person('practitioner')
    await portal.deps.db.execute(
      sql`update sessions set ${sql.identifier(column)} = now() - interval '13 hours' where user_id = ${userId}`,
    )
    expect((await visit.get('/api/user')).status).toBe(401)
    await removeDeadSessions(portal.deps.db)
    expect(await portal.deps.db.select().from(sessions).where(eq(sessions.userId, userId))).toHaveLength(0)
  })

  it('are not opened by a cookie with a foreign signature', async () => {
    const { visit } = await portal.person('client')
    visit.setCookie(visit.cookie().replace(/\.[^.]*$/, '.AAAA'))
    expect((await visit.get('/api/user')).status).toBe(401)
  })
})

describe('a sign-in that is overtaken', () => {
  it('a sign-in fails if the password changes meanwhile', async () => {
    const { userId } = await portal.person('client')
    const rows = sessionRows(portal.deps)
    const [user] = await portal.deps.db.select().from(users).where(eq(users.id, userId))
    const proof = {
      id: userId,
      stamp: passwordStamp(user?.passwordHash ?? ''),
      factors: ['password' as const],
    }
    await rows.create('before', proof)
    expect(await rows.find('before')).toBeDefined()
    await portal.deps.db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, userId))
    await expect(rows.create('after', proof)).rejects.toThrow('not right')
    expect(await rows.find('after')).toBeUndefined()
  })

  it('a sign-in waits for a password that is being saved, and fails', async () => {
    const { userId, email } = await portal.person('client')
    const { db } = portal.deps
    let answer: ReturnType<typeof login> | undefined
    await db.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash: 'another' }).where(eq(users.id, userId))
      await tx.delete(sessions).where(eq(sessions.userId, userId))
      answer = login(email, testPassword)
      const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await db.execute(waits)).rowCount).toBe(1)
    })
    expect((await answer)?.status).toBe(401)
    expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
  })
})

describe('write requests from another site', () => {
  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 204],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{}, 204],
  ])('with %o answer %i', async (headers, status) => {
    const { visit } = await portal.person('client')
    expect(
      (
        await visit.send('POST', '/api/notifications/read-all', {
          headers: headers,
        })
      ).status,
    ).toBe(status)
  })

  it('are accepted from our own origin', async () => {
    const { visit } = await portal.person('client')
    expect(
      (await visit.send('POST', '/api/notifications/read-all', { headers: { Origin: portal.url } })).status,
    ).toBe(204)
  })
})

describe('registering', () => {
  const somebody = {
    email: 'new@example.com',
    password: 'a long enough one',
    firstName: 'New',
    lastName: 'Person',
  }

  it('makes no account yet (addresses.test.ts tests what does)', async () => {
    const visit = portal.stranger()
    const answer = await visit.post('/api/register', { ...somebody, role: 'admin' })
    expect(answer.status).toBe(202)
    expect((await visit.get('/api/user')).status).toBe(401)
    expect(await portal.deps.db.$count(users, eq(users.email, somebody.email))).toBe(0)
  })

  it('makes a client, and an audit event for the account', async () => {
    const { db } = portal.deps
    const admin = await portal.person('admin')
    const [waiting] = await db.select().from(registrations)
    const approveRegistration = () => admin.visit.post(`/api/registrations/${waiting?.id}/let-in`)
    await asSuperuser('alter table audit_events rename to elsewhere')
    expect((await approveRegistration()).status).toBe(500)
    await asSuperuser('alter table elsewhere rename to audit_events')
    expect(await db.$count(users, eq(users.email, somebody.email))).toBe(0)
    expect((await approveRegistration()).status).toBe(204)
    const [made] = await db.select().from(users).where(eq(users.email, somebody.email))
    expect(made).toMatchObject({ role: 'client', emailConfirmed: false })
  })

  it('refuses a short password and a common one', async () => {
    const short = await portal
      .stranger()
      .post('/api/register', { ...somebody, email: 'x@example.com', password: 'short' })
    expect(short.body).toMatchObject({ fields: { password: 'Password must be at least 8 characters' } })
    const common = await portal
      .stranger()
      .post('/api/register', { ...somebody, email: 'x@example.com', password: 'password1' })
    expect(common.status).toBe(400)
  })

  it('is refused where registration is off', async () => {
    const closed = await startPortal()
    expect((await closed.stranger().post('/api/register', somebody)).status).toBe(403)
    await closed.close()
  })
})

const withoutId = (body: unknown) => ({ ...(body as object), requestId: undefined })
