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
