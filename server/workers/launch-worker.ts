import cluster, { type Worker } from 'node:cluster'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { startError } from '../database/embedded/start-error'
import { openRpc, type ProcessMetrics, type SharedMetrics, type PrimaryApi, type WorkerApi } from './rpc'

/** V8's young generation: its default of 16 MB promotes live objects too soon. */
const NEW_OBJECTS_MB = 32

/** One worker. Its replacement gets the same number. */
export type WorkerEntry = {
  number: number
  worker: Worker
  rpc: ReturnType<typeof openRpc<WorkerApi, PrimaryApi>>
  state: 'loading' | 'starting' | 'serving' | 'closing' | 'leaving' | 'gone'
  since: number
  /** How many predecessors in a row ended soon after their start. */
  failed: number
  /** Its start failed because the database was away, which does not count as a failure. */
  wasDatabaseUnavailable: boolean
  /** Connections without a confirmed receipt stay open, so another worker can take them. */
  handing: Map<number, Socket>
  silent: number
  /** Its metrics as last reported. */
  processMetrics: ProcessMetrics
  /** Resolves when its program is loaded; rejects if it never is. */
  here: Promise<void>
  gone: Promise<void>
}

export const isIn =
  (...states: WorkerEntry['state'][]) =>
  (one: WorkerEntry): boolean =>
    states.includes(one.state)

/** Sets the script and the options of all workers. */
export function setUpWorkers(script: URL): void {
  cluster.setupPrimary({
    exec: fileURLToPath(script),
    args: [],
    execArgv: [
      ...process.execArgv,
      `--max-semi-space-size=${NEW_OBJECTS_MB}`,
      ...(process.sourceMapsEnabled ? ['--enable-source-maps'] : []),
    ],
    serialization: 'advanced',
  })
}

/** What the primary does on a message of a worker or at its end. */
type Handlers = {
  taken(one: WorkerEntry, id: number): void
  leave(one: WorkerEntry): Promise<void>
  ended(one: WorkerEntry, how: string): void
  metricsBeside(one: WorkerEntry): Promise<SharedMetrics>
}

/** Forks worker `number` of `count`. */
export function launchWorker(
  { number, count, failed }: { number: number; count: number; failed: number },
  primary: Handlers,
): WorkerEntry {
  // Share one process's default of four libuv threads among the workers, with at least two each.
  const worker = cluster.fork({ UV_THREADPOOL_SIZE: Math.max(2, Math.ceil(4 / count)) })
  const here = deferred()
  const gone = deferred()
  const one: WorkerEntry = {
    number,
    worker,
    rpc: openRpc(worker, {
      here: here.resolve,
      taken: (id) => primary.taken(one, id),
      leave: () => primary.leave(one),
      processMetrics: (own) => {
        one.processMetrics = own
        return primary.metricsBeside(one)
      },
    }),
    state: 'loading',
    since: performance.now(),
    failed,
    wasDatabaseUnavailable: false,
    handing: new Map(),
    silent: 0,
    processMetrics: [],
    here: here.promise,
    gone: gone.promise,
  }
  here.promise.catch(() => undefined)
  // Sending to an ending worker fails; its 'close' event follows.
  worker.on('error', () => undefined)
  // 'close' comes after its last messages; a connection it took may be partly read.
  worker.process.once('close', (code: number | null, signal: string | null) => {
    const how = signal ?? `exit code ${code}`
    const error = startError(
      `Worker ${number} has ended (${how}) before it could answer any requests. Is there too little memory? With WORKERS=1 there is one process.`,
    )
    here.reject(error)
    one.rpc.$close(error)
    primary.ended(one, how)
    gone.resolve()
  })
  return one
}

/** A promise with its resolve and reject functions. */
export function deferred() {
  let resolve!: () => void
  let reject!: (reason: Error) => void
  const promise = new Promise<void>((...both) => ([resolve, reject] = both))
  return { promise, resolve, reject }
}
