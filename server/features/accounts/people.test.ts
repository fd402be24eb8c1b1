import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, or } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foods } from '../foods/foods.tables'
import { auditEvents } from '../audit/audit.tables'
import { reports } from '../reports/reports.tables'
import { clients } from '../clients/clients.tables'
import { credentials, users } from './accounts.tables'
import { practitioners } from '../practitioners/practitioners.tables'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

type Row = { id: number; userId: number; version: number; user: { version: number } } & Record<
  string,
  unknown
>
const del = (url: string) => admin.visit.send('DELETE', url)
const list = async (url: string) => {
  const answer = await admin.visit.get(url)
  return { rows: answer.body as Row[], total: Number(answer.headers.get('x-total-count')) }
}
let count = 0
const report = async (fields: Record<string, string>) => {
  const form = tripletForm({ sampleId: `PE${count++}` }, { fields })
  return (await admin.visit.upload('/api/reports/multi-file', form)).body as Row & { status: string }
}

describe('making accounts', () => {
  it.each(['client', 'practitioner', 'admin'] as const)(
    'creating a %s also creates their record, and they can sign in',
    async (role) => {
      const body = {
        email: `New.${role}@Example.com`,
        password: role === 'client' ? 'sixsix' : 'six-plus-4',
        role,
        firstName: 'New',
        lastName: 'One',
      }
      const made = await admin.visit.post('/api/admin/users', body)
      expect(made.status).toBe(201)
      const { id } = made.body as { id: number }
      const { email, password } = body
      const login = await portal.stranger().post('/api/login', { email, password })
      expect(login.body).toMatchObject({ id, role })
      expect(await portal.deps.db.$count(clients, eq(clients.userId, id))).toBe(Number(role === 'client'))
      expect(await portal.deps.db.$count(practitioners, eq(practitioners.userId, id))).toBe(
        Number(role === 'practitioner'),
      )
      expect(await portal.deps.db.$count(credentials, eq(credentials.userId, id))).toBe(
        Number(role === 'client'),
      )
      expect(made.text).not.toContain('sixsix')
    },
  )

  it.each([
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ password: '12345', role: 'admin' }, 'password', 'Password must be at least 10 characters'],
    [{ email: 'no' }, 'email', 'Invalid email address'],
    [{ role: 'owner' }, 'role', undefined],
  ])('refuses %o', async (wrong, field, sentence) => {
    const answer = await admin.visit.post('/api/admin/users', {
      email: 'x@example.com',
      password: 'sixsix',
      role: 'client',
      ...wrong,
    })
    expect(answer.status).toBe(400)
    const { fields } = answer.body as { fields: Record<string, string> }
    expect(Object.keys(fields)).toEqual([field])
    if (sentence) expect(fields[field]).toBe(sentence)
  })

  it('refuses an address in use, ignoring case', async () => {
    const answer = await admin.visit.post('/api/admin/users', {
      email: admin.email.toUpperCase(),
      password: 'six-plus-4',
      role: 'admin',
    })
    expect(answer.status).toBe(409)
  })

  it('lists, searches and filters them without showing a hash', async () => {
    await portal.person('client', {
      email: 'needle@haystack.example',
      firstName: 'Needle',
      lastName: '100%_Name',
    })
    expect((await list('/api/users?q=NEEDLE')).total).toBe(1)
    expect((await list('/api/users?q=100%25_')).total).toBe(1)
    expect((await list('/api/users?q=100_')).total).toBe(0)
    expect((await list('/api/users?role=admin')).rows.every(({ role }) => role === 'admin')).toBe(true)
    expect((await list('/api/users?pageSize=2')).rows).toHaveLength(2)
    expect((await admin.visit.get('/api/users')).text).not.toMatch(/argon|passwordHash|sealed/)
  })
})

