import type pg from 'pg'
import { quoted, tablesInOrder } from '../commands/backup/schema'

/**
 * The columns of a table that a row must fill. `row`: SQL for a key of the table that the column
 * references; `word`: the first value that its check allows.
 */
const needed = `
  select quote_ident(attname) as name, typname as type,
    (select format('(select min(%I) from %s)', named.attname, confrelid::regclass)
      from pg_constraint k join pg_attribute named on named.attrelid = confrelid and named.attnum = confkey[1]
      where contype = 'f' and conrelid = a.attrelid and conkey[1] = a.attnum) as row,
    (select substring(pg_get_constraintdef(k.oid) from '''\\w[^'']*''')
      from pg_constraint k where contype = 'c' and conrelid = a.attrelid and conkey = array[a.attnum]) as word
  from pg_attribute a join pg_type t on t.oid = atttypid
  where attrelid = $1::regclass and attnum > 0 and attnotnull and not atthasdef and attidentity = ''`

const ofType: Record<string, string> = {
  date: "'today'",
  timestamptz: "'now'",
  uuid: 'gen_random_uuid()',
}

/** Inserts a row into each empty table. `client` is a superuser, who may write all of them. */
export async function fillEmptyTables(client: pg.Client): Promise<void> {
  for (const { name } of await tablesInOrder(client)) {
    const table = `public.${quoted(name)}`
    const columns = await client.query<
      Record<'name' | 'type', string> & Record<'row' | 'word', string | null>
    >(needed, [table])
    const values = columns.rows.map(({ type, row, word }) => {
      const isList = type.startsWith('_')
      if (!row && word) return isList ? `array[${word}]` : word
      return row ?? ofType[type] ?? (isList ? "'{1}'" : "'1'")
    })
    const names = columns.rows.map((column) => column.name).join(', ')
    await client.query(
      `insert into ${table} ${names && `(${names})`} select ${values.join(', ')} where not exists (select from ${table})`,
    )
  }
}
