import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { EmailKind } from '../../adapters/mail/outbox-email'
import { users } from '../accounts/accounts.tables'

/** One row per send, with all its recipients. */
export const messageLogs = pgTable(
  'message_logs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Made by the browser for one press of Send, so that a repeated request sends nothing. */
    sendKey: text(),
    senderId: integer().references(() => users.id, { onDelete: 'set null' }),
    messageType: text().$type<'email' | 'sms'>().notNull(),
    status: text().$type<'sent' | 'failed' | 'pending'>().notNull().default('pending'),
    subject: text(),
    recipients: text().array().notNull(),
    message: text().notNull(),
    errorMessage: text(),
    messageId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('message_logs_newest').on(t.id.desc().nullsFirst()),
    index('message_logs_type').on(t.messageType, t.id.desc().nullsFirst()),
    uniqueIndex('message_logs_send_key').on(t.senderId, t.sendKey),
    index('message_logs_age').using('brin', t.createdAt),
    check('message_logs_type', sql`${t.messageType} in ('email', 'sms')`),
    check('message_logs_status', sql`${t.status} in ('sent', 'failed', 'pending')`),
  ],
)

/**
 * The outbox: messages from the portal, each sent once; `subjectId` is the row it is about. An
 * email goes to the person's address at that time, or to the given address, which may have no
 * account; an invitation may go to the person's phone number.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<EmailKind>().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    address: text(),
    subjectId: integer().notNull(),
    state: text().$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('outbox_once').on(t.kind, t.subjectId, t.userId),
    index('outbox_waiting').on(t.state, t.nextAttemptAt),
    index('outbox_user').on(t.userId),
    index('outbox_age').using('brin', t.createdAt),
    check('outbox_recipient', sql`${t.userId} is not null or ${t.address} is not null`),
    check('outbox_state', sql`${t.state} in ('waiting', 'sent', 'failed')`),
  ],
)
