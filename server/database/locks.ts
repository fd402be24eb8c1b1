import { setTimeout as wait } from 'node:timers/promises'
import pg, { type ClientBase, type Pool } from 'pg'

/** Advisory locks of the product: fixed numbers that all Pearwell processes share. */
export const locks = {
  generations: 7_015_001,
  exports: 7_015_002,
  start: 7_015_003,
  intake: 7_015_004,
  plainFiles: 7_015_011,
  backup: 7_015_012,
  rotation: 7_015_013,
  move: 7_015_014,
  /** For the sweep of report files; a move of files holds it too. */
  sweep: 7_015_015,
  /** For computing invitation statuses, so that a later computation is written later. */
  invitationStatuses: 7_015_016,
  unread: 7_015_018,
  webhooks: 7_015_019,
  /** Used with a date of birth: for creating an account of somebody born on that day. */
  newcomers: 7_015_017,
  /** Shared by all processes that use the embedded database. */
  presence: 7_317_001,
  migrations: 7_317_002,
  /** Taken by the trigger that chains the audit (see the migration audit_chain). */
  audit: 7_317_003,
  auditOwner: 7_317_004,
  databaseOwner: 7_317_005,
} as const

type Lock = keyof typeof locks

/** A connection of this pool, or a new one to this URL, holds the lock. */
type LockTarget = Pool | string

/** Pause between two attempts to get a lock. */
const RETRY_MS = 200

/**
 * Runs `work` unless the lock is held, here or by another process; then returns undefined. The lock
 * belongs to a transaction on a connection of its own, while `work` uses others. So it ends with
 * its connection, even if the server is killed, works through a transaction pooler, and keeps no
 * snapshot that would delay vacuum or a concurrent index. Rejects when that connection is lost, as
 * another process may then have the lock; `work` cannot be stopped and may go on.
 */
export function tryWithLock<T>(
  target: LockTarget,
  lock: Lock,
  work: () => Promise<T>,
): Promise<T | undefined> {
  return overHolder(target, async (holder) => ((await take(holder, lock)) ? work() : undefined))
}

/** Like `tryWithLock` until `isAny` finds nothing, checked after the lock is released. */
export async function drainWithLock(
  target: LockTarget,
  lock: Lock,
  isAny: () => Promise<boolean>,
  work: () => Promise<void>,
): Promise<void> {
  const run = () => tryWithLock(target, lock, () => work().then(() => true))
  while ((await run()) && (await isAny()));
}

/** Runs `work` once other processes have released the lock; a killed one does so at once. */
export function withLock<T>(target: LockTarget, lock: Lock, work: () => Promise<T>): Promise<T> {
  return overHolder(target, async (holder) => {
    // Polls, because a waiting statement keeps a snapshot, which delays building an index.
    while (!(await take(holder, lock))) await wait(RETRY_MS)
    return work()
  })
}

async function take(holder: ClientBase, lock: Lock): Promise<boolean> {
  await holder.query(
    'begin transaction isolation level read committed; set local idle_in_transaction_session_timeout = 0',
  )
  // No parameter, because a statement with parameters keeps its snapshot until the next one.
  const { rows } = await holder.query<{ held: boolean }>(
    `select pg_try_advisory_xact_lock(${locks[lock]}) as held`,
  )
  const isHeld = rows[0]?.held ?? false
  if (!isHeld) await holder.query('rollback')
  return isHeld
}

/** Rolls back what the connection still has locked, or closes it if that fails. */
async function overHolder<T>(target: LockTarget, use: (holder: ClientBase) => Promise<T>): Promise<T> {
  if (typeof target === 'string') {
    const client = new pg.Client({
      connectionString: target,
      application_name: 'pearwell-lock',
      keepAlive: true,
    })
    // A running or later query rejects as well, so the event needs no handling.
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await whileConnected(client, use(client))
    } finally {
      await client.end()
    }
  }
  const client = await target.connect()
  try {
    return await whileConnected(client, use(client))
  } finally {
    const isFree = await client.query('rollback').then(
      () => true,
      () => false,
    )
    client.release(!isFree)
  }
}

function whileConnected<T>(holder: ClientBase, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const lost = () => reject(new Error('Connection terminated while it held a lock.'))
    holder.once('end', lost)
    void work.then(resolve, reject).finally(() => holder.off('end', lost))
  })
}
