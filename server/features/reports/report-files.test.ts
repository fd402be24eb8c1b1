import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fileKinds, reportFilePath } from '../../adapters/files/file-store'
import { textCipher } from '../../encryption/text-cipher'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { discardReportKeys, refuseUnusableKey, encryptPlainFiles } from './report-files'
import { reportKeys, reports } from './reports.tables'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

const onDisk = (folder: string, kind: (typeof fileKinds)[number]) =>
  path.join(portal.deps.config.dataDir, reportFilePath(folder, kind))
const folders = () => readdirSync(path.join(portal.deps.config.dataDir, 'reports')).sort()
const keys = () => portal.deps.db.select().from(reportKeys).orderBy(reportKeys.folder)

async function upload(sampleId: string) {
  const { body } = await admin.visit.upload('/api/reports/multi-file', tripletForm({ sampleId }))
  return { ...(body as { id: number }), folder: await folderOf(sampleId) }
}

async function folderOf(sampleId: string): Promise<string> {
  const [row] = await portal.deps.db.select().from(reports).where(eq(reports.sampleId, sampleId))
  return row?.folder ?? ''
}

/** The logged error of a refused request, found by its request id. */
async function loggedBy(refused: Promise<{ body: unknown }>): Promise<unknown> {
  const { requestId } = (await refused).body as { requestId: string }
  const lines = portal.logged().split('\n').filter(Boolean)
  return lines
    .map((line) => JSON.parse(line) as { requestId?: string; level: number })
    .find((line) => line.requestId === requestId && line.level === 50)
}

/** Turns a report into one from before report keys existed: unencrypted files and no key. */
async function makePlain(folder: string, sampleId: string) {
  const form = tripletForm({ sampleId })
  await portal.deps.db.delete(reportKeys).where(eq(reportKeys.folder, folder))
  for (const kind of fileKinds)
    writeFileSync(onDisk(folder, kind), Buffer.from(await (form.get(`${kind}File`) as File).arrayBuffer()))
}

it('the data folder contains no file of a report unencrypted, and deleting the report deletes its key', async () => {
  const { id, folder } = await upload('SEAL-1')
  for (const kind of fileKinds) {
    expect(readFileSync(onDisk(folder, kind)).subarray(0, 9).toString('latin1')).toBe('pearwell\x01')
    expect(readFileSync(onDisk(folder, kind)).includes('SEAL-1')).toBe(false)
  }
  expect(readdirSync(path.join(portal.deps.config.dataDir, 'incoming'))).toEqual([])

  const [before] = await keys()
  const form = tripletForm({ sampleId: 'SEAL-1' }, { csv: 'Food,Value\nRice,2\n' })
  expect((await admin.visit.send('PUT', `/api/reports/${id}/files`, { form })).status).toBe(200)
  const [after, ...others] = await keys()
  expect([after?.folder, others]).toEqual([await folderOf('SEAL-1'), []])
  expect([after?.folder, after?.sealed]).not.toContain(before?.folder)
  expect(after?.sealed).not.toBe(before?.sealed)
  expect((await admin.visit.get(`/api/reports/${id}/csv-data`)).text).toContain('Rice,2')

  await admin.visit.send('DELETE', `/api/reports/${id}`)
  expect(await keys()).toEqual([])
})

it('a report with unencrypted files opens, and is encrypted in the background under the same version', async () => {
  const { id, folder } = await upload('PLAIN-1')
  const lost = await upload('PLAIN-2')
  await makePlain(folder, 'PLAIN-1')
  await makePlain(lost.folder, 'PLAIN-2')
  rmSync(onDisk(lost.folder, 'pdf'))
  const read = async () => (await admin.visit.get(`/api/reports/${id}/csv-data`)).text
  const [text, whole] = [await read(), (await admin.visit.get(`/api/reports/${id}`)).body]
  expect(text).toContain('Rice')

  await encryptPlainFiles(portal.deps)
  expect(portal.logged()).toMatch(/"sealed":1,"left":1,"msg":"plain report files sealed"/)
  expect(await folderOf('PLAIN-1')).not.toBe(folder)
  expect(folders()).not.toContain(folder)
  expect(readFileSync(onDisk(await folderOf('PLAIN-1'), 'csv')).includes('Rice')).toBe(false)
  expect(await read()).toBe(text)
  expect((await admin.visit.get(`/api/reports/${id}`)).body).toEqual(whole)
  // The report whose file is missing stays as it was.
  expect(await folderOf('PLAIN-2')).toBe(lost.folder)
  await admin.visit.send('DELETE', `/api/reports/${lost.id}`)
})

it('a report encrypted between opening and reading its file is read from its new place', async () => {
  const { id, folder } = await upload('PLAIN-4')
  const read = async () => (await admin.visit.get(`/api/reports/${id}/pdf`)).text
  const whole = await read()
  await makePlain(folder, 'PLAIN-4')
  const { files } = portal.deps
  const open = files.open.bind(files)
  vi.spyOn(files, 'open').mockImplementationOnce(async (...of) => {
    const opened = await open(...of)
    await encryptPlainFiles(portal.deps)
    return opened
  })
  expect(await read()).toBe(whole)
  expect(await folderOf('PLAIN-4')).not.toBe(folder)
  await admin.visit.send('DELETE', `/api/reports/${id}`)
})

