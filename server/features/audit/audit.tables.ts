import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AuditAction } from '@shared/domain/audit/audit'
import { bytea } from '../../database/columns'

/**
 * Who did what to which row. Only ids, field names and times, so that erasing a person need not
 * change it.
 */
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

/**
 * The audit's events in commit order, each with a hash over its columns and the hash before.
 * Database triggers write it (see the migration audit_chain) and refuse to change or delete rows of
 * both tables.
 */
export const auditChain = pgTable('audit_chain', {
  /** Counts from 1 without a gap. */
  position: integer().primaryKey(),
  eventId: integer().notNull().unique('audit_chain_event'),
  hash: bytea().notNull(),
})

/**
 * How far the audit was archived: the encrypted head, so that only the credentials key can say
 * which events may be missing. No row before the first archive. Changing it removes no events and
 * is detected.
 */
export const auditArchivedUntil = pgTable('audit_floor', {
  portal: uuid().primaryKey(),
  sealed: text().notNull(),
})
