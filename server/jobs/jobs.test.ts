import PgBoss from 'pg-boss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPortal, type Portal } from '../testing/portal'
import { startJobs } from './jobs'
import { jobs } from './registry'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

it('a job runs once, on one of two servers, and again after it has failed', async () => {
  const runs: string[] = []
  let fails = true
  const jobOf = (server: string) => ({
    name: 'test-job',
    run: () => {
      runs.push(server)
      if (!fails) return Promise.resolve()
      fails = false
      return Promise.reject(new Error('the first time fails'))
    },
  })
  const workers = [await startJobs(portal.deps, [jobOf('one')]), await startJobs(portal.deps, [jobOf('two')])]
  const boss = new PgBoss({ db: { executeSql: (text, values) => portal.deps.pool.query(text, values) } })
  await boss.start()
  await boss.send('test-job', {}, { retryLimit: 2 })
  await expect.poll(() => runs.length).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect(runs).toHaveLength(2)
  await boss.stop({ graceful: false })
  for (const worker of workers) await worker.stop()
  expect(portal.logged()).not.toContain('the first time fails')
})

it('every scheduled job can run, and their times are understood', async () => {
  const worker = await startJobs(portal.deps, jobs)
  for (const job of jobs) await job.run(portal.deps)
  const { rows } = await portal.deps.pool.query<{ name: string; cron: string }>(
    'select name, cron from pgboss.schedule order by name',
  )
  expect(rows.map(({ name, cron }) => [name, cron])).toEqual([
    ['audit-failed-sign-ins', '1 * * * *'],
    ['close-interrupted-messages', '*/10 * * * *'],
    ['generate-foods', '* * * * *'],
    ['prepare-exports', '* * * * *'],
    ['remove-dead-sessions', '7 * * * *'],
    ['remove-old-attempts', '8 * * * *'],
    ['remove-old-exports', '20 * * * *'],
    ['send-owed-emails', '* * * * *'],
    ['sweep-report-files', '*/15 * * * *'],
  ])
  await worker.stop()
})
