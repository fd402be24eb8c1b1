import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ofUser } from '../accounts/accounts.tables'

/** That somebody agreed to the scanner's disclaimer, and to which text of it. */
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
