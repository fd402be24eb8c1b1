import cluster, { type Worker } from 'node:cluster'
import { existsSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { within } from '../adapters/delivery'
import { startError } from '../database/embedded/start-error'
import type { HttpServer } from '../listen'
import {
  openRpc,
  type Counted,
  type CountedTogether,
  type PrimaryApi,
  type Task,
  type WorkerApi,
} from './rpc'
import { addCounts } from './counts'

/** Longer than a worker takes to answer; for what may hang in the database then, there is no need to wait. */
const STOP_MS = 8_000
/** One that ends sooner than this may do so again and again: the next waits, each time twice as long. */
const SHORT_MS = 10_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** Until the database is looked for again: so many first pauses. */
const UNAVAILABLE_PAUSES = 2
/** So many in a row that never answered anybody, while no other does, are the end. */
const MOST_FAILED = 5
const LOOK_MS = 5_000
/** Who has been silent at so many looks hangs. Looks and not seconds: a machine that slept had none. */
const MOST_SILENT = 6
const COUNTED_MS = 2_000
/**
 * Calls of a second fill V8's own 16 MB several times over: what of them is under way then counts as old, and all that is
 * old is followed through to let it go.
 */
const NEW_OBJECTS_MB = 32
/** Workers that are told to stop ask for the port to close within a second or so; one that has not by then hangs. */
const MOST_APART_MS = 2_000

type Options = {
  count: number
  log: Logger
  /** Answers whoever comes before any worker can. */
  httpServer: Pick<HttpServer, 'take'>
  /** Told the sentence to end with. */
  onGiveUp: (error: Error) => void
  /** What a worker runs; for tests. */
  script?: URL
  /** How long a worker may hang, and waits at first that takes the place of others that ended soon; for tests. */
  lookMs?: number
  pauseMs?: number
}

/** The processes that answer people, as the one that started them sees them. */
export type Workers = {
  /** Hands a connection on. */
  take(connection: Socket): void
  /**
   * Has the first fill the database, then all answer. `tell` is given the lines for whoever started the portal as soon as
   * the first has them. Throws a StartError.
   */
  start(
    task: Pick<Task, 'url' | 'demo' | 'adopt' | 'lostKey'>,
    tell: (lines: string[]) => void,
  ): Promise<void>
  /** The database is at this URL from now on. */
  move(url: string): void
  /** Ends them as soon as they have answered; once all of them are about to leave, the port is closed. */
  stop(closePort: () => Promise<void>): Promise<void>
}

/** One worker. Its number goes over to the one that takes its place. */
type One = {
  number: number
  worker: Worker
  rpc: ReturnType<typeof openRpc<WorkerApi, PrimaryApi>>
  state: 'loading' | 'starting' | 'serving' | 'closing' | 'leaving' | 'gone'
  since: number
  /** How many before it ended soon, in a row. */
  failed: number
  /** What kept it from starting passes by itself, and so does not count. */
  wasDatabaseUnavailable: boolean
  /** Connections that it has not said it has taken; they stay open here, for another to take when it ends. */
  handing: Map<number, Socket>
  silent: number
  /** What it counted when it last told. */
  counted: Counted
  /** It has loaded its program; rejects when it never does. */
  here: Promise<void>
  gone: Promise<void>
}

const isIn =
  (...states: One['state'][]) =>
  (one: One): boolean =>
    states.includes(one.state)

/**
 * Starts workers, hands each connection to the one that has the fewest under way to it, by turns, and replaces those that
 * end: with them only what they were answering is lost.
 */
export function startWorkers(options: Options): Workers {
  const { count, log, httpServer, onGiveUp, lookMs = LOOK_MS, pauseMs = FIRST_PAUSE_MS } = options
  const script = options.script ?? new URL('./worker.js', import.meta.url)
  const stamp = stampOf(script)
  let task: Omit<Task, 'number' | 'isFirst' | 'hasJobs'> | undefined
  let hasStarted = false
  let ended = 0
  let handed = 0
  /** A sum that falls looks like a new start of the portal, so those that have ended stay in it. */
  let countedByEnded: Promise<Counted> = Promise.resolve([])
  /** Set once they are to stop. */
  let closePort: (() => Promise<void>) | undefined
  /** None of those that are to stop serves as before any more. */
  const allAsked = signal()
  /** All that have not ended; whom a connection was given last stands last. */
  const there = new Set<One>()
  /** Connections that came while no worker was there to take them. */
  const waiting: Socket[] = []
  const are = (...states: One['state'][]) => [...there].filter(isIn(...states))
  const serving = () => are('serving')
  const isStopping = () => closePort !== undefined

  // Limits on a person's calls are counted here.
  new RateLimiterClusterMaster()
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

  const launch = (number: number, failed = 0): One => {
    // Node's threads for hashes and files are as many together as one process has, but at least two each.
    const worker = cluster.fork({ UV_THREADPOOL_SIZE: Math.max(2, Math.ceil(4 / count)) })
    const here = signal()
    const gone = signal()
    const one: One = {
      number,
      worker,
      rpc: openRpc(worker, {
        here: here.resolve,
        taken: (id) => taken(one, id),
        leave: () => leave(one),
        counted: (own) => {
          one.counted = own
          return countedBeside(one)
        },
      }),
      state: 'loading',
      since: performance.now(),
      failed,
      wasDatabaseUnavailable: false,
      handing: new Map(),
      silent: 0,
      counted: [],
      here: here.promise,
      gone: gone.promise,
    }
    there.add(one)
    here.promise.catch(() => undefined)
    // A message to one that is ending: that it has ended comes next.
    worker.on('error', () => undefined)
    // Once all is heard that it still said: what it has taken it may have read, which nobody else can.
    worker.process.once('close', (code: number | null, signal: string | null) => {
      const how = signal ?? `exit code ${code}`
      const error = startError(
        `Worker ${number} has ended (${how}) before it could answer anybody. Is there too little memory? With WORKERS=1 there is one process.`,
      )
      here.reject(error)
      one.rpc.$close(error)
      ends(one, how)
      gone.resolve()
    })
    return one
  }

  const begin = async (one: One, isFirst = false): Promise<string[]> => {
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

  const ends = (one: One, how: string) => {
    const before = one.state
    one.state = 'gone'
    there.delete(one)
    const { counted } = one
    countedByEnded = countedByEnded.then((before) => addCounts(before, counted))
    for (const connection of one.handing.values()) take(connection)
    lookWhoServes()
    // The first start fails as a whole.
    if (isStopping() || (!hasStarted && before !== 'serving')) return
    ended++
    log.error({ worker: one.number, pid: one.worker.process.pid, how }, 'a worker has ended')
    if (before !== 'leaving') void replace(one, before === 'serving')
  }

  const replace = async ({ number, failed, since, wasDatabaseUnavailable }: One, hasServed: boolean) => {
    const soon = wasDatabaseUnavailable ? failed : performance.now() - since < SHORT_MS ? failed + 1 : 0
    if (!hasServed && !wasDatabaseUnavailable && soon >= MOST_FAILED && serving().length === 0)
      return onGiveUp(startError('No worker can start. Read above what they said, and start again.'))
    const pause = soon < 2 ? 0 : Math.min(LONGEST_PAUSE_MS, pauseMs * 2 ** (soon - 2))
    await wait(wasDatabaseUnavailable ? Math.max(UNAVAILABLE_PAUSES * pauseMs, pause) : pause)
    if (isStopping()) return
    // Nobody has migrated the database for a newer worker.
    if (stampOf(script) !== stamp)
      return onGiveUp(startError('The programs have changed since the start. Start the portal again.'))
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

  const leave = async (one: One) => {
    const hasServed = one.state === 'serving'
    one.state = closePort ? 'closing' : 'leaving'
    if (!closePort) return void ((hasServed || hasStarted) && replace(one, hasServed))
    lookWhoServes()
    // All keep their requests waiting until then, so that nobody who was answered comes again while the port closes.
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

  const hand = (one: One, connection: Socket) => {
    there.delete(one)
    there.add(one)
    const id = handed++
    one.handing.set(id, connection)
    // What could not be sent is taken by another as well, once this one has ended.
    one.worker.process.send({ connection: id }, connection, { keepOpen: true }, () => undefined)
  }
  const taken = (one: One, id: number) => {
    one.handing.get(id)?.destroy()
    one.handing.delete(id)
  }

  /** Of one that does not answer in time, what it told before. */
  const countedBy = async (one: One): Promise<Counted> => {
    const told = one.rpc.counted().then((counted) => (one.counted = counted))
    return within(COUNTED_MS, told, () => one.counted).catch(() => one.counted)
  }
  const countedBeside = async (asker: One): Promise<CountedTogether> => {
    const { user, system } = process.cpuUsage()
    const others = are('serving', 'closing', 'leaving').filter((one) => one !== asker)
    return {
      others: await Promise.all([countedByEnded, ...others.map(countedBy)]),
      serving: serving().length,
      ended,
      primary: {
        memoryBytes: process.memoryUsage.rss(),
        cpuSeconds: { user: user / 1e6, system: system / 1e6 },
      },
    }
  }

  const look = (one: One) => {
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
  /** One may have ended while the database was made ready, or while the first filled it. */
  const orAnother = (one: One) => (isIn('gone')(one) && !isStopping() ? launch(one.number) : one)

  return {
    take,
    start: async (given, tell) => {
      task = { ...given, workers: count }
      const [first, ...more] = launched as [One, ...One[]]
      // A password among them is shown only once, so nothing that happens to the others comes before it.
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
        // One that still loads hears nothing, and has nothing to end.
        if (one.state === 'loading') one.worker.process.kill('SIGKILL')
        else void one.rpc.stop().catch(() => undefined)
      const allGone = Promise.all(all.map(({ gone }) => gone))
      await Promise.race([allGone, wait(STOP_MS, undefined, { ref: false })])
      for (const { worker } of there) worker.process.kill('SIGKILL')
      await allGone
    },
  }
}

/** Changes with each build; there is none while one is being made, nor of a script that no build made. */
function stampOf(script: URL): string {
  const stamp = new URL('../stamp', script)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
}

/** Something that happens once, or never does. */
function signal() {
  let resolve!: () => void
  let reject!: (reason: Error) => void
  const promise = new Promise<void>((...both) => ([resolve, reject] = both))
  return { promise, resolve, reject }
}
