import { setTimeout as wait } from 'node:timers/promises'
import PgBoss from 'pg-boss'
import { isDatabaseUnavailable } from '../database/is-database-unavailable'
import type { Dependencies } from '../dependencies'

/** Work that outlives a request or runs on a schedule. Each run happens once, on one server. */
export type Job = {
  name: string
  /** When it runs, as cron (UTC); undefined for on request only. */
  schedule?: string
  run(deps: Dependencies): Promise<void>
}

export type JobQueue = { stop(): Promise<void> }

export async function startJobs(deps: Dependencies, jobs: readonly Job[]): Promise<JobQueue> {
  const queue = { hasStarted: false }
  const boss = new PgBoss({
    db: { executeSql: patientQuery(deps, queue) },
    // The pool's time limit and the server's stop suffice; the next tick replaces a missed one.
    monitorStateIntervalMinutes: 10,
  })
  boss.on('error', (error) => deps.log.error({ kind: error.name }, 'job queue'))
  await boss.start()
  queue.hasStarted = true
  for (const job of jobs) {
    await boss.createQueue(job.name)
    if (job.schedule) await boss.schedule(job.name, job.schedule)
    await boss.work(job.name, async () => {
      deps.log.info({ job: job.name }, 'job started')
      await job.run(deps)
    })
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 8_000 }) }
}

/** Pause before a failed statement of the queue is retried. */
const AGAIN_MS = 250

/**
 * pg-boss does not await its own updates of a job's state, so a rejection would be unhandled. After
 * the start, a statement is retried while the database is away (it may run twice), and any other
 * failure is logged and returns nothing: the job stays active and is taken again when its time has
 * run out.
 */
function patientQuery(
  { pool, log, stopping }: Dependencies,
  queue: { hasStarted: boolean },
): PgBoss.Db['executeSql'] {
  return async (text, values) => {
    for (;;) {
      try {
        return await pool.query(text, values)
      } catch (error) {
        if (!queue.hasStarted) throw error
        if (!isDatabaseUnavailable(error) || stopping.aborted) {
          log.error({ kind: (error as Error).name, code: (error as NodeJS.ErrnoException).code }, 'job queue')
          return nothing
        }
        await wait(AGAIN_MS)
      }
    }
  }
}

/** Without `rows`, pg-boss does not look for a job in the result. */
const nothing = {} as { rows: unknown[] }
