import { rm } from 'node:fs/promises'
import path from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { reportFilePath } from '../../../adapters/files/file-store'
import { startPortal, type Person, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'
import { auditEvents } from '../../audit/audit.tables'
import { clients } from '../../clients/clients.tables'
import { portalSettings } from '../../portal/portal.public'
import { reports } from '../reports.tables'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

type Report = Reply<'GET /api/reports/:id'>
type Check = Reply<'GET /api/reports/:id/check'>
const upload = async (...form: Parameters<typeof tripletForm>) =>
  (await admin.visit.upload('/api/reports/multi-file', tripletForm(...form))).body as Report
const checkOf = async (id: number) => (await admin.visit.get(`/api/reports/${id}/check`)).body as Check
const audited = (id: number, action: string) =>
  portal.deps.db.$count(
    auditEvents,
    and(eq(auditEvents.subjectId, id), eq(auditEvents.action, action as never)),
  )
const titlesOf = async ({ visit }: Person) =>
  ((await visit.get('/api/notifications')).body as { title: string }[]).map(({ title }) => title)

describe('the check of what was read', () => {
  it('lists each line, and repeats word for word each line that is no result', async () => {
    const csv =
      'Sample EF1\r\nNo;Food;Result (µg/ml)\r\n\r\n1;Milk;25,0\r\n2;Teff flakes;>x\r\n3;Quokka meat;3\r\n;;;\r\n'
    const { id, status } = await upload({ sampleId: 'CH1' }, { csv })
    expect(status).toBe('processed')
    expect(await checkOf(id)).toEqual({
      lines: 6,
      read: 2,
      notRead: 2,
      headers: [
        { line: 1, text: 'Sample EF1', why: '' },
        { line: 2, text: 'No;Food;Result (µg/ml)', why: '' },
      ],
      skipped: [
        {
          line: 5,
          text: '2;Teff flakes;>x',
          why: '">x" is not a result that can be read. The food "Teff flakes" has no level.',
        },
        { line: 7, text: ';;;', why: 'It is empty.' },
      ],
      newFoods: ['Quokka meat'],
      previous: null,
    })
    expect(await audited(id, 'report.read')).toBeGreaterThan(0)
  })

  it('is for admins only, and answers 404 for an unknown report', async () => {
    const client = await portal.person('client')
    const practitioner = await portal.person('practitioner')
    const { id } = await upload(
      { sampleId: 'CH2' },
      { fields: { clientId: String(client.clientId), practitionerId: String(practitioner.practitionerId) } },
    )
    for (const { visit } of [client, practitioner]) {
      expect((await visit.get(`/api/reports/${id}/check`)).status).toBe(403)
      expect((await visit.post(`/api/reports/${id}/read-again`)).status).toBe(403)
    }
    expect((await admin.visit.get('/api/reports/999999/check')).status).toBe(404)
    expect((await admin.visit.post('/api/reports/999999/read-again')).status).toBe(404)
  })

  it("compares the report food by food with the client's test before it by date", async () => {
    const client = await portal.person('client')
    const fields = { clientId: String(client.clientId) }
    const test = (sampleId: string, reportDate: string, csv: string) =>
      upload({ sampleId, reportDate }, { fields, csv: `No,Food,Result (µg/ml)\n${csv}` })
    const older = await test('CH30', '2024-05-14', '1,Milk,3\n2,Rye,30\n3,Oat,8\n4,Rice,1\n5,Egg,9')
    const now = await test(
      'CH31',
      '2026-05-14',
      '1,Milk,41\n2,Rye,12\n3,Oat,2\n4,Rice,2\n5,Egg,9.5\n6,Corn,2',
    )
    // Uploaded last, but with the earliest report date.
    await test('CH32', '2020-01-01', '1,Milk,99')
    const unread = await test('CH33', '2025-01-01', '1,Milk,x')
    expect(unread.status).toBe('failed')
    expect((await checkOf(now.id)).previous).toEqual({
      id: older.id,
      sampleId: 'CH30',
      day: '14.05.2024',
      changes: [
        { food: 'Milk', before: 'low', now: 'high', beforeText: '3', nowText: '41' },
        { food: 'Rye', before: 'high', now: 'moderate', beforeText: '30', nowText: '12' },
        { food: 'Oat', before: 'moderate', now: 'low', beforeText: '8', nowText: '2' },
      ],
      same: 2,
    })
  })

  it('lists at most 500 skipped lines and counts the rest', async () => {
    const rows = Array.from({ length: 1200 }, (_, at) => `${at},Food ${at},?`).join('\n')
    const { id } = await upload({ sampleId: 'CH4' }, { csv: `${rows}\n1,Milk,3` })
    const check = await checkOf(id)
    expect(check).toMatchObject({ lines: 1201, read: 1, notRead: 1200 })
    expect(check.skipped).toHaveLength(500)
  })
})

describe('reading a report again', () => {
  const again = (id: number, headers: Record<string, string> = {}) =>
    admin.visit.send('POST', `/api/reports/${id}/read-again`, { headers })
  const setScale = async (bareScale: string) => {
    const { visit } = admin
    const settings = await visit.get('/api/settings')
    const { version } = settings.body as { version: number }
    const answer = await visit.send('PATCH', '/api/settings', {
      body: { bareScale },
      headers: { 'If-Match': `"${version}"` },
    })
    expect(answer.status).toBe(200)
    expect((await portalSettings(portal.deps.db)).bareScale).toBe(bareScale)
  }

  it("reads the stored files by today's settings and decides anew whose report it is", async () => {
    const { bareScale } = await portalSettings(portal.deps.db)
    const other = bareScale === 'index' ? 'µg/ml' : 'index'
    const csv = 'No,Food,Result\n1,Milk,16\n2,Egg,?'
    const { id, results, version } = await upload({ sampleId: 'RA1', email: 'again@example.com' }, { csv })
    const wasOwner = await portal.deps.db.select().from(reports).where(eq(reports.id, id))
    await portal.deps.db
      .update(reports)
      .set({ results: [], failure: 'x', status: 'failed', clientId: null })
      .where(eq(reports.id, id))
    await setScale(other)
    expect((await again(id, { 'If-Match': `"${version + 7}"` })).status).toBe(412)
    const { status, body } = await again(id, { 'If-Match': `"${version}"` })
    await setScale(bareScale)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'processed',
      failure: null,
      scale: other,
      results: results.map((result) => ({ ...result, level: 'moderate' })),
      clientId: wasOwner[0]?.clientId,
      version: version + 1,
    })
    expect(await audited(id, 'report.read-again')).toBe(1)
    const [row] = await portal.deps.db.select().from(reports).where(eq(reports.id, id))
    expect(row).toMatchObject({ folder: wasOwner[0]?.folder, digest: wasOwner[0]?.digest })
  })

  it('is refused for a report that somebody has confirmed', async () => {
    const { id, status } = await upload({ sampleId: 'RA2' })
    expect(status).toBe('completed')
    expect(await again(id)).toMatchObject({
      status: 409,
      body: { error: 'Only a report that failed or is waiting for confirmation can be read again.' },
    })
    expect(await audited(id, 'report.read-again')).toBe(0)
  })

  it('changes nothing when the file is gone', async () => {
    const { id } = await upload({ sampleId: 'RA3' }, { csv: '1,Milk,3\n2,Egg,?' })
    const [before] = await portal.deps.db.select().from(reports).where(eq(reports.id, id))
    await rm(path.join(portal.deps.config.dataDir, reportFilePath(before?.folder ?? '', 'csv')))
    expect((await again(id)).status).toBe(404)
    expect(await portal.deps.db.select().from(reports).where(eq(reports.id, id))).toEqual([before])
  })
})

