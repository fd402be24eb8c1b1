import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeTriplet } from '@shared/domain/sample-triplet'
import { startPortal, type Portal } from '../../testing/portal'
import { auditEvents } from '../audit/audit.tables'
import { reports } from '../reports/reports.tables'
import { takeInFolder } from './watched-folder'

const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-watched-'))
let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ INTAKE_FOLDER: folder })
})
afterAll(async () => {
  await portal.close()
  rmSync(folder, { recursive: true })
})

function drop(sampleId: string, practitioner: string) {
  const results = [{ food: 'Rice', category: 'Grains', value: 1.1 }]
  const sample = { sampleId, clientName: 'Anna Kowalska', results, unit: 'µg/ml' as const, practitioner }
  const { html, pdf, csv, names } = makeTriplet(sample)
  for (const [name, content] of [
    [names.html, html],
    [names.pdf, pdf],
    [names.csv, csv],
  ] as const)
    writeFileSync(path.join(folder, name), content)
}

it('takes in as the portal itself, and a name in the files gives no practitioner a report', async () => {
  await portal.person('practitioner', { firstName: 'Amara', lastName: 'Nwosu' })
  drop('WF1', 'Dr. Amara Nwosu')
  drop('WF2', '')
  mkdirSync(path.join(folder, 'another'))
  await takeInFolder(portal.deps)
  expect(await portal.deps.db.$count(reports)).toBe(0)
  // Past the time in which a file might still be being written.
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000)
  await takeInFolder(portal.deps)
  vi.restoreAllMocks()
  const rows = await portal.deps.db.select().from(reports).orderBy(reports.sampleId)
  expect(rows).toMatchObject([
    { status: 'processed', practitionerId: null, warnings: [{ code: 'practitioner-unchosen' }] },
    { status: 'completed', practitionerId: null, warnings: [] },
  ])
  const events = await portal.deps.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'report.upload'))
  expect(events).toMatchObject([
    { actorId: null, fields: ['intake'] },
    { actorId: null, fields: ['intake'] },
  ])
  expect(readdirSync(path.join(folder, 'done'))).toHaveLength(6)
  expect(portal.logged()).not.toMatch(/Kowalska|Nwosu|WF1/)
})
