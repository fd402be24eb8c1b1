import { setTimeout as wait } from 'node:timers/promises'
import PgBoss from 'pg-boss'
import { isDatabaseUnavailable } from '../database/is-database-unavailable'
import type { Dependencies } from '../dependencies'

/** Work that outlives a request or comes round by the clock. Each run happens once, on whichever server takes it. */
export type Job = {
  name: string
  /** When it comes round, as cron (UTC); undefined: only when asked for. */
  schedule?: string
  run(deps: Dependencies): Promise<void>
}

export type JobQueue = { stop(): Promise<void> }

/** Starts taking jobs from Postgres. */
export async function startJobs(deps: Dependencies, jobs: readonly Job[]): Promise<JobQueue> {
  const queue = { hasStarted: false }
  const boss = new PgBoss({
    db: { executeSql: patientQuery(deps, queue) },
    // The pool's time limit and the server's own stop are enough; a missed tick is made up for by the next.
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

/** How long a statement of the queue waits before it is tried again. */
const AGAIN_MS = 250

/**
 * pg-boss does not wait for its own notes that a job is done or has failed, so that nobody would hear one reject. Once
 * it has started, a statement waits for a database that is away (each of them may be said twice), and one that fails
 * for another reason is logged and gives nothing: a job that stays under way so is taken again when its time is over.
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

/** Without even an empty list of rows, pg-boss looks for none in it. */
const nothing = {} as { rows: unknown[] }
