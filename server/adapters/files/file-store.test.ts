import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetfulDisk, type ForgetfulDisk } from '../../testing/forgetful-disk'
import type { Disk } from './disk-storage'
import { fileKinds, isFew, openFileStore } from './file-store'
import { readAll } from './storage'

type Moment = { when: string; disk: ForgetfulDisk; row: Kept | undefined }
type Kept = { folder: string; key: Buffer }

/**
 * Makes one upload as the service does and records after each step what a crash would leave, with
 * and without unsynced data.
 */
async function recordUpload(change: (disk: Disk) => Disk = (disk) => disk): Promise<Moment[]> {
  const first = forgetfulDisk()
  await openFileStore('/data', first.disk)
  // Set old times on the two folders of the store.
  for (const folder of ['/', '/data', '/data/incoming', '/data/reports'])
    await (await first.disk.open(folder, 'r')).sync()
  const forgetful = first.after('dropped')
  const moments: Moment[] = []
  let row = undefined as Kept | undefined
  const note = () => {
    for (const powerLoss of ['kept', 'dropped'] as const)
      moments.push({
        when: `step ${Math.floor(moments.length / 2)}, ${powerLoss}`,
        disk: forgetful.after(powerLoss),
        row,
      })
  }
  forgetful.onChange(note)
  const store = await openFileStore('/data', change(forgetful.disk))
  const directory = await store.make()
  for (const kind of fileKinds) forgetful.write(`${directory}/${kind}`, `the ${kind}`)
  row = await store.keep({
    html: Buffer.from('the html'),
    pdf: Buffer.from('the pdf'),
    csv: Buffer.from('the csv'),
  })
  note()
  await store.remove(directory)
  note()
  return moments
}

/**
 * Restarts on what a crash left: sweeps, then reports whether the upload is whole, absent or in an
 * invalid state.
 */
async function recover({ disk, row }: Moment): Promise<'whole' | 'absent' | 'broken'> {
  const store = await openFileStore('/data', disk.disk)
  const named = (folders: string[]) =>
    Promise.resolve(new Set(folders.filter((folder) => folder === row?.folder)))
  await store.sweepIncoming(0)
  await store.sweep(named, 0, () => true)
  const left = [...(await disk.disk.readdir('/data/reports')), ...(await disk.disk.readdir('/data/incoming'))]
  if (row === undefined) return left.length === 0 ? 'absent' : 'broken'
  const opened = await Promise.all(
    fileKinds.map(async (kind) => String(await readAll(await store.open(row.folder, kind, row.key)))),
  ).catch(() => [])
  const isWhole = opened.join() === fileKinds.map((kind) => `the ${kind}`).join()
  return isWhole && left.length === 1 ? 'whole' : 'broken'
}

describe('a crash during an upload', () => {
  it('after any step, with unsynced data kept or dropped, recovers to the whole triplet or to none', async () => {
    const moments = await recordUpload()
    expect(moments.length).toBeGreaterThan(20)
    for (const moment of moments)
      expect([moment.when, await recover(moment)]).toEqual([
        moment.when,
        moment.row === undefined ? 'absent' : 'whole',
      ])
  })

  it('breaks the upload if the files, their folder or the store are not synced', async () => {
    for (const forgotten of [/report\.\w+$/, /incoming\/[^/]+$/, /data\/reports$/]) {
      const lazy = (disk: Disk): Disk => ({
        ...disk,
        open: async (target, flags) => {
          const file = await disk.open(target, flags)
          return forgotten.test(target) ? { ...file, sync: () => Promise.resolve() } : file
        },
      })
      const states = await Promise.all((await recordUpload(lazy)).map(recover))
      expect(states).toContain('broken')
    }
  })
})

it('a sweep continues when an upload ends before it is examined', async () => {
  const { disk } = forgetfulDisk()
  const gone = Object.assign(new Error('gone'), { code: 'ENOENT' })
  const store = await openFileStore('/data', {
    ...disk,
    stat: ((target: string) => (target === ended ? Promise.reject(gone) : disk.stat(target))) as Disk['stat'],
  })
  const ended = await store.make()
  await store.make()
  expect(await store.sweepIncoming(0)).toBe(1)
})

describe('a sweep of a real disk', () => {
  const DAY_MS = 24 * 3600_000
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'pearwell-sweep-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  /** Adds folders of triplets that are a day old unless `ms` says otherwise. */
  function add(count: number, where = 'reports', ms = DAY_MS): string[] {
    const names = Array.from({ length: count }, () => randomUUID() as string)
    for (const name of names) {
      mkdirSync(path.join(dataDir, where, name))
      utimesSync(path.join(dataDir, where, name), new Date(), new Date(Date.now() - ms))
    }
    return names
  }
  const there = (where: string) => readdirSync(path.join(dataDir, where)).sort()
  const naming = (names: string[]) => () => Promise.resolve(new Set(names))

  it('sets strays aside, brings back those that are named again and erases after 30 days', async () => {
    const store = await openFileStore(dataDir)
    const named = add(10)
    const [stray = ''] = add(1)
    const [late = '', later = ''] = [
      ...add(1, 'quarantine', 31 * DAY_MS),
      ...add(1, 'quarantine', 29 * DAY_MS),
    ]
    expect(await store.sweep(naming(named), 0)).toEqual({
      quarantined: 1,
      returned: 0,
      erased: 1,
      heldBack: 0,
    })
    expect(there('reports')).toEqual([...named].sort())
    expect(there('quarantine')).toEqual([stray, later].sort())
    expect(there('quarantine')).not.toContain(late)
    expect(await store.sweep(naming([...named, stray]), 0)).toMatchObject({ returned: 1, erased: 0 })
    expect(there('reports')).toEqual([...named, stray].sort())
    await store.discard(later)
    expect(there('quarantine')).toEqual([])
  })

  it('removes uploads that are old and no others', async () => {
    const store = await openFileStore(dataDir)
    add(1, 'incoming', 2 * DAY_MS)
    const young = add(1, 'incoming', 0)
    expect(await store.sweepIncoming(DAY_MS)).toBe(1)
    expect(there('incoming')).toEqual(young)
  })

  it('leaves strays in place when they are too many, and erases nothing either', async () => {
    const store = await openFileStore(dataDir)
    const named = add(90)
    add(10)
    add(1, 'quarantine', 31 * DAY_MS)
    expect(await store.sweep(naming(named), 0)).toMatchObject({ quarantined: 0, erased: 0, heldBack: 10 })
    expect(there('reports')).toHaveLength(100)
    expect(await store.sweep(naming(named), 0, () => true)).toMatchObject({ quarantined: 10, heldBack: 0 })
  })

  it.each([
    [1, 1, false],
    [1, 2, true],
    [3, 6, true],
    [4, 100, false],
    [4, 200, true],
    [20, 1_000, true],
    [21, 100_000, false],
  ])('%i strays of %i count as few: %s', (strays, of, few) => {
    expect(isFew(strays, of)).toBe(few)
  })
})