describe('deleting accounts', () => {
  it('is refused for an account with a client or practitioner record, and for oneself', async () => {
    const client = await portal.person('client')
    const refused = await del(`/api/users/${client.userId}`)
    expect(refused.status).toBe(409)
    expect((refused.body as { error: string }).error).toMatch(
      /associated client or practitioner records cannot be deleted/,
    )
    expect((await del(`/api/users/${admin.userId}`)).status).toBe(409)
  })

  it('deleting another admin ends their sessions; of two who delete each other one is left', async () => {
    const one = await portal.person('admin')
    expect((await del(`/api/users/${one.userId}`)).status).toBe(204)
    expect((await one.visit.get('/api/user')).status).toBe(401)
    const own = await startPortal()
    const [a, b] = [await own.person('admin'), await own.person('admin')]
    const answers = await Promise.all([
      a.visit.send('DELETE', `/api/users/${b.userId}`),
      b.visit.send('DELETE', `/api/users/${a.userId}`),
    ])
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(await own.deps.db.$count(users, eq(users.role, 'admin'))).toBe(1)
    await own.close()
  })

  it('deleting a client deletes the account, the sessions, the reports and their files', async () => {
    const client = await portal.person('client')
    await report({ clientId: String(client.clientId) })
    await report({ clientId: String(client.clientId) })
    const folders = () => readdir(path.join(portal.deps.config.dataDir, 'reports'))
    const before = await folders()
    expect((await del(`/api/clients/${client.clientId}`)).status).toBe(204)
    expect((await folders()).length).toBe(before.length - 2)
    expect((await client.visit.get('/api/user')).status).toBe(401)
    expect(await portal.deps.db.$count(users, eq(users.id, client.userId))).toBe(0)
    expect((await del(`/api/clients/${client.clientId}`)).status).toBe(404)
  })

  it('deleting a practitioner unassigns their reports, and held ones wait for an admin', async () => {
    const practitioner = await portal.person('practitioner')
    const practitionerId = String(practitioner.practitionerId)
    const open = await report({ practitionerId })
    const held = await report({ practitionerId, hold: 'true' })
    expect(held.status).toBe('pending')
    expect((await del(`/api/practitioners/${practitionerId}`)).status).toBe(204)
    const rows = await portal.deps.db.select().from(reports)
    expect(rows.find(({ id }) => id === open.id)).toMatchObject({ practitionerId: null, status: 'completed' })
    expect(rows.find(({ id }) => id === held.id)).toMatchObject({
      practitionerId: null,
      status: 'processed',
      held: false,
      warnings: [{ code: 'practitioner-gone' }],
    })
  })

  it("a deleted practitioner's held report waits for an admin even after its files are replaced", async () => {
    const practitioner = await portal.person('practitioner')
    const fields = { practitionerId: String(practitioner.practitionerId), hold: 'true' }
    const form = tripletForm({ sampleId: 'HELD1' }, { csv: 'nothing', fields })
    const failed = (await admin.visit.upload('/api/reports/multi-file', form)).body as Row
    expect(failed).toMatchObject({ status: 'failed', held: true })
    expect((await del(`/api/practitioners/${practitioner.practitionerId}`)).status).toBe(204)
    const replaced = await admin.visit.send('PUT', `/api/reports/${failed.id}/files`, {
      form: tripletForm({ sampleId: 'HELD1' }),
    })
    expect(replaced.body).toMatchObject({
      status: 'processed',
      held: false,
      warnings: [{ code: 'practitioner-gone' }],
    })
    const none = await admin.visit.patch(`/api/reports/${failed.id}`, { practitionerId: null })
    expect(none.body).toMatchObject({ status: 'completed', held: false, warnings: [] })
  })
})

