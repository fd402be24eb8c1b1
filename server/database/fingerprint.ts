import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Database, planOnceHint, type Transaction } from './connect'

/**
 * The rows of a table as they stand: where each version of a row lies, and which transaction wrote it. No two states of a
 * table have the same, whoever wrote to it and by which statement, also within one transaction. Read in another order, one
 * state may have two: then what it stands for is worked out once more.
 */
export const fingerprintOf = (table: PgTable, where?: SQL): SQL =>
  sql`(select sha256(array_send(array_agg(ctid)) || array_send(array_agg(xmin))) from ${table} where ${where ?? sql`true`})`

/**
 * Numbers of transactions may come again: in another database, in one that was put back to an earlier moment, and after the
 * crash of one process, which PostgreSQL itself outlives; then its statistics begin anew.
 */
const era = sql`sha256(convert_to(concat(pg_postmaster_start_time(), (select stats_reset from pg_stat_bgwriter)), 'UTF8'))`

/** Fingerprints as they were read, and whether they are the same still. */
export type CacheValidator = { fingerprint: string; isCurrent: () => Promise<boolean> }

const readOn = new WeakMap<object, Map<SQL, string>>()

/**
 * The same database, on which each fingerprint is read once: for one answer, which writes none of the rows that they are of.
 * It is handed on by name, as a store of Node's that follows asynchronous work makes each promise of the process dearer.
 */
export function withRequestCache<D extends Database | Transaction>(db: D): D {
  const once = Object.create(db) as D
  readOn.set(once, new Map())
  return once
}

/**
 * Reads fingerprints as one short text: what is worked out from these rows holds for as long as it is the same. Read it before
 * the rows, and on the same database.
 */
export const readFingerprint = (db: Database | Transaction, fingerprints: readonly SQL[]): Promise<string> =>
  read(db, fingerprints, readOn.get(db) ?? new Map<SQL, string>())

/**
 * Whether the rows have the same fingerprint still, once something was worked out from them: only then may it be kept. A row that
 * is added and taken away again leaves the fingerprint that was before, and what was seen meanwhile would be taken for it.
 */
export const isUnchanged = async (
  db: Database | Transaction,
  fingerprints: readonly SQL[],
  fingerprint: string,
): Promise<boolean> => (await read(db, fingerprints, new Map())) === fingerprint

/** Fingerprints as `readFingerprint` gives them, with how they are looked at again. */
export async function readCacheValidator(
  db: Database | Transaction,
  fingerprints: readonly SQL[],
): Promise<CacheValidator> {
  const fingerprint = await readFingerprint(db, fingerprints)
  return { fingerprint, isCurrent: () => isUnchanged(db, fingerprints, fingerprint) }
}

async function read(
  db: Database | Transaction,
  fingerprints: readonly SQL[],
  known: Map<SQL, string>,
): Promise<string> {
  const asked = [era, ...fingerprints]
  const unread = asked.filter((each) => !known.has(each))
  if (unread.length > 0) {
    const parts = sql.join(
      unread.map((each) => sql`encode(${each}, 'base64')`),
      sql`, `,
    )
    const { rows } = await db.execute<{ read: (string | null)[] }>(
      sql`${planOnceHint} select jsonb_build_array(${parts}) as read`,
    )
    const [row] = rows
    if (!row) throw new Error('the fingerprint is missing')
    for (const [at, each] of unread.entries()) known.set(each, row.read[at] ?? 'no rows')
  }
  return asked.map((each) => known.get(each)).join(' ')
}
