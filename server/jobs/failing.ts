import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect'

/** Databases known to have a queue, which is created at the first start and never dropped. */
const withQueue = new WeakSet<Database>()

/** Whether the job queue exists, which the first start with jobs creates. */
export async function hasQueue(db: Database): Promise<boolean> {
  if (withQueue.has(db)) return true
  const { rows } = await db.execute(sql`select to_regclass('pgboss.job') is not null as found`)
  const isFound = rows[0]?.['found'] === true
  if (isFound) withQueue.add(db)
  return isFound
}

/**
 * SQL for scheduled jobs whose newest runs failed: `name`, a derived `id`, and `since` the first of
 * these failures. Requires the queue. It keeps ended runs for 12 hours, and each job runs at least
 * hourly.
 */
export const failingJobs = sql`
  select since, hashtext(name) as id, name from (
    select s.name, min(j.completed_on) as since
    from pgboss.schedule s join pgboss.job j on j.name = s.name and j.state = 'failed'
    where not exists (select from pgboss.job c
      where c.name = s.name and c.state = 'completed' and c.completed_on >= j.completed_on)
    group by s.name) as failing`
