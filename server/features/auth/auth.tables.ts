import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
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
