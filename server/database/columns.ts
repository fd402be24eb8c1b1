import { sql, type SQL } from 'drizzle-orm'
import { customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** The columns of every row that people edit; `version` rises by one with each change. */
export const editable = {
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
}

/** What an update of an editable row sets besides its own columns. */
export const edited = { version: sql`version + 1`, updatedAt: sql`now()` }

/** Bytes, as they are. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A text as `foldAsPostgres` writes it: in small letters, without accents. The function is made in the migration laboratory_week. */
export const folded = (text: SQL): SQL => sql`folded(${text})`

/** A text in which each letter stands three times, so that an index of trigrams finds one letter or two. */
export const threefold = (text: SQL): SQL => sql`regexp_replace(${folded(text)}, '(.)', '\\1\\1\\1', 'g')`

/**
 * The words of names as `foldAsPostgres` writes them: also those of "O'Neill" as one, and of a whole name as one. The function
 * is made in the migration name_words.
 */
export const nameWords = (names: SQL): SQL => sql`name_words(${names})`

/** What an index of trigrams holds back unsorted (KB) every search reads through. */
export const searchSettings = { gin_pending_list_limit: 256 }
