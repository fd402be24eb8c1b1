import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { editable } from '../../database/columns'
import { users } from '../accounts/accounts.tables'

export const foods = pgTable(
  'foods',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The key of a seeded food, even if renamed; null for a food that an admin added. */
    key: text(),
    name: text().notNull(),
    latinName: text().notNull().default(''),
    category: text().notNull(),
    description: text().notNull().default(''),
    /** The text before a model's; null without one, or when edited since. */
    previousDescription: text('former_description'),
    /** The name of a seeded picture, for example `egg`. */
    picture: text(),
    /** SHA-256 of its generated image, which replaces the picture. */
    imageHash: text(),
    commonSources: text().array().notNull().default([]),
    alternativeNames: text().array().notNull().default([]),
    derivedIngredients: text().array().notNull().default([]),
    severity: text().$type<'severe' | 'moderate' | 'other'>().notNull().default('other'),
    ...editable,
  },
  (t) => [uniqueIndex('foods_name').on(sql`lower(${t.name})`), uniqueIndex('foods_key').on(t.key)],
)

/** One order to generate descriptions for several foods, one after another. */
export const generations = pgTable('generations', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  startedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  finishedAt: timestamp({ withTimezone: true }),
})

export const generationFoods = pgTable(
  'generation_foods',
  {
    generationId: integer()
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    foodId: integer()
      .notNull()
      .references(() => foods.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    state: text().$type<'waiting' | 'done' | 'failed'>().notNull().default('waiting'),
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.generationId, t.foodId] }),
    index('generation_foods_waiting').on(t.generationId, t.state, t.position),
    check('generation_foods_state', sql`${t.state} in ('waiting', 'done', 'failed')`),
  ],
)
