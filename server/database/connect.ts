import { sql, type SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Lifts the transaction's time limits, for one that copies or alters everything. */
export const noTimeLimits =
  'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0'

/** How a connection reaches its database. */
export type Way = {
  /** Behind a pooler, prepared statements and session settings do not last. */
  isPooled: boolean
  /** Whether slow statements and idle transactions are ended. */
  isLimited: boolean
}

/** Detects a pooler by the process id that it invents. Throws the database's error. */
export async function inspectConnection(url: string): Promise<Way> {
  const client = new pg.Client({ connectionString: url, application_name: 'pearwell', keepAlive: true })
  // The running query rejects as well, so the event needs no handling.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number; limited: boolean }>(
      `select pg_backend_pid() as pid, current_setting('statement_timeout') <> '0'
        and current_setting('idle_in_transaction_session_timeout') <> '0' as limited`,
    )
    const isPooled = rows[0]?.pid !== processIdOf(client)
    return { isPooled, isLimited: !isPooled || (rows[0]?.limited ?? false) }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The process id that the server or pooler announced; the types of pg lack it. */
export const processIdOf = (client: pg.ClientBase): number =>
  (client as unknown as { processID: number }).processID

export interface OpenDatabase {
  pool: pg.Pool
  db: Database
  /** Uses this URL for new connections, after the database has changed its port. */
  move: (url: string) => void
  close: () => Promise<void>
}

// Global, as Drizzle uses pg's parsers: counts are numbers, days stay 'YYYY-MM-DD'.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, String)

/**
 * A pool of at most `max` (10) connections with Drizzle; connects at the first query. A statement
 * ends after 15 s; through a pooler the role's own limits apply instead, and no statement is
 * prepared by name. camelCase columns are snake_case in SQL. A timestamptz is a Date, but text in
 * the rows of a raw `db.execute`.
 */
export function openDatabase(options: {
  url: string
  max?: number
  isPooled?: boolean
  /** Time limits for getting a connection (10 s) and for an answer (none). */
  patience?: Pick<pg.PoolConfig, 'connectionTimeoutMillis' | 'query_timeout'>
  log: (message: string, error: unknown) => void
}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    application_name: 'pearwell',
    connectionTimeoutMillis: 10_000,
    ...options.patience,
    idleTimeoutMillis: 30_000,
    Client: options.isPooled ? NamelessClient : NamingClient,
    ...(options.isPooled ? {} : { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 }),
    keepAlive: true,
  })
  // The pool listens only on idle connections; without these a restart would end Node.
  pool.on('error', (error) => options.log('An idle database connection was lost.', error))
  pool.on('connect', (client) => client.on('error', () => undefined))
  const move = (url: string) => {
    // The pool reads its options for each new connection.
    pool.options.connectionString = url
  }
  const db = drizzle(pool, { casing: 'snake_case' })
  // Drizzle's `transaction` never releases the connection when `begin` fails.
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

const mark = '/* often */'
/** Marks a frequent fixed statement: planned once per connection, unless through a pooler. */
export const planOnceHint = sql.raw(mark)
/** Marks the statement through one of its conditions. */
export const planOnce = (where: SQL | undefined): SQL => sql`${planOnceHint} ${where}`

/** Each name is a plan that every connection keeps in memory. */
const MOST_NAMES = 300
const names = new Map<string, string>()

/** The name of a marked statement, or undefined once there are too many names. */
function nameOfOften(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MOST_NAMES) return known
  const name = `often_${names.size}`
  names.set(text, name)
  return name
}

/** A client class that names each statement by `nameOf`. */
const naming = (nameOf: (asked: pg.QueryConfig) => string | undefined) =>
  class extends pg.Client {
    override query = (asked: unknown, ...rest: unknown[]) =>
      (pg.Client.prototype.query as (...words: unknown[]) => never).call(
        this,
        isDescribed(asked) ? { ...asked, name: nameOf(asked) } : asked,
        ...rest,
      )
  }

const NamingClient = naming(({ name, text }) => name ?? (text.includes(mark) ? nameOfOften(text) : undefined))
/** Behind a pooler a name could refer to a statement prepared on another connection. */
const NamelessClient = naming(() => undefined)

/** Objects that run themselves, as a COPY does, have `submit` and must not be changed. */
const isDescribed = (asked: unknown): asked is pg.QueryConfig =>
  typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked)