it('a report deleted while it is being encrypted leaves nothing', async () => {
  const { folder } = await upload('PLAIN-3')
  await makePlain(folder, 'PLAIN-3')
  const { files } = portal.deps
  const keep: typeof files.keep = async (bytes) => {
    await portal.deps.db.delete(reports).where(eq(reports.folder, folder))
    return files.keep(bytes)
  }
  const before = folders()
  await encryptPlainFiles({ ...portal.deps, files: { ...files, keep } })
  expect(folders()).toEqual(before)
  await files.discard(folder)
})

it('a lost key or damaged file gives an error, and a key that opens nothing refuses the start', async () => {
  const { id, folder } = await upload('LOST-KEY')
  const read = () => admin.visit.get(`/api/reports/${id}/pdf`)
  const bytes = readFileSync(onDisk(folder, 'pdf'))
  writeFileSync(onDisk(folder, 'pdf'), bytes.subarray(0, -1))
  expect([(await read()).status, (await read()).body]).toMatchObject([
    409,
    { error: expect.stringMatching(/it is damaged/) as string },
  ])
  expect(await loggedBy(read())).toMatchObject({ report: id, file: 'pdf', trouble: 'it is damaged' })
  rmSync(onDisk(folder, 'pdf'))
  expect(await loggedBy(read())).toMatchObject({ report: id, file: 'pdf', trouble: 'it is gone' })
  writeFileSync(onDisk(folder, 'pdf'), bytes)
  expect((await read()).status).toBe(200)

  await refuseUnusableKey(portal.deps)
  const stranger = textCipher(() => [Buffer.alloc(32, 1)])
  const start = refuseUnusableKey({ ...portal.deps, cipher: stranger })
  await expect(start).rejects.toMatchObject({ name: 'StartError' })
  await expect(start).rejects.toThrow(/cannot open any of the keys of \d+ reports.*--lost-key$/)
  await portal.deps.db
    .update(reportKeys)
    .set({ sealed: stranger.encrypt(folder, 'x') })
    .where(eq(reportKeys.folder, folder))
  expect([(await read()).status, (await read()).body]).toMatchObject([
    409,
    { error: expect.stringMatching(/the portal's key is not the one .* tell the laboratory\.$/) as string },
  ])
})

it('keys given up as lost do not refuse the start, and their reports accept new files', async () => {
  const { id, folder } = await upload('GIVEN-UP')
  const stranger = textCipher(() => [Buffer.alloc(32, 1)])
  const lost = { ...portal.deps, cipher: stranger }
  const before = await keys()
  expect(await portal.deps.db.transaction((tx) => discardReportKeys(tx, stranger))).toBe(before.length - 1)
  await refuseUnusableKey(lost)
  expect(await portal.deps.db.transaction((tx) => discardReportKeys(tx, stranger))).toBe(0)
  await encryptPlainFiles(portal.deps)
  expect(await folderOf('GIVEN-UP')).toBe(folder)
  const read = () => admin.visit.get(`/api/reports/${id}/csv-data`)
  expect((await read()).body).toMatchObject({
    error: expect.stringMatching(/portal's key is not the one/) as string,
  })
  const form = tripletForm({ sampleId: 'GIVEN-UP' }, { csv: 'Food,Value\nRice,3\n' })
  expect((await admin.visit.send('PUT', `/api/reports/${id}/files`, { form })).status).toBe(200)
  expect((await read()).text).toContain('Rice,3')
})

it('damage gives an error where nothing was sent yet, and is always logged', async () => {
  const csv = `Food,Value\n${'Rice,2\n'.repeat(30_000)}`
  const { body } = await admin.visit.upload(
    '/api/reports/multi-file',
    tripletForm({ sampleId: 'HOLES' }, { csv }),
  )
  const { id } = body as { id: number }
  const place = onDisk(await folderOf('HOLES'), 'csv')
  const bytes = readFileSync(place)
  const damage = (at: number) => {
    const changed = Buffer.from(bytes)
    changed[at] = (bytes[at] ?? 0) ^ 1
    writeFileSync(place, changed)
  }
  const get = (rest: string, headers?: Record<string, string>) =>
    admin.visit.get(`/api/reports/${id}/${rest}`, headers)
  damage(100)
  for (const rest of ['csv-data', 'download/csv'])
    expect([rest, await get(rest)]).toMatchObject([
      rest,
      { status: 409, body: { error: expect.stringMatching(/it is damaged/) as string } },
    ])
  expect((await get('download/csv', { Range: 'bytes=70000-70003' })).status).toBe(206)
  expect((await get('download/csv', { Range: 'bytes=-999999999' })).status).toBe(409)
  damage(100_000)
  expect((await get('csv-data')).status).toBe(409)
  await expect(get('download/csv')).rejects.toThrow()
  expect(portal.logged()).toMatch(
    new RegExp(
      `"route":"GET /api/reports/:id/download/:kind","report":${id},"file":"csv".*"a response was cut off"`,
    ),
  )
})
