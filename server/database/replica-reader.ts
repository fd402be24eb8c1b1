import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { openDatabase, type Database, type OpenDatabase } from './connect'

/** Reads rows of lists from a replica that is current enough, else from the database. */
export type ReplicaReader = {
  db: Database
  /** SQL for the log position of a query (see `readReplica`); undefined without a replica. */
  position: SQL<string | null> | undefined
  /** Runs `work` on a replica that has replayed `position`, else on the database. */
  readReplica<T>(position: string | null | undefined, work: () => Promise<T> | T): Promise<T>
  /** How many reads the replica answered, was too far behind for, or failed. */
  reads: Readonly<Record<Outcome, number>>
  close(): Promise<void>
}

type Outcome = 'read' | 'behind' | 'away'

/** How long a list waits for the replica to catch up before the database itself answers. */
const PATIENCE_MS = 50
const POLL_MS = 5
/** How long a replica is not asked after it was behind or unavailable. */
const REST_MS = { behind: 1_000, away: 5_000 }
/** Limit for connecting and checking, as a good replica answers at once. */
const CHECK_MS = 1_000
const STATEMENT_MS = 5_000

/** A position of everything acknowledged: flushed, or inserted if commits are asynchronous. */
const flushed = sql<string | null>`(case when pg_is_in_recovery() then null
  when current_setting('synchronous_commit') = 'off' then ${onTimeline(sql`pg_current_wal_insert_lsn()`)}
  else ${onTimeline(sql`pg_current_wal_flush_lsn()`)} end)`

/** A position with its timeline, as in names of WAL files: '00000001:0/3000060'. */
function onTimeline(lsn: SQL): SQL {
  return sql`left(pg_walfile_name(${lsn}), 8) || ':' || ${lsn}`
}

type ReplicaRead = { position: string; replica?: Promise<pg.PoolClient | undefined> }

/**
 * Opens a reader of the replica at `url`; if empty, it always reads from the database itself. All
 * statements of one read use one connection and transaction, so that a load balancer or pooler in
 * front of several replicas cannot switch to one that was not checked. A statement that fails on
 * the replica for any reason is repeated on the database. `isPortal` is an SQL condition that the
 * replica belongs to this portal.
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

  // No session settings, as a pooler may be in front of the replicas.
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
      // The statements that follow get later snapshots than this check.
      const [timeline = '', lsn = ''] = position.split(':').map(pg.escapeLiteral)
      // After a failover the control file has the old timeline until the first restartpoint.
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
    if (isUnavailable) log.info('the replica is responding again')
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
      // Concurrent statements may all fail, or fail late; only the first is counted.
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
        // Drizzle starts a statement when it is awaited, so that must happen within the context.
        return await now.run(read, async () => await work())
      } finally {
        const taken = read.replica
        // Statements that `work` has left running go to the database itself.
        read.replica = none
        void taken?.then((client) => client && giveBack(client))
      }
    },
    close: replica.close,
  }
}

const none = Promise.resolve(undefined)

/** In read committed, statements after the check see at least as much. */
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
