import { setTimeout as wait } from 'node:timers/promises'
import PgBoss from 'pg-boss'
import { sql } from 'drizzle-orm'
import type { Dependencies } from '../dependencies'
import { hasQueue } from './failing'

/** How long to wait for the outcome; a server takes a job within two seconds. */
const HEARD_MS = 8_000
const LOOK_MS = 250

/** Runs a job on any server; `waiting` if not known in time, undefined without such a job. */
export async function runJob(
  { db, pool, log }: Pick<Dependencies, 'db' | 'pool' | 'log'>,
  name: string,
): Promise<'done' | 'failed' | 'waiting' | undefined> {
  if (!(await hasQueue(db))) return undefined
  const { rows } = await db.execute(sql`select from pgboss.schedule where name = ${name}`)
  if (rows.length === 0) return undefined
  // Without maintenance and schedules, which the servers with jobs do.
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', (error) => log.error({ kind: error.name }, 'job queue'))
  await boss.start()
  try {
    const id = await boss.send(name, {}, { retryLimit: 0 })
    if (id === null) return 'waiting'
    for (let waited = 0; waited < HEARD_MS; waited += LOOK_MS) {
      await wait(LOOK_MS)
      const state = (await boss.getJobById(name, id))?.state
      if (state === 'completed') return 'done'
      if (state === 'failed' || state === 'cancelled') return 'failed'
    }
    return 'waiting'
  } finally {
    await boss.stop({ graceful: false, wait: false })
  }
}
