import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './connect'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * What the dashboard counts, kept by triggers as rows change (see the migration lists_at_scale), because counting a
 * large table takes too long. Each change adds a row and none is ever updated, so that nobody waits for anybody; the
 * count of a `what` and `key` is the sum of its rows, which `foldTallies` brings down to one.
 *
 * | what | key |
 * | `reports` | the Monday of the week of upload in UTC (YYYY-MM-DD), then `+` when a practitioner is assigned |
 * | `clients` | the month of the record's making in UTC (YYYY-MM) |
 * | `clients-of` | a practitioner's id: the clients with a report assigned to them |
 * | `standings` | how far a client has come who has a report to read |
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

/** How many reports of a client are assigned to a practitioner; kept by triggers, without a row for none. */
export const practitionerClients = pgTable(
  'practitioner_clients',
  {
    practitionerId: integer().notNull(),
    clientId: integer().notNull(),
    reports: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.practitionerId, t.clientId] })],
)

/** What the tallies keep for a `what` and a `key`. */
export const tallyOf = (what: string, key: SQL): SQL<number> =>
  sql<number>`(select coalesce(sum(t.n), 0)::int from tallies t where t.what = ${what} and t.key = ${key})`

/** What the tallies keep for every key of a `what`; nothing for one of which there is none. */
export async function talliesOf(db: Database, what: string): Promise<Partial<Record<string, number>>> {
  const { rows } = await db.execute<{ key: string; n: number }>(
    sql`select key, sum(n)::int as n from tallies where what = ${what} group by key`,
  )
  return Object.fromEntries(rows.map(({ key, n }) => [key, n]))
}

/** Brings the tallies down to one row for each count. Rows that somebody else is bringing down are left to them. */
export async function foldTallies(db: Database): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from tallies where id in (select id from tallies for update skip locked) returning what, key, n)
    insert into tallies (what, key, n) select what, key, sum(n) from gone group by what, key having sum(n) <> 0`)
}
