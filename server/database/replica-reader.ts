import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { openDatabase, type Database, type OpenDatabase } from './connect'

/** What the rows of lists are read with: a replica where there is one and it is far enough, else the database itself. */
export type ReplicaReader = {
  db: Database
  /** How far the database has come at the moment of a query (see `readReplica`); undefined without a replica. */
  position: SQL<string | null> | undefined
  /** Runs `work`, in which `db` may be a replica's that has come at least as far as `position`; without one it is not. */
  readReplica<T>(position: string | null | undefined, work: () => Promise<T> | T): Promise<T>
  /** How many reads the replica answered, was too far behind for, or could not answer. */
  reads: Readonly<Record<Outcome, number>>
  close(): Promise<void>
}

type Outcome = 'read' | 'behind' | 'away'

/** How long a list waits for the replica to come as far as it has to; then the database itself answers. */
const PATIENCE_MS = 50
const POLL_MS = 5
/** How long one is left alone that was behind, or did not answer. */
const REST_MS = { behind: 1_000, away: 5_000 }
/** A replica answers at once or not at all. */
const CHECK_MS = 1_000
const STATEMENT_MS = 5_000

/**
 * Whatever anybody was told is kept has been flushed, unless PostgreSQL need not wait for the disk before it says so:
 * then it is in the log at least. A replica that has replayed as far, of the same timeline, knows it.
 */
const flushed = sql<string | null>`(case when pg_is_in_recovery() then null
  when current_setting('synchronous_commit') = 'off' then ${onTimeline(sql`pg_current_wal_insert_lsn()`)}
  else ${onTimeline(sql`pg_current_wal_flush_lsn()`)} end)`

/** A position as '00000001:0/3000060': a file of the log is named after its timeline first. */
function onTimeline(lsn: SQL): SQL {
  return sql`left(pg_walfile_name(${lsn}), 8) || ':' || ${lsn}`
}

type ReplicaRead = { position: string; replica?: Promise<pg.PoolClient | undefined> }

/**
 * Reads from the replica at `url`; empty: always from the database itself. A read's statements go over one connection, in
 * a transaction, so that a balancer or a pooler before several replicas does not change between the one that was found to
 * be far enough and another. Each statement that the replica does not answer, for whatever reason, the database answers.
 * `isPortal`, in SQL, tells that the replica is this portal's.
 */
export function openReplicaReader({
  url,
  database: { db, pool },
  isPortal,
  log,
}: {
  url: string
  database: Pick<OpenDatabase, 'db' | 'pool'>
  isPortal: string
  log: Logger
}): ReplicaReader {
  const reads = { read: 0, behind: 0, away: 0 }
  if (!url)
    return {
      db,
      position: undefined,
      readReplica: async (_, work) => work(),
      reads,
      close: () => Promise.resolve(),
    }

  // Nothing is set for a connection: a pooler may stand before replicas, whatever stands before the database.
  const patience = { connectionTimeoutMillis: CHECK_MS, query_timeout: STATEMENT_MS }
  const replica = openDatabase({ url, isPooled: true, patience, log: () => undefined })
  const now = new AsyncLocalStorage<ReplicaRead>()
  let restsUntil = 0
  let isUnavailable = false

  const rest = (outcome: 'behind' | 'away', error?: unknown) => {
    reads[outcome]++
    restsUntil = performance.now() + REST_MS[outcome]
    if (outcome === 'away' && !isUnavailable)
      log.warn(
        { code: codeOf(error) },
        'the replica does not answer: lists are read from the database itself',
      )
    isUnavailable = outcome === 'away'
  }

  const take = async (position: string): Promise<pg.PoolClient | undefined> => {
    if (performance.now() < restsUntil) return undefined
    let client: pg.PoolClient | undefined
    try {
      client = await replica.pool.connect()
      await client.query(quickly(begin))
      const until = performance.now() + PATIENCE_MS
      // The snapshots of the statements that follow are younger than this answer.
      const [timeline = '', lsn = ''] = position.split(':').map(pg.escapeLiteral)
      // After a failover the timeline is known with the first restartpoint: until then, the database answers.
      const isFar = `select from (select) as one where pg_is_in_recovery() and ${isPortal}
        and (select lpad(to_hex(timeline_id), 8, '0') from pg_control_checkpoint()) = lower(${timeline})
        and pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn`
      while ((await client.query(quickly(isFar))).rowCount === 0) {
        if (performance.now() > until) {
          rest('behind')
          giveBack(client)
          return undefined
        }
        await wait(POLL_MS)
      }
    } catch (error) {
      client?.release(true)
      rest('away', error)
      return undefined
    }
    if (isUnavailable) log.info('the replica answers again')
    isUnavailable = false
    reads.read++
    return client
  }

  const query = async (...asked: [pg.QueryConfig, unknown[]?]) => {
    const read = now.getStore()
    const client = read && (await (read.replica ??= take(read.position)))
    if (!client) return pool.query(...asked)
    try {
      return await client.query(...asked)
    } catch (error) {
      // Of several statements at once all may fail, and the read may be over.
      const isFirst = read.replica !== none
      if (isFirst) {
        read.replica = none
        client.release(true)
      }
      const answer = await pool.query(...asked)
      if (isFirst) rest('away', error)
      return answer
    }
  }

  const reading: Database = drizzle({ query } as unknown as pg.Pool, { casing: 'snake_case' })
  reading.transaction = (work, config) => db.transaction(work, config)

  return {
    db: reading,
    position: flushed,
    reads,
    readReplica: async (position, work) => {
      if (!position) return work()
      const read: ReplicaRead = { position }
      try {
        // Drizzle's statements begin when they are awaited, which has to be within.
        return await now.run(read, async () => await work())
      } finally {
        const taken = read.replica
        // Whatever the work has left running asks the database itself.
        read.replica = none
        void taken?.then((client) => client && giveBack(client))
      }
    },
    close: replica.close,
  }
}

const none = Promise.resolve(undefined)

/** Each statement has its own snapshot, so that those after the look at the position see at least as much. */
const begin = `begin transaction isolation level read committed read only;
  set local statement_timeout = ${STATEMENT_MS}; set local idle_in_transaction_session_timeout = '30s'`

const quickly = (text: string): pg.QueryConfig => ({ text, query_timeout: CHECK_MS }) as pg.QueryConfig

function giveBack(client: pg.PoolClient): void {
  client.query(quickly('commit')).then(
    () => client.release(),
    () => client.release(true),
  )
}

const codeOf = (error: unknown) =>
  error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
