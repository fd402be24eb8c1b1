import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ofUser } from '../accounts/accounts.tables'

/** Failed sign-ins counted per account and per address; the columns are rate-limiter-flexible's. */
export const signInAttempts = pgTable('sign_in_attempts', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})

/** Failed sign-ins of each account by the hour, until the audit has them. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    userId: ofUser(),
    hour: timestamp({ withTimezone: true }).notNull(),
    count: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hour] })],
)

/**
 * Accounts that people want, until they are confirmed. An address may stand in several: each is let in by its own link
 * and its own password.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    passwordHash: text().notNull(),
    /** SHA-256 of the token in the link, once that is sent. */
    tokenHash: text().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('registrations_email').on(sql`lower(${t.email})`)],
)
