import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import JSZip from 'jszip'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { auditEvents } from '../audit/audit.tables'
import { reportFilePath } from '../../adapters/files/file-store'
import { reports } from '../reports/reports.tables'
import { seedDemoPlan } from '../trial/demo-data'
import { challenges, diaryDays, foodOutcomes, trialFoods, trials } from '../trial/trial.tables'
import { dataExports } from './privacy.tables'
import { credentials, users } from '../accounts/accounts.tables'
import { endedPlan } from '../../testing/ended-plan'
import { startPortal, testPassword, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { visitor } from '../../testing/visitor'
import { carryOutExports, removeOldExports } from './exports'

type Session = Reply<'GET /api/user/sessions'>[number]
type Export = Reply<'GET /api/user/export'>

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

const errorOf = (answer: { body: unknown }) => (answer.body as { error: string }).error
const signIn = async (email: string, password: string) => {
  const visit = visitor(portal.url)
  return { visit, answer: await visit.post('/api/login', { email, password }) }
}

describe('the profile', () => {
  it('is changed by its owner', async () => {
    const { visit } = await portal.person('client')
    const answer = await visit.patch('/api/user', { firstName: ' Ada ', phone: '+44 20 7946 0958' })
    expect(answer.body).toMatchObject({ firstName: 'Ada', phone: '+44 20 7946 0958', role: 'client' })
    expect((await visit.get('/api/user')).body).toMatchObject({ firstName: 'Ada' })
  })

  it("shares its version with an admin's edit, which cannot overwrite the owner's change", async () => {
    const edit = (path: string, body: object) =>
      admin.visit.send('PATCH', path, { body, headers: { 'If-Match': '"1"' } })
    const client = await portal.person('client')
    await client.visit.patch('/api/user', { phone: '020 7946 0958' })
    const late = await edit(`/api/clients/${client.clientId}`, { phone: '1' })
    expect([late.status, late.body]).toMatchObject([412, { current: { phone: '020 7946 0958', version: 2 } }])
    const practitioner = await portal.person('practitioner')
    await practitioner.visit.patch('/api/user', { lastName: 'Lovelace' })
    const path = `/api/practitioners/${practitioner.practitionerId}`
    expect((await edit(path, { lastName: 'Byron' })).status).toBe(412)
  })

  it('changes the email only with the password, and only after confirmation', async () => {
    const person = await portal.person('client')
    const email = 'new.address@example.com'
    const without = await person.visit.patch('/api/user', { email })
    expect([without.status, without.body]).toEqual([
      400,
      expect.objectContaining({ fields: { currentPassword: 'The current password is not right.' } }),
    ])
    const changed = await person.visit.patch('/api/user', { email, currentPassword: testPassword })
    expect(changed.body).toMatchObject({ email: person.email, pendingEmail: email })
  })
})

describe('the password', () => {
  it('is changed with the current one, which ends other sessions and deletes the generated one', async () => {
    const person = await portal.person('client')
    await portal.deps.db.insert(credentials).values({ userId: person.userId, sealed: 'x' })
    const other = await signIn(person.email, testPassword)
    expect(other.answer.status).toBe(200)
    const wrong = await person.visit.put('/api/user/password', {
      currentPassword: 'no',
      newPassword: 'a long new one',
    })
    expect([wrong.status, errorOf(wrong)]).toEqual([400, 'The current password is not right.'])
    const short = await person.visit.put('/api/user/password', {
      currentPassword: testPassword,
      newPassword: 'short',
    })
    expect(short.body).toMatchObject({ fields: { newPassword: 'Password must be at least 8 characters' } })
    const common = await person.visit.put('/api/user/password', {
      currentPassword: testPassword,
      newPassword: 'password1',
    })
    expect(errorOf(common)).toMatch(/most common/)
    const right = await person.visit.put('/api/user/password', {
      currentPassword: testPassword,
      newPassword: 'a long new one',
    })
    expect(right.status).toBe(200)
    expect((await person.visit.get('/api/user')).status).toBe(200)
    expect((await other.visit.get('/api/user')).status).toBe(401)
    expect(await portal.deps.db.$count(credentials, eq(credentials.userId, person.userId))).toBe(0)
    expect((await signIn(person.email, testPassword)).answer.status).toBe(401)
    expect((await signIn(person.email, 'a long new one')).answer.status).toBe(200)
  })

  it('is changed once by two simultaneous requests with the same old one', async () => {
    const person = await portal.person('client')
    const { visit } = await signIn(person.email, testPassword)
    const answers = await Promise.all(
      [person.visit, visit].map((one, index) =>
        one.put('/api/user/password', {
          currentPassword: testPassword,
          newPassword: `quite another phrase ${index}`,
        }),
      ),
    )
    const [changed, refused] = answers.map(({ status }) => status).sort((a, b) => a - b)
    expect(changed).toBe(200)
    // The later request finds another password or an ended session.
    expect([400, 401]).toContain(refused)
  })

  it('cannot be guessed here either', async () => {
    const { visit } = await portal.person('client')
    const answers: number[] = []
    for (let guess = 0; guess < 14; guess++)
      answers.push(
        (
          await visit.put('/api/user/password', {
            currentPassword: `guess ${guess}`,
            newPassword: 'a long new one',
          })
        ).status,
      )
    expect(answers).toContain(429)
  })
})

it('preferences have the specified defaults, keep changes, and each change is audited', async () => {
  const { visit, userId } = await portal.person('client')
  const before = {
    emailNotifications: true,
    reportNotifications: true,
    recipeNotifications: false,
    reminderNotifications: true,
    dataSharing: false,
    analyticsTracking: true,
  }
  expect((await visit.get('/api/user/preferences')).body).toEqual(before)
  await visit.patch('/api/user/preferences', { dataSharing: true })
  expect((await visit.get('/api/user/preferences')).body).toEqual({ ...before, dataSharing: true })
  expect((await visit.patch('/api/user/preferences', { dataSharing: 'yes' })).status).toBe(400)
  await visit.patch('/api/user/preferences', { dataSharing: true })
  const events = await portal.deps.db.select().from(auditEvents).where(eq(auditEvents.subjectId, userId))
  expect(events.filter(({ action }) => action === 'user.update')).toMatchObject([
    { actorId: userId, fields: ['dataSharing'] },
  ])
})

it('report news goes only to the administrators who want it', async () => {
  const [wants, wantsNone] = [await portal.person('admin'), await portal.person('admin')]
  await wantsNone.visit.patch('/api/user/preferences', { reportNotifications: false })
  await admin.visit.upload('/api/reports/multi-file', tripletForm({ sampleId: 'BAD-1' }, { csv: 'nothing' }))
  const titles = async (person: Person) =>
    ((await person.visit.get('/api/notifications')).body as { title: string }[]).map(({ title }) => title)
  expect(await titles(wants)).toContain('A report could not be read')
  expect(await titles(wantsNone)).toEqual([])
})

describe('sessions', () => {
  it('are listed with their device, and ended one by one or all others at once', async () => {
    const person = await portal.person('client')
    const [second, third] = [
      await signIn(person.email, testPassword),
      await signIn(person.email, testPassword),
    ]
    const list = async () => (await person.visit.get('/api/user/sessions')).body as Session[]
    expect(await list()).toHaveLength(3)
    expect((await list()).filter(({ current }) => current)).toHaveLength(1)
    expect((await list())[0]?.userAgent).toContain('node')
    const seenBySecond = (await second.visit.get('/api/user/sessions')).body as Session[]
    const own = seenBySecond.find(({ current }) => current)?.id ?? ''
    expect((await person.visit.send('DELETE', `/api/user/sessions/${own}`)).status).toBe(204)
    expect((await second.visit.get('/api/user')).status).toBe(401)
    expect((await person.visit.send('DELETE', `/api/user/sessions/${own}`)).status).toBe(404)
    expect((await person.visit.send('DELETE', '/api/user/sessions')).status).toBe(204)
    expect((await third.visit.get('/api/user')).status).toBe(401)
    expect(await list()).toHaveLength(1)
  })

  it('sessions of another user answer 404', async () => {
    const [one, other] = [await portal.person('client'), await portal.person('client')]
    const [session] = (await one.visit.get('/api/user/sessions')).body as Session[]
    expect((await other.visit.send('DELETE', `/api/user/sessions/${session?.id}`)).status).toBe(404)
    expect((await one.visit.get('/api/user')).status).toBe(200)
  })
})

describe('the export', () => {
  const ready = async (person: Person) => {
    const started = await person.visit.post('/api/user/export', {})
    expect(started.status).toBe(200)
    const newest = async () => (await person.visit.get('/api/user/export')).body as Export
    await expect.poll(async () => (await newest())?.state).toBe('ready')
    return (await newest())?.id ?? 0
  }
  const unzip = async (person: Person, id: number) => {
    const response = await fetch(`${portal.url}/api/user/export/${id}`, {
      headers: { Cookie: person.visit.cookie() },
    })
    expect(response.headers.get('content-type')).toBe('application/zip')
    return JSZip.loadAsync(await response.arrayBuffer())
  }

  it('contains the own data and report files, nothing of another person, and is announced', async () => {
    const [one, other] = [await portal.person('client'), await portal.person('client')]
    for (const [person, sampleId] of [
      [one, 'OWN-1'],
      [other, 'OTHER-1'],
    ] as const)
      await admin.visit.upload(
        '/api/reports/multi-file',
        tripletForm({ sampleId }, { fields: { clientId: String(person.clientId) } }),
      )
    const id = await ready(one)
    const zip = await unzip(one, id)
    const names = Object.keys(zip.files)
    expect(names).toEqual(expect.arrayContaining(['account.json', 'client.json', 'reports.json']))
    expect(names.filter((name) => /OWN-1\/report\.(html|pdf|csv)$/.test(name))).toHaveLength(3)
    const texts = await Promise.all(
      names
        .filter((name) => name.endsWith('.json'))
        .map((name) => zip.file(name)?.async('string') ?? Promise.resolve('')),
    )
    expect(texts.join()).toContain(one.email)
    expect(texts.join()).not.toMatch(new RegExp(`${other.email}|OTHER-1|argon2|passwordHash`))
    const notifications = (await one.visit.get('/api/notifications')).body
    expect(JSON.stringify(notifications)).toContain('Your data is ready')
    expect((await other.visit.get(`/api/user/export/${id}`)).status).toBe(404)
    expect((await admin.visit.get(`/api/user/export/${id}`)).status).toBe(404)
  })

  it('is deleted with its file when it expires', async () => {
    const person = await portal.person('practitioner')
    const id = await ready(person)
    const folder = path.join(portal.deps.config.dataDir, 'exports')
    const before = readdirSync(folder).length
    await portal.deps.db
      .update(dataExports)
      .set({ createdAt: sql`now() - interval '8 days'` })
      .where(eq(dataExports.id, id))
    await removeOldExports(portal.deps)
    expect((await person.visit.get(`/api/user/export/${id}`)).status).toBe(404)
    expect(readdirSync(folder)).toHaveLength(before - 1)
    // A failed export waits for an admin.
    await portal.deps.db.insert(dataExports).values({
      ...{ userId: person.userId, state: 'failed', createdAt: sql`now() - interval '8 days'` },
    })
    await removeOldExports(portal.deps)
    expect((await person.visit.get('/api/user/export')).body).toMatchObject({ state: 'failed' })
  })

  it('the export of a deleted person is deleted, even while it is being written', async () => {
    const folder = path.join(portal.deps.config.dataDir, 'exports')
    const [kept, late] = [await portal.person('client'), await portal.person('client')]
    await ready(kept)
    const before = readdirSync(folder)
    expect((await admin.visit.send('DELETE', `/api/clients/${kept.clientId}`)).status).toBe(204)
    expect(readdirSync(folder)).toHaveLength(before.length - 1)

    const left = readdirSync(folder)
    const { db } = portal.deps
    await db.insert(dataExports).values({ userId: late.userId })
    let run: Promise<void> | undefined
    await db.transaction(async (tx) => {
      await tx.select().from(dataExports).where(eq(dataExports.userId, late.userId)).for('update')
      run = carryOutExports(portal.deps)
      // The zip is complete and waits for its row.
      const zips = () => readdirSync(folder).filter((name) => name.endsWith('.zip'))
      await expect.poll(() => zips().length).toBe(left.length + 1)
      await tx.delete(users).where(eq(users.id, late.userId))
    })
    await run
    expect(readdirSync(folder)).toEqual(left)
  })

  it('left half written by a crash is deleted, but not one being written', async () => {
    const folder = path.join(portal.deps.config.dataDir, 'exports')
    mkdirSync(folder, { recursive: true })
    const [left, arriving] = ['left.part', 'arriving.zip'].map((name) => path.join(folder, name))
    for (const file of [left, arriving]) writeFileSync(file ?? '', 'PK')
    utimesSync(left ?? '', 0, 0)
    await removeOldExports(portal.deps)
    expect([existsSync(left ?? ''), existsSync(arriving ?? '')]).toEqual([false, true])
    rmSync(arriving ?? '')
  })
})

describe('a deletion request', () => {
  it('is stored once, listed for admins, and deletes everything of the client', async () => {
    const person = await portal.person('client')
    await admin.visit.upload(
      '/api/reports/multi-file',
      tripletForm({ sampleId: 'GONE-1' }, { fields: { clientId: String(person.clientId) } }),
    )
    await portal.deps.db.transaction((tx) => seedDemoPlan(tx, person.clientId, endedPlan))
    const plans = async () => {
      const { db } = portal.deps
      return Promise.all([trials, trialFoods, challenges, diaryDays, foodOutcomes].map((of) => db.$count(of)))
    }
    expect(await plans()).toEqual([1, 1, 1, 1, 1])
    const [report] = await portal.deps.db.select().from(reports).where(eq(reports.sampleId, 'GONE-1'))
    const file = path.join(portal.deps.config.dataDir, reportFilePath(report?.folder ?? '', 'pdf'))
    expect(existsSync(file)).toBe(true)
    for (let time = 0; time < 2; time++)
      expect((await person.visit.post('/api/user/deletion-request', {})).status).toBe(202)
    const later = await portal.person('client', { lastName: 'Abel' })
    await later.visit.post('/api/user/deletion-request', {})
    const listed = (await admin.visit.get('/api/deletion-requests'))
      .body as Reply<'GET /api/deletion-requests'>
    expect(listed).toMatchObject([
      { email: person.email, reportCount: 1, role: 'client' },
      { email: later.email, reportCount: 0, role: 'client' },
    ])
    const request = listed.filter(({ userId }) => userId === person.userId)
    expect((await admin.visit.post(`/api/deletion-requests/${request[0]?.id}/carry-out`, {})).status).toBe(
      200,
    )
    expect(existsSync(file)).toBe(false)
    expect(await plans()).toEqual([0, 0, 0, 0, 0])
    expect(await portal.deps.db.$count(users, eq(users.id, person.userId))).toBe(0)
    expect((await person.visit.get('/api/user')).status).toBe(401)
    expect((await admin.visit.post(`/api/deletion-requests/${request[0]?.id}/carry-out`, {})).status).toBe(
      404,
    )
  })

  it('is shown to the person who made it, and deletes their export', async () => {
    const person = await portal.person('client')
    const asked = async () => (await person.visit.get('/api/user/deletion-request')).body
    expect(await asked()).toEqual({ requestedAt: null })
    await person.visit.post('/api/user/export', {})
    const newest = async () => (await person.visit.get('/api/user/export')).body as Export
    await expect.poll(async () => (await newest())?.state).toBe('ready')
    const exported = () => readdirSync(path.join(portal.deps.config.dataDir, 'exports')).length
    const before = exported()
    await person.visit.post('/api/user/deletion-request', {})
    expect(await asked()).toEqual({ requestedAt: expect.any(String) as string })
    const listed = (await admin.visit.get('/api/deletion-requests'))
      .body as Reply<'GET /api/deletion-requests'>
    const { id } = listed.find(({ userId }) => userId === person.userId) ?? { id: 0 }
    expect((await admin.visit.post(`/api/deletion-requests/${id}/carry-out`, {})).status).toBe(200)
    expect(exported()).toBe(before - 1)
  })

  it('deleting an administrator requires another administrator', async () => {
    await admin.visit.post('/api/user/deletion-request', {})
    const listed = (await admin.visit.get('/api/deletion-requests'))
      .body as Reply<'GET /api/deletion-requests'>
    const own = listed.find(({ userId }) => userId === admin.userId)
    const answer = await admin.visit.post(`/api/deletion-requests/${own?.id}/carry-out`, {})
    expect([answer.status, errorOf(answer)]).toEqual([409, expect.stringContaining('Another administrator')])
  })
})

describe('the settings of the portal', () => {
  it('have defaults, are changed in their version, and appear where they apply', async () => {
    expect((await admin.visit.get('/api/settings')).body).toEqual({
      portalName: 'Pearwell',
      supportAddress: '',
      bareScale: 'index',
      inviteMode: 'off',
      logoHash: null,
      accent: '',
      postalAddress: '',
      trialOn: false,
      trialSignedBy: '',
      staffFactor: 'offered',
      staffFactorFrom: null,
      version: 1,
    })
    const stale = await admin.visit.send('PATCH', '/api/settings', {
      body: { portalName: 'X' },
      headers: { 'If-Match': '"7"' },
    })
    expect(stale.status).toBe(412)
    const changed = await admin.visit.patch('/api/settings', {
      portalName: 'Orchard Lab',
      supportAddress: 'help@example.com',
    })
    expect(changed.body).toMatchObject({
      portalName: 'Orchard Lab',
      supportAddress: 'help@example.com',
      version: 2,
    })
    expect((await portal.stranger().get('/api/config')).body).toMatchObject({ portalName: 'Orchard Lab' })
    expect((await admin.visit.patch('/api/settings', { portalName: '' })).status).toBe(400)
    for (const portalName of ['Pear\nwell', 'Pearwell\r\n', 'Pear\twell', '\u2028Pearwell'])
      expect((await admin.visit.patch('/api/settings', { portalName })).body).toMatchObject({
        fields: { portalName: 'The name of the portal must be one line without control characters' },
      })
    await admin.visit.patch('/api/settings', { portalName: 'Pearwell' })
  })

  it('grade bare numbers of the next report, but not of earlier ones', async () => {
    const csv = 'index,food,value\n1,Rice,22\n'
    const upload = async (sampleId: string) =>
      (await admin.visit.upload('/api/reports/multi-file', tripletForm({ sampleId }, { csv }))).body as {
        id: number
        scale: string
        allergenData: string
      }
    const before = await upload('SC-1')
    await admin.visit.patch('/api/settings', { bareScale: 'µg/ml' })
    const after = await upload('SC-2')
    await admin.visit.patch('/api/settings', { bareScale: 'index' })
    expect([before.scale, before.allergenData]).toEqual(['index', 'Rice, moderate'])
    expect([after.scale, after.allergenData]).toEqual(['µg/ml', 'Rice, high'])
    expect((await admin.visit.get(`/api/reports/${before.id}`)).body).toMatchObject({ scale: 'index' })
  })
})

it('nothing of these requests is logged', () => {
  expect(portal.logged()).not.toMatch(/Ada|new\.address|a long new one/)
})
