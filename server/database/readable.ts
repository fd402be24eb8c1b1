import { getTableColumns } from 'drizzle-orm'
import { QueryBuilder, type PgTable } from 'drizzle-orm/pg-core'

const builder = new QueryBuilder({ casing: 'snake_case' })

/** The columns that other features may read, as a subquery: all but `secret`, read-only. */
export function readable<N extends string, T extends PgTable, S extends keyof T['_']['columns'] = never>(
  name: N,
  table: T,
  ...secret: S[]
) {
  const columns = { ...getTableColumns(table) } as Omit<T['_']['columns'], S>
  for (const column of secret) Reflect.deleteProperty(columns, column)
  return builder
    .select(columns)
    .from(table as PgTable)
    .as(name)
}

/** All columns of a readable table, for `select`. */
export const fieldsOf = <F>(source: { _: { selectedFields: F } }): F => source._.selectedFields
