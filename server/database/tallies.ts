import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './connect'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Counts for the dashboard, kept by triggers as rows change (see the migration lists_at_scale),
 * because counting a large table takes too long. Each change adds a row and none is updated, so
 * that writers do not block each other; the count of a `what` and `key` is the sum of its rows,
 * which `foldTallies` merges into one.
 * Keys by `what`:
 * - `reports`: Monday of the upload's week in UTC (YYYY-MM-DD), then `+` if assigned
 * - `clients`: month in which the client was created in UTC (YYYY-MM)
 * - `clients-of`: id of a practitioner, counting the clients with a report assigned to them
 * - `standings`: invitation status of clients with a report to read
 */
export const tallies = pgTable(
  'tallies',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    what: text().notNull(),
    key: text().notNull(),
    n: integer().notNull(),
  },
  (t) => [index('tallies_what').on(t.what, t.key, t.n)],
)

/** Counts of a client's reports assigned to a practitioner, kept by triggers; none for 0. */
export const practitionerClients = pgTable(
  'practitioner_clients',
  {
    practitionerId: integer().notNull(),
    clientId: integer().notNull(),
    reports: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.practitionerId, t.clientId] })],
)

/** SQL for the count of a `what` and `key`. */
export const tallyOf = (what: string, key: SQL): SQL<number> =>
  sql<number>`(select coalesce(sum(t.n), 0)::int from tallies t where t.what = ${what} and t.key = ${key})`

/** The counts of all keys of a `what`; keys with no rows are missing. */
export async function talliesOf(db: Database, what: string): Promise<Partial<Record<string, number>>> {
  const { rows } = await db.execute<{ key: string; n: number }>(
    sql`select key, sum(n)::int as n from tallies where what = ${what} group by key`,
  )
  return Object.fromEntries(rows.map(({ key, n }) => [key, n]))
}

/** Merges the tallies into one row per count. Rows that another process is merging are skipped. */
export async function foldTallies(db: Database): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from tallies where id in (select id from tallies for update skip locked) returning what, key, n)
    insert into tallies (what, key, n) select what, key, sum(n) from gone group by what, key having sum(n) <> 0`)
}
