import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ReportFileType } from '@shared/domain/text/file-name'
import type { TokenScope } from '@shared/domain/sign-in/token-scopes'
import { users } from '../accounts/accounts.tables'
import { reports } from '../reports/reports.tables'

/** Scopes separated by spaces, as in OAuth (RFC 6749, 3.3). */
const scopeList = customType<{ data: TokenScope[]; driverData: string }>({
  dataType: () => 'text',
  toDriver: (scopes) => scopes.join(' '),
  fromDriver: (scopes) => scopes.split(' ') as TokenScope[],
})

/** A machine's access, limited to its scopes. Only the token's hash is stored. */
export const machineTokens = pgTable(
  'machine_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    scopes: scopeList('scope').notNull(),
    /** SHA-256 of the token, in hexadecimal. */
    hash: text().notNull().unique(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('machine_tokens_creator').on(t.createdBy),
    check(
      'machine_tokens_scope',
      sql`string_to_array(${t.scopes}, ' ') <@ array['reports:write', 'reports:read', 'webhooks'] and ${t.scopes} <> ''`,
    ),
  ],
)

/** Messages in other formats that became a report or changed one, each taken once. */
export const receivedMessages = pgTable(
  'received_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    format: text().$type<'fhir' | 'hl7'>().notNull(),
    /** The sender's own: MSH-3, MSH-4 and MSH-10, or the system and value of Bundle.identifier. */
    identifier: text().notNull(),
    /** SHA-256 of the message, in hexadecimal. */
    digest: text().notNull(),
    reportId: integer()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('received_messages_once').on(t.format, t.identifier),
    index('received_messages_report').on(t.reportId),
    check('received_messages_format', sql`${t.format} in ('fhir', 'hl7')`),
  ],
)

/** Noted moves out of the intake folder, which any of several servers may continue. */
export const intakeMoves = pgTable('intake_moves', {
  id: uuid().primaryKey(),
  move: jsonb().notNull(),
})

/** A sample that lacks a file, and since when (ISO 8601). */
export type Incomplete = {
  sampleId: string
  clientName: string
  missing: ReportFileType[]
  since: string
}

/** The state of the intake folder: one row, from the first look on. */
export const intakeScans = pgTable(
  'intake_looks',
  {
    one: integer().primaryKey().default(1),
    lookedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    incomplete: jsonb().$type<Incomplete[]>().notNull().default([]),
  },
  (t) => [check('intake_looks_one_row', sql`${t.one} = 1`)],
)
