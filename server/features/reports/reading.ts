import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { readTriplet, type TripletReading, unreadTriplet } from './read-triplet'
import type { ReadingAnswer, ReadingJob } from './reading-worker'

const DEADLINE_MS = 20_000
const MAX_MEMORY_MB = 512
const tooLong = 'The files take too long to read. Please check them.'

type Task = { job: ReadingJob; resolve: (reading: TripletReading) => void; reject: (error: Error) => void }

/**
 * Reads triplets one after the other in a thread of their own, which is started when first needed and stays for the
 * next. One that takes longer than `deadlineMs` or all the thread's memory is a failed reading, and the thread is
 * replaced. Rejects only for a defect of the program. The idle thread keeps no process alive.
 */
export function openReader(script: URL, deadlineMs = DEADLINE_MS) {
  const queue: Task[] = []
  let worker: Worker | undefined
  let busy = false

  const next = () => {
    const task = busy ? undefined : queue.shift()
    if (!task) return
    busy = true
    const thread = (worker ??= startThread(script))
    const end = (settle: () => void, isUsable: boolean) => {
      clearTimeout(timer)
      thread.removeAllListeners()
      thread.unref()
      if (!isUsable) {
        worker = undefined
        // A thread that is being ended may still report an error, which nobody needs any more.
        thread.on('error', () => undefined)
        void thread.terminate()
      }
      busy = false
      settle()
      next()
    }
    const fail = () => end(() => task.resolve(unreadTriplet(tooLong)), false)
    const timer = setTimeout(fail, deadlineMs)
    thread.ref()
    thread.once('message', (answer: ReadingAnswer) => {
      if ('reading' in answer) end(() => task.resolve(answer.reading), true)
      else end(() => task.reject(new Error(`reading a report: ${answer.error}`)), true)
    })
    thread.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') fail()
      else end(() => task.reject(error), false)
    })
    thread.once('exit', (code) =>
      end(() => task.reject(new Error(`the reading thread ended with ${code}`)), false),
    )
    thread.postMessage(task.job)
  }

  return (job: ReadingJob): Promise<TripletReading> =>
    new Promise((resolve, reject) => {
      queue.push({ job, resolve, reject })
      next()
    })
}

function startThread(script: URL): Worker {
  return new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB } })
}

/** The thread's script lies beside the bundle; from the sources and in test bundles there is none. */
function scriptBeside(): URL | undefined {
  if (import.meta.url.endsWith('.ts')) return undefined
  const script = new URL('./reading-worker.js', import.meta.url)
  return existsSync(script) ? script : undefined
}

const script = scriptBeside()
const read = script && openReader(script)

/**
 * readTriplet without holding up the server: in a thread, with 20 seconds for each triplet once its turn has come. Where
 * the thread's script is not built (tests, tsx) it reads in place.
 */
export async function readTripletAside(...[bytes, named]: ReadingJob): Promise<TripletReading> {
  if (!read) return readTriplet(bytes, named)
  // Only what is read crosses over, in memory of its own: a Buffer may be a piece of a larger one.
  const { html, csv } = { html: new Uint8Array(bytes.html), csv: new Uint8Array(bytes.csv) }
  return read([
    { html, csv },
    { sampleId: named.sampleId, clientName: named.clientName },
  ])
}
