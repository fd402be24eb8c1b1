import type { Pool } from 'pg'

/**
 * Runs `work` unless another server, or another run here, is at the same `lock` (any whole number of the product's own):
 * then nothing happens. The lock ends with its connection, so a killed server leaves none behind.
 */
export async function alone(pool: Pool, lock: number, work: () => Promise<void>): Promise<void> {
  const holder = await pool.connect()
  let isHeld = false
  try {
    const { rows } = await holder.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lock])
    isHeld = rows[0]?.held ?? false
    if (isHeld) await work()
  } finally {
    // A connection that cannot unlock is closed, which unlocks as well.
    const unlocked = isHeld
      ? await holder.query('select pg_advisory_unlock($1)', [lock]).catch(() => false)
      : true
    holder.release(!unlocked)
  }
}
