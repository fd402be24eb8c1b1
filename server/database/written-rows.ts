import { is, SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { PgDialect, PgTimestamp, type PgColumn } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import { DatabaseJson } from '../http/database-json'

/** The fields of a row as its reply names them, none of them within another. */
type Fields = Record<string, PgColumn | SQL>

/** Rows that the database writes: those of `from ... where ... order by ...`, in its order, as one text. */
export type WrittenRows<Row> = (rest: SQL) => SQL<DatabaseJson<Row[]>>

/**
 * Has the database write rows as their reply's schema would: nothing of them is read, copied and written again on the way.
 * A moment is written to its milliseconds in UTC, as `toISOString` does.
 */
export function writtenRows<F extends Fields>(fields: F): WrittenRows<SelectResultFields<F>> {
  const names = Object.keys(fields)
  const read = { mapFromDriverValue: (text: unknown) => new DatabaseJson<never>(text as string, names) }
  const columns = rendered(
    sql.join(
      Object.entries(fields).map(
        ([name, field]) => sql`${isMoment(field) ? iso(field) : field} as ${sql.identifier(name)}`,
      ),
      sql`, `,
    ),
  )
  return (rest) =>
    sql`(select coalesce(json_agg(row), '[]')::text from (select ${columns} ${rest}) as row)`.mapWith(read)
}

const iso = (moment: SQLWrapper) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Also of an expression that is read as a column of moments is. */
const isMoment = (field: PgColumn | SQL) =>
  is(is(field, SQL) ? (field as unknown as { decoder: unknown }).decoder : field, PgTimestamp)

const dialect = new PgDialect({ casing: 'snake_case' })

/** SQL as it is once and for all, where it is given nothing. */
function rendered(expression: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(expression)
  return params.length === 0 ? sql.raw(text) : expression
}
