import type { Logger } from 'pino'
import type { Ocr } from '../adapters/ocr/ocr'
import type { TakeBack } from '../data-folder/make-data-folder'
import type { Embedded } from '../database/embedded/launch'
import type { JobQueue } from '../jobs/jobs'
import type { HttpServer, Port } from './listen'
import type { Metrics } from '../monitoring/metrics'
import type { Workers } from '../workers/primary'

/** How long a stop waits for a start in progress, as only then everything to stop is known. */
const START_MS = 7_000
/** Longer than the HTTP server takes at most. */
const ANSWERS_MS = 6_500
const IMAGES_MS = 5_000
const DATABASE_MS = 1_000
/** The process ends after this time even if something still hangs. */
export const STOP_MS = 9_700
/** npm repeats the terminal's Ctrl-C, so signals this close count as one. */
const SAME_SIGNAL_MS = 300

/** Everything that is running; a start fills it in as it goes. */
export type Running = {
  /** Tells long-running work that the server begins to stop. */
  stopping: AbortController
  httpServer?: Pick<HttpServer, 'close'>
  /** The port, which the HTTP server closes while it stops. */
  port?: Pick<Port, 'close'>
  workers?: Workers
  jobs?: JobQueue
  ocr?: Ocr
  metrics?: Metrics
  database?: {
    /** Closes all connections after their present work. */
    close(): Promise<unknown>
    /** Closes the connections that are still working. */
    terminate(): Promise<void>
    /** Uses this URL for new connections. */
    move(url: string): void
  }
  /** Settles when the database's start has ended; a stop cancels that start. */
  embedded?: Promise<Pick<Embedded, 'stop' | 'takeBack'>>
  /** Removes what a refused start has created in the data folder. */
  takeBack?: TakeBack
  /** Receives messages once the start is over; until then they are printed. */
  log?: Logger
}

/** Waits up to START_MS for a start, as only then its results are known. */
export const untilStarted = (start: Promise<unknown>) => settled(start, START_MS)

/**
 * On SIGINT or SIGTERM waits for `known` (everything that runs) and calls `end(0)`. The process
 * ends within 10 s, and at once on a second signal.
 */
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

/** Removes everything that a refused and stopped start has created, including a new database. */
export async function undoStart({ embedded, takeBack }: Running): Promise<void> {
  const started = await embedded?.catch(() => undefined)
  takeBack?.((await started?.takeBack()) ?? false)
}

/** Stops each part before what it needs, with time limits; rejects if the database stays up. */
export async function shutDown(running: Running): Promise<void> {
  const { httpServer, port, workers, jobs, ocr, database, embedded, stopping } = running
  stopping.abort()
  // Ends OCR early enough that the requests waiting for it can still be answered.
  setTimeout(() => void ocr?.stop(), IMAGES_MS).unref()
  await workers?.stop(async () => port?.close())
  await settled(Promise.all([httpServer?.close(async () => port?.close()), jobs?.stop()]), ANSWERS_MS)
  void ocr?.stop()
  if (database && !(await settled(database.close(), DATABASE_MS)))
    await settled(database.terminate(), DATABASE_MS)
  const started = await embedded?.catch(() => undefined)
  await started?.stop()
}

/** Whether `work` settled within `ms`. */
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
