import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Database, planOnceHint, type Transaction } from './connect'

/** SQL for a hash that differs between any two states of a table, even in one transaction. */
export const fingerprintOf = (table: PgTable, where?: SQL): SQL =>
  sql`(select sha256(array_send(array_agg(ctid)) || array_send(array_agg(xmin))) from ${table} where ${where ?? sql`true`})`

/** Transaction ids can repeat after a restore or a crash, which resets the statistics. */
const era = sql`sha256(convert_to(concat(pg_postmaster_start_time(), (select stats_reset from pg_stat_bgwriter)), 'UTF8'))`

/** A fingerprint, and a check whether it is still the same. */
export type CacheValidator = { fingerprint: string; isCurrent: () => Promise<boolean> }

const readOn = new WeakMap<object, Map<SQL, string>>()

/** Caches fingerprints for one request; explicit, as AsyncLocalStorage slows all promises. */
export function withRequestCache<D extends Database | Transaction>(db: D): D {
  const once = Object.create(db) as D
  readOn.set(once, new Map())
  return once
}

/** The fingerprints as one text; read it before the rows, on the same database. */
export const readFingerprint = (db: Database | Transaction, fingerprints: readonly SQL[]): Promise<string> =>
  read(db, fingerprints, readOn.get(db) ?? new Map<SQL, string>())

/** Whether the fingerprints are the same after a computation, so that it may be cached. */
export const isUnchanged = async (
  db: Database | Transaction,
  fingerprints: readonly SQL[],
  fingerprint: string,
): Promise<boolean> => (await read(db, fingerprints, new Map())) === fingerprint

/** Like `readFingerprint`, with a check for later. */
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
