import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { InvitationState } from '@shared/features/invitations'

/**
 * How far each client has come who has a report to read and whose account is active, worked out from the account, its
 * invitations and the client's reports (`refreshStandings`), so that lists of them go by an index. It refers to no account:
 * working it out waits for nobody, and one that is gone leaves with the next time.
 */
export const standings = pgTable(
  'standings',
  {
    userId: integer().primaryKey(),
    state: text().$type<InvitationState>().notNull(),
    /** When the newest of the reports came. */
    newestAt: timestamp({ withTimezone: true }).notNull(),
    /** From when an invitation that nobody opens is `unopened`; null in every other state. */
    unopenedAt: timestamp({ withTimezone: true }),
    /** Since when they could come in and did not: from their first result, or the invitation after it; null once they were in. */
    waitsSince: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('standings_newest').on(t.newestAt.desc().nullsFirst(), t.userId.desc().nullsFirst()),
    index('standings_state').on(t.state, t.newestAt.desc().nullsFirst(), t.userId.desc().nullsFirst()),
    index('standings_due')
      .on(t.unopenedAt)
      .where(sql`unopened_at is not null`),
    index('standings_waits')
      .on(t.waitsSince, t.userId)
      .where(sql`waits_since is not null`),
  ],
)

/**
 * Whose standing may have changed: triggers add a row with each change of an account, an invitation or a report that may
 * matter. None is ever updated, so that nobody waits for anybody.
 */
export const standingChanges = pgTable('standing_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: integer().notNull(),
})
