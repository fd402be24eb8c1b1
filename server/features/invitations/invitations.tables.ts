import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { InvitationState } from '@shared/features/invitations'

/**
 * The invitation state of each active client with a readable report. `refreshInvitationStatuses`
 * computes it from the account, its invitations and the reports, so that lists can use an index. It
 * has no foreign key, so that computing it never waits for a lock; rows of deleted accounts are
 * removed by the next run.
 */
export const invitationStatuses = pgTable(
  'standings',
  {
    userId: integer().primaryKey(),
    state: text().$type<InvitationState>().notNull(),
    /** When the newest of the reports arrived. */
    newestAt: timestamp({ withTimezone: true }).notNull(),
    /** When an unopened invitation becomes `unopened`; null in every other state. */
    unopenedAt: timestamp({ withTimezone: true }),
    /** The first result, or the invitation after it; null after the first sign-in. */
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

/** Filled by triggers; rows are only inserted and deleted, so writers never wait. */
export const invitationStatusChanges = pgTable('standing_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: integer().notNull(),
})
