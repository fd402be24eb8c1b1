import type { ClientBase } from 'pg'

export type TableShape = { name: string; columns: string[] }

/** Tables not in a backup: they are filled by triggers or computed, or are in the registry. */
const apart = ['tallies', 'practitioner_clients', 'standings', 'standing_changes', 'report_keys']

/** The tables with their writable columns, each table after those that it refers to. */
export async function tablesInOrder(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all($1)
    group by c.relname order by c.relname`,
    [apart],
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select f.relname as "from", t.relname as "to"
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and f.oid <> t.oid`)
  const ordered: TableShape[] = []
  const left = new Map(rows.map((row) => [row.name, row]))
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && left.has(to)),
    )
    // Tables with circular references could not be loaded one after the other.
    if (free.length === 0) throw new Error('The tables refer to each other in a circle.')
    for (const table of free) {
      ordered.push(table)
      left.delete(table.name)
    }
  }
  return ordered
}

/** The hashes of the applied migrations, oldest first. */
export async function migrationsIn(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  )
  return rows.map(({ hash }) => hash)
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
