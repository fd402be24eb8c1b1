import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ofUser } from '../accounts/accounts.tables'

/** What a notification may be about where several of a day become one line, and where solving it is seen in the database. */
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
    /** What it is about, where those of one kind and day become one line, and the row that settles it. */
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
    // Where the old ones lie, at the price of a few pages: rows come in the order of their time.
    index('notifications_age').using('brin', t.createdAt),
  ],
)
