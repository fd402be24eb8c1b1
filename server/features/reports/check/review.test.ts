import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { auditEvents } from '../../audit/audit.tables'
import { clients } from '../../clients/clients.tables'
import { users } from '../../accounts/accounts.tables'
import { startPortal, type Person, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'
import { reportOpenings } from '../reports.tables'

let portal: Portal
let admin: Person
let mine: Person
let other: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
  mine = await portal.person('practitioner')
  other = await portal.person('practitioner')
})
afterAll(() => portal.close())

type Report = { id: number; sampleId: string; clientName: string; version: number; clientId: number | null }
type Done = { released: number[]; refused: { id: number; sampleId: string; why: string }[] }

let made = 0
/** A report held for `mine`, with a new client unless the sample says otherwise. */
async function held(sample: Parameters<typeof tripletForm>[0] = {}) {
  const n = ++made
  const { sampleId = `REV${n}`, ...rest } = sample
  const client = { clientName: `Cara Client${n}`, email: `cara${n}@example.com`, ...rest }
  const fields = { practitionerId: String(mine.practitionerId), hold: 'true' }
  const { body, status } = await admin.visit.upload(
    '/api/reports/multi-file',
    tripletForm({ ...client, sampleId }, { fields }),
  )
  expect(status).toBe(201)
  return body as Report
}

const open = (person: Person, ...reports: Pick<Report, 'id' | 'version'>[]) =>
  person.visit.post('/api/reports/opened', { reports: reports.map(({ id, version }) => ({ id, version })) })
const release = async (person: Person, ...reports: { id: number }[]) =>
  (await person.visit.post('/api/reports/release', { ids: reports.map(({ id }) => id) })).body as Done
const openingsOf = ({ id }: Report) =>
  portal.deps.db.select().from(reportOpenings).where(eq(reportOpenings.reportId, id))
const statusOf = async ({ id }: Report) =>
  ((await admin.visit.get(`/api/reports/${id}`)).body as { status: string }).status
const edit = async ({ id }: Report) =>
  (await admin.visit.patch(`/api/reports/${id}`, { phone: `+44 20 7946 ${++made}` })).body as Report

describe('opening a report', () => {
  it('is noted for the reader, once per version', async () => {
    const report = await held()
    expect((await open(mine, report)).status).toBe(204)
    const [first] = await openingsOf(report)
    expect(first).toMatchObject({ userId: mine.userId, version: report.version })
    const changed = await edit(report)
    expect((await open(mine, changed)).status).toBe(204)
    const again = await openingsOf(report)
    expect(again).toMatchObject([{ version: changed.version, firstAt: first?.firstAt }])
    expect(again[0]?.lastAt.getTime()).toBeGreaterThan(first?.lastAt.getTime() ?? 0)
  })

  it('shows a practitioner their own openings of the current version, and never the client’s', async () => {
    const client = await portal.person('client', { firstName: 'Ida', lastName: 'Opener' })
    const report = await held({ clientName: 'Ida Opener', email: client.email })
    const aMoment: unknown = expect.stringMatching(/Z$/)
    const listed = async (person = mine) =>
      ((await person.visit.get(`/api/reports?q=${report.sampleId}`)).body as Reply<'GET /api/reports'>)[0]
    expect(await listed()).toMatchObject({ openedByMe: null, readAt: null })
    await open(mine, report)
    expect(await listed()).toMatchObject({ openedByMe: aMoment, readAt: null })
    expect(await listed(admin)).not.toHaveProperty('openedByMe')
    const changed = await edit(report)
    expect(await listed()).toMatchObject({ openedByMe: null, readAt: null })
    const released = await admin.visit.post(`/api/reports/${report.id}/release`)
    const { version } = released.body as Report
    await open(client, { ...changed, version })
    expect(await listed()).toMatchObject({ openedByMe: null, readAt: aMoment })
  })

  it('a report of another version or out of reach is skipped', async () => {
    const [report, beside] = [await held(), await held()]
    const stale = await open(mine, { ...report, version: report.version + 1 }, beside)
    expect(stale.status).toBe(204)
    expect(await openingsOf(report)).toEqual([])
    expect(await openingsOf(beside)).toHaveLength(1)
    expect((await open(other, report)).status).toBe(204)
    expect(await openingsOf(report)).toEqual([])
  })

  it('opening by its client counts only when the client can see it', async () => {
    const client = await portal.person('client', { firstName: 'Own', lastName: 'Reader' })
    const report = await held({ clientName: 'Own Reader', email: client.email })
    expect(report.clientId).toBe(client.clientId)
    await open(client, report)
    expect(await openingsOf(report)).toEqual([])
    await open(mine, report)
    await release(mine, report)
    const { body } = await client.visit.get(`/api/reports/${report.id}`)
    await open(client, body as Report)
    expect((await openingsOf(report)).map(({ userId }) => userId).sort()).toEqual(
      [client.userId, mine.userId].sort(),
    )
    const stranger = await portal.person('client')
    await open(stranger, body as Report)
    expect(await openingsOf(report)).toHaveLength(2)
  })

  it.each([
    ['no reports', { reports: [] }],
    ['51 reports', { reports: Array.from({ length: 51 }, (_, n) => ({ id: n + 1, version: 1 })) }],
    ['no versions', { reports: [{ id: 1 }] }],
  ])('with %s is refused', async (_, body) => {
    expect((await mine.visit.post('/api/reports/opened', body)).status).toBe(400)
  })
})

