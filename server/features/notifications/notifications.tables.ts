import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ofUser } from '../accounts/accounts.tables'

/** The kinds of notifications that are combined per day and resolved by the database. */
export type NotificationKind =
  | 'report-ready'
  | 'report-released'
  | 'report-to-review'
  | 'report-warnings'
  | 'report-failed'
  | 'question-waits'
  | 'deletion-requested'
  | 'new-device'

export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    title: text().notNull(),
    message: text().notNull(),
    link: text(),
    /** The kind, for combining notifications of a day, and the row that resolves it. */
    kind: text().$type<NotificationKind>(),
    subjectId: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('notifications_user').on(t.userId, t.id.desc().nullsFirst()),
    index('notifications_subject').on(t.kind, t.subjectId),
    index('notifications_unread')
      .on(t.userId, t.id.desc().nullsFirst())
      .where(sql`read_at is null`),
    // A small index for finding old rows, since rows are stored in the order of time.
    index('notifications_age').using('brin', t.createdAt),
  ],
)
