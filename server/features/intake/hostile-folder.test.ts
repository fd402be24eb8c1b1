import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { atSize } from '@shared/testing/runs'
import { numbersFrom } from '../../demo/demo-results'
import { actHostile, filesOf, makeSandbox, snapshot, whereIs } from '../../testing/hostile-folder'
import { fileJournal } from './file-journal'
import { intakeOf, type IntakeEvent, RefusedTriplet, type ImportTriplet } from './folder'

const FOLDERS = atSize(60, 2_000)
/** Set PEARWELL_SEED to repeat another run. */
const SEED = Number(process.env['PEARWELL_SEED'] ?? 20_261_129)
const GOOD = ['GD1', 'GD2']
const goodFiles = GOOD.flatMap((sampleId) => filesOf(`${sampleId}_Good_One`))

it(`none of ${FOLDERS} hostile folders leads outside, and their good triplets are imported once`, async () => {
  let told = 0
  for (let n = 0; n < FOLDERS; n++) told += await tryFolder(SEED + n)
  // Most folders must have contained something odd, or the test means nothing.
  expect(told).toBeGreaterThan(FOLDERS)
})

/**
 * Imports a hostile folder in two runs of two looks each, and returns how often something odd was
 * reported.
 */
async function tryFolder(seed: number): Promise<number> {
  const place = await mkdtemp(path.join(tmpdir(), 'pearwell-hostile-'))
  const box = makeSandbox(place, numbersFrom(seed))
  const at = `PEARWELL_SEED=${seed}`
  const journal = path.join(place, 'journal')
  const taken: string[] = []
  const news: IntakeEvent[] = []
  const take: ImportTriplet = ({ sampleId, files }) => {
    for (const act of box.meanwhile.splice(0)) act()
    if (!GOOD.includes(sampleId)) {
      const came = box.random()
      if (came < 0.25) return Promise.reject(new RefusedTriplet('It is none.'))
      return Promise.resolve(came < 0.5 ? 'later' : came < 0.75 ? 'known' : 'taken')
    }
    for (const { name, bytes } of Object.values(files)) expect(bytes.toString(), at).toBe(`good: ${name}`)
    taken.push(sampleId)
    return Promise.resolve('taken')
  }
  try {
    for (const name of goodFiles) await writeFile(path.join(box.drop, name), `good: ${name}`)
    actHostile(box)
    const outside = snapshot(box.outside)
    const lies = new Set(box.odd)
    for (const run of [1, 2]) {
      news.length = 0
      const intake = intakeOf(box.drop, {
        take,
        tell: (each) => news.push(each),
        journal: fileJournal(journal),
        quietMs: 0,
      })
      for (const look of [1, 2])
        await intake.look().catch((error: unknown) => {
          throw new Error(`${at}: run ${run}, look ${look}`, { cause: error })
        })
      const odd = news.flatMap((each) => (each.what === 'odd' ? [each.name] : []))
      for (const name of lies)
        expect(
          odd.filter((other) => other === name),
          `${at}: ${name}`,
        ).toHaveLength(1)
    }
    expect(snapshot(box.outside), at).toEqual(outside)
    expect(taken.sort(), at).toEqual(GOOD)
    for (const name of goodFiles) expect(whereIs(box.drop, `good: ${name}`), `${at}: ${name}`).toHaveLength(1)
    expect(await readdir(box.drop), at).toEqual(expect.arrayContaining([...lies]))
    return news.filter(({ what }) => what === 'odd').length
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
