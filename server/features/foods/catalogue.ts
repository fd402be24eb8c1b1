import { and, eq, isNull, sql } from 'drizzle-orm'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { severities } from '@shared/features/foods'
import { projectRoot } from '../../project-root'
import type { Database, Transaction } from '../../database/connect'
import { foods } from './foods.tables'
import { shipped } from '../../database/shipped'
import { shippedKnowledge } from './shipped-knowledge'

const text = z.string().min(1)

/** What is said of a food. */
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

export type CatalogueFood = z.infer<typeof reference>[number] & {
  alternativeNames: string[]
  derivedIngredients: string[]
}

const referenceFolder = path.join(projectRoot, 'server', 'features', 'foods', 'reference')

/** The foods that the product ships, out of their files by category. Throws when a file is malformed or a food has no names. */
export async function readCatalogue(): Promise<CatalogueFood[]> {
  const knownFoods = new Map(shippedKnowledge().foods.map((food) => [food.key, food]))
  return (await readFolder(referenceFolder, reference)).map((food) => {
    const known = knownFoods.get(food.key)
    if (!known) throw new Error(`The food ${food.key} has no names.`)
    const alternativeNames = [...new Set(Object.values(known.names).flat())]
    return { ...food, alternativeNames, derivedIngredients: [...known.derived] }
  })
}

async function readFolder<T>(folder: string, schema: z.ZodType<T[]>): Promise<T[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const parts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))
  return parts.flatMap((part) => schema.parse(JSON.parse(part)))
}

/**
 * Takes in the shipped foods that this database has not seen yet, and what an upgrade brings to those that nobody has
 * edited; what an admin changed or deleted stays as it is.
 */
export async function seedFoods(db: Database): Promise<void> {
  const catalogue = await readCatalogue()
  const seen = await db.select({ key: shipped.key }).from(shipped).where(eq(shipped.kind, 'food'))
  const known = new Set(seen.map((row) => row.key))
  // The first version of the product noted a food's name instead of its key.
  const fresh = catalogue.filter((food) => !known.has(food.key) && !known.has(food.name))
  const noted = catalogue.filter((food) => !known.has(food.key))
  await db.transaction(async (tx) => {
    if (fresh.length > 0) await tx.insert(foods).values(fresh).onConflictDoNothing()
    for (const food of noted) await adopt(tx, food)
    if (noted.length > 0)
      await tx
        .insert(shipped)
        .values(noted.map(({ key }) => ({ kind: 'food', key })))
        .onConflictDoNothing()
  })
}

/** A food of this name that has no key yet is the shipped one; it gets the shipped text unless somebody has edited it. */
async function adopt(tx: Transaction, food: CatalogueFood): Promise<void> {
  const [row] = await tx
    .update(foods)
    .set({ key: food.key })
    .where(and(isNull(foods.key), eq(sql`lower(${foods.name})`, food.name.toLowerCase())))
    .returning({ id: foods.id, version: foods.version })
  if (row?.version === 1) await tx.update(foods).set(food).where(eq(foods.id, row.id))
}
