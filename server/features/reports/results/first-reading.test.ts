import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { startPortal, type Person, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'
import { reportOpenings } from '../reports.tables'

let portal: Portal
let admin: Person
let practitioner: Person
let client: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
  practitioner = await portal.person('practitioner')
  client = await portal.person('client', { firstName: 'Petra', lastName: 'Reader' })
})
afterAll(() => portal.close())

type Report = Reply<'GET /api/reports/:id'>

let made = 0
async function released() {
  const fields = { practitionerId: String(practitioner.practitionerId), hold: 'false' }
  const sample = { clientName: 'Petra Reader', email: client.email, sampleId: `FIRST${++made}` }
  const { body } = await admin.visit.upload('/api/reports/multi-file', tripletForm(sample, { fields }))
  expect(body).toMatchObject({ status: 'completed', clientId: client.clientId, firstReading: false })
  return body as Report
}

const end = (person: Person, { id }: Report) => person.visit.post(`/api/reports/${id}/first-reading`)
const open = (person: Person, { id, version }: Report) =>
  person.visit.post('/api/reports/opened', { reports: [{ id, version }] })
/** Asks for the report and, as a client, also for the report list. */
async function isToCome(person: Person, { id }: Report) {
  const { body } = await person.visit.get(`/api/reports/${id}`)
  const { firstReading } = body as Report
  if (person === client) {
    const list = (await person.visit.get('/api/reports')).body as Reply<'GET /api/reports'>
    expect(list.find((row) => row.id === id)?.firstReading).toBe(firstReading)
  }
  return firstReading
}

describe('the cards before the results', () => {
  it('are shown to the client until they finish them, even if others opened the report', async () => {
    const report = await released()
    for (const staff of [admin, practitioner]) {
      await open(staff, report)
      expect(await isToCome(staff, report)).toBe(false)
      expect((await end(staff, report)).status).toBe(403)
    }
    await open(client, report)
    expect(await isToCome(client, report)).toBe(true)
    expect((await end(client, report)).status).toBe(204)
    expect(await isToCome(client, report)).toBe(false)
  })

  it('stay finished for a corrected version, even if the report was not noted as opened', async () => {
    const report = await released()
    expect((await end(client, report)).status).toBe(204)
    const ended = () =>
      portal.deps.db
        .select({ at: reportOpenings.cardsEndedAt, version: reportOpenings.version })
        .from(reportOpenings)
        .where(and(eq(reportOpenings.reportId, report.id), eq(reportOpenings.userId, client.userId)))
    const [first] = await ended()
    expect(first?.at).toBeInstanceOf(Date)
    const corrected = (await admin.visit.patch(`/api/reports/${report.id}`, { phone: '+44 20 7946 0011' }))
      .body as Report
    expect(corrected.version).toBeGreaterThan(report.version)
    await open(client, corrected)
    expect((await end(client, report)).status).toBe(204)
    expect(await ended()).toEqual([{ at: first?.at, version: corrected.version }])
    expect(await isToCome(client, report)).toBe(false)
  })

  it('the cards of another client answer 404', async () => {
    const report = await released()
    const other = await portal.person('client')
    expect((await end(other, report)).status).toBe(404)
    expect(await isToCome(client, report)).toBe(true)
  })

  it('are not shown for a report opened before cards existed', async () => {
    const [opened, unopened] = [await released(), await released()]
    await open(client, opened)
    await portal.deps.db.execute(sql`select end_past_cards()`)
    expect(await isToCome(client, opened)).toBe(false)
    expect(await isToCome(client, unopened)).toBe(true)
  })
})
