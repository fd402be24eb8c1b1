import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { AuditAction } from '@shared/domain/audit'
import { users } from './users'

/** Who did what to which row. Holds ids, field names and times only, so that a person can be erased without touching it. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    actorId: integer(),
    action: text().$type<AuditAction>().notNull(),
    subjectId: integer(),
    fields: text().array().notNull().default([]),
    /** How many times, where one event stands for many. */
    count: integer().notNull().default(1),
  },
  (t) => [
    index('audit_subject').on(t.action, t.subjectId, t.id.desc().nullsFirst()),
    index('audit_action').on(t.action, t.id.desc().nullsFirst()),
    index('audit_subject_newest').on(t.subjectId, t.id.desc().nullsFirst()),
    index('audit_actor').on(t.actorId, t.id.desc().nullsFirst()),
  ],
)

export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    message: text().notNull(),
    link: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('notifications_user').on(t.userId, t.id.desc().nullsFirst()),
    index('notifications_unread')
      .on(t.userId, t.id.desc().nullsFirst())
      .where(sql`read_at is null`),
  ],
)

/** What the product shipped and this database has taken in once, so that an edit or a deletion is never undone by an upgrade. */
export const shipped = pgTable('shipped', { kind: text().notNull(), key: text().notNull() }, (t) => [
  primaryKey({ columns: [t.kind, t.key] }),
])
