import { describe, expect, it } from 'vitest'
import { forgetfulDisk, type ForgetfulDisk } from '../../testing/forgetful-disk'
import { fileKinds, openFileStore, type Disk } from './file-store'

type Moment = { when: string; disk: ForgetfulDisk; row: string | undefined }

/** One upload as the service makes it; after each step, what a crash would leave: with and without unsynced data. */
async function recordUpload(change: (disk: Disk) => Disk = (disk) => disk): Promise<Moment[]> {
  const first = forgetfulDisk()
  await openFileStore('/data', first.disk)
  // The two folders of the store are years old.
  for (const folder of ['/', '/data', '/data/incoming', '/data/reports'])
    await (await first.disk.open(folder, 'r')).sync()
  const forgetful = first.after('dropped')
  const moments: Moment[] = []
  let row: string | undefined = undefined as string | undefined
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
  const paths = { html: `${directory}/1`, pdf: `${directory}/2`, csv: `${directory}/3` }
  for (const kind of fileKinds) forgetful.write(paths[kind], `the ${kind}`)
  row = await store.keep(directory, paths)
  note()
  return moments
}

/** Starts anew on what a crash left: sweeps, and says whether the upload is whole, absent, or something that must not be. */
async function recover({ disk, row }: Moment): Promise<'whole' | 'absent' | 'broken'> {
  const store = await openFileStore('/data', disk.disk)
  await store.sweep((folders) => Promise.resolve(new Set(folders.filter((folder) => folder === row))), 0)
  const left = [...(await disk.disk.readdir('/data/reports')), ...(await disk.disk.readdir('/data/incoming'))]
  if (row === undefined) return left.length === 0 ? 'absent' : 'broken'
  const isWhole = fileKinds.every((kind) => disk.read(store.pathOf(row, kind)) === `the ${kind}`)
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

  it('would be found broken by this test without a sync of the files, of their folder, or of the store', async () => {
    for (const forgotten of [/report\.\w+$/, /incoming\/[^/]+$/, /data\/reports$/]) {
      const lazy = (disk: Disk): Disk => ({
        ...disk,
        open: (target, flags) =>
          forgotten.test(target)
            ? Promise.resolve({ sync: () => Promise.resolve(), close: () => Promise.resolve() })
            : disk.open(target, flags),
      })
      const states = await Promise.all((await recordUpload(lazy)).map(recover))
      expect(states).toContain('broken')
    }
  })
})

it('a sweep goes on when an upload ends before it is looked at', async () => {
  const { disk } = forgetfulDisk()
  const gone = Object.assign(new Error('gone'), { code: 'ENOENT' })
  const store = await openFileStore('/data', {
    ...disk,
    stat: ((target: string) => (target === ended ? Promise.reject(gone) : disk.stat(target))) as Disk['stat'],
  })
  const ended = await store.make()
  await store.make()
  expect(await store.sweep(() => Promise.resolve(new Set()), 0)).toBe(1)
})
