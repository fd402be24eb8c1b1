import type { Logger } from 'pino'
import type { Ocr } from '../adapters/ocr/ocr'
import type { TakeBack } from '../data-folder/make-data-folder'
import type { Embedded } from '../database/embedded/launch'
import type { JobQueue } from '../jobs/jobs'
import type { HttpServer, Port } from './listen'
import type { Metrics } from '../monitoring/metrics'
import type { Workers } from '../workers/primary'

/** A start that is under way when the signal comes has this long to get through: only then is all of it known. */
const START_MS = 7_000
/** Longer than the door takes at most. */
const ANSWERS_MS = 6_500
const IMAGES_MS = 5_000
const DATABASE_MS = 1_000
/** After this the process ends, whatever still hangs. */
export const STOP_MS = 9_700
/** Ctrl-C reaches Node from the terminal and once more through npm: within this time that is one signal. */
const SAME_SIGNAL_MS = 300

/** What runs so far; a start fills it in as it goes. */
export type Running = {
  /** Tells long work that the server begins to stop. */
  stopping: AbortController
  httpServer?: Pick<HttpServer, 'close'>
  /** How the door is told that nobody comes in any more. */
  port?: Pick<Port, 'close'>
  workers?: Workers
  jobs?: JobQueue
  ocr?: Ocr
  metrics?: Metrics
  database?: {
    /** Waits for what its connections are doing. */
    close(): Promise<unknown>
    /** Ends the connections that are still doing something. */
    terminate(): Promise<void>
    /** Connects to this URL from now on. */
    move(url: string): void
  }
  /** Settled once its start has ended, which a stop gives up. */
  embedded?: Promise<Pick<Embedded, 'stop' | 'takeBack'>>
  /** Takes back what a start that is refused has made of the data folder. */
  takeBack?: TakeBack
  /** Where what is said goes once the start is over; before, it is for whoever started the portal. */
  log?: Logger
}

/** Waits for a start under way, though not for ever: what it did, and has to tell, is known only then. */
export const untilStarted = (start: Promise<unknown>) => settled(start, START_MS)

/** On SIGINT and SIGTERM waits until all that runs is `known` and calls `end` with 0. The process ends within 10 s, and at a second signal at once. */
export function stopOnSignals(known: () => Promise<unknown>, end: (code: number) => void): void {
  let firstAt = 0
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_MS).unref()
    await untilStarted(known())
    end(0)
  }
  const onSignal = () => {
    if (firstAt === 0) {
      firstAt = performance.now()
      void stop()
    } else if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal)
}

/** Of a start that was refused, and stopped since, nothing is left: a database that it has made goes with all beside it. */
export async function undoStart({ embedded, takeBack }: Running): Promise<void> {
  const started = await embedded?.catch(() => undefined)
  takeBack?.((await started?.takeBack()) ?? false)
}

/**
 * Stops what runs, each thing before what it works with, and the embedded database in any case: what hangs or fails
 * before it is given up after a while. Rejects when that database does not stop.
 */
export async function shutDown(running: Running): Promise<void> {
  const { httpServer, port, workers, jobs, ocr, database, embedded, stopping } = running
  stopping.abort()
  // Images that are not read by then are answered so that there is time for the answer.
  setTimeout(() => void ocr?.stop(), IMAGES_MS).unref()
  await workers?.stop(async () => port?.close())
  await settled(Promise.all([httpServer?.close(async () => port?.close()), jobs?.stop()]), ANSWERS_MS)
  void ocr?.stop()
  if (database && !(await settled(database.close(), DATABASE_MS)))
    await settled(database.terminate(), DATABASE_MS)
  const started = await embedded?.catch(() => undefined)
  await started?.stop()
}

/** Whether `work` came to an end, good or bad, within `ms`. */
function settled(work: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    const done = () => {
      clearTimeout(timer)
      resolve(true)
    }
    work.then(done, done)
  })
}
