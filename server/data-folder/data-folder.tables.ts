import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The data folder that belongs to this database: one row from the first start on. */
export const dataFolder = pgTable(
  'data_folder',
  {
    one: integer().primaryKey().default(1),
    /** The same as in the folder's `portal.id`. */
    id: uuid().notNull(),
    /** How many unnamed report folders the sweep left in place because there are too many. */
    heldBack: integer().notNull().default(0),
    /** Where files may be since the last move ended: `disk`, or the URLs of buckets. */
    places: text().array().notNull().default([]),
    backedUpAt: timestamp({ withTimezone: true }),
  },
  (t) => [check('data_folder_one_row', sql`${t.one} = 1`)],
)
