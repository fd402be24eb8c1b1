import { sql, type SQL } from 'drizzle-orm'
import { customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** The columns of every row that users edit; `version` rises by one with each change. */
export const editable = {
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
}

/** What an update of an editable row sets in addition. */
export const edited = { version: sql`version + 1`, updatedAt: sql`now()` }

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The text folded as by `foldAsPostgres`; see the migration laboratory_week. */
export const folded = (text: SQL): SQL => sql`folded(${text})`

/** The folded text, letters tripled so that a trigram index finds one or two letters. */
export const threefold = (text: SQL): SQL => sql`regexp_replace(${folded(text)}, '(.)', '\\1\\1\\1', 'g')`

/** The folded words of names; "O'Neill" and the whole name also count as one word each. */
export const nameWords = (names: SQL): SQL => sql`name_words(${names})`

/** Limit (kB) of the unsorted entries of a trigram index, which every search has to scan. */
export const searchSettings = { gin_pending_list_limit: 256 }
