import { sql, type SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Lifts the limits of time for the transaction that has begun: for one that copies, compares or alters everything. */
export const noTimeLimits =
  'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0'

/** How a database is reached. */
export type Way = {
  /**
   * Through a pooler, which may do each transaction over another of its connections: then nothing of a session lasts, no
   * prepared statement and no setting.
   */
  isPooled: boolean
  /** Whether a statement that takes too long, and a transaction in which nothing comes, is ended even so. */
  isLimited: boolean
}

/**
 * Finds out how a URL reaches its database. A pooler makes up the id by which a client asks it to cancel, as the server's
 * own changes with each transaction. Throws the database's error.
 */
export async function inspectConnection(url: string): Promise<Way> {
  const client = new pg.Client({ connectionString: url, application_name: 'pearwell', keepAlive: true })
  // The query that runs meanwhile rejects as well.
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

/** As the server, or a pooler, gave it; the types of pg leave it out. */
export const processIdOf = (client: pg.ClientBase): number =>
  (client as unknown as { processID: number }).processID

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
 * ends after 15 s, but through a pooler, which lets nobody set that for a connection: there the role's own limits count,
 * and no statement is prepared by name. Columns named in camelCase are snake_case in SQL. A timestamptz is a Date, except in the rows of a
 * raw `db.execute`, which Drizzle leaves as text.
 */
export function openDatabase(options: {
  url: string
  max?: number
  isPooled?: boolean
  /** How long its user waits for a connection (10 s) and for an answer (as long as it takes). */
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

const mark = '/* often */'
/** Stands in a statement that is asked often and always alike: PostgreSQL plans it once for each connection, unless through a pooler. */
export const planOnceHint = sql.raw(mark)
/** The same by a condition of the statement. */
export const planOnce = (where: SQL | undefined): SQL => sql`${planOnceHint} ${where}`

/** Each name is a plan that every connection keeps. */
const MOST_NAMES = 300
const names = new Map<string, string>()

/** The name of a statement that is asked often; undefined of one that comes when there are enough. */
function nameOfOften(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MOST_NAMES) return known
  const name = `often_${names.size}`
  names.set(text, name)
  return name
}

/** Connections that give statements the name that `nameOf` says. */
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
/** A name would stand for a statement that another of the pooler's connections has prepared. */
const NamelessClient = naming(() => undefined)

/** What runs itself (a copy) is no description of a statement. */
const isDescribed = (asked: unknown): asked is pg.QueryConfig =>
  typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked)
