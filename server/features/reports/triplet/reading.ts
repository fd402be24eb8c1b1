import { existsSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'
import { utcDay } from '@shared/domain/text/dates'
import { makeTriplet } from '@shared/domain/sample-triplet/sample-triplet'
import { callThread, startQuietThread } from '../../../process/worker-thread'
import { codeOf } from '../../../database/embedded/start-error'
import { type PdfReading, readPdf, unreadPdf } from './read-pdf'
import { readTriplet, type TripletReading, unreadTriplet } from './read-triplet'
import type { ReadingAnswer, ReadingJob } from './reading-worker'

const DEADLINE_MS = 20_000
const MAX_MEMORY_MB = 512
/** One triplet at a time needs little memory. */
const NEW_OBJECTS_MB = 12
/** How much the process may grow during a reading, also outside a thread's heap. */
const MAX_GROWTH_MB = 1024
const LOOK_MS = 50

/** The result for a triplet that takes too much time or memory. */
const lateTriplet = unreadTriplet('The files take too long to read. Please check them.')
const latePdf = unreadPdf('takes too long, or too much memory, to open')
const brokenPdf = unreadPdf('is damaged and cannot be opened')

type TripletJob = Parameters<typeof readTriplet>

/**
 * Reads triplets and PDFs one after another in a separate thread, which starts when first needed
 * and stays for the next. A reading that exceeds DEADLINE_MS or the memory limit fails, and the
 * thread is replaced. A triplet rejects only for a defect of the program, a PDF never. The idle
 * thread does not keep the process alive.
 */
export function openReader(script: URL) {
  let thread: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  const start = () => {
    const started = startQuietThread(script, {
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB, maxYoungGenerationSizeMb: NEW_OBJECTS_MB },
    })
    // An idle or abandoned thread may fail when nobody awaits it, so its error is ignored here.
    started.on('error', () => undefined)
    started.on('exit', () => {
      if (started === thread) thread = undefined
    })
    return started
  }

  const ask = async <Reading>(job: ReadingJob, late: Reading): Promise<Reading> => {
    const reading = (thread ??= start())
    reading.ref()
    const watch = 'pdf' in job ? endWhenSwollen(reading) : undefined
    const answered = await callThread<ReadingAnswer>(reading, job, DEADLINE_MS)
    watch?.stop()
    reading.unref()
    if (answered === 'late' || answered instanceof Error) {
      thread = undefined
      void reading.terminate()
      if (answered === 'late' || watch?.hasEnded() || codeOf(answered) === 'ERR_WORKER_OUT_OF_MEMORY')
        return late
      throw answered
    }
    if ('error' in answered) throw new Error(`A report could not be read: ${answered.error}`)
    return answered.reading as Reading
  }

  const inTurn = <Reading>(job: ReadingJob, late: Reading): Promise<Reading> => {
    const answer = last.then(() => ask(job, late))
    last = answer.catch(() => undefined)
    return answer
  }

  return {
    triplet: (...triplet: TripletJob) => inTurn<TripletReading>({ triplet }, lateTriplet),
    pdf: (pdf: Uint8Array) => inTurn<PdfReading>({ pdf }, latePdf).catch(() => brokenPdf),
  }
}

/** The worker's limit covers only its heap; a small PDF may unpack to gigabytes outside. */
function endWhenSwollen(thread: Worker) {
  const before = process.memoryUsage.rss()
  let hasEnded = false
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() - before < MAX_GROWTH_MB * 2 ** 20) return
    hasEnded = true
    void thread.terminate()
  }, LOOK_MS)
  return { stop: () => clearInterval(timer), hasEnded: () => hasEnded }
}

// The build puts the script beside the bundle; the sources and test bundles have none.
const script = new URL('./reading-worker.js', import.meta.url)
const reader = existsSync(script) ? openReader(script) : undefined

/**
 * readTriplet in a thread, so that it does not block the server: 20 seconds for the PDF and 20 for
 * the triplet, counted from the start of each. A PDF that exceeds them gives a warning and the rest
 * is read. Reads in place where the thread's script has not been built. @param bytes without `pdf`
 * where it is not needed
 */
export async function readTripletAside(
  bytes: Record<'html' | 'csv', Uint8Array> & { pdf?: Uint8Array },
  named: TripletJob[1],
  options: TripletJob[2],
): Promise<TripletReading> {
  if (!reader) return readTriplet(bytes, named, options, bytes.pdf ? await readPdf(bytes.pdf) : null)
  // Copied, because a Buffer may be a slice of a larger one and the thread gets the whole memory.
  const pdf = bytes.pdf ? await reader.pdf(new Uint8Array(bytes.pdf)) : null
  const copy = { html: new Uint8Array(bytes.html), csv: new Uint8Array(bytes.csv) }
  const { sampleId, clientName, fileNames } = named
  return reader.triplet(copy, { sampleId, clientName, fileNames }, options, pdf)
}

/** After so many readings one takes half as long as the first. */
const REHEARSALS = 4

/** Reads a made-up report at start, so that the first upload does not wait for loading. */
export async function warmUpReading(foods: readonly { name: string; category: string }[]): Promise<void> {
  const results = foods.map(({ name: food, category }, at) => ({ food, category, value: at % 50 }))
  const sample = { sampleId: 'SAMPLE', clientName: 'A Sample', results, unit: 'µg/ml' } as const
  const { html, csv, pdf, names: fileNames } = makeTriplet(sample)
  const bytes = { html: Buffer.from(html), csv: Buffer.from(csv), pdf }
  for (let time = 0; time < REHEARSALS; time++)
    await readTripletAside(bytes, { ...sample, fileNames }, { bareScale: 'µg/ml', today: utcDay(new Date()) })
}
