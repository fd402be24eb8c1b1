import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { worklistItemTypes, type WorklistItemType } from '@shared/features/worklist'
import { dataFolder } from '../../data-folder/data-folder.tables'
import { startJobs, type JobQueue } from '../../jobs/jobs'
import { jobs } from '../../jobs/registry'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { addressChanges, users } from '../accounts/accounts.tables'
import { registrations } from '../auth/auth.tables'
import { importFolder } from '../intake/intake.public'
import { intakeScans } from '../intake/intake.tables'
import { dataExports } from '../privacy/privacy.tables'
import { reports } from '../reports/reports.tables'
import { jobTitle } from './reasons'

let portal: Portal
let admin: Person
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pearwell-to-do-'))
  portal = await startPortal({ INTAKE_FOLDER: folder })
  admin = await portal.person('admin')
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true })
})

async function waiting(kind: WorklistItemType) {
  const answer = await admin.visit.get(`/api/worklist?kind=${kind}`)
  expect(answer.status, answer.text).toBe(200)
  const counts = JSON.parse(answer.headers.get('X-Counts') ?? '') as Record<string, number>
  const rows = answer.body as Reply<'GET /api/worklist'>
  expect(counts[kind]).toBe(rows.length)
  return rows
}

/** The only row of a type; its time must be valid. */
async function theOne(kind: WorklistItemType) {
  const rows = await waiting(kind)
  expect(rows).toHaveLength(1)
  const [row] = rows
  if (!row) throw new Error(`nothing of ${kind} waits`)
  expect(Date.parse(row.since)).not.toBeNaN()
  return row
}

const ago = (spell: string) => sql`now() - ${spell}::interval`

it('a registration waits until an admin admits it', async () => {
  const { db } = portal.deps
  expect(await waiting('registration')).toEqual([])
  await db.insert(registrations).values({
    ...{ email: 'nia@example.com', firstName: 'Nia', lastName: 'Newcomer', passwordHash: 'x' },
    ...{ createdAt: ago('3 days'), expiresAt: sql`now() + interval '1 day'` },
  })
  const row = await theOne('registration')
  expect(row).toMatchObject({
    title: 'Nia Newcomer',
    reason: 'Registered as a client with nia@example.com',
    actions: ['let-in', 'refuse'],
  })
  expect((await admin.visit.post(`/api/registrations/${row.registrationId}/let-in`)).status).toBe(204)
  expect(await waiting('registration')).toEqual([])
})

it('a registration with the name of a client is compared with that client first', async () => {
  const { db } = portal.deps
  const name = { firstName: 'Nadia', lastName: 'Namesake' }
  await portal.person('client', name)
  await db.insert(registrations).values({
    ...{ email: 'again@example.com', ...name },
    ...{ passwordHash: 'x', expiresAt: sql`now() + interval '1 day'` },
  })
  const row = await theOne('registration')
  expect(row.actions).toEqual(['compare', 'let-in', 'refuse'])
  expect(row.reason).toBe('Registered as a client with again@example.com. A client has this name')
  expect((await admin.visit.send('DELETE', `/api/registrations/${row.registrationId}`)).status).toBe(204)
})

it('a registration that can only be refused says why, and an expired one is not listed', async () => {
  const { db } = portal.deps
  const somebody = { firstName: 'Tom', lastName: 'Taken', passwordHash: 'x' }
  await db.insert(registrations).values([
    { ...somebody, email: admin.email, expiresAt: sql`now() + interval '1 day'` },
    { ...somebody, email: 'late@example.com', expiresAt: sql`now() - interval '1 day'` },
  ])
  const row = await theOne('registration')
  expect(row.actions).toEqual(['refuse'])
  expect(row.reason).toBe(
    `Registered as a client with ${admin.email}, and the address has an account already`,
  )
  expect((await admin.visit.send('DELETE', `/api/registrations/${row.registrationId}`)).status).toBe(204)
  expect(await waiting('registration')).toEqual([])
})

