import { getTableColumns } from 'drizzle-orm'
import { QueryBuilder, type PgTable } from 'drizzle-orm/pg-core'

const builder = new QueryBuilder({ casing: 'snake_case' })

/**
 * What other features may read of a table: all of its columns but `secret`, as a subquery under `name`, which joins like
 * the table (Postgres plans it the same) and which nobody can write through. Its owner exports it; the table stays private.
 */
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

/** Every column of a readable table, for `select`. */
export const fieldsOf = <F>(source: { _: { selectedFields: F } }): F => source._.selectedFields
