import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { WebhookEvent } from '@shared/domain/webhooks/webhook-events'
import { editable } from '../../database/columns'
import { users } from '../accounts/accounts.tables'

/** Addresses of staff systems that are told about reports. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** The secret that signs its deliveries, encrypted. */
    sealed: text().notNull(),
    isActive: boolean().notNull().default(true),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    ...editable,
  },
  (t) => [
    index('webhooks_creator').on(t.createdBy),
    check(
      'webhooks_events',
      sql`${t.events} <@ array['report.completed', 'report.needs-check', 'report.corrected'] and cardinality(${t.events}) > 0`,
    ),
  ],
)

/** One event for one webhook: what is still to be sent, and the log of what was. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Sent along, so that a receiver knows a repeated delivery. */
    id: uuid().primaryKey().defaultRandom(),
    webhookId: integer()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text().$type<WebhookEvent>().notNull(),
    /** No foreign key: the log outlives the report. */
    reportId: integer().notNull(),
    state: text().$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastAttemptAt: timestamp({ withTimezone: true }),
    /** The receiver's last HTTP status; null where it did not answer. */
    lastStatus: integer(),
    /** Why the last attempt failed, in the portal's own word. */
    failure: text(),
  },
  (t) => [
    index('webhook_deliveries_newest').on(t.webhookId, t.createdAt.desc()),
    index('webhook_deliveries_waiting').on(t.state, t.nextAttemptAt),
    index('webhook_deliveries_age').using('brin', t.createdAt),
    check('webhook_deliveries_state', sql`${t.state} in ('waiting', 'sent', 'failed')`),
  ],
)
