import type { Pool } from 'pg'

/**
 * Runs `work` once every other process that asked for the same `lock` (any whole number of the product's own) is done
 * with its own. The lock ends with its connection, so a killed process holds up nobody.
 */
export async function inTurn<T>(pool: Pool, lock: number, work: () => Promise<T>): Promise<T> {
  const holder = await pool.connect()
  try {
    await holder.query('set statement_timeout = 0')
    await holder.query('select pg_advisory_lock($1)', [lock])
    return await work()
  } finally {
    // The connection is closed rather than given back, and its lock and setting with it.
    holder.release(true)
  }
}
