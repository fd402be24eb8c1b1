import { existsSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'
import { utcDay } from '@shared/domain/dates'
import { makeTriplet } from '@shared/domain/sample-triplet'
import { askThread, quietThread } from '../../ask-thread'
import { codeOf } from '../../database/embedded/start-error'
import { type PdfReading, readPdf, unreadPdf } from './read-pdf'
import { readTriplet, type TripletReading, unreadTriplet } from './read-triplet'
import type { ReadingAnswer, ReadingJob } from './reading-worker'

const DEADLINE_MS = 20_000
const MAX_MEMORY_MB = 512
/** Of one triplet at a time little is in use. */
const NEW_OBJECTS_MB = 12
/** By how much the process may grow meanwhile, with the bytes that a thread holds besides its objects. */
const MAX_GROWTH_MB = 1024
const LOOK_MS = 50

/** Of what is given up, since it takes too long or too much memory. */
const lateTriplet = unreadTriplet('The files take too long to read. Please check them.')
const latePdf = unreadPdf('takes too long, or too much memory, to open')
const brokenPdf = unreadPdf('is damaged and cannot be opened')

type TripletJob = Parameters<typeof readTriplet>

/**
 * Reads triplets and PDFs one after the other in a thread of their own, which starts when first needed and stays for the
 * next. One that takes longer than DEADLINE_MS or more memory than the thread may have is a failed reading, and the thread
 * is replaced. A triplet rejects only for a defect of the program, a PDF never. The idle thread keeps no process alive.
 */
export function openReader(script: URL) {
  let thread: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  const start = () => {
    const started = quietThread(script, {
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB, maxYoungGenerationSizeMb: NEW_OBJECTS_MB },
    })
    // It may fail while it rests, or once it has been left; then nobody waits for it.
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
    const answered = await askThread<ReadingAnswer>(reading, job, DEADLINE_MS)
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

/** The thread's own limit is one of objects, and a small PDF may unpack to gigabytes of bytes. */
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

// The build puts the thread's script beside the bundle; beside the sources and in bundles for tests there is none.
const script = new URL('./reading-worker.js', import.meta.url)
const reader = existsSync(script) ? openReader(script) : undefined

/**
 * readTriplet without holding up the server: in a thread, with 20 seconds for each triplet once its turn has come, and as
 * many for its PDF before. A PDF that uses them up is a warning, and the rest is read. It reads in place where the thread's
 * script has not been built. @param bytes without `pdf` where nothing of it is asked
 */
export async function readTripletAside(
  bytes: Record<'html' | 'csv', Uint8Array> & { pdf?: Uint8Array },
  named: TripletJob[1],
  options: TripletJob[2],
): Promise<TripletReading> {
  if (!reader) return readTriplet(bytes, named, options, bytes.pdf ? await readPdf(bytes.pdf) : null)
  // Only what is read crosses over, in memory of its own: a Buffer may be a piece of a larger one.
  const pdf = bytes.pdf ? await reader.pdf(new Uint8Array(bytes.pdf)) : null
  const copy = { html: new Uint8Array(bytes.html), csv: new Uint8Array(bytes.csv) }
  const { sampleId, clientName, fileNames } = named
  return reader.triplet(copy, { sampleId, clientName, fileNames }, options, pdf)
}

/** So many readings, and one takes half as long as the first. */
const REHEARSALS = 4

/** Reads a report of these foods that nobody keeps: the first that comes in waits then for nothing that is read once. */
export async function rehearseReading(foods: readonly { name: string; category: string }[]): Promise<void> {
  const results = foods.map(({ name: food, category }, at) => ({ food, category, value: at % 50 }))
  const sample = { sampleId: 'SAMPLE', clientName: 'A Sample', results, unit: 'µg/ml' } as const
  const { html, csv, pdf, names: fileNames } = makeTriplet(sample)
  const bytes = { html: Buffer.from(html), csv: Buffer.from(csv), pdf }
  for (let time = 0; time < REHEARSALS; time++)
    await readTripletAside(bytes, { ...sample, fileNames }, { bareScale: 'µg/ml', today: utcDay(new Date()) })
}
