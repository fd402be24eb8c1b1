import { eq, getTableName, sql } from 'drizzle-orm'
import { type PgColumn, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from './connect'

/** Seeds that were received once, so that an upgrade never undoes an edit or deletion. */
export const seeded = pgTable('shipped', { kind: text().notNull(), key: text().notNull() }, (t) => [
  primaryKey({ columns: [t.kind, t.key] }),
])

/** The keys of a kind that this database has received. */
export async function seededKeys(db: Database, kind: string): Promise<Set<string>> {
  const rows = await db.select({ key: seeded.key }).from(seeded).where(eq(seeded.kind, kind))
  return new Set(rows.map(({ key }) => key))
}

/** Records keys as received and returns the new ones; of concurrent calls one gets a key. */
export async function markSeeded(
  tx: Transaction,
  kind: string,
  all: readonly { key: string }[],
): Promise<Set<string>> {
  const noted = await tx
    .insert(seeded)
    .values(all.map(({ key }) => ({ kind, key })))
    .onConflictDoNothing()
    .returning({ key: seeded.key })
  return new Set(noted.map(({ key }) => key))
}

/** Replaces a column's value only where it is a previous seed text that no user changed. */
export async function updateSeedTexts(
  tx: Transaction,
  column: PgColumn,
  previousTexts: Readonly<Record<string, string>>,
  now: ReadonlyMap<string, string>,
): Promise<void> {
  const renewed = Object.entries(previousTexts).flatMap(([hash, key]) => {
    const text = now.get(key)
    return text === undefined ? [] : [[hash, text] as const]
  })
  await tx.execute(sql`
    update ${sql.identifier(getTableName(column.table))} as shown
    set ${sql.identifier(column.name)} = fresh.text, version = version + 1, updated_at = now()
    from unnest(
      ${sql.param(renewed.map(([hash]) => hash))}::text[],
      ${sql.param(renewed.map(([, text]) => text))}::text[]
    ) as fresh (hash, text)
    where encode(sha256(convert_to(shown.${sql.identifier(column.name)}, 'UTF8')), 'hex') = fresh.hash`)
}
