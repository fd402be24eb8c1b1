import { desc, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeTriplet } from '@shared/domain/sample-triplet/sample-triplet'
import { startPortal, type Portal } from '../../testing/portal'
import { auditEvents } from '../audit/audit.tables'
import { reports } from '../reports/reports.tables'
import { databaseJournal } from './database-journal'
import { seenAt } from './held-folder'
import { intakeMoves } from './intake.tables'
import { importFolder } from './watched-folder'

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

/** Writes the files of a sample, without those left out or with other contents. */
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

async function lookLater(ms: number, deps = portal.deps) {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ms)
  await importFolder(deps).finally(() => clock.mockRestore())
}

/** Two looks, a minute apart. */
async function twoLooks() {
  const before = await portal.deps.db.$count(reports)
  await importFolder(portal.deps)
  expect(await portal.deps.db.$count(reports)).toBe(before)
  await lookLater(60_000)
}

it('imports complete triplets as the portal, and logs why others were not imported', async () => {
  await put('EF1', { practitioner: 'Dr Vera Stone' })
  await put('EF2', { without: 'pdf' })
  await put('EF3', { pdf: 'no PDF' })
  await twoLooks()
  const { db } = portal.deps
  const [row, ...more] = await db.select().from(reports)
  // The files name a practitioner whom nobody has chosen, so the report waits.
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

it('logs once how many entries are odd, and which file a sample has lacked for an hour', async () => {
  await writeFile(path.join(folder, 'Anna Jones_Photo.jpg'), 'a photo')
  await symlink('/etc/hostname', path.join(folder, 'EF6_Anna_Jones.csv'))
  await writeFile(path.join(folder, 'Jones_Anna.csv'), 'no sample ID')
  for (let look = 1; look <= 3; look++) await lookLater(look * 7_200_000)
  const lines = portal.logged().split('\n')
  expect(lines.filter((line) => line.includes('is not part of a triplet stays there'))).toEqual([
    expect.stringContaining('"odd":2') as string,
  ])
  expect(lines.filter((line) => line.includes('lacked a file'))).toEqual([
    expect.stringMatching(/"sample":"EF2","missing":\["pdf"\]/) as string,
    expect.stringMatching(/"sample":"without a number","missing":\["html","pdf"\]/) as string,
  ])
  expect(portal.logged()).not.toMatch(/Anna|Jones/)
})

it('logs once how many files are stuck, and moves them once that is possible', async () => {
  const done = path.join(folder, 'done')
  await rename(done, `${done}-kept`)
  await symlink(tmpdir(), done)
  await put('EF5')
  for (let look = 1; look <= 4; look++) await lookLater(look * 60_000)
  const { db } = portal.deps
  expect(await db.$count(reports, eq(reports.sampleId, 'EF5'))).toBe(1)
  expect(await db.$count(auditEvents, eq(auditEvents.action, 'report.upload'))).toBe(2)
  const lines = portal.logged().split('\n')
  expect(lines.filter((line) => line.includes('cannot be moved'))).toEqual([
    expect.stringContaining('"stuck":3') as string,
  ])
  await rm(done)
  await rename(`${done}-kept`, done)
  await importFolder(portal.deps)
  expect(await readdir(done)).toHaveLength(6)
})

it('continues a move of a killed server', async () => {
  await put('EF7')
  const names = (await readdir(folder)).filter((name) => name.startsWith('EF7'))
  const files = []
  for (const name of names)
    files.push({ name, as: name, mark: (await seenAt(path.join(folder, name)))?.mark ?? '' })
  await databaseJournal(portal.deps.db).note({ id: randomUUID(), to: 'done', files })
  await mkdir(path.join(folder, 'done'), { recursive: true })
  await rename(path.join(folder, names[0] ?? ''), path.join(folder, 'done', names[0] ?? ''))
  await importFolder(portal.deps)
  expect(await readdir(path.join(folder, 'done'))).toEqual(expect.arrayContaining(names))
  expect(await portal.deps.db.$count(intakeMoves)).toBe(0)
})

it('gives up a look that hangs, and the next one imports the triplets behind it', async () => {
  await put('EF8')
  await put('EF9')
  const { deps } = portal
  await importFolder(deps)
  let [goOn, hangs] = [() => {}, () => {}]
  const isHanging = new Promise<void>((resolve) => (hangs = resolve))
  const make = vi.spyOn(deps.files, 'make').mockImplementationOnce(() => {
    hangs()
    return new Promise((_, reject) => (goOn = () => reject(new Error('the disk is there again'))))
  })
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  try {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const isGivenUp = expect(importFolder(deps)).rejects.toMatchObject({ name: 'IntakeHangs' })
    await isHanging
    vi.runAllTimers()
    await isGivenUp
    vi.useRealTimers()
    await importFolder(deps)
  } finally {
    vi.useRealTimers()
    clock.mockRestore()
    make.mockRestore()
    goOn()
  }
  expect(portal.logged()).toContain('a check of the intake folder hung and was given up')
  const ids = (await deps.db.select({ id: reports.sampleId }).from(reports)).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['EF8', 'EF9']))
})
