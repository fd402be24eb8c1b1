import { desc, eq } from 'drizzle-orm'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeTriplet } from '@shared/domain/sample-triplet'
import { startPortal, type Portal } from '../../testing/portal'
import { auditEvents } from '../audit/audit.tables'
import { reports } from '../reports/reports.tables'
import { takeInFolder } from './watched-folder'

let folder: string
let portal: Portal
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pearwell-watched-'))
  portal = await startPortal({ INTAKE_FOLDER: folder })
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true, force: true })
})

/** Writes the files of a sample, without those that are left out or with other contents. */
async function put(sampleId: string, change: { pdf?: string; without?: 'pdf'; practitioner?: string } = {}) {
  const made = makeTriplet({
    sampleId,
    clientName: 'Anna Jones',
    practitioner: change.practitioner,
    results: [{ food: 'Egg white', value: 21 }],
    unit: 'µg/ml',
  })
  for (const kind of ['html', 'pdf', 'csv'] as const)
    if (kind !== change.without)
      await writeFile(path.join(folder, made.names[kind]), (kind === 'pdf' && change.pdf) || made[kind])
}

/** A look, and another a minute later. */
async function twoLooks() {
  await takeInFolder(portal.deps)
  expect(await portal.deps.db.$count(reports)).toBe(0)
  const now = performance.now() + 60_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now)
  await takeInFolder(portal.deps)
  clock.mockRestore()
}

it('takes in what is whole and written as the portal itself, and says why it did not', async () => {
  await put('EF1', { practitioner: 'Dr Vera Stone' })
  await put('EF2', { without: 'pdf' })
  await put('EF3', { pdf: 'no PDF' })
  await twoLooks()
  const { db } = portal.deps
  const [row, ...more] = await db.select().from(reports)
  // It names a practitioner, whom nobody has chosen: it waits.
  expect(row).toMatchObject({ sampleId: 'EF1', status: 'processed' })
  expect(more).toEqual([])
  const [event] = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'report.upload'))
    .orderBy(desc(auditEvents.id))
  expect(event).toMatchObject({ actorId: null, fields: ['intake'], subjectId: row?.id })
  expect(await readdir(path.join(folder, 'done'))).toHaveLength(3)
  expect(await readFile(path.join(folder, 'failed', 'EF3_reason.txt'), 'utf8')).toBe(
    'The PDF file is not a PDF. Please choose the right file.\n',
  )
  expect((await readdir(folder)).sort()).toEqual([
    'EF2_Anna_Jones.csv',
    'EF2_Anna_Jones.html',
    'done',
    'failed',
  ])
  expect(portal.logged()).not.toMatch(/Anna Jones|Vera Stone|Anna_Jones/)
})
