import { bigint, date, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { ofUser } from '../accounts/accounts.tables'

/** Attempts counted, under what they are counted by; and challenges that were met, which count once. */
export const signInAttempts = pgTable('sign_in_attempts', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** No attempt before this moment, in milliseconds since 1970. */
  next: bigint({ mode: 'number' }).notNull().default(0),
  /** From this moment on it counts from nothing again. */
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

/** Days (UTC) on which an account's owner was told of guesses: once a day. */
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
