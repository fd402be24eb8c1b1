import { eq, isNull } from 'drizzle-orm'
import { Fhir } from 'fhir'
import type { Bundle } from 'fhir/r4'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRecord } from '@shared/domain/fhir/read-record'
import { bearerOf } from '../../testing/machine'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { auditEvents } from '../audit/audit.tables'
import { reports } from '../reports/reports.tables'

const validator = new Fhir()

let portal: Portal
let other: Portal
let admin: Person
let nora: Person
let weber: Person
let reportId: number
beforeAll(async () => {
  portal = await startPortal()
  other = await startPortal()
  admin = await portal.person('admin')
  nora = await portal.person('client', { email: 'nora@example.org', firstName: 'Nora', lastName: 'Lind' })
  weber = await portal.person('practitioner')
  const form = tripletForm(
    {
      sampleId: 'FH1',
      clientName: 'Nora Lind',
      email: 'nora@example.org',
      gender: 'Female',
      dateOfBirth: '1984-03-09',
      dateOfReceipt: '2026-10-01',
      reportDate: '2026-10-05',
    },
    { fields: { practitionerId: String(weber.practitionerId) } },
  )
  const uploaded = await admin.visit.upload('/api/reports/multi-file', form)
  reportId = (uploaded.body as { id: number }).id
  await nora.visit.put('/api/user/health', { allergies: ['Peanut'], none: false, ownFoods: [] })
})
afterAll(async () => {
  await portal.close()
  await other.close()
})

const bundleAt = async (person: Person, path: string) => {
  const answer = await person.visit.get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/fhir+json; charset=utf-8')
  const bundle = JSON.parse(answer.text) as Bundle
  const { messages } = validator.validate(bundle, { errorOnUnexpected: true })
  expect(messages.filter(({ severity }) => String(severity) === 'error')).toEqual([])
  return readRecord(bundle)
}

describe('a record in FHIR', () => {
  it('has the results, levels, scale, person, allergies and PDF of its client', async () => {
    const record = await bundleAt(nora, '/api/user/fhir')
    expect(record.person).toMatchObject({ name: 'Nora Lind', email: 'nora@example.org' })
    expect(record.allergies).toEqual(['Peanut'])
    expect(record.reports).toMatchObject([
      {
        sampleId: 'FH1',
        status: 'final',
        scale: 'µg/ml',
        dateOfReceipt: '2026-10-01',
        reportDate: '2026-10-05',
      },
    ])
    expect(record.reports[0]?.results.map(({ food, value, level }) => [food, value, level])).toEqual([
      ['Egg white', 54.7, 'high'],
      ["Cow's milk", 20, 'high'],
      ['Garlic', 12.2, 'moderate'],
      ['Rice', 1.1, 'low'],
    ])
    const pdf = await nora.visit.get(`/api/reports/${reportId}/download/pdf`)
    expect(Buffer.from(record.reports[0]?.pdf as Uint8Array).toString('latin1').length).toBe(pdf.text.length)
  })

  it('has nothing but the chosen contents, and refuses unknown ones', async () => {
    const record = await bundleAt(nora, '/api/user/fhir?contents=allergies')
    expect(record).toMatchObject({ allergies: ['Peanut'], reports: [], outcomes: [] })
    const results = await bundleAt(nora, '/api/user/fhir?contents=latest-results')
    expect(results).toMatchObject({ allergies: [], reports: [{ sampleId: 'FH1', pdf: undefined }] })
    expect((await nora.visit.get('/api/user/fhir?contents=diary')).status).toBe(400)
  })

  it('is only for those who can read the report, and absent for others', async () => {
    const stranger = await portal.person('client')
    const unassigned = await portal.person('practitioner')
    for (const visit of [stranger.visit, unassigned.visit])
      expect((await visit.get(`/api/reports/${reportId}/fhir`)).status).toBe(404)
    expect((await unassigned.visit.get(`/api/clients/${nora.clientId}/fhir`)).status).toBe(404)
    expect((await stranger.visit.get(`/api/clients/${nora.clientId}/fhir`)).status).toBe(403)
    expect(await bundleAt(weber, `/api/clients/${nora.clientId}/fhir`)).toMatchObject({
      reports: [{ sampleId: 'FH1' }],
    })
    await portal.deps.db.update(reports).set({ status: 'processed' }).where(eq(reports.id, reportId))
    expect((await nora.visit.get(`/api/reports/${reportId}/fhir`)).status).toBe(404)
    expect(await bundleAt(nora, '/api/user/fhir')).toMatchObject({ reports: [] })
    expect(await bundleAt(admin, `/api/reports/${reportId}/fhir`)).toMatchObject({
      reports: [{ status: 'preliminary' }],
    })
    await portal.deps.db.update(reports).set({ status: 'completed' }).where(eq(reports.id, reportId))
  })

  it('is read by a token with reports:read, which the audit names, and by no other token', async () => {
    const reader = await bearerOf(admin, ['reports:read'])
    const writer = await bearerOf(admin, ['reports:write'])
    const get = (path: string, headers: Record<string, string>) => portal.stranger().get(path, headers)
    for (const path of [`/api/reports/${reportId}/fhir`, `/api/reports/${reportId}/download/csv`]) {
      expect((await get(path, reader.headers)).status).toBe(200)
      expect((await get(path, writer.headers)).status).toBe(403)
    }
    expect((await get(`/api/clients/${nora.clientId}/fhir`, reader.headers)).status).toBe(403)
    const events = await portal.deps.db.select().from(auditEvents).where(isNull(auditEvents.actorId))
    const read = { action: 'report.download', subjectId: reportId, fields: [`token:${reader.id}`] }
    expect(events.filter(({ action }) => action === 'report.download')).toMatchObject([read, read])
  })

  it('makes the same report in another portal', async () => {
    const { text } = await nora.visit.get(`/api/reports/${reportId}/fhir`)
    const token = await bearerOf(await other.person('admin'), ['reports:write'])
    const sent = await other.stranger().send('POST', '/api/reports/fhir', {
      raw: text,
      headers: { ...token.headers, 'Content-Type': 'application/fhir+json' },
    })
    expect(sent.status).toBe(201)
    const columns = {
      sampleId: reports.sampleId,
      clientName: reports.clientName,
      gender: reports.gender,
      dateOfBirth: reports.dateOfBirth,
      dateOfReceipt: reports.dateOfReceipt,
      reportDate: reports.reportDate,
      email: reports.email,
      scale: reports.scale,
      results: reports.results,
      unread: reports.unread,
    }
    const [here] = await portal.deps.db.select(columns).from(reports)
    const [there] = await other.deps.db.select(columns).from(reports)
    const plain = (row: typeof here) => ({
      ...row,
      results: row?.results.map(({ food, value, level }) => ({ food, value, level })),
    })
    expect(plain(there)).toEqual(plain(here))
  })
})