describe('releasing several', () => {
  it('releases those that were read and refuses the others by name with the reason', async () => {
    const [read, unread, changed, released] = [await held(), await held(), await held(), await held()]
    await open(mine, read, changed, released)
    await release(mine, released)
    await edit(changed)
    const foreign = (
      await admin.visit.upload('/api/reports/multi-file', tripletForm({ sampleId: 'FOREIGN' }))
    ).body as Report
    const done = await release(mine, read, unread, changed, released, foreign)
    expect(done.released).toEqual([read.id])
    expect(done.refused).toEqual([
      {
        ...nameOf(unread),
        why: expect.stringContaining('not opened it since it was last changed') as string,
      },
      { ...nameOf(changed), why: expect.stringContaining('not opened it since') as string },
      { ...nameOf(released), why: "It's no longer waiting to be released." },
      { id: foreign.id, sampleId: '', clientName: '', why: 'This report no longer exists.' },
    ])
    expect(await Promise.all([read, unread, changed].map(statusOf))).toEqual([
      'completed',
      'pending',
      'pending',
    ])
  })

  it("needs the actor's own reading", async () => {
    const report = await held()
    await open(admin, report)
    expect((await release(mine, report)).released).toEqual([])
    expect((await release(admin, report)).released).toEqual([report.id])
  })

  it('treats a report of another practitioner as unknown', async () => {
    const report = await held()
    const done = await release(other, report)
    expect(done).toEqual({
      ...{ released: [], held: [], toInvite: [] },
      refused: [{ id: report.id, sampleId: '', clientName: '', why: 'This report no longer exists.' }],
    })
    expect(await statusOf(report)).toBe('pending')
  })

  it('refuses a report that would reach nobody', async () => {
    const report = await held({ email: '' })
    expect(report.clientId).toBeNull()
    await open(mine, report)
    await open(admin, report)
    expect((await release(mine, report)).refused).toMatchObject([
      { id: report.id, why: "It isn't linked to a client yet. The laboratory must link it first." },
    ])
    expect((await release(admin, report)).refused).toMatchObject([
      { why: "It isn't linked to a client. Please link it first." },
    ])
  })

  it('twice at the same time releases each report once', async () => {
    const reports = [await held(), await held(), await held()]
    await open(mine, ...reports)
    const both = await Promise.all([release(mine, ...reports), release(mine, ...reports, ...reports)])
    const ids = reports.map(({ id }) => id).sort()
    expect(both.flatMap(({ released }) => released).sort()).toEqual(ids)
    const events = await portal.deps.db
      .select({ id: auditEvents.subjectId })
      .from(auditEvents)
      .where(eq(auditEvents.action, 'report.release'))
    for (const report of ids) expect(events.filter(({ id }) => id === report)).toHaveLength(1)
  })

  it('releases the others when one changes meanwhile, and never one that was not read', async () => {
    for (let race = 0; race < 5; race++) {
      const [raced, still] = [await held(), await held()]
      await open(mine, raced, still)
      const [done] = await Promise.all([release(mine, raced, still), edit(raced)])
      expect(done.released).toContain(still.id)
      const isReleased = done.released.includes(raced.id)
      expect(await statusOf(raced)).toBe(isReleased ? 'completed' : 'pending')
    }
  })

  it('confirms waiting reports for an admin, and sends those to be held to their practitioner', async () => {
    const report = await held()
    await portal.deps.db.execute(sql`update reports set status = 'processed' where id = ${report.id}`)
    await open(admin, report)
    expect(await release(admin, report)).toMatchObject({ released: [], held: [report.id] })
    expect(await statusOf(report)).toBe('pending')
  })

  it.each([[{ ids: [] }], [{ ids: Array.from({ length: 51 }, (_, n) => n + 1) }], [{}]])(
    'with %o is refused',
    async (body) => {
      expect((await mine.visit.post('/api/reports/release', body)).status).toBe(400)
    },
  )

  it('is refused to clients', async () => {
    const client = await portal.person('client')
    expect((await client.visit.post('/api/reports/release', { ids: [1] })).status).toBe(403)
  })
})

