import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ReportFileType } from '@shared/domain/text/file-name'
import type { TokenScope } from '@shared/domain/sign-in/token-scopes'
import { users } from '../accounts/accounts.tables'

/** A machine's access, limited to one scope of endpoints. Only the token's hash is stored. */
export const machineTokens = pgTable(
  'machine_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    scope: text().$type<TokenScope>().notNull(),
    /** SHA-256 of the token, in hexadecimal. */
    hash: text().notNull().unique(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('machine_tokens_creator').on(t.createdBy),
    check('machine_tokens_scope', sql`${t.scope} in ('reports:write')`),
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
