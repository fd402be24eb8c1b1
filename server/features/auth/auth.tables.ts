import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { ofUser } from '../accounts/accounts.tables'

/** Counted attempts by key, and solved challenges, which may be used once. */
export const signInAttempts = pgTable('sign_in_attempts', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** No attempt before this moment, in milliseconds since 1970. */
  next: bigint({ mode: 'number' }).notNull().default(0),
  /** From this moment on the count starts again at zero. */
  expire: bigint({ mode: 'number' }),
})

/** Failed sign-ins of each account by the hour, until they are written to the audit. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    userId: ofUser(),
    hour: timestamp({ withTimezone: true }).notNull(),
    count: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hour] })],
)

/** Unconfirmed registrations. An address may have several, each with its own link and password. */
export const registrations = pgTable(
  'registrations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    passwordHash: text().notNull(),
    /** SHA-256 of the token in the link, once it is sent. */
    tokenHash: text().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('registrations_email').on(sql`lower(${t.email})`)],
)

/** Days (UTC) on which an owner was notified of guesses, so that it happens once a day. */
export const signInBursts = pgTable(
  'sign_in_bursts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    day: date()
      .notNull()
      .default(sql`(now() at time zone 'UTC')::date`),
  },
  (t) => [uniqueIndex('sign_in_bursts_once').on(t.userId, t.day)],
)