describe('the foods elevated most often', () => {
  it('come from the newest test of each client in reach, each food once at its higher level', async () => {
    await portal.deps.db.execute(sql`delete from reports`)
    const of = (n: number, results: { food: string; value: number }[], reportDate: string) =>
      held({ clientName: `Fran Food${n}`, email: `fran${n}@example.com`, results, reportDate })
    await of(1, [{ food: 'Rye', value: 50 }], '2026-01-02')
    await of(1, [{ food: 'Egg', value: 50 }], '2026-05-02')
    await of(
      2,
      [
        { food: 'egg', value: 12 },
        { food: 'Oat', value: 50 },
        { food: 'Rice', value: 1 },
      ],
      '2026-05-02',
    )
    await of(
      3,
      [
        { food: 'Egg', value: 12 },
        { food: 'Oat', value: 50 },
      ],
      '2026-05-02',
    )
    await of(3, [{ food: 'Rye', value: 50 }], '2025-05-02')
    const foods = async (person: Person) => (await person.visit.get('/api/reports/elevated-foods')).body
    const expected = [
      { food: expect.stringMatching(/^egg$/i) as string, high: 1, moderate: 2, clients: 3 },
      { food: 'Oat', high: 2, moderate: 0, clients: 2 },
    ]
    expect(await foods(mine)).toEqual(expected)
    expect(await foods(admin)).toEqual(expected)
    expect(await foods(other)).toEqual([])
  })
})

describe('a client’s overview', () => {
  it('is for practitioners with a report of the client, and hides a placeholder address', async () => {
    const report = await held()
    const { db } = portal.deps
    const [record] = await db
      .update(clients)
      .set({ dateOfBirth: '1984-03-12', gender: 'Female', address: 'Pear Lane 1', emergencyContact: 'Ann' })
      .where(eq(clients.id, report.clientId ?? 0))
      .returning({ userId: clients.userId })
    await db
      .update(users)
      .set({ phone: '+44 1' })
      .where(eq(users.id, record?.userId ?? 0))
    const path = `/api/clients/${report.clientId}/overview`
    const { body } = await mine.visit.get(path)
    expect(body).toEqual({
      id: report.clientId,
      name: report.clientName,
      dateOfBirth: '12.03.1984',
      gender: 'Female',
      email: expect.stringMatching(/^cara\d+@example\.com$/) as string,
      phone: '+44 1',
      address: 'Pear Lane 1',
      emergencyContact: 'Ann',
      lastSignInAt: null,
    })
    expect((await admin.visit.get(path)).body).toEqual(body)
    expect((await other.visit.get(path)).status).toBe(404)
    expect((await mine.visit.get('/api/clients/99999/overview')).status).toBe(404)
    await db
      .update(users)
      .set({ email: 'rev@no-email.invalid' })
      .where(eq(users.id, record?.userId ?? 0))
    expect((await mine.visit.get(path)).body).toMatchObject({ email: '', name: report.clientName })
    await admin.visit.patch(`/api/reports/${report.id}`, { practitionerId: other.practitionerId })
    expect((await mine.visit.get(path)).status).toBe(404)
  })
})

const nameOf = ({ id, sampleId, clientName }: Report) => ({ id, sampleId, clientName })
