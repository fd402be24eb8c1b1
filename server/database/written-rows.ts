import { is, SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { PgDialect, PgTimestamp, type PgColumn } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import { DatabaseJson } from '../http/database-json'

/** The fields of a row by their name in the reply; nesting is not supported. */
type Fields = Record<string, PgColumn | SQL>

/** SQL for the rows of `from ... where ... order by ...`, in that order, as one JSON text. */
export type WrittenRows<Row> = (rest: SQL) => SQL<DatabaseJson<Row[]>>

/** Has the database write rows as JSON of the reply's schema, moments as `toISOString`. */
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

/** True also for expressions that are decoded like a timestamp column. */
const isMoment = (field: PgColumn | SQL) =>
  is(is(field, SQL) ? (field as unknown as { decoder: unknown }).decoder : field, PgTimestamp)

const dialect = new PgDialect({ casing: 'snake_case' })

/** Renders SQL without parameters once, instead of at each use. */
function rendered(expression: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(expression)
  return params.length === 0 ? sql.raw(text) : expression
}
