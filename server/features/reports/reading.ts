import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { readTriplet, type TripletReading, unreadTriplet } from './read-triplet'
import type { ReadingAnswer, ReadingJob } from './reading-worker'

const DEADLINE_MS = 20_000
const MAX_MEMORY_MB = 512
const tooLong = 'The files take too long to read. Please check them.'

type Task = { job: ReadingJob; resolve: (reading: TripletReading) => void; reject: (error: Error) => void }

/**
 * Reads triplets one after the other in a thread of their own, which starts when first needed and stays for the next.
 * One that takes longer than `deadlineMs` or more memory than the thread may have is a failed reading, and the thread
 * is replaced. Rejects only for a defect of the program. The idle thread keeps no process alive.
 */
export function openReader(script: URL, deadlineMs = DEADLINE_MS) {
  const queue: Task[] = []
  let current: Task | undefined
  let thread: Worker | undefined
  let timer: NodeJS.Timeout | undefined

  const next = () => {
    current = queue.shift()
    if (!current) return thread?.unref()
    const reading = (thread ??= start())
    reading.ref()
    timer = setTimeout(() => leave(reading, fail), deadlineMs)
    reading.postMessage(current.job)
  }
  const settle = (say: (task: Task) => void) => {
    clearTimeout(timer)
    const task = current
    next()
    if (task) say(task)
  }
  const fail = (task: Task) => task.resolve(unreadTriplet(tooLong))
  /** A thread that has been left may still report its end, which nobody waits for any more. */
  const leave = (left: Worker, say: (task: Task) => void) => {
    if (left !== thread) return
    thread = undefined
    void left.terminate()
    settle(say)
  }
  const start = () => {
    const started = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB } })
    started.on('message', (answer: ReadingAnswer) => {
      if (started !== thread) return
      settle((task) => {
        if ('reading' in answer) task.resolve(answer.reading)
        else task.reject(new Error(`A report could not be read: ${answer.error}`))
      })
    })
    started.on('error', (error: NodeJS.ErrnoException) => {
      leave(started, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? fail : (task) => task.reject(error))
    })
    started.on('exit', (code) => {
      leave(started, (task) => task.reject(new Error(`The reading thread ended with ${code}.`)))
    })
    return started
  }

  return (job: ReadingJob): Promise<TripletReading> =>
    new Promise((resolve, reject) => {
      queue.push({ job, resolve, reject })
      if (!current) next()
    })
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
