import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Difficulty } from '@shared/domain/recipes/recipe-kinds'
import type { DishPicture } from '@shared/features/recipes'
import { editable } from '../../database/columns'
import { users } from '../accounts/accounts.tables'

/** Each a name and a size, `pear 80`. Old ones without a size were named by hand. */
const dishPictures = customType<{ data: DishPicture[]; driverData: string[] }>({
  dataType: () => 'text[]',
  toDriver: (pictures) => pictures.map(({ name, size }) => `${name} ${size}`),
  fromDriver: (written) =>
    written.map((one) => {
      const [name = '', size = '100'] = one.split(' ')
      return { name, size: Number(size) }
    }),
})

export const recipes = pgTable(
  'recipes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The key of a seeded recipe; null for one made in the portal. */
    key: text(),
    /** Who made it; null for a seeded recipe. Deleted with the client. */
    ownerId: integer().references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull().default(''),
    ingredients: text().array().notNull(),
    instructions: text().array().notNull(),
    /** In minutes. */
    prepTime: integer().notNull().default(0),
    cookTime: integer().notNull().default(0),
    servings: integer().notNull().default(1),
    difficulty: text().$type<Difficulty>().notNull().default('easy'),
    category: text().notNull(),
    tags: text().array().notNull().default([]),
    /** The food pictures that the recipe's picture is composed of. */
    pictures: dishPictures().notNull().default([]),
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
