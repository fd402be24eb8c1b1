import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportFilePath } from '../../../adapters/files/file-store'
import { reports } from '../reports.tables'
import { startPortal, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'
import { sweepReportFiles } from '../reports.public'
import { knownFolders } from '../reports.queries'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

describe('the sweep of leftover files', () => {
  it('finds the report folders among 70,000 names, some of them of a different form', async () => {
    const admin = await portal.person('admin')
    await admin.visit.upload('/api/reports/multi-file', tripletForm())
    const [row] = await portal.deps.db.select({ folder: reports.folder }).from(reports)
    const names = Array.from({ length: 70_000 }, () => randomUUID() as string)
    names.push(row?.folder ?? '', 'lost+found', '.DS_Store', `{"a","b'`)
    expect(await knownFolders(portal.deps.db, names)).toEqual(new Set([row?.folder]))
    expect(await knownFolders(portal.deps.db, ['lost+found'])).toEqual(new Set())
  })

  it('logs a failure and does not stop the start', async () => {
    const fails = () => Promise.reject(Object.assign(new Error('no'), { code: 'EIO' }))
    await sweepReportFiles({ ...portal.deps, files: { ...portal.deps.files, sweep: fails } })
    expect(portal.logged()).toMatch(/"code":"EIO","msg":"leftover upload folders could not be removed"/)
  })
})

it.each([
  ['html', 'view'],
  ['csv', 'csv-data'],
  ['pdf', 'pdf'],
] as const)('treats the %s of a report as absent when the disk has lost it', async (kind, call) => {
  const admin = await portal.person('admin')
  const form = tripletForm({ sampleId: `LOST-${kind}` })
  const { body } = await admin.visit.upload('/api/reports/multi-file', form)
  const { id } = body as { id: number }
  const [row] = await portal.deps.db.select().from(reports).where(eq(reports.id, id))
  await rm(path.join(portal.deps.config.dataDir, reportFilePath(row?.folder ?? '', kind)))
  const answer = await admin.visit.get(`/api/reports/${id}/${call}`)
  expect([answer.status, answer.body]).toMatchObject([404, { error: 'The file was not found.' }])
})
