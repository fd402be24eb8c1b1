import { rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { atSize } from '@shared/testing/runs'
import { bundle } from '../../testing/bundle'
import { drawLabel } from '../../testing/label-picture'
import { characterError } from '../../testing/reading-score'
import { type Ocr, type OcrOptions, startOcr } from './ocr'

const log = { error: vi.fn(), warn: vi.fn() }
let ocr: Ocr | undefined
const started = (options: Partial<OcrOptions> = {}) =>
  (ocr = startOcr({ threads: 2, queueLimit: 20, timeLimitMs: 120_000, log, ...options }))
/** Time advances only when the test advances it. */
const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
afterEach(async () => {
  vi.useRealTimers()
  await ocr?.stop()
  vi.clearAllMocks()
})

/**
 * A fake worker: answers each message as the text it read, or on request hangs, exits, throws,
 * fills its memory, reports a defect or refuses the image.
 */
const obedient = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    let answered = 0
    parentPort.on('message', (said) => {
      if (said === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
      if (said === 'end') process.exit(3)
      if (said === 'throw') throw new Error('thrown')
      if (said === 'fill') for (const all = []; ; ) all.push(new Array(1_000_000).fill(all.length + 0.5))
      if (said === 'defect') return parentPort.postMessage({ error: 'a defect' })
      if (said === 'no image') return parentPort.postMessage({ trouble: 'no-image', message: 'It is none.' })
      setTimeout(() => {
        answered += 1
        parentPort.postMessage({ photo: { text: said, confidence: answered, readable: true } })
      }, 20)
    })`)}`,
)

const texts = async (readings: Promise<{ text: string }>[]) =>
  (await Promise.all(readings)).map(({ text }) => text)

describe('the pool of threads', () => {
  it('refuses further images when too many wait, and says when to try again', async () => {
    const { read } = started({ threads: 1, queueLimit: 2, script: obedient })
    const accepted = ['a', 'b', 'c'].map(read)
    await expect(read('d')).rejects.toMatchObject({ trouble: 'busy', retryAfterSeconds: 5 })
    expect(await texts(accepted)).toEqual(['a', 'b', 'c'])
    expect(await texts([read('e')])).toEqual(['e'])
  })

  it('keeps its threads warm', async () => {
    const { read } = started({ threads: 1, script: obedient })
    await read('a')
    expect(await read('b')).toMatchObject({ text: 'b', confidence: 2 })
  })

  it('ends its threads when idle and starts new ones', async () => {
    stopTime()
    const { read } = started({ threads: 1, script: obedient, idleMs: 60_000 })
    await read('a')
    vi.advanceTimersByTime(60_000)
    expect(await read('b')).toMatchObject({ text: 'b', confidence: 1 })
  })

  it('passes on why an image was refused', async () => {
    const { read } = started({ threads: 1, script: obedient })
    const [bad, good] = [read('no image'), read('a')]
    await expect(bad).rejects.toMatchObject({ trouble: 'no-image', message: 'It is none.' })
    expect(await texts([good])).toEqual(['a'])
  })

  it('abandons a thread that takes too long and reads the other images', async () => {
    stopTime()
    const { read } = started({ timeLimitMs: 60_000, script: obedient })
    const [hangs, ...others] = ['hang', 'a', 'b', 'c'].map(read)
    const isLeft = expect(hangs).rejects.toMatchObject({ trouble: 'timed-out' })
    expect(await texts(others)).toEqual(['a', 'b', 'c'])
    vi.advanceTimersByTime(60_000)
    await isLeft
    expect(await texts(['d', 'e'].map(read))).toEqual(['d', 'e'])
  })

  it.each(['end', 'throw', 'fill', 'defect'])('replaces a thread that fails: %s', async (how) => {
    const { read } = started({ threads: 1, script: obedient })
    const [fails, next] = [read(how), read('a')]
    await expect(fails).rejects.toMatchObject({ trouble: 'failed' })
    expect(await next).toMatchObject({ text: 'a', confidence: 1 })
    expect(log.error).toHaveBeenCalledOnce()
  })

  it('rejects pending and later images once stopped', async () => {
    const { read, stop } = started({ threads: 1, script: obedient })
    const pending = ['hang', 'a'].map((job) => expect(read(job)).rejects.toMatchObject({ trouble: 'busy' }))
    await stop()
    await Promise.all(pending)
    await expect(read('b')).rejects.toMatchObject({ trouble: 'busy' })
  })
})

const label = 'Ingredients: Wheat flour, skimmed milk powder, sunflower oil, hazelnuts 12%, salt.'

const [AT_ONCE, STOPS_EVERY_MS] = atSize([3, 250], [20, 50])

describe('scans', () => {
  it('simultaneous scans are all read by the built thread script', async () => {
    const worker = await bundle('adapters/ocr/ocr-worker.ts')
    const { read } = started({ script: pathToFileURL(worker) })
    const printed = Array.from({ length: AT_ONCE }, (_, at) => `${label} Lot ${at + 100}.`)
    const images = await Promise.all(printed.map((text) => drawLabel({ text }).jpeg().toBuffer()))
    const readings = await Promise.all(images.map(read))
    await rm(worker)
    readings.forEach(({ text }, at) => {
      expect(text).toContain(`Lot ${at + 100}.`)
      expect(characterError(printed[at] ?? '', text)).toBeLessThan(0.03)
    })
  })

  it('scans stopped midway do not break later ones', async () => {
    const image = await drawLabel({ text: label, width: 2500, size: 70 }).png().toBuffer()
    for (let after = 250; after < 750; after += STOPS_EVERY_MS) {
      const short = started({ threads: 1 })
      const stopped = Promise.allSettled([short.read(image)])
      await new Promise((resolve) => setTimeout(resolve, after))
      await short.stop()
      expect(await stopped).toHaveLength(1)
    }
    expect((await started({ threads: 1 }).read(image)).readable).toBe(true)
  })
})
