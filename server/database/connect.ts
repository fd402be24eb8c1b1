import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabase {
  pool: pg.Pool
  db: Database
  /** New connections go to this URL: the database has another port. */
  move: (url: string) => void
  close: () => Promise<void>
}

// For the whole process, because Drizzle asks pg itself: counts are numbers, and a day is 'YYYY-MM-DD' in any zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, String)

/**
 * A pool of at most `max` (10) connections and Drizzle on it; nothing connects before the first query. A statement
 * ends after 15 s. Columns named in camelCase are snake_case in SQL. A timestamptz is a Date, except in the rows of a
 * raw `db.execute`, which Drizzle leaves as text.
 */
export function openDatabase(options: {
  url: string
  max?: number
  log: (message: string, error: unknown) => void
}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    application_name: 'pearwell',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  })
  // Without a listener, a server that restarts would end Node: the pool listens to idle connections only, and one that
  // holds a lock or is between two statements of a transaction is not idle. Whoever has it sees its next query fail.
  pool.on('error', (error) => options.log('An idle database connection was lost.', error))
  pool.on('connect', (client) => client.on('error', () => undefined))
  const move = (url: string) => {
    // The pool takes its options anew for each connection.
    pool.options.connectionString = url
  }
  const db = drizzle(pool, { casing: 'snake_case' })
  // Drizzle's own keeps the connection for good when `begin` fails on it: ten of them, and nobody gets one any more.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client, { casing: 'snake_case' }).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return { pool, db, move, close: () => pool.end() }
}
