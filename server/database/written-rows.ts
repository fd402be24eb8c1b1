import { is, SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { PgTimestamp, type PgColumn, type SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import { Written } from '../http/written'

/** The fields of a row as its reply names them, none of them within another. */
type Fields = Record<string, PgColumn | SQL>

/** A selection whose rows the database writes as JSON: `fields` to select, and what becomes of the text. */
export type WrittenRows<Row> = {
  fields: SelectedFields
  /** The rows of a select of `fields`, in its order, as one text. */
  of(select: SQLWrapper): SQL<Written<Row[]>>
}

/**
 * Has the database write rows as their reply's schema would: nothing of them is read, copied and written again on the way.
 * A moment is written to its milliseconds in UTC, as `toISOString` does.
 */
export function writtenRows<F extends Fields>(columns: F): WrittenRows<SelectResultFields<F>> {
  const names = Object.keys(columns)
  const read = { mapFromDriverValue: (text: unknown) => new Written<never>(text as string, names) }
  return {
    fields: Object.fromEntries(
      Object.entries(columns).map(([name, field]) => [
        name,
        (isMoment(field) ? iso(field) : sql`${field}`).as(name),
      ]),
    ),
    of: (select) => sql`(select coalesce(json_agg(row), '[]')::text from ${select} as row)`.mapWith(read),
  }
}

const iso = (moment: SQLWrapper) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Also of an expression that is read as a column of moments is. */
const isMoment = (field: PgColumn | SQL) =>
  is(is(field, SQL) ? (field as unknown as { decoder: unknown }).decoder : field, PgTimestamp)
