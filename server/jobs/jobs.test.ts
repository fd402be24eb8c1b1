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
  const id = (await boss.send('test-job', {}, { retryLimit: 2 })) ?? ''
  // A completed job is not taken again, and its completion is recorded by the time both servers
  // have stopped.
  await expect.poll(async () => (await boss.getJobById('test-job', id))?.state).toBe('completed')
  await boss.stop({ graceful: false })
  for (const worker of workers) await worker.stop()
  expect(runs).toHaveLength(2)
  expect(portal.logged()).not.toContain('the first time fails')
})

it('a job that finishes while the database is away is recorded as done later and not run again', async () => {
  let runs = 0
  let isAway = false
  let refused = 0
  const query = async (...words: [string, unknown[]]) => {
    if (!isAway) return portal.deps.pool.query(...words)
    refused++
    throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' })
  }
  const job = {
    name: 'test-away',
    run: () => {
      runs++
      isAway = true
      return runs === 1 ? Promise.reject(new Error('Connection terminated unexpectedly')) : Promise.resolve()
    },
  }
  const worker = await startJobs({ ...portal.deps, pool: { query } as unknown as typeof portal.deps.pool }, [
    job,
  ])
  const boss = new PgBoss({ db: { executeSql: (text, values) => portal.deps.pool.query(text, values) } })
  await boss.start()
  const id = (await boss.send('test-away', {}, { retryLimit: 2 })) ?? ''
  const state = async () => (await boss.getJobById('test-away', id))?.state
  // The failure of the first run and the success of the second are recorded once the database is
  // back.
  for (const run of [1, 2]) {
    await expect.poll(() => runs, { timeout: 180_000 }).toBe(run)
    const before = refused
    await expect.poll(() => refused, { timeout: 180_000 }).toBeGreaterThan(before + 1)
    expect(await state()).toBe('active')
    isAway = false
  }
  await expect.poll(state, { timeout: 180_000 }).toBe('completed')
  expect(runs).toBe(2)
  await boss.stop({ graceful: false })
  await worker.stop()
})

it('a job queue statement that fails for another reason is logged and not thrown', async () => {
  let isFull = false
  const query = (...words: [string, unknown[]]) =>
    isFull && words[0].includes('completed_on')
      ? Promise.reject(Object.assign(new Error('No space left on device'), { code: '53100' }))
      : portal.deps.pool.query(...words)
  const job = {
    name: 'test-full',
    run: () => {
      isFull = true
      return Promise.resolve()
    },
  }
  const worker = await startJobs({ ...portal.deps, pool: { query } as unknown as typeof portal.deps.pool }, [
    job,
  ])
  const boss = new PgBoss({ db: { executeSql: (text, values) => portal.deps.pool.query(text, values) } })
  await boss.start()
  await boss.send('test-full', {})
  await expect.poll(() => portal.logged(), { timeout: 180_000 }).toMatch(/"code":"53100","msg":"job queue"/)
  await boss.stop({ graceful: false })
  await worker.stop()
})

it('every scheduled job runs, and its schedule is as expected', async () => {
  const worker = await startJobs(portal.deps, jobs)
  for (const job of jobs) await job.run(portal.deps)
  const { rows } = await portal.deps.pool.query<{ name: string; cron: string }>(
    'select name, cron from pgboss.schedule order by name',
  )
  expect(rows.map(({ name, cron }) => [name, cron])).toEqual([
    ['audit-failed-sign-ins', '1 * * * *'],
    ['close-interrupted-messages', '*/10 * * * *'],
    ['close-unanswered-plans', '*/15 * * * *'],
    ['find-unread-foods', '50 * * * *'],
    ['fold-tallies', '3 * * * *'],
    ['generate-foods', '* * * * *'],
    ['prepare-exports', '* * * * *'],
    ['refresh-standings', '* * * * *'],
    ['remind-of-diaries', '*/15 * * * *'],
    ['remove-dead-sessions', '7 * * * *'],
    ['remove-old-attempts', '8 * * * *'],
    ['remove-old-challenges', '*/10 * * * *'],
    ['remove-old-deliveries', '42 * * * *'],
    ['remove-old-devices', '9 * * * *'],
    ['remove-old-exports', '20 * * * *'],
    ['remove-old-links', '9 * * * *'],
    ['remove-old-messages', '22 * * * *'],
    ['remove-old-notifications', '12 * * * *'],
    ['remove-old-owed', '32 * * * *'],
    ['remove-old-registrations', '9 * * * *'],
    ['remove-old-shares', '25 * * * *'],
    ['remove-old-wishes', '9 * * * *'],
    ['seal-plain-files', '40 * * * *'],
    ['send-owed-emails', '* * * * *'],
    ['send-webhooks', '* * * * *'],
    ['sweep-report-files', '*/15 * * * *'],
    ['take-in-folder', '* * * * *'],
  ])
  await worker.stop()
})
