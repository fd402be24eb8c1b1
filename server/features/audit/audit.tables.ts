import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AuditAction } from '@shared/domain/audit'
import { bytea } from '../../database/columns'

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

/**
 * The audit's events in the order in which they were committed, each with a hash over its own columns and the hash before
 * it. The database writes it (see the migration audit_chain), and refuses to change or remove rows of both tables.
 */
export const auditChain = pgTable('audit_chain', {
  /** Counts from 1 without a gap. */
  position: integer().primaryKey(),
  eventId: integer().notNull().unique('audit_chain_event'),
  hash: bytea().notNull(),
})

/**
 * How far the audit was archived: the head there, sealed, so that nobody without the credentials key says what may be
 * missing. No row until the first archive; changing it removes nothing, and is found.
 */
export const auditFloor = pgTable('audit_floor', {
  portal: uuid().primaryKey(),
  sealed: text().notNull(),
})