it('a pending email change waits until it is confirmed or refused', async () => {
  const { db } = portal.deps
  const client = await portal.person('client', { firstName: 'Wendy', lastName: 'Wish' })
  await db.insert(addressChanges).values({
    ...{ userId: client.userId, email: 'wendy@new.example.com', createdAt: ago('2 days') },
    expiresAt: sql`now() + interval '1 day'`,
  })
  const row = await theOne('address')
  expect(row).toMatchObject({
    title: 'Wendy Wish',
    reason: `Wants the email address wendy@new.example.com instead of ${client.email}`,
    actions: ['confirm-address', 'refuse'],
    userId: client.userId,
  })
  const confirmed = await admin.visit.post(`/api/address-changes/${row.addressChangeId}/confirm`)
  expect(confirmed.status, confirmed.text).toBe(204)
  expect(await waiting('address')).toEqual([])
})

it('an unfinished upload waits, but not one under way', async () => {
  const { db } = portal.deps
  const sample = (sampleId: string, spell: string) => ({
    ...{ sampleId, clientName: 'Una Unread', status: 'processing' as const, scale: 'index' as const },
    ...{ fileName: `${sampleId}.html`, folder: randomUUID(), digest: randomUUID(), createdAt: ago(spell) },
  })
  await db.insert(reports).values([sample('UP1', '2 hours'), sample('UP2', '1 minute')])
  expect(await theOne('upload')).toMatchObject({
    sampleId: 'UP1',
    title: 'Una Unread',
    reason: 'The upload was not finished',
    actions: ['replace'],
  })
  await db.delete(reports)
})

it('a sample with a missing intake file waits until the portal has it or the file arrives', async () => {
  const { db } = portal.deps
  await writeFile(path.join(folder, 'IN1_Ingrid_Incomplete.html'), '<p>')
  await writeFile(path.join(folder, 'IN1_Ingrid_Incomplete.pdf'), '%PDF')
  await importFolder(portal.deps)
  expect(await waiting('upload')).toEqual([])
  const age = () =>
    db.update(intakeScans).set({
      incomplete: sql`(select jsonb_agg(jsonb_set(sample, '{since}', to_jsonb(${ago('2 hours')})))
        from jsonb_array_elements(incomplete) as samples (sample))`,
    })
  await age()
  // The next look keeps the time from the last one.
  await importFolder(portal.deps)
  const row = await theOne('upload')
  expect(row).toMatchObject({
    sampleId: 'IN1',
    title: 'Ingrid Incomplete',
    reason: 'The CSV file is missing from the intake folder, seen today',
    actions: ['upload'],
    reportId: null,
  })
  const uploaded = await admin.visit.upload(
    '/api/reports/multi-file',
    tripletForm({ sampleId: 'IN1', clientName: 'Ingrid Incomplete' }),
  )
  expect(uploaded.status).toBe(201)
  expect(await waiting('upload')).toEqual([])
  await db.delete(reports)
  expect(await waiting('upload')).toHaveLength(1)
  for (const kind of ['html', 'pdf']) await rm(path.join(folder, `IN1_Ingrid_Incomplete.${kind}`))
  await importFolder(portal.deps)
  expect(await waiting('upload')).toEqual([])
})

it('an intake folder unchecked for long is listed, no matter which server should check it', async () => {
  const { db } = portal.deps
  await importFolder(portal.deps)
  expect(await waiting('intake')).toEqual([])
  await db.update(intakeScans).set({ lookedAt: ago('3 hours') })
  expect(await theOne('intake')).toMatchObject({
    title: 'The intake folder is not checked',
    reason: 'The folder was last checked 3 hours ago. No reports are arriving',
    actions: ['run'],
    job: 'take-in-folder',
  })
  await importFolder(portal.deps)
  expect(await waiting('intake')).toEqual([])
})

it('a failed look does not count, so the intake stays listed', async () => {
  const { db, config } = portal.deps
  await db.update(intakeScans).set({ lookedAt: ago('20 minutes') })
  const nowhere = { ...portal.deps, config: { ...config, intakeFolder: path.join(folder, 'nowhere') } }
  await expect(importFolder(nowhere)).rejects.toThrow()
  expect((await theOne('intake')).reason).toContain('20 minutes')
  await importFolder(portal.deps)
})

