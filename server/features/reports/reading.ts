import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { askThread } from '../../ask-thread'
import { codeOf } from '../../database/embedded/start-error'
import { readTriplet, type TripletReading, unreadTriplet } from './read-triplet'
import type { ReadingAnswer, ReadingJob } from './reading-worker'

const DEADLINE_MS = 20_000
const MAX_MEMORY_MB = 512
/** Of one triplet at a time little is in use. */
const NEW_OBJECTS_MB = 12
const tooLong = 'The files take too long to read. Please check them.'

/**
 * Reads triplets one after the other in a thread of their own, which starts when first needed and stays for the next.
 * One that takes longer than `deadlineMs` or more memory than the thread may have is a failed reading, and the thread
 * is replaced. Rejects only for a defect of the program. The idle thread keeps no process alive.
 */
export function openReader(script: URL, deadlineMs = DEADLINE_MS) {
  let thread: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  const start = () => {
    const started = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB, maxYoungGenerationSizeMb: NEW_OBJECTS_MB },
    })
    // It may fail while it rests, or once it has been left; then nobody waits for it.
    started.on('error', () => undefined)
    started.on('exit', () => {
      if (started === thread) thread = undefined
    })
    return started
  }

  const read = async (job: ReadingJob): Promise<TripletReading> => {
    const reading = (thread ??= start())
    reading.ref()
    const answered = await askThread<ReadingAnswer>(reading, job, deadlineMs)
    reading.unref()
    if (answered === 'late' || answered instanceof Error) {
      thread = undefined
      void reading.terminate()
      if (answered === 'late' || codeOf(answered) === 'ERR_WORKER_OUT_OF_MEMORY')
        return unreadTriplet(tooLong)
      throw answered
    }
    if ('error' in answered) throw new Error(`A report could not be read: ${answered.error}`)
    return answered.reading
  }

  return (job: ReadingJob): Promise<TripletReading> => {
    const answer = last.then(() => read(job))
    last = answer.catch(() => undefined)
    return answer
  }
}

// The build puts the thread's script beside the bundle; beside the sources and in bundles for tests there is none.
const script = new URL('./reading-worker.js', import.meta.url)
const read = existsSync(script) ? openReader(script) : undefined

/**
 * readTriplet without holding up the server: in a thread, with 20 seconds for each triplet once its turn has come. It
 * reads in place where the thread's script has not been built.
 */
export async function readTripletAside(...[bytes, named, bareScale]: ReadingJob): Promise<TripletReading> {
  if (!read) return readTriplet(bytes, named, bareScale)
  // Only what is read crosses over, in memory of its own: a Buffer may be a piece of a larger one.
  const copy = { html: new Uint8Array(bytes.html), csv: new Uint8Array(bytes.csv) }
  return read([copy, { sampleId: named.sampleId, clientName: named.clientName }, bareScale])
}
