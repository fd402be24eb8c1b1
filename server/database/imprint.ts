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
 * Reads imprints as one short text: what is worked out from these rows holds for as long as it is the same. Read it before
 * the rows, and on the same database.
 */
export async function readImprint(db: Database | Transaction, imprints: readonly SQL[]): Promise<string> {
  // Numbers of transactions may come again: in another database, in one that was put back to an earlier moment, and after
  // the crash of one process, which PostgreSQL itself outlives; then its statistics begin anew.
  const era = [sql`pg_postmaster_start_time()`, sql`(select stats_reset from pg_stat_bgwriter)`]
  const parts = sql.join([...era, ...imprints], sql`, `)
  const { rows } = await db.execute<{ imprint: string }>(
    sql`${oftenAsked} select encode(sha256(convert_to(jsonb_build_array(${parts})::text, 'UTF8')), 'base64') as imprint`,
  )
  const [row] = rows
  if (!row) throw new Error('the imprint is missing')
  return row.imprint
}