it('a failed export waits until it is prepared again, for its owner only', async () => {
  const { db } = portal.deps
  const client = await portal.person('client', { firstName: 'Ed', lastName: 'Export' })
  const { id } = (await client.visit.post('/api/user/export', {})).body as { id: number }
  const isReady = () =>
    expect
      .poll(async () => ((await client.visit.get('/api/user/export')).body as { state: string }).state)
      .toBe('ready')
  await isReady()
  expect(await waiting('export')).toEqual([])
  await db
    .update(dataExports)
    .set({ state: 'failed', file: null, sealed: null, readyAt: ago('2 days') })
    .where(eq(dataExports.id, id))
  const row = await theOne('export')
  expect(row).toMatchObject({
    title: 'Ed Export',
    reason: 'Preparing a copy of their data failed 2 days ago',
    actions: ['prepare-again'],
    exportId: id,
  })
  expect((await client.visit.post(`/api/exports/${id}/again`, {})).status).toBe(403)
  expect((await admin.visit.post(`/api/exports/${id}/again`, {})).status).toBe(202)
  await isReady()
  expect(await waiting('export')).toEqual([])
  expect((await admin.visit.post(`/api/exports/${id}/again`, {})).status).toBe(404)
  expect((await admin.visit.get(`/api/user/export/${id}`)).status).toBe(404)
})

it('a missing backup is listed after a day and a half, even if there was never one', async () => {
  const { db } = portal.deps
  expect(await waiting('backup')).toEqual([])
  await db
    .update(users)
    .set({ createdAt: ago('3 days') })
    .where(eq(users.id, admin.userId))
  expect(await theOne('backup')).toMatchObject({
    title: 'A backup is due',
    reason: 'There has never been a backup',
  })
  await db.update(dataFolder).set({ backedUpAt: ago('40 hours') })
  expect(await theOne('backup')).toMatchObject({
    reason: 'The last backup was made 40 hours ago',
    actions: ['back-up'],
  })
  await db.update(dataFolder).set({ backedUpAt: sql`now()` })
  expect(await waiting('backup')).toEqual([])
})

it('a failing scheduled job is listed until it runs well, and an admin can run it at once', async () => {
  const { db } = portal.deps
  expect((await admin.visit.post('/api/jobs/fold-tallies/run', {})).status).toBe(404)
  let fails = true
  const runs = () => (fails ? Promise.reject(new Error('the disk is full')) : Promise.resolve())
  const started: JobQueue = await startJobs(portal.deps, [
    { name: 'fold-tallies', schedule: '3 * * * *', run: runs },
    { name: 'take-in-folder', schedule: '3 * * * *', run: runs },
  ])
  expect(await waiting('job')).toEqual([])
  const run = async (name: string) => (await admin.visit.post(`/api/jobs/${name}/run`, {})).body
  expect(await run('fold-tallies')).toEqual({ state: 'failed' })
  expect(await run('take-in-folder')).toEqual({ state: 'failed' })
  const row = await theOne('job')
  expect(row).toMatchObject({
    title: 'Updating the dashboard figures',
    reason: 'It has been failing for 0 minutes',
    actions: ['run'],
    job: 'fold-tallies',
  })
  await db.execute(sql`update pgboss.job set completed_on = ${ago('5 hours')} where state = 'failed'`)
  expect(await theOne('job')).toMatchObject({ reason: 'It has been failing for 5 hours' })
  fails = false
  expect(await run('fold-tallies')).toEqual({ state: 'done' })
  expect(await waiting('job')).toEqual([])
  expect((await admin.visit.post('/api/jobs/no-such-job/run', {})).status).toBe(404)
  await started.stop()
})

it('each job has a description', () => {
  for (const { name } of jobs) expect(jobTitle(name), name).not.toBe(name)
})

it('each type is listed and counted, for admins only', async () => {
  const { headers } = await admin.visit.get('/api/worklist')
  expect(Object.keys(JSON.parse(headers.get('X-Counts') ?? '') as object)).toEqual([...worklistItemTypes])
  const practitioner = await portal.person('practitioner')
  expect((await practitioner.visit.get('/api/worklist')).status).toBe(403)
  expect((await practitioner.visit.post('/api/jobs/fold-tallies/run', {})).status).toBe(403)
})