describe('linking a report that waits only for its client', () => {
  const namesake = async (fields: Record<string, string> = {}, csv?: string) => {
    const client = await portal.person('client')
    const report = await upload(
      { sampleId: `LK${client.userId}`, clientName: 'Somebody Else', email: client.email },
      { fields, csv },
    )
    expect(report).toMatchObject({ status: 'processed', clientId: null })
    const link = () => admin.visit.put(`/api/reports/${report.id}/client`, { clientId: client.clientId })
    return { client, report, link }
  }

  it('completes it and notifies the client and the practitioner', async () => {
    const practitioner = await portal.person('practitioner')
    const { client, report, link } = await namesake({ practitionerId: String(practitioner.practitionerId) })
    expect((await link()).body).toMatchObject({ status: 'completed', warnings: [] })
    expect((await client.visit.get(`/api/reports/${report.id}`)).status).toBe(200)
    expect(await titlesOf(client)).toEqual(['Your report is ready'])
    expect(await titlesOf(practitioner)).toEqual(['Report released'])
    const [event] = await portal.deps.db
      .select({ fields: auditEvents.fields })
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, report.id), eq(auditEvents.action, 'report.link')))
    expect(event?.fields).toEqual(['clientId', 'status'])
  })

  it('sends it to the practitioner it is held for', async () => {
    const practitioner = await portal.person('practitioner')
    const held = { practitionerId: String(practitioner.practitionerId), hold: 'true' }
    const { client, link } = await namesake(held)
    expect((await link()).body).toMatchObject({ status: 'pending', warnings: [] })
    expect(await titlesOf(client)).toEqual([])
    expect(await titlesOf(practitioner)).toEqual(['Report to review'])
  })

  it('leaves a report waiting that has something else to check', async () => {
    const { client, link } = await namesake({}, '1,Milk,30\n2,Egg,?')
    expect((await link()).body).toMatchObject({ status: 'processed', warnings: [{ line: 2 }] })
    expect(await titlesOf(client)).toEqual([])
  })
})

