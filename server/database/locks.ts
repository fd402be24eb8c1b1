import type { Pool } from 'pg'

/** The product's advisory locks: any fixed numbers, which every Pearwell process agrees on. */
export const locks = {
  generations: 7_015_001,
  exports: 7_015_002,
  start: 7_015_003,
  intake: 7_015_004,
  plainFiles: 7_015_011,
  backup: 7_015_012,
  rotation: 7_015_013,
  move: 7_015_014,
  /** Shared by all who use the embedded database. */
  presence: 7_317_001,
  migrations: 7_317_002,
  /** Taken by the trigger that chains the audit (see the migration audit_chain). */
  audit: 7_317_003,
  auditOwner: 7_317_004,
  databaseOwner: 7_317_005,
} as const

type Lock = keyof typeof locks

/**
 * Runs `work` unless another server, or another run here, holds the lock: then nothing happens. The lock ends with its
 * connection, so a killed server leaves none behind.
 */
export async function ifFree(pool: Pool, lock: Lock, work: () => Promise<void>): Promise<void> {
  const holder = await pool.connect()
  let isHeld = false
  try {
    const { rows } = await holder.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      locks[lock],
    ])
    isHeld = rows[0]?.held ?? false
    if (isHeld) await work()
  } finally {
    // A connection that cannot unlock is closed, which unlocks as well.
    const unlocked = isHeld
      ? await holder.query('select pg_advisory_unlock($1)', [locks[lock]]).catch(() => false)
      : true
    holder.release(!unlocked)
  }
}

/** Runs `work` once every other process that asked for the lock is done with its own; a killed one holds up nobody. */
export async function inTurn<T>(pool: Pool, lock: Lock, work: () => Promise<T>): Promise<T> {
  const holder = await pool.connect()
  try {
    await holder.query('set statement_timeout = 0')
    await holder.query('select pg_advisory_lock($1)', [locks[lock]])
    return await work()
  } finally {
    // The connection is closed rather than given back, and its lock and setting with it.
    holder.release(true)
  }
}
