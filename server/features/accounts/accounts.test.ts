import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '../audit/audit.tables'
import { credentials, users } from './accounts.tables'
import { startPortal, testPassword, type Person, type Portal } from '../../testing/portal'
import { createClient } from '../clients/clients.service'
import { textCipher } from '../../encryption/text-cipher'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

const newClient = async (email: string) => {
  const made = await portal.deps.db.transaction((tx) =>
    createClient(
      tx,
      { cipher: portal.deps.cipher, actorId: admin.userId },
      { email, firstName: 'New', lastName: 'Client' },
    ),
  )
  return made?.userId ?? 0
}
const reveal = (userId: number) => admin.visit.post(`/api/users/${userId}/credential`)

describe("a client's generated password", () => {
  it('is not stored as plain text, and opens the account', async () => {
    const userId = await newClient('sealed@example.com')
    const { password } = (await reveal(userId)).body as { password: string }
    const [row] = await portal.deps.db.select().from(credentials).where(eq(credentials.userId, userId))
    expect(row?.sealed).not.toContain(password)
    const login = await portal.stranger().post('/api/login', { email: 'sealed@example.com', password })
    expect(login.status).toBe(200)
  })

  it('is "Not available" for staff, another key or an unknown account, and each try is audited', async () => {
    const staff = await portal.person('practitioner')
    const answer = await reveal(staff.userId)
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ error: 'Not available' })
    const userId = await newClient('otherkey@example.com')
    const sealed = textCipher(() => [Buffer.alloc(32, 9)]).encrypt(userId, 'from another key')
    await portal.deps.db.update(credentials).set({ sealed }).where(eq(credentials.userId, userId))
    expect((await reveal(userId)).status).toBe(404)
    expect((await reveal(999_999)).status).toBe(404)
    const events = await portal.deps.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'user.credential'))
    expect(events.map(({ subjectId }) => subjectId)).toEqual(expect.arrayContaining([staff.userId, userId]))
  })

  it('is replaced by a new one, which ends the sessions and invalidates the old one', async () => {
    const userId = await newClient('renewed@example.com')
    const before = (await reveal(userId)).body as { password: string }
    const client = portal.stranger()
    await client.post('/api/login', { email: 'renewed@example.com', password: before.password })
    const issued = (await admin.visit.put(`/api/users/${userId}/password`)).body as { password: string }
    expect(issued.password).not.toBe(before.password)
    expect((await client.get('/api/user')).status).toBe(401)
    expect((await reveal(userId)).body).toEqual(issued)
    const login = (password: string) =>
      portal.stranger().post('/api/login', { email: 'renewed@example.com', password })
    expect((await login(before.password)).status).toBe(401)
    expect((await login(issued.password)).status).toBe(200)
  })

  it('the password of a member of staff is shown once and not stored', async () => {
    const staff = await portal.person('practitioner')
    expect((await admin.visit.put(`/api/users/${staff.userId}/password`)).status).toBe(200)
    expect(
      (await portal.stranger().post('/api/login', { email: staff.email, password: testPassword })).status,
    ).toBe(401)
    expect(await portal.deps.db.$count(credentials, eq(credentials.userId, staff.userId))).toBe(0)
  })
})

describe('encryption of passwords', () => {
  const cipher = textCipher(() => [Buffer.alloc(32, 1)])
  it('is bound to the account and detects a changed byte', () => {
    const sealed = cipher.encrypt(7, 'secret')
    expect(cipher.decrypt(7, sealed)).toBe('secret')
    expect(cipher.decrypt(8, sealed)).toBeUndefined()
    const bytes = Buffer.from(sealed, 'base64')
    for (let i = 0; i < bytes.length; i++) {
      const damaged = Buffer.from(bytes)
      damaged[i] = (damaged[i] ?? 0) ^ 1
      expect(cipher.decrypt(7, damaged.toString('base64'))).toBeUndefined()
    }
    expect(cipher.decrypt(7, '')).toBeUndefined()
  })

  it('never gives the same text twice', () =>
    expect(cipher.encrypt(7, 'secret')).not.toBe(cipher.encrypt(7, 'secret')))
})

describe('changing an account', () => {
  const patch = (userId: number, body: object) => admin.visit.patch(`/api/users/${userId}`, body)

  it('changes only the given fields, and audits which', async () => {
    const client = await portal.person('client')
    const answer = await patch(client.userId, { firstName: 'Changed', role: 'admin', passwordHash: 'x' })
    expect(answer.body).toMatchObject({
      firstName: 'Changed',
      role: 'client',
      email: client.email,
      version: 2,
    })
    const events = await portal.deps.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, client.userId))
    expect(events).toContainEqual(
      expect.objectContaining({ action: 'user.update', actorId: admin.userId, fields: ['firstName'] }),
    )
  })

  it('with a stale version answers 412 with the current account, without its hash', async () => {
    const client = await portal.person('client')
    await patch(client.userId, { firstName: 'First' })
    const stale = await admin.visit.send('PATCH', `/api/users/${client.userId}`, {
      body: { firstName: 'Second' },
      headers: { 'If-Match': '"1"' },
    })
    expect(stale.status).toBe(412)
    expect(stale.body).toMatchObject({ current: { firstName: 'First', version: 2 } })
    expect(stale.text).not.toMatch(/argon/)
  })

  it("changes a client's username with the address, and confirms the address", async () => {
    const client = await portal.person('client')
    expect((await patch(client.userId, { email: 'Moved@example.com' })).body).toMatchObject({
      email: 'moved@example.com',
      username: 'moved@example.com',
      emailConfirmed: true,
    })
  })

  it('does not confirm an unchanged address', async () => {
    const client = await portal.person('client')
    await portal.deps.db.update(users).set({ emailConfirmed: false }).where(eq(users.id, client.userId))
    expect((await patch(client.userId, { firstName: 'Other', email: client.email })).body).toMatchObject({
      firstName: 'Other',
      emailConfirmed: false,
    })
  })

  it('refuses an address in use, an empty name, oneself and an unknown account', async () => {
    const client = await portal.person('client')
    expect((await patch(client.userId, { email: admin.email })).status).toBe(409)
    expect((await patch(client.userId, { firstName: ' ' })).body).toMatchObject({
      fields: { firstName: 'First name is required' },
    })
    expect((await patch(client.userId, { email: 'no' })).body).toMatchObject({
      fields: { email: 'Invalid email address' },
    })
    expect((await patch(admin.userId, { isActive: false })).status).toBe(409)
    expect((await patch(999_999, { firstName: 'X' })).status).toBe(404)
  })
})

it('practitioners are listed with their account', async () => {
  const practitioner = await portal.person('practitioner', { firstName: 'Amara', lastName: 'Aaa' })
  const answer = await admin.visit.get('/api/practitioners?pageSize=1')
  expect(answer.body).toMatchObject([
    { userId: practitioner.userId, user: { id: practitioner.userId, firstName: 'Amara' } },
  ])
  expect(Number(answer.headers.get('x-total-count'))).toBeGreaterThan(1)
  expect(answer.text).not.toMatch(/password/i)
})