describe('the gender on record and in the report', () => {
  const html = (email: string, gender: string) =>
    `<p>Name: Gina Gender</p><p>Email: ${email}</p><p>Gender: ${gender}</p>`
  const of = async (onRecord: string, printed: string) => {
    const client = await portal.person('client', { firstName: 'Gina', lastName: 'Gender' })
    await portal.deps.db.update(clients).set({ gender: onRecord }).where(eq(clients.id, client.clientId))
    const sample = { sampleId: `G${client.userId}`, clientName: 'Gina Gender' }
    const report = await upload(sample, { html: html(client.email, printed) })
    return { ...report, isTheirs: report.clientId === client.clientId }
  }

  // All spellings that are read as a gender are tested in gender.test.ts.
  it.each([
    ['Female', 'f', 'Female'],
    ['Female', 'Frau', 'Female'],
    ['weiblich', 'V', 'Female'],
    ['weiblich', 'kobieta', 'Female'],
    ['Male', 'männlich', 'Male'],
    ['M', 'Herr', 'Male'],
    ['Other', 'divers', 'Other'],
    ['Female', 'Prefer not to say', ''],
    ['Female', '', ''],
    ['Prefer not to say', 'F', 'Female'],
    ['', 'W', 'Female'],
  ])('with "%s" on record, a report of "%s" is linked', async (onRecord, printed, gender) => {
    expect(await of(onRecord, printed)).toMatchObject({ isTheirs: true, status: 'completed', gender })
  })

  it.each([
    ['Male', 'W'],
    ['Female', 'männlich'],
    ['weiblich', 'M'],
    ['Female', 'divers'],
  ])('with "%s" on record, a report of "%s" is not linked', async (onRecord, printed) => {
    const { isTheirs, status, warnings } = await of(onRecord, printed)
    expect({ isTheirs, status, codes: warnings.map(({ code }) => code) }).toEqual({
      isTheirs: false,
      status: 'processed',
      codes: ['email-gender'],
    })
  })

  it('a gender that cannot be read gives a warning and is not stored', async () => {
    expect(await of('Female', 'Fxyz')).toMatchObject({
      isTheirs: true,
      status: 'processed',
      gender: '',
      warnings: [{ code: 'html', message: '"Fxyz" is not a gender that can be read.' }],
    })
  })
})
