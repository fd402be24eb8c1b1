import { AsyncLocalStorage } from 'node:async_hooks'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Database, oftenAsked, type Transaction } from './connect'

/**
 * The rows of a table as they stand: where each version of a row lies, and which transaction wrote it. No two states of a
 * table have the same, whoever wrote to it and by which statement, also within one transaction. Read in another order, one
 * state may have two: then what it stands for is worked out once more.
 */
export const imprintOf = (table: PgTable, where?: SQL): SQL =>
  sql`(select sha256(array_send(array_agg(ctid)) || array_send(array_agg(xmin))) from ${table} where ${where ?? sql`true`})`

/**
 * Numbers of transactions may come again: in another database, in one that was put back to an earlier moment, and after the
 * crash of one process, which PostgreSQL itself outlives; then its statistics begin anew.
 */
const era = sql`sha256(convert_to(concat(pg_postmaster_start_time(), (select stats_reset from pg_stat_bgwriter)), 'UTF8'))`

const within = new AsyncLocalStorage<{ known: Map<SQL, string>; isOver: boolean }>()

/** Each imprint that `work` asks for is read once: it writes none of the rows that they are of. What it has left running reads anew. */
export async function readingImprintsOnce<T>(work: () => Promise<T>): Promise<T> {
  const reading = { known: new Map<SQL, string>(), isOver: false }
  try {
    return await within.run(reading, work)
  } finally {
    reading.isOver = true
  }
}

/**
 * Reads imprints as one short text: what is worked out from these rows holds for as long as it is the same. Read it before
 * the rows, and on the same database.
 */
export async function readImprint(db: Database | Transaction, imprints: readonly SQL[]): Promise<string> {
  const asked = [era, ...imprints]
  const reading = within.getStore()
  const known = reading && !reading.isOver ? reading.known : new Map<SQL, string>()
  const unread = asked.filter((each) => !known.has(each))
  if (unread.length > 0) {
    const parts = sql.join(
      unread.map((each) => sql`encode(${each}, 'base64')`),
      sql`, `,
    )
    const { rows } = await db.execute<{ read: (string | null)[] }>(
      sql`${oftenAsked} select jsonb_build_array(${parts}) as read`,
    )
    const [row] = rows
    if (!row) throw new Error('the imprint is missing')
    for (const [at, each] of unread.entries()) known.set(each, row.read[at] ?? 'no rows')
  }
  return asked.map((each) => known.get(each)).join(' ')
}
