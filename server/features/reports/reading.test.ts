import { rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { makeTriplet } from '@shared/domain/sample-triplet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundle } from '../../testing/bundle'
import { readTriplet, unreadTriplet } from './read-triplet'
import { openReader, readTripletAside } from './reading'
import type { ReadingJob } from './reading-worker'

let worker: string
const named = { sampleId: 'S1', clientName: 'Jane Doe' }
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))
const job = (html: string, csv: string): ReadingJob => [
  { html: bytesOf(html), csv: bytesOf(csv) },
  named,
  'index',
]
const late = unreadTriplet('The files take too long to read. Please check them.')

beforeAll(async () => {
  worker = await bundle('features/reports/reading-worker.ts')
})
afterAll(() => rm(worker, { force: true }))

describe('reading in a thread', () => {
  it('says what reading in place says, for many in a row', async () => {
    const read = openReader(pathToFileURL(worker))
    const jobs = Array.from({ length: 300 }, (_, at) =>
      job(`<p>Name: Jane Doe</p><p>Phone: ${at}00</p>`, `No,Food,Result\n1,Milk,${at}`),
    )
    expect(await Promise.all(jobs.map(read))).toEqual(jobs.map((one) => readTriplet(...one)))
  })

  it('leaves the server free meanwhile', async () => {
    const read = openReader(pathToFileURL(worker))
    let turns = 0
    const ticking = setInterval(() => (turns += 1), 5)
    await read(job('<p>x'.repeat(100_000), '1,Milk,12'))
    clearInterval(ticking)
    expect(turns).toBeGreaterThan(2)
  })
})

/** A thread that follows its CSV: it hangs, ends, throws, fills its memory, says which thread it is, or answers. */
const unruly = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', ([{ csv }]) => {
      const said = new TextDecoder().decode(csv)
      if (said === 'hang') for (;;);
      if (said === 'end') process.exit(3)
      if (said === 'throw') throw new Error('thrown')
      if (said === 'fill') for (const all = []; ; ) all.push(new Array(10000).fill(all.length + 0.5))
      if (said === 'who') return parentPort.postMessage({ reading: threadId })
      parentPort.postMessage(said === 'defect' ? { error: 'a defect' } : { reading: said })
    })`)}`,
)

it('reads all in the one thread, since starting another takes longer than reading', async () => {
  const read = openReader(unruly)
  const first = await read(job('', 'who'))
  const others = await Promise.all(Array.from({ length: 300 }, () => read(job('', 'who'))))
  expect(new Set([first, ...others]).size).toBe(1)
})

describe('a thread that does not come back', () => {
  it('is left at the deadline, and the next triplet is read', async () => {
    const read = openReader(unruly, 2_500)
    const all = ['hang', 'fine', 'hang', 'well'].map((csv) => read(job('', csv)))
    expect(await Promise.all(all)).toEqual([late, 'fine', late, 'well'])
  })

  it('may not use up the memory', async () => {
    const read = openReader(unruly)
    expect(await Promise.all([read(job('', 'fill')), read(job('', 'fine'))])).toEqual([late, 'fine'])
  })

  it.each([
    ['defect', /a defect/],
    ['end', /ended with 3/],
    ['throw', /thrown/],
  ])('for a defect (%s) rejects only that triplet', async (csv, message) => {
    const read = openReader(unruly)
    const [bad, good] = await Promise.allSettled([read(job('', csv)), read(job('', 'fine'))])
    expect(bad).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringMatching(message) as string },
    })
    expect(good).toEqual({ status: 'fulfilled', value: 'fine' })
  })

  it('rejects when there is no script', async () => {
    const read = openReader(pathToFileURL('/nowhere/reading-worker.js'))
    await expect(read(job('', ''))).rejects.toThrow('/nowhere')
  })
})

it('reads in place from the sources', async () => {
  const { html, csv } = makeTriplet({ ...named, unit: 'µg/ml', results: [{ food: 'Rice', value: 1.1 }] })
  const bytes = { html: bytesOf(html), csv: bytesOf(csv) }
  expect(await readTripletAside(bytes, named, 'index')).toEqual(readTriplet(bytes, named, 'index'))
})
