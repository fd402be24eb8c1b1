import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { startPortal, type Person, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'
import { users } from '../../accounts/accounts.tables'
import { clients } from '../../clients/clients.tables'
import { auditEvents } from '../../audit/audit.tables'
import { isShortened } from './match-score'
import { reports } from '../reports.tables'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
beforeEach(async () => {
  await portal.deps.db.delete(reports)
  await portal.deps.db.delete(users).where(eq(users.role, 'client'))
})
afterAll(() => portal.close())

let samples = 0
/**
 * Uploads a report that stays without a client. Unless `sample` says otherwise it is of Owen
 * Price, born on 2 July 1979, without an email address.
 */
async function nobodys(sample: Parameters<typeof tripletForm>[0] = {}) {
  const sampleId = `S${++samples}`
  const whole = { sampleId, clientName: 'Owen Price', dateOfBirth: '02.07.1979', email: '', ...sample }
  const { status, body, text } = await admin.visit.upload('/api/reports/multi-file', tripletForm(whole))
  expect(status, text).toBe(201)
  const { id, clientId } = body as Reply<'GET /api/reports/:id'>
  expect(clientId).toBeNull()
  return { id, sampleId }
}

const client = (name: string, dateOfBirth?: string, email?: string) => {
  const [firstName = '', lastName = ''] = name.split(/ (?=\S+$)/)
  return portal.person('client', {
    firstName,
    lastName,
    ...(dateOfBirth && { dateOfBirth }),
    ...(email && { email }),
  })
}

const suggested = async (id: number) =>
  (await admin.visit.get(`/api/reports/${id}/suggestions`)).body as Reply<'GET /api/reports/:id/suggestions'>
const sure = async () =>
  (await admin.visit.get('/api/reports/sure-links')).body as Reply<'GET /api/reports/sure-links'>

describe('suggested clients for a report', () => {
  it('begin with the same name and birth date', async () => {
    const other = await client('Owen Price', '1991-01-23')
    const unknown = await client('Owen Price')
    const same = await client('PRICE Owén', '1979-07-02')
    await client('Owen Prince', '1979-07-02')
    const { id } = await nobodys()
    const before = await nobodys()
    await admin.visit.put(`/api/reports/${before.id}/client`, { clientId: same.clientId })
    const found = await suggested(id)
    expect(found.map(({ clientId, why, isSure }) => [clientId, why, isSure])).toEqual([
      [same.clientId, `Same name and date of birth, earlier report ${before.sampleId}`, true],
      [unknown.clientId, 'Same name, date of birth not known', false],
      [other.clientId, 'Different date of birth', false],
    ])
    expect(found[0]).toMatchObject({ name: 'PRICE Owén', dateOfBirth: '02.07.1979', email: same.email })
    expect((await sure()).map((link) => [link.id, link.clientId])).toEqual([[id, same.clientId]])
  })

  it.each([
    ...['Łukasz Wałęsa', 'Đorđe Đokić', 'Γιώργος Παπαδόπουλος', 'Işık Yıldız', 'Søren Ærø'].map((name) => [
      name,
      name,
    ]),
    ['Ueli Äbi', 'Aebi, Ueli'],
    ['Søren Ærø', 'Soeren Aeroe'],
    ['Joerg Strauss', 'Jörg Strauß'],
  ])(
    'include %s for the printed name %s, and no second account is made',
    async (record = '', printed = '') => {
      const same = await client(record, '1979-07-02')
      const { id } = await nobodys({ clientName: printed })
      expect((await suggested(id)).map(({ clientId, isSure }) => [clientId, isSure])).toEqual([
        [same.clientId, true],
      ])
      await nobodys({ clientName: printed, email: 'second@example.com' })
    },
  )

  it('find the twin even among more clients of a name than are compared', async () => {
    const { db } = portal.deps
    const many = await db
      .insert(users)
      .values(
        Array.from({ length: 210 }, (_, n) => ({
          ...{ firstName: 'Owen', lastName: 'Price', email: `owen${n}@example.com`, username: `owen${n}` },
          ...{ role: 'client' as const, passwordHash: '' },
        })),
      )
      .returning({ userId: users.id })
    await db.insert(clients).values(many.map(({ userId }) => ({ userId, dateOfBirth: '1950-01-01' })))
    await client('Owen Price', '1979-07-02')
    await nobodys({ email: 'second@example.com' })
  })

  it('are never exact for a deactivated account, and say so', async () => {
    const twin = await client('Owen Price', '1979-07-02')
    const { id } = await nobodys()
    await portal.deps.db.update(users).set({ isActive: false }).where(eq(users.id, twin.userId))
    const [found] = await suggested(id)
    expect(found).toMatchObject({ isSure: false, isActive: false })
    expect(found?.why).toContain('the account is deactivated')
    expect(await sure()).toEqual([])
  })

  it('are never exact for one of two twins, another gender, or an address of somebody else', async () => {
    const twin = await client('Owen Price', '1979-07-02')
    const { id } = await nobodys()
    expect((await suggested(id)).map(({ isSure }) => isSure)).toEqual([true])
    await client('Owen Price', '1979-07-02')
    expect((await suggested(id)).map(({ isSure }) => isSure)).toEqual([false, false])
    expect(await sure()).toEqual([])
    await portal.deps.db.delete(users).where(eq(users.id, twin.userId))
    expect((await suggested(id)).map(({ isSure }) => isSure)).toEqual([true])
    await client('Another Name', undefined, 'taken@example.com')
    const taken = await nobodys({ email: 'taken@example.com' })
    expect((await suggested(taken.id)).map(({ why, isSure }) => [why, isSure])).toEqual([
      ['Same name and date of birth, a different email address', false],
      ['Different name, date of birth not known, the email address in the files', false],
    ])
    expect((await sure()).map((link) => link.id)).toEqual([id])
  })

  it('say whether the client would see the report at once when it is linked', async () => {
    await client('Owen Price', '1979-07-02')
    const { id } = await nobodys()
    const isReleased = async (fields: Partial<typeof reports.$inferInsert>) => {
      await portal.deps.db.update(reports).set(fields).where(eq(reports.id, id))
      return (await sure()).map((link) => link.isReleased)
    }
    const asksWhose = [{ line: null, code: 'email-name', message: 'x' }]
    expect(await isReleased({ status: 'completed' })).toEqual([true])
    expect(await isReleased({ status: 'processed', warnings: asksWhose })).toEqual([true])
    expect(await isReleased({ held: true })).toEqual([false])
    expect(await isReleased({ held: false, warnings: [{ line: 2, code: 'unit', message: 'x' }] })).toEqual([
      false,
    ])
  })

  it('are never exact for an unconfirmed address or mixed-up files', async () => {
    const person = await client('Owen Price', '1979-07-02')
    const { id } = await nobodys()
    const mixed = await nobodys()
    await portal.deps.db
      .update(reports)
      .set({ warnings: [{ line: null, code: 'client-name-differs', message: 'x' }] })
      .where(eq(reports.id, mixed.id))
    expect((await sure()).map((link) => link.id)).toEqual([id])
    await portal.deps.db.update(users).set({ emailConfirmed: false }).where(eq(users.id, person.userId))
    expect(await sure()).toEqual([])
  })

  it('include clients with a shortened first name', async () => {
    const person = await client('Jonas Haugen', '1979-07-02')
    const { id } = await nobodys({ clientName: 'J. Haugen' })
    expect((await suggested(id)).map(({ clientId, why, isSure }) => [clientId, why, isSure])).toEqual([
      [person.clientId, 'First name shortened, same date of birth', false],
    ])
  })

  it('are for admins only, and answer 404 for an unknown report', async () => {
    expect((await admin.visit.get('/api/reports/999999/suggestions')).status).toBe(404)
    const doctor = await portal.person('practitioner')
    expect((await doctor.visit.get('/api/reports/sure-links')).status).toBe(403)
  })
})

it.each([
  ['J. Haugen', 'Jonas Haugen', true],
  ['Haugen, Jon', 'Jonas Haugen', true],
  ['Jonas Haugen', 'Jonas Haugen', false],
  ['Jonas', 'Jon', false],
  ['Jonas Berg', 'Jonas Haugen', false],
  ['J. M. Haugen', 'Jonas Haugen', false],
])('"%s" and "%s" are shortened forms of each other: %s', (one, other, is) => {
  expect(isShortened(one, other)).toBe(is)
  expect(isShortened(other, one)).toBe(is)
})

describe('several links at once', () => {
  it('are made like single links, and those that cannot be made are refused by name', async () => {
    const person = await client('Owen Price', '1979-07-02')
    const [one, two, three] = [await nobodys(), await nobodys(), await nobodys()]
    const links = [
      { id: one.id, clientId: person.clientId, version: 1 },
      { id: two.id, clientId: 999_999 },
      { id: three.id, clientId: person.clientId, version: 7 },
      { id: 888_888, clientId: person.clientId },
    ]
    const { status, body, text } = await admin.visit.post('/api/reports/link', { links })
    expect(status, text).toBe(200)
    expect(body).toMatchObject({
      linked: [one.id],
      refused: [
        {
          id: two.id,
          sampleId: two.sampleId,
          clientName: 'Owen Price',
          why: 'This client does not exist any more.',
        },
        { id: three.id, why: expect.stringContaining('Somebody else has changed this report') as string },
        { id: 888_888, sampleId: '', why: expect.stringContaining('report') as string },
      ],
    })
    const events = await portal.deps.db
      .select({ id: auditEvents.subjectId })
      .from(auditEvents)
      .where(eq(auditEvents.action, 'report.link'))
    expect(events.at(-1)).toEqual({ id: one.id })
    expect(await sure()).toHaveLength(2)
  })

  it('sent twice have the same result and are done once', async () => {
    const { clientId } = await client('Owen Price', '1979-07-02')
    const { id } = await nobodys()
    const links = [{ id, clientId, version: 1 }]
    const ask = () => admin.visit.post('/api/reports/link', { links })
    for (const answer of [...(await Promise.all([ask(), ask()])), await ask()])
      expect(answer.body).toMatchObject({ linked: [id], refused: [] })
    const isOfIt = and(eq(auditEvents.action, 'report.link'), eq(auditEvents.subjectId, id))
    expect(await portal.deps.db.$count(auditEvents, isOfIt)).toBe(1)
  })

  it('are refused when there are none or too many', async () => {
    expect((await admin.visit.post('/api/reports/link', { links: [] })).status).toBe(400)
    const links = Array.from({ length: 201 }, (_, n) => ({ id: n + 1, clientId: 1 }))
    expect((await admin.visit.post('/api/reports/link', { links })).status).toBe(400)
  })
})
