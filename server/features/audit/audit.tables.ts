import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AuditAction } from '@shared/domain/audit/audit'
import { bytea } from '../../database/columns'

/** Only ids, field names and times, so that erasing a person need not change it. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    actorId: integer(),
    action: text().$type<AuditAction>().notNull(),
    subjectId: integer(),
    fields: text().array().notNull().default([]),
    /** Above 1 where one event stands for several. */
    count: integer().notNull().default(1),
  },
  (t) => [
    index('audit_subject').on(t.action, t.subjectId, t.id.desc().nullsFirst()),
    index('audit_action').on(t.action, t.id.desc().nullsFirst()),
    index('audit_subject_newest').on(t.subjectId, t.id.desc().nullsFirst()),
    index('audit_actor').on(t.actorId, t.id.desc().nullsFirst()),
  ],
)

/** Events in commit order with chained hashes; triggers write them and refuse changes. */
export const auditChain = pgTable('audit_chain', {
  /** Counts from 1 without a gap. */
  position: integer().primaryKey(),
  eventId: integer().notNull().unique('audit_chain_event'),
  hash: bytea().notNull(),
})

/** The encrypted head up to which events may be missing; changing it is detected. */
export const auditArchivedUntil = pgTable('audit_floor', {
  portal: uuid().primaryKey(),
  sealed: text().notNull(),
})
