import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect'

/** Databases that are known to have a queue: it is made at the first start, and never goes. */
const withQueue = new WeakSet<Database>()

/** Whether there is a queue of jobs: before the first start that has jobs there is none. */
export async function hasQueue(db: Database): Promise<boolean> {
  if (withQueue.has(db)) return true
  const { rows } = await db.execute(sql`select to_regclass('pgboss.job') is not null as found`)
  const isFound = rows[0]?.['found'] === true
  if (isFound) withQueue.add(db)
  return isFound
}

/**
 * The scheduled jobs whose newest runs failed (`name`, `id` made of it, and `since` the first of these), for a database
 * that has a queue. It keeps runs that have ended for 12 hours, and each job comes round every hour or sooner.
 */
export const failingJobs = sql`
  select since, hashtext(name) as id, name from (
    select s.name, min(j.completed_on) as since
    from pgboss.schedule s join pgboss.job j on j.name = s.name and j.state = 'failed'
    where not exists (select from pgboss.job c
      where c.name = s.name and c.state = 'completed' and c.completed_on >= j.completed_on)
    group by s.name) as failing`
