import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { within } from '../adapters/delivery'
import type { Database } from '../database/connect'
import type { ReplicaReader } from '../database/replica-reader'
import { backedUpAt, readHeldBackCount } from '../data-folder/folder-state'
import type { Dependencies } from '../dependencies'
import type { ProcessMetrics, SharedMetrics } from '../workers/rpc'

/** Counts requests: `begin` is called with each request, and the function it returns at its end. */
export type RequestMeter = { begin(): (route: string, outcome: string) => void }

export type Metrics = {
  requests: RequestMeter
  /** All metrics in Prometheus' text format, also while the database is unavailable. */
  read(): Promise<string>
  /** The metrics of this process, to be added to those of others. */
  processMetrics(): Promise<ProcessMetrics>
  contentType: string
}

/** Per process: a test may start several portals, and metrics must not register twice. */
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

/** Scrapers usually time out after 10 s. */
const DATABASE_MS = 3_000

/** The server's metrics; labels come from closed sets in the code, never from a request. */
export function portalMetrics(
  {
    config,
    db,
    files,
    pool,
    replicaReader,
  }: Pick<Dependencies, 'config' | 'db' | 'files' | 'pool' | 'replicaReader'>,
  together?: (own: ProcessMetrics) => Promise<SharedMetrics>,
): Metrics {
  const started = Date.now() / 1000
  const register = new Registry()
  const registers = [register]
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge({ name: `pearwell_${name}`, help, labelNames, registers })

  const ready = gauge('ready', 'Whether the database is responding and files can be stored: 1 or 0.')
  const diskFree = gauge('data_disk_free_bytes', 'Free space on the disk of the data folder.')
  const diskSize = gauge('data_disk_size_bytes', 'Size of the disk of the data folder.')
  const held = gauge('held_back_folders', 'Folders that belong to no report and that the sweep leaves alone.')
  const backup = gauge('last_backup_timestamp_seconds', 'When the last backup was made; 0: never.')
  const jobs = gauge('jobs', 'Runs of scheduled jobs that are waiting, or of the last 12 hours.', [
    'queue',
    'state',
  ])
  const jobAge = gauge('job_age_seconds', 'Age of the oldest run that is waiting or under way; 0: none.', [
    'queue',
    'state',
  ])
  const jobSuccess = gauge(
    'job_last_success_timestamp_seconds',
    'When the job was last done; where no such run is kept, when this server started.',
    ['queue'],
  )

  const readDatabase = async () => {
    held.set(await readHeldBackCount(db))
    backup.set(((await backedUpAt(db))?.getTime() ?? 0) / 1000)
    for (const { queue, lastSuccess, ...states } of await jobRuns(db)) {
      const { waiting, active, completed, failed, waitingAge, activeAge } = states
      for (const [state, runs] of Object.entries({ waiting, active, completed, failed }))
        jobs.set({ queue, state }, runs)
      jobAge.set({ queue, state: 'waiting' }, waitingAge)
      jobAge.set({ queue, state: 'active' }, activeAge)
      // An alert needs the series to exist even before the first success.
      jobSuccess.set({ queue }, lastSuccess ?? started)
    }
  }
  const readDisk = async () => {
    const { bavail, blocks, bsize } = await statfs(config.dataDir)
    diskFree.set(bavail * bsize)
    diskSize.set(blocks * bsize)
    await files.check()
  }

  /** Metrics that each process counts on its own. */
  const own = new Registry()
  watchPool(pool, own)
  if (config.databaseReadUrl) watchReplica(replicaReader, own)
  const processMetrics = async () => [
    ...(await own.getMetricsAsJSON()),
    ...(await ofProcess.getMetricsAsJSON()),
  ]
  const ofAll = async () => {
    if (!together) return `${await own.metrics()}\n${await ofProcess.metrics()}`
    const mine = await processMetrics()
    return addUp(mine, await together(mine))
  }
  return {
    requests: requestMeter(own),
    processMetrics,
    contentType: register.contentType,
    read: async () => {
      // Removes the old values first, so that a failed read shows no stale numbers.
      for (const one of [diskFree, diskSize, held, backup]) one.remove()
      for (const one of [jobs, jobAge, jobSuccess]) one.reset()
      const looked = await Promise.allSettled([
        within(DATABASE_MS, readDatabase(), () => {
          throw new Error('the database is slow')
        }),
        readDisk(),
      ])
      ready.set(looked.every(({ status }) => status === 'fulfilled') ? 1 : 0)
      return `${await register.metrics()}\n${await ofAll()}`
    },
  }
}

/** Of the event loop lag, the slowest process counts. */
const largest = /^nodejs_eventloop_lag/

