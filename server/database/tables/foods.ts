import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { editable } from './columns'

export const foods = pgTable(
  'foods',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    latinName: text().notNull().default(''),
    category: text().notNull(),
    description: text().notNull().default(''),
    /** A shipped picture's name, for example `egg`. */
    picture: text(),
    commonSources: text().array().notNull().default([]),
    alternativeNames: text().array().notNull().default([]),
    severity: text().$type<'severe' | 'moderate' | 'other'>().notNull().default('other'),
    ...editable,
  },
  (t) => [uniqueIndex('foods_name').on(sql`lower(${t.name})`)],
)
