import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from '../accounts/accounts.tables'

/** A person's own data as a zip, prepared by a job. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    state: text().$type<'preparing' | 'ready' | 'failed'>().notNull().default('preparing'),
    /** The name of the zip in the data folder. */
    file: uuid(),
    /** The zip's encrypted key; null for older, unencrypted zips. */
    sealed: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    readyAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('data_exports_user').on(t.userId, t.id.desc().nullsFirst()),
    index('data_exports_state').on(t.state),
    check('data_exports_state', sql`${t.state} in ('preparing', 'ready', 'failed')`),
  ],
)

/** A person's request to delete their account; carrying it out deletes the account and this row. */
export const deletionRequests = pgTable('deletion_requests', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: ofUser().unique(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
