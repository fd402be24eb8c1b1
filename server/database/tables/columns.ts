import { sql } from 'drizzle-orm'
import { integer, timestamp } from 'drizzle-orm/pg-core'

/** The columns of every row that people edit; `version` rises by one with each change. */
export const editable = {
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
}

/** What an update of an editable row sets besides its own columns. */
export const edited = { version: sql`version + 1`, updatedAt: sql`now()` }