describe('clients', () => {
  it('show their record, reports and last activity', async () => {
    const client = await portal.person('client', { email: 'shown@example.com', dateOfBirth: '1984-03-12' })
    await report({ clientId: String(client.clientId) })
    const { rows } = await list('/api/clients?q=shown@example')
    expect(rows).toMatchObject([
      {
        id: client.clientId,
        dateOfBirth: '03/12/1984',
        reportCount: 1,
        hasCredential: false,
        user: { id: client.userId, isActive: true },
      },
    ])
    expect(typeof rows[0]?.['lastActivity']).toBe('string')
  })

  it('are changed field by field in their version, with a list of unknown allergies', async () => {
    await portal.deps.db
      .insert(foods)
      .values({ name: 'Peanut', category: 'Nuts', alternativeNames: ['Groundnut'] })
    const client = await portal.person('client')
    const url = `/api/clients/${client.clientId}`
    const answer = await admin.visit.patch(url, {
      phone: '123',
      dateOfBirth: '04/05/1990',
      gender: 'Prefer not to say',
      allergies: 'groundnut, unobtainium\nNone known',
      address: 'Here',
    })
    expect(answer.body).toMatchObject({
      phone: '123',
      dateOfBirth: '04/05/1990',
      gender: 'Prefer not to say',
      notUnderstood: ['unobtainium'],
      version: 2,
    })
    expect(
      (await admin.visit.send('PATCH', url, { body: { address: 'There' }, headers: { 'If-Match': '"1"' } }))
        .status,
    ).toBe(412)
    expect((await admin.visit.patch(url, { dateOfBirth: '31/31/1990' })).body).toMatchObject({
      fields: { dateOfBirth: 'Please enter the date as MM/DD/YYYY' },
    })
    expect((await admin.visit.patch('/api/clients/999999', { address: 'x' })).status).toBe(404)
  })

  it('share one version with the phone number, and an unchanged field is no change', async () => {
    const { clientId } = await portal.person('client')
    const save = (phone: string, version: number) =>
      admin.visit.send('PATCH', `/api/clients/${clientId}`, {
        body: { phone },
        headers: { 'If-Match': `"${version}"` },
      })
    expect((await save('1', 1)).body).toMatchObject({ phone: '1', version: 2 })
    expect((await save('2', 1)).status).toBe(412)
    expect((await save('1', 2)).body).toMatchObject({ phone: '1', version: 2 })
    const events = await portal.deps.db
      .select({ fields: auditEvents.fields })
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'client.update'), eq(auditEvents.subjectId, clientId)))
    expect(events).toEqual([{ fields: ['phone'] }])
  })

  it('are changed together with their account in one version, and each row is audited', async () => {
    const client = await portal.person('client')
    const save = (body: object, version: number) =>
      admin.visit.send('PATCH', `/api/clients/${client.clientId}`, {
        body,
        headers: { 'If-Match': `"${version}"` },
      })
    const both = { firstName: 'Anna', email: 'Anna@example.com', phone: '1', address: 'Here' }
    expect((await save(both, 1)).body).toMatchObject({
      address: 'Here',
      phone: '1',
      user: { firstName: 'Anna', email: 'anna@example.com', username: 'anna@example.com' },
      version: 2,
    })
    const taken = await save({ address: 'There', email: admin.email }, 2)
    expect([taken.status, taken.body]).toMatchObject([409, { fields: { email: 'is in use' } }])
    const off = await save({ isActive: false }, 2)
    expect(off.body).toMatchObject({ address: 'Here', user: { isActive: false }, version: 3 })
    expect((await client.visit.get('/api/user')).status).toBe(401)
    const late = await save({ lastName: 'Late', gender: 'Other' }, 2)
    expect([late.status, late.body]).toMatchObject([
      412,
      { current: { version: 3, gender: '', user: { isActive: false } } },
    ])
    const events = await portal.deps.db
      .select({ action: auditEvents.action, fields: auditEvents.fields })
      .from(auditEvents)
      .where(
        or(
          and(eq(auditEvents.action, 'client.update'), eq(auditEvents.subjectId, client.clientId)),
          and(eq(auditEvents.action, 'user.update'), eq(auditEvents.subjectId, client.userId)),
        ),
      )
      .orderBy(auditEvents.id)
    expect(events).toEqual([
      { action: 'user.update', fields: ['firstName', 'email', 'phone'] },
      { action: 'client.update', fields: ['address', 'phone'] },
      { action: 'user.update', fields: ['isActive'] },
    ])
  })

  it('get their next report by an address that an admin has confirmed', async () => {
    const client = await portal.person('client', {
      email: 'changed@example.com',
      firstName: 'Chan',
      lastName: 'Ged',
    })
    await portal.deps.db.update(users).set({ emailConfirmed: false }).where(eq(users.id, client.userId))
    const confirm = `/api/users/${client.userId}/confirm-email`
    const another = await admin.visit.send('POST', confirm, { headers: { 'If-Match': '"9"' } })
    expect([another.status, another.body]).toEqual([
      412,
      expect.objectContaining({ current: expect.objectContaining({ emailConfirmed: false }) as unknown }),
    ])
    expect((await admin.visit.post(confirm)).status).toBe(204)
    const form = tripletForm({ sampleId: 'CONF1', clientName: 'Chan Ged', email: 'changed@example.com' })
    expect((await admin.visit.upload('/api/reports/multi-file', form)).body).toMatchObject({
      clientId: client.clientId,
    })
  })
})

