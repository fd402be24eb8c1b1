import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { difficulties, generatorCategories } from '@shared/domain/recipes/recipe-kinds'
import type { Database, Transaction } from '../../database/connect'
import { readPreviousTexts, readSeeds } from '../../database/read-seeds'
import { markSeeded, seededKeys, updateSeedTexts } from '../../database/seeded'
import { picturesOf } from './pictures'
import { recipes } from './recipes.tables'

const text = z.string().min(1)

const schema = z.array(
  z.strictObject({
    key: z.string().regex(/^[a-z0-9-]+$/),
    title: text,
    description: text,
    category: z.enum(generatorCategories),
    ingredients: z.array(text).min(2),
    instructions: z.array(text).min(2),
    prepTime: z.int().min(0),
    cookTime: z.int().min(0),
    servings: z.int().min(1),
    difficulty: z.enum(difficulties),
    tags: z.array(text),
    /** Every catalogue food in the recipe, by key, tagged by hand. */
    foods: z.array(text),
  }),
)

export type SeedRecipe = z.infer<typeof schema>[number]

/** The seeded recipes by category. Throws a ZodError when a file is malformed. */
export const readSeedRecipes = (): Promise<SeedRecipe[]> => readSeeds('recipes', 'seeds', schema)

/** Adds new seeded recipes, new titles of old ones, and missing pictures; other changes stay. */
export async function seedRecipes(db: Database): Promise<void> {
  const all = await readSeedRecipes()
  await addSeedRecipes(db, all)
  const previousTitles = await readPreviousTexts('recipes')
  await db.transaction(async (tx) => {
    const now = new Map(all.map(({ key, title }) => [key, title]))
    await updateSeedTexts(tx, recipes.title, previousTitles, now)
    await drawRecipes(tx)
  })
}

async function addSeedRecipes(db: Database, all: readonly SeedRecipe[]): Promise<void> {
  const known = await seededKeys(db, 'recipe')
  const fresh = all.filter(({ key }) => !known.has(key))
  if (fresh.length === 0) return
  await db.transaction(async (tx) => {
    await tx
      .insert(recipes)
      .values(fresh.map((recipe) => ({ ...recipe, approved: true })))
      .onConflictDoNothing()
    await markSeeded(tx, 'recipe', fresh)
  })
}

async function drawRecipes(tx: Transaction): Promise<void> {
  const { id, title, ingredients, pictures } = recipes
  const undrawn = await tx
    .select({ id, title, ingredients })
    .from(recipes)
    .where(
      sql`${pictures} = '{}' or exists (select 1 from unnest(${pictures}) as one where strpos(one, ' ') = 0)`,
    )
  for (const recipe of undrawn)
    await tx
      .update(recipes)
      .set({ pictures: await picturesOf(tx, recipe) })
      .where(eq(id, recipe.id))
}
