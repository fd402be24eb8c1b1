import { existsSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { within } from '../adapters/delivery'
import { startError } from '../database/embedded/start-error'
import type { HttpServer } from '../process/listen'
import type { ProcessMetrics, SharedMetrics, Task } from './rpc'
import { addCounts } from './counts'
import { deferred, isIn, launchWorker, setUpWorkers, type WorkerEntry } from './launch-worker'

/** Longer than a worker takes to answer; queries that hang in the database are not waited for. */
const STOP_MS = 8_000
/** A worker that ends sooner may do so again: the pause before the next one doubles each time. */
const SHORT_MS = 10_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** Pause before the database is tried again, in first pauses. */
const UNAVAILABLE_PAUSES = 2
/** So many failed starts in a row while no other worker serves end the portal. */
const MOST_FAILED = 5
const LOOK_MS = 5_000
/** A worker that missed so many checks hangs; a suspended machine makes no checks. */
const MOST_SILENT = 6
const COUNTED_MS = 2_000
/** A stopping worker that has not asked for the port's close by then hangs. */
const MOST_APART_MS = 2_000

type Options = {
  count: number
  log: Logger
  /** Answers connections before any worker can. */
  httpServer: Pick<HttpServer, 'take'>
  /** Called with the error to end with. */
  onGiveUp: (error: Error) => void
  /** The workers' script, for tests. */
  script?: URL
  /** Interval of the checks and first pause before a replacement, for tests. */
  lookMs?: number
  pauseMs?: number
}

/** The worker processes as the primary sees them. */
export type Workers = {
  /** Passes a connection to a worker. */
  take(connection: Socket): void
  /** Starts the first worker, whose lines go to `tell`, then all; throws a StartError. */
  start(
    task: Pick<Task, 'url' | 'demo' | 'adopt' | 'lostKey'>,
    tell: (lines: string[]) => void,
  ): Promise<void>
  /** Switches all workers to another database URL. */
  move(url: string): void
  /** Stops the workers after their answers; closes the port once all are about to leave. */
  stop(closePort: () => Promise<void>): Promise<void>
}

/** Starts and replaces workers; passes a connection to one with the fewest unconfirmed. */
export function startWorkers(options: Options): Workers {
  const { count, log, httpServer, onGiveUp, lookMs = LOOK_MS, pauseMs = FIRST_PAUSE_MS } = options
  const script = options.script ?? new URL('./worker.js', import.meta.url)
  const stamp = stampOf(script)
  let task: Omit<Task, 'number' | 'isFirst' | 'hasJobs'> | undefined
  let hasStarted = false
  let ended = 0
  let handed = 0
  /** Metrics of ended workers stay: a falling counter would look like a restart. */
  let metricsOfEnded: Promise<ProcessMetrics> = Promise.resolve([])
  /** Set once a stop has begun. */
  let closePort: (() => Promise<void>) | undefined
  /** Resolves when every worker that is to stop has asked to leave. */
  const allAsked = deferred()
  /** All live workers, ordered by when each last received a connection. */
  const there = new Set<WorkerEntry>()
  /** Connections that arrived while no worker could take them. */
  const waiting: Socket[] = []
  const are = (...states: WorkerEntry['state'][]) => [...there].filter(isIn(...states))
  const serving = () => are('serving')
  const isStopping = () => closePort !== undefined

  // Counts the limits on each person's calls for all workers.
  new RateLimiterClusterMaster()
  setUpWorkers(script)

  const launch = (number: number, failed = 0): WorkerEntry => {
    const one = launchWorker({ number, count, failed }, { taken, leave, ended: ends, metricsBeside })
    there.add(one)
    return one
  }

  const begin = async (one: WorkerEntry, isFirst = false): Promise<string[]> => {
    await one.here
    one.state = 'starting'
    if (!task) return []
    const { number } = one
    const answer = await one.rpc.start({ ...task, number, isFirst, hasJobs: number === 1 })
    if ('trouble' in answer) {
      one.wasDatabaseUnavailable = answer.isDatabaseUnavailable
      throw startError(answer.trouble)
    }
    if (isIn('starting')(one)) one.state = 'serving'
    takeWaiting()
    return answer.lines
  }

  const ends = (one: WorkerEntry, how: string) => {
    const before = one.state
    one.state = 'gone'
    there.delete(one)
    const { processMetrics } = one
    metricsOfEnded = metricsOfEnded.then((before) => addCounts(before, processMetrics))
    for (const connection of one.handing.values()) take(connection)
    lookWhoServes()
    // A failed first start is reported as a whole.
    if (isStopping() || (!hasStarted && before !== 'serving')) return
    ended++
    log.error({ worker: one.number, pid: one.worker.process.pid, how }, 'a worker has ended')
    if (before !== 'leaving') void replace(one, before === 'serving')
  }

  const replace = async (
    { number, failed, since, wasDatabaseUnavailable }: WorkerEntry,
    hasServed: boolean,
  ) => {
    const soon = wasDatabaseUnavailable ? failed : performance.now() - since < SHORT_MS ? failed + 1 : 0
    if (!hasServed && !wasDatabaseUnavailable && soon >= MOST_FAILED && serving().length === 0)
      return onGiveUp(startError('No worker can start. See above for what they reported, then start again.'))
    const pause = soon < 2 ? 0 : Math.min(LONGEST_PAUSE_MS, pauseMs * 2 ** (soon - 2))
    await wait(wasDatabaseUnavailable ? Math.max(UNAVAILABLE_PAUSES * pauseMs, pause) : pause)
    if (isStopping()) return
    // The database has not been migrated for a newer build.
    if (stampOf(script) !== stamp)
      return onGiveUp(
        startError('The program files have changed since the portal started. Start the portal again.'),
      )
    const next = launch(number, soon)
    try {
      await begin(next)
      log.warn({ worker: number, pid: next.worker.process.pid }, 'a worker has taken its place')
    } catch (error) {
      if (isStopping() || isIn('gone')(next)) return
      log.error({ worker: number, trouble: (error as Error).message }, 'a worker cannot start')
      next.worker.process.kill('SIGKILL')
    }
  }

  const leave = async (one: WorkerEntry) => {
    const hasServed = one.state === 'serving'
    one.state = closePort ? 'closing' : 'leaving'
    if (!closePort) return void ((hasServed || hasStarted) && replace(one, hasServed))
    lookWhoServes()
    // Workers delay requests until all leave, so no client reconnects while the port closes.
    await Promise.race([allAsked.promise, wait(MOST_APART_MS, undefined, { ref: false })])
    await closePort()
    one.state = 'leaving'
  }
  const lookWhoServes = () => {
    if (isStopping() && serving().length === 0) allAsked.resolve()
  }

  const take = (connection: Socket) => {
    const closing = are('closing')
    const open = closing.length > 0 ? closing : serving()
    if (open.length > 0)
      hand(
        open.reduce((best, one) => (one.handing.size < best.handing.size ? one : best)),
        connection,
      )
    else if (hasStarted && !isStopping()) waiting.push(connection)
    else httpServer.take(connection)
  }
  const takeWaiting = () => waiting.splice(0).forEach(take)

  const hand = (one: WorkerEntry, connection: Socket) => {
    there.delete(one)
    there.add(one)
    const id = handed++
    one.handing.set(id, connection)
    // If sending fails, another worker takes the connection once this one has ended.
    one.worker.process.send({ connection: id }, connection, { keepOpen: true }, () => undefined)
  }
  const taken = (one: WorkerEntry, id: number) => {
    one.handing.get(id)?.destroy()
    one.handing.delete(id)
  }

  /** Falls back to the last report of a worker that does not answer in time. */
  const metricsOf = async (one: WorkerEntry): Promise<ProcessMetrics> => {
    const told = one.rpc.processMetrics().then((processMetrics) => (one.processMetrics = processMetrics))
    return within(COUNTED_MS, told, () => one.processMetrics).catch(() => one.processMetrics)
  }
  const metricsBeside = async (requester: WorkerEntry): Promise<SharedMetrics> => {
    const { user, system } = process.cpuUsage()
    const others = are('serving', 'closing', 'leaving').filter((one) => one !== requester)
    return {
      others: await Promise.all([metricsOfEnded, ...others.map(metricsOf)]),
      serving: serving().length,
      ended,
      primary: {
        memoryBytes: process.memoryUsage.rss(),
        cpuSeconds: { user: user / 1e6, system: system / 1e6 },
      },
    }
  }

  const look = (one: WorkerEntry) => {
    if (one.silent++ < MOST_SILENT)
      return void one.rpc.live().then(
        () => (one.silent = 0),
        () => undefined,
      )
    log.error({ worker: one.number, pid: one.worker.process.pid }, 'a worker hangs')
    one.worker.process.kill('SIGKILL')
  }
  const lookAtAll = () => [...there].filter(({ state }) => hasStarted && state !== 'loading').forEach(look)
  const looking = setInterval(lookAtAll, lookMs)
  looking.unref()

  const launched = Array.from({ length: count }, (_, n) => launch(n + 1))
  /** Replaces a worker that ended while the database was prepared or filled. */
  const orAnother = (one: WorkerEntry) => (isIn('gone')(one) && !isStopping() ? launch(one.number) : one)

  return {
    take,
    start: async (given, tell) => {
      task = { ...given, workers: count }
      const [first, ...more] = launched as [WorkerEntry, ...WorkerEntry[]]
      // The lines may contain a password shown only once, so they come before any failure.
      tell(await begin(orAnother(first), true))
      await Promise.all(more.map((one) => begin(orAnother(one))))
      hasStarted = true
    },
    move: (url) => {
      if (task) task = { ...task, url }
      for (const { rpc } of there) void rpc.move.asEvent(url).catch(() => undefined)
    },
    stop: async (close) => {
      let closing: Promise<void> | undefined
      closePort = () => (closing ??= close())
      clearInterval(looking)
      takeWaiting()
      const all = [...there]
      for (const one of all)
        // A loading worker does not listen yet and has nothing to finish.
        if (one.state === 'loading') one.worker.process.kill('SIGKILL')
        else void one.rpc.stop().catch(() => undefined)
      const allGone = Promise.all(all.map(({ gone }) => gone))
      await Promise.race([allGone, wait(STOP_MS, undefined, { ref: false })])
      for (const { worker } of there) worker.process.kill('SIGKILL')
      await allGone
    },
  }
}

/** The build's stamp; empty during a build and for scripts outside of one. */
function stampOf(script: URL): string {
  const stamp = new URL('../stamp', script)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
}
