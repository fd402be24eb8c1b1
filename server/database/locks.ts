import { setTimeout as wait } from 'node:timers/promises'
import pg, { type ClientBase, type Pool } from 'pg'

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
  /** Of the files of reports; a move holds it too. */
  sweep: 7_015_015,
  /** Of working out standings: what was worked out later is written later. */
  invitationStatuses: 7_015_016,
  unread: 7_015_018,
  /** With a day of birth beside it: of making an account for somebody born on it. */
  newcomers: 7_015_017,
  /** Shared by all who use the embedded database. */
  presence: 7_317_001,
  migrations: 7_317_002,
  /** Taken by the trigger that chains the audit (see the migration audit_chain). */
  audit: 7_317_003,
  auditOwner: 7_317_004,
  databaseOwner: 7_317_005,
} as const

type Lock = keyof typeof locks

/** Where a lock is held: over one connection of a pool, or over one of its own to a URL. */
type LockTarget = Pool | string

/** How long whoever waits for a lock leaves it before asking again. */
const RETRY_MS = 200

/**
 * Runs `work` unless another server, or another run here, holds the lock: then nothing happens. The lock is
 * that of a transaction which does nothing else while `work` runs on other connections. So it ends with its connection,
 * and a killed server leaves none behind; it goes through a pooler that gives each transaction another connection; and
 * between two statements it keeps no old rows from vacuum, nor makes an index that is being built wait. Rejects as soon as that
 * connection is lost, since somebody else may have the lock then; `work` cannot be stopped and may go on.
 */
export function tryWithLock<T>(
  target: LockTarget,
  lock: Lock,
  work: () => Promise<T>,
): Promise<T | undefined> {
  return overHolder(target, async (holder) => ((await take(holder, lock)) ? work() : undefined))
}

/**
 * Does as `tryWithLock` what is ordered, until `isAny` finds nothing more: whoever orders while another looks for the last time
 * cannot have the lock, and would else wait for the next tick.
 */
export async function drainWithLock(
  target: LockTarget,
  lock: Lock,
  isAny: () => Promise<boolean>,
  work: () => Promise<void>,
): Promise<void> {
  const run = () => tryWithLock(target, lock, () => work().then(() => true))
  while ((await run()) && (await isAny()));
}

/** Runs `work` as `tryWithLock` does, once every other process that asked for the lock is done; a killed one holds up nobody. */
export function withLock<T>(target: LockTarget, lock: Lock, work: () => Promise<T>): Promise<T> {
  return overHolder(target, async (holder) => {
    // A statement that waited for the lock would keep a snapshot meanwhile, for which an index that is built waits.
    while (!(await take(holder, lock))) await wait(RETRY_MS)
    return work()
  })
}

async function take(holder: ClientBase, lock: Lock): Promise<boolean> {
  await holder.query(
    'begin transaction isolation level read committed; set local idle_in_transaction_session_timeout = 0',
  )
  // Without a parameter: a statement with one keeps its snapshot until the next.
  const { rows } = await holder.query<{ held: boolean }>(
    `select pg_try_advisory_xact_lock(${locks[lock]}) as held`,
  )
  const isHeld = rows[0]?.held ?? false
  if (!isHeld) await holder.query('rollback')
  return isHeld
}

/** Whatever the connection holds afterwards is given back; one that cannot say so is closed, which gives it back as well. */
async function overHolder<T>(target: LockTarget, use: (holder: ClientBase) => Promise<T>): Promise<T> {
  if (typeof target === 'string') {
    const client = new pg.Client({
      connectionString: target,
      application_name: 'pearwell-lock',
      keepAlive: true,
    })
    // The query that runs meanwhile, or comes next, rejects as well.
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
