import { rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { makeTriplet } from '@shared/domain/sample-triplet/sample-triplet'
import { atSize } from '@shared/testing/runs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bundle } from '../../../testing/bundle'
import { madePdf, soundPdf } from '../../../testing/pdfs'
import { readPdf } from './read-pdf'
import { readTriplet, unreadTriplet } from './read-triplet'
import { openReader, readTripletAside } from './reading'

/**
 * The number of triplets in a row, and the distance in bytes between damaged positions of a PDF.
 */
const [MANY, EVERY_BYTES] = atSize([50, 100], [300, 20])

let worker: string
const named = { sampleId: 'S1', clientName: 'Jane Doe', fileNames: { html: '', pdf: '', csv: '' } }
const options = { bareScale: 'index', today: '2026-11-16' } as const
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))
const job = (html: string, csv: string): Parameters<typeof readTriplet> => [
  { html: bytesOf(html), csv: bytesOf(csv) },
  named,
  options,
  null,
]
const late = unreadTriplet('The files take too long to read. Please check them.')

beforeAll(async () => {
  worker = await bundle('features/reports/triplet/reading-worker.ts')
})
afterAll(() => rm(worker, { force: true }))

describe('reading in a thread', () => {
  it('gives the same as reading in place, for many in a row', async () => {
    const reader = openReader(pathToFileURL(worker))
    const jobs = Array.from({ length: MANY }, (_, at) =>
      job(`<p>Name: Jane Doe</p><p>Phone: ${at}00</p>`, `No,Food,Result\n1,Milk,${at}`),
    )
    // A doubtful encoding makes the thread find its library and the food knowledge by itself.
    jobs.push([{ html: bytesOf('<p>'), csv: Buffer.from('1,Qo\xe8k,3', 'latin1') }, named, options, null])
    expect(await Promise.all(jobs.map((one) => reader.triplet(...one)))).toEqual(
      jobs.map((one) => readTriplet(...one)),
    )
  })

  it('gives the same for a PDF as reading in place', async () => {
    const reader = openReader(pathToFileURL(worker))
    const sound = soundPdf()
    for (const pdf of [sound, sound.subarray(0, 100), madePdf({ pages: [] }), sound])
      expect(await reader.pdf(pdf)).toEqual(await readPdf(pdf))
  })

  it('continues after PDFs that are damaged at any position', async () => {
    const reader = openReader(pathToFileURL(worker))
    const one = job('', '1,Milk,12')
    const sound = madePdf({ pages: ['BT /F 12 Tf 50 700 Td (S1) Tj ET', 'BT /F 12 Tf 50 700 Td (S1) Tj ET'] })
    for (let at = 10; at < sound.lastIndexOf('startxref') - 200; at += EVERY_BYTES) {
      const { problem } = await reader.pdf(Buffer.from(sound).fill(0, at, at + 200))
      if (problem !== null) expect(problem).toMatch(/^The PDF file (?:is damaged|has no pages)/)
      expect(await reader.triplet(...one)).toEqual(readTriplet(...one))
    }
  })

  it('does not block the server', async () => {
    const reader = openReader(pathToFileURL(worker))
    let turns = 0
    const ticking = setInterval(() => (turns += 1), 5)
    await reader.triplet(...job('<p>x'.repeat(100_000), '1,Milk,12'))
    clearInterval(ticking)
    expect(turns).toBeGreaterThan(2)
  })
})

/**
 * A worker that obeys its CSV or PDF text: it hangs, ends, throws, fills its memory with objects or
 * bytes, returns its thread id, or answers.
 */
