import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ofUser } from '../accounts/accounts.tables'

/** A consent to the scanner's disclaimer, and the version of its text. */
export const scanConsents = pgTable(
  'scan_consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    version: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('scan_consents_user').on(t.userId)],
)