/** Sums all processes' metrics, but takes the maximum of event loop lag. */
async function addUp(
  own: ProcessMetrics,
  { others, serving, ended, primary }: SharedMetrics,
): Promise<string> {
  const ofPrimary = new Registry()
  const registers = [ofPrimary]
  const tell = (name: string, value: number, help: string) => new Gauge({ name, help, registers }).set(value)
  tell('process_resident_memory_bytes', primary.memoryBytes, 'Resident memory size in bytes.')
  const { user, system } = primary.cpuSeconds
  tell('process_cpu_user_seconds_total', user, 'Total user CPU time spent in seconds.')
  tell('process_cpu_system_seconds_total', system, 'Total system CPU time spent in seconds.')
  tell('process_cpu_seconds_total', user + system, 'Total user and system CPU time spent in seconds.')
  tell('pearwell_workers', serving, 'Processes that answer requests.')
  tell('pearwell_workers_ended_total', ended, 'Processes that ended before they were told to.')
  const all = [own, ...others, await ofPrimary.getMetricsAsJSON()].map((metrics) =>
    (metrics as { name: string; aggregator: string }[]).map((metric) => ({
      ...metric,
      aggregator: largest.test(metric.name)
        ? 'max'
        : metric.aggregator === 'omit'
          ? 'first'
          : metric.aggregator,
    })),
  )
  return AggregatorRegistry.aggregate(all).metrics()
}

function requestMeter(register: Registry): RequestMeter {
  const registers = [register]
  const answered = new Counter({
    name: 'pearwell_http_requests_total',
    help: 'Requests by call and status; "page" is anything that is not a call, "aborted" a response nobody waited for.',
    labelNames: ['route', 'status'],
    registers,
  })
  const latency = new Histogram({
    name: 'pearwell_http_request_seconds',
    help: 'Time from the request to the end of its response, by call.',
    labelNames: ['route'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const underWay = new Gauge({
    name: 'pearwell_http_requests_under_way',
    help: 'Requests that are being answered.',
    registers,
  })
  return {
    begin: () => {
      underWay.inc()
      const stop = latency.startTimer()
      return (route, outcome) => {
        underWay.dec()
        stop({ route })
        answered.inc({ route, status: outcome })
      }
    },
  }
}

/** Counts a pool's connections and measures the wait for one. */
function watchPool(pool: Pool, register: Registry): void {
  const registers = [register]
  new Gauge({
    name: 'pearwell_pool_connections',
    help: "The pool's connections to the database.",
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    },
  })
  new Gauge({
    name: 'pearwell_pool_waiting',
    help: 'Requests that are waiting for a connection.',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
  const waits = new Histogram({
    name: 'pearwell_pool_wait_seconds',
    help: 'How long it took to get a connection.',
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 10],
    registers,
  })
  // `pool.query` also gets its connection through this function.
  const connect = pool.connect.bind(pool) as (done: Taken) => void
  pool.connect = ((done?: Taken) => {
    const stop = waits.startTimer()
    const take = (taken: Taken) =>
      connect((...words) => {
        stop()
        taken(...words)
      })
    if (done) return take(done)
    return new Promise((resolve, reject) =>
      take((error, client) => (client ? resolve(client) : reject(error ?? new Error('no connection')))),
    )
  }) as Pool['connect']
}

function watchReplica({ reads }: ReplicaReader, register: Registry): void {
  new Counter({
    name: 'pearwell_replica_visits_total',
    help: 'Lists that the replica was asked for: read from it, or not, as it was behind or away.',
    labelNames: ['outcome'],
    registers: [register],
    collect() {
      this.reset()
      for (const [outcome, times] of Object.entries(reads)) this.inc({ outcome }, times)
    },
  })
}

type Taken = Extract<Parameters<Pool['connect']>[0], (...words: never) => void>

type JobRuns = {
  queue: string
  waiting: number
  active: number
  completed: number
  failed: number
  waitingAge: number
  activeAge: number
  lastSuccess: number | null
}

/** The state of each job in pg-boss, by any server; it keeps finished runs for 12 hours. */
async function jobRuns(db: Database): Promise<JobRuns[]> {
  const { rows: queues } = await db.execute(sql`select to_regclass('pgboss.job') as job`)
  if (queues[0]?.['job'] === null) return []
  const { rows } = await db.execute<JobRuns>(sql`
    with run as (
      select name, case when state in ('created', 'retry') then 'waiting' when state = 'cancelled' then 'failed'
        else state::text end as state, start_after, started_on, completed_on
      from pgboss.job)
    select s.name as queue,
      (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where state = 'active'))::int as active,
      (count(*) filter (where state = 'completed'))::int as completed,
      (count(*) filter (where state = 'failed'))::int as failed,
      greatest(0, coalesce(extract(epoch from now() - min(start_after) filter (where state = 'waiting')), 0))::float8
        as "waitingAge",
      coalesce(extract(epoch from now() - min(started_on) filter (where state = 'active')), 0)::float8 as "activeAge",
      (extract(epoch from max(completed_on) filter (where state = 'completed')))::float8 as "lastSuccess"
    from pgboss.schedule s left join run on run.name = s.name group by s.name`)
  return rows
}
