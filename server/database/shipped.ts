import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What the product shipped and this database has taken in once, so that an edit or a deletion is never undone by an upgrade. */
export const shipped = pgTable('shipped', { kind: text().notNull(), key: text().notNull() }, (t) => [
  primaryKey({ columns: [t.kind, t.key] }),
])
