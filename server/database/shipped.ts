import { eq } from 'drizzle-orm'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from './connect'

/** What the product shipped and this database has taken in once, so that an edit or a deletion is never undone by an upgrade. */
export const shipped = pgTable('shipped', { kind: text().notNull(), key: text().notNull() }, (t) => [
  primaryKey({ columns: [t.kind, t.key] }),
])

/** The keys of a kind that this database has taken in. */
export async function takenIn(db: Database, kind: string): Promise<Set<string>> {
  const rows = await db.select({ key: shipped.key }).from(shipped).where(eq(shipped.kind, kind))
  return new Set(rows.map(({ key }) => key))
}

/** Notes that these are taken in. The keys that were not before; two at once note each but once. */
export async function noteTaken(
  tx: Transaction,
  kind: string,
  all: readonly { key: string }[],
): Promise<Set<string>> {
  const noted = await tx
    .insert(shipped)
    .values(all.map(({ key }) => ({ kind, key })))
    .onConflictDoNothing()
    .returning({ key: shipped.key })
  return new Set(noted.map(({ key }) => key))
}