const unruly = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', ({ pdf, triplet }) => {
      const said = new TextDecoder().decode(pdf ?? triplet[0].csv)
      if (said === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
      if (said === 'end') process.exit(3)
      if (said === 'throw') throw new Error('thrown')
      if (said === 'fill') for (const all = []; ; ) all.push(new Array(10000).fill(all.length + 0.5))
      if (said === 'swell') for (const all = []; ; ) all.push(new Uint8Array(2 ** 26).fill(1))
      if (said === 'who') return parentPort.postMessage({ reading: threadId })
      parentPort.postMessage(said === 'defect' ? { error: 'a defect' } : { reading: said })
    })`)}`,
)

it('uses the same thread for all triplets, since starting one takes longer than reading', async () => {
  const reader = openReader(unruly)
  const first = await reader.triplet(...job('', 'who'))
  const others = await Promise.all(Array.from({ length: MANY }, () => reader.triplet(...job('', 'who'))))
  expect(new Set([first, ...others]).size).toBe(1)
})

describe('a thread that does not answer', () => {
  // Fake timers make the deadline independent of the machine's speed.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())
  const passDeadline = () => vi.advanceTimersByTimeAsync(20_000)

  it('is stopped at the deadline, and the next triplet is read', async () => {
    const reader = openReader(unruly)
    const [hangs, next, hangsToo, last] = ['hang', 'fine', 'hang', 'well'].map((csv) =>
      reader.triplet(...job('', csv)),
    )
    const left = vi.fn()
    void hangs?.then(left)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(left).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(left).toHaveBeenCalledOnce()
    expect(await Promise.all([hangs, next])).toEqual([late, 'fine'])
    await passDeadline()
    expect(await Promise.all([hangsToo, last])).toEqual([late, 'well'])
  })

  it('is stopped when it uses too much memory', async () => {
    const reader = openReader(unruly)
    expect(
      await Promise.all([reader.triplet(...job('', 'fill')), reader.triplet(...job('', 'fine'))]),
    ).toEqual([late, 'fine'])
  })

  it.each([
    ['hang', 'takes too long, or too much memory, to open'],
    ['fill', 'takes too long, or too much memory, to open'],
    ['swell', 'takes too long, or too much memory, to open'],
    ['defect', 'is damaged and cannot be opened'],
    ['end', 'is damaged and cannot be opened'],
    ['throw', 'is damaged and cannot be opened'],
  ])('gives the reason for a PDF (%s), and the triplet is read', async (pdf, what) => {
    const reader = openReader(unruly)
    const answers = Promise.all([reader.pdf(bytesOf(pdf)), reader.triplet(...job('', 'fine'))])
    if (pdf === 'hang') await passDeadline()
    expect(await answers).toEqual([{ problem: `The PDF file ${what}.`, lines: [] }, 'fine'])
  })

  it.each([
    ['defect', /a defect/],
    ['end', /ended with 3/],
    ['throw', /thrown/],
  ])('rejects only the triplet with a defect (%s)', async (csv, message) => {
    const reader = openReader(unruly)
    const [bad, good] = await Promise.allSettled([
      reader.triplet(...job('', csv)),
      reader.triplet(...job('', 'fine')),
    ])
    expect(bad).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringMatching(message) as string },
    })
    expect(good).toEqual({ status: 'fulfilled', value: 'fine' })
  })

  it('rejects when the script is missing', async () => {
    const reader = openReader(pathToFileURL('/nowhere/reading-worker.js'))
    await expect(reader.triplet(...job('', ''))).rejects.toThrow('/nowhere')
  })
})

it('is replaced by reading in place when running from the sources', async () => {
  const { html, csv, pdf } = makeTriplet({ ...named, unit: 'µg/ml', results: [{ food: 'Rice', value: 1.1 }] })
  const bytes = { html: bytesOf(html), csv: bytesOf(csv) }
  const all = { ...bytes, pdf: pdf.slice(0, 100) }
  expect(await readTripletAside(bytes, named, options)).toEqual(readTriplet(bytes, named, options, null))
  expect(await readTripletAside(all, named, options)).toEqual(
    readTriplet(bytes, named, options, await readPdf(all.pdf)),
  )
})
