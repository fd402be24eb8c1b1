import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Difficulty } from '@shared/domain/recipe-kinds'
import { editable } from '../../database/columns'
import { users } from '../accounts/accounts.tables'

export const recipes = pgTable(
  'recipes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The shipped recipe it is; null for one that somebody made here. */
    key: text(),
    /** Who made it; null for a shipped one. A client's recipes go with the client. */
    ownerId: integer().references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull().default(''),
    ingredients: text().array().notNull(),
    instructions: text().array().notNull(),
    /** Minutes. */
    prepTime: integer().notNull().default(0),
    cookTime: integer().notNull().default(0),
    servings: integer().notNull().default(1),
    difficulty: text().$type<Difficulty>().notNull().default('easy'),
    category: text().notNull(),
    tags: text().array().notNull().default([]),
    /** Names of shipped food pictures, of which the recipe's picture is composed. */
    pictures: text().array().notNull().default([]),
    excludedAllergenIds: integer().array().notNull().default([]),
    aiGenerated: boolean().notNull().default(false),
    approved: boolean().notNull().default(false),
    ...editable,
  },
  (t) => [
    uniqueIndex('recipes_key').on(t.key),
    index('recipes_owner').on(t.ownerId),
    index('recipes_approved').on(t.approved, t.id),
    check('recipes_difficulty', sql`${t.difficulty} in ('easy', 'medium', 'hard')`),
  ],
)
