import { and, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod'
import { severities } from '@shared/features/foods'
import type { Database, Transaction } from '../../database/connect'
import { foods } from './foods.tables'
import { readPreviousTexts, readSeeds } from '../../database/read-seeds'
import { markSeeded, updateSeedTexts, seededKeys } from '../../database/seeded'
import { foodKnowledge } from './food-knowledge'

const text = z.string().min(1)

const reference = z.array(
  z.strictObject({
    key: text,
    name: text,
    latinName: z.nullable(z.string()).transform((name) => name ?? ''),
    category: text,
    picture: z.string().regex(/^[a-z0-9-]+$/),
    severity: z.enum(severities),
    commonSources: z.array(text).min(1),
    description: text,
  }),
)

export type SeedFood = z.infer<typeof reference>[number] & {
  alternativeNames: string[]
  derivedIngredients: string[]
}

/** Reads the seeded foods; throws when a file is malformed or a food has no names. */
export async function readSeedFoods(): Promise<SeedFood[]> {
  const knownFoods = new Map(foodKnowledge().foods.map((food) => [food.key, food]))
  return (await readSeeds('foods', 'reference', reference)).map((food) => {
    const known = knownFoods.get(food.key)
    if (!known) throw new Error(`The food ${food.key} has no names.`)
    const alternativeNames = [...new Set(Object.values(known.names).flat())]
    return { ...food, alternativeNames, derivedIngredients: [...known.derived] }
  })
}

const lowerName = sql<string>`lower(${foods.name})`

/** Adds new seeded foods and updates unedited ones; what an admin changed or deleted stays. */
export async function seedFoods(db: Database): Promise<void> {
  const seeds = await readSeedFoods()
  const previousTexts = await readPreviousTexts('foods')
  const known = await seededKeys(db, 'food')
  // The first version stored a food's name instead of its key.
  const fresh = seeds.filter((food) => !known.has(food.key) && !known.has(food.name))
  const noted = seeds.filter((food) => !known.has(food.key))
  await db.transaction(async (tx) => {
    if (fresh.length > 0) await tx.insert(foods).values(fresh).onConflictDoNothing()
    const keyless = await tx.select({ name: lowerName }).from(foods).where(isNull(foods.key))
    const names = new Set(keyless.map(({ name }) => name))
    for (const food of noted) if (names.has(food.name.toLowerCase())) await adopt(tx, food)
    if (noted.length > 0) await markSeeded(tx, 'food', noted)
    const descriptions = new Map(seeds.map((food) => [food.key, food.description]))
    await updateSeedTexts(tx, foods.description, previousTexts, descriptions)
  })
}

/** A food of this name without a key gets the seed text unless somebody has edited it. */
async function adopt(tx: Transaction, food: SeedFood): Promise<void> {
  const [row] = await tx
    .update(foods)
    .set({ key: food.key })
    .where(and(isNull(foods.key), eq(lowerName, food.name.toLowerCase())))
    .returning({ id: foods.id, version: foods.version })
  if (row?.version === 1) await tx.update(foods).set(food).where(eq(foods.id, row.id))
}