describe('practitioners', () => {
  const body = {
    email: 'pract@example.com',
    password: 'six-plus-4',
    firstName: 'Pra',
    lastName: 'Ctitioner',
    specialty: 'Dietetics',
  }

  it('are made, found by specialty, counted by clients, and changed with their account', async () => {
    const made = await admin.visit.post('/api/practitioners', body)
    expect(made.status).toBe(201)
    const row = made.body as Row
    expect(row).toMatchObject({
      specialty: 'Dietetics',
      licenseNumber: '',
      clientCount: 0,
      user: { firstName: 'Pra' },
    })
    const client = await portal.person('client')
    for (let i = 0; i < 2; i++)
      await report({ practitionerId: String(row.id), clientId: String(client.clientId) })
    expect((await list('/api/practitioners?q=dietet')).rows).toMatchObject([{ id: row.id, clientCount: 1 }])
    const changed = await admin.visit.patch(`/api/practitioners/${row.id}`, {
      firstName: 'Changed',
      licenseNumber: 'L-1',
      email: 'other@example.com',
    })
    expect(changed.body).toMatchObject({
      licenseNumber: 'L-1',
      user: { firstName: 'Changed', email: 'other@example.com' },
    })
    const taken = await admin.visit.patch(`/api/practitioners/${row.id}`, {
      email: admin.email,
      licenseNumber: 'L-2',
    })
    expect(taken.status).toBe(409)
    expect((await list('/api/practitioners?q=dietet')).rows).toMatchObject([{ licenseNumber: 'L-1' }])
  })

  it.each([
    [{ firstName: '' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
    [{ email: 'x' }, 'email', 'Please enter a valid email address'],
    [{ password: '1' }, 'password', 'Password must be at least 10 characters'],
  ])('refuse %o', async (wrong, field, sentence) => {
    const answer = await admin.visit.post('/api/practitioners', { ...body, email: 'y@example.com', ...wrong })
    expect(answer.body).toMatchObject({ fields: { [field]: sentence } })
  })

  it('share one version with their account', async () => {
    const { practitionerId } = await portal.person('practitioner')
    const save = (firstName: string) =>
      admin.visit.send('PATCH', `/api/practitioners/${practitionerId}`, {
        body: { firstName },
        headers: { 'If-Match': '"1"' },
      })
    expect((await save('One')).body).toMatchObject({ version: 2, user: { firstName: 'One' } })
    const late = await save('Two')
    expect([late.status, late.body]).toMatchObject([412, { current: { user: { firstName: 'One' } } }])
  })

  it('need only the required fields, and one edit of both rows raises the version by one', async () => {
    const { email, password, firstName, lastName } = { ...body, email: 'least@example.com' }
    const made = await admin.visit.post('/api/practitioners', { email, password, firstName, lastName })
    expect([made.status, made.body]).toMatchObject([201, { specialty: '', version: 1 }])
    const url = `/api/practitioners/${(made.body as Row).id}`
    expect((await admin.visit.patch(url, { lastName: 'Both', clinicName: 'Both' })).body).toMatchObject({
      clinicName: 'Both',
      user: { lastName: 'Both' },
      version: 2,
    })
    const nothing = await admin.visit.patch(url, {})
    expect([nothing.status, nothing.body]).toMatchObject([200, { version: 2 }])
  })

  it('see themselves as licensed once a number is on record', async () => {
    const practitioner = await portal.person('practitioner')
    expect((await practitioner.visit.get('/api/user')).body).toMatchObject({ licensed: false })
    await admin.visit.patch(`/api/practitioners/${practitioner.practitionerId}`, { licenseNumber: 'L-9' })
    expect((await practitioner.visit.get('/api/user')).body).toMatchObject({ licensed: true })
  })
})
