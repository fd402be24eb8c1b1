import PgBoss from 'pg-boss'
import type { Dependencies } from '../dependencies'

/** Work that outlives a request or comes round by the clock. Each run happens once, on whichever server takes it. */
export type Job = {
  name: string
  /** When it comes round, as cron (UTC); undefined: only when asked for. */
  schedule?: string
  run(deps: Dependencies): Promise<void>
}

export type JobWorker = { stop(): Promise<void> }

/** Starts taking jobs from Postgres. */
export async function startJobs(deps: Dependencies, jobs: readonly Job[]): Promise<JobWorker> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => deps.pool.query(text, values) },
    // The pool's time limit and the server's own stop are enough; a missed tick is made up for by the next.
    monitorStateIntervalMinutes: 10,
  })
  boss.on('error', (error) => deps.log.error({ kind: error.name }, 'job queue'))
  await boss.start()
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
