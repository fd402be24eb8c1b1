import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AuditAction } from '@shared/domain/audit'

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
