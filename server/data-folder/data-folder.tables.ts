import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The data folder that this database belongs to: one row, from the first start on. */
export const dataFolder = pgTable(
  'data_folder',
  {
    one: integer().primaryKey().default(1),
    /** The same as in the folder's own `portal.id`. */
    id: uuid().notNull(),
    /** How many folders of reports the sweep leaves where they are because they are too many. */
    heldBack: integer().notNull().default(0),
    /** Where files have been kept since the last move ended: `disk`, or the URLs of buckets. */
    places: text().array().notNull().default([]),
    /** When the last backup was made. */
    backedUpAt: timestamp({ withTimezone: true }),
  },
  (t) => [check('data_folder_one_row', sql`${t.one} = 1`)],
)
