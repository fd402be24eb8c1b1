import { eq } from 'drizzle-orm'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { projectRoot } from '../../project-root'
import type { Database } from '../../database/connect'
import { foods } from '../../database/tables/foods'
import { shipped } from '../../database/tables/overview'

const catalogue = z.array(
  z.strictObject({
    name: z.string().min(1),
    latinName: z.nullable(z.string()).transform((name) => name ?? ''),
    category: z.string().min(1),
    picture: z.string().regex(/^[a-z0-9-]+$/),
    alternativeNames: z.array(z.string().min(1)),
  }),
)

export const catalogueFolder = path.join(projectRoot, 'server', 'features', 'foods', 'catalogue')

/** The foods that the product ships, out of their files by category. Throws a ZodError when a file is malformed. */
export async function readCatalogue(): Promise<z.infer<typeof catalogue>> {
  const files = (await readdir(catalogueFolder)).filter((name) => name.endsWith('.json')).sort()
  const parts = await Promise.all(files.map((name) => readFile(path.join(catalogueFolder, name), 'utf8')))
  return parts.flatMap((text) => catalogue.parse(JSON.parse(text)))
}

/** Takes in the shipped foods that this database has not seen yet; what an admin changed or deleted stays as it is. */
export async function seedFoods(db: Database): Promise<void> {
  const seen = await db.select({ key: shipped.key }).from(shipped).where(eq(shipped.kind, 'food'))
  const known = new Set(seen.map((row) => row.key))
  const fresh = (await readCatalogue()).filter((food) => !known.has(food.name))
  if (fresh.length === 0) return
  await db.transaction(async (tx) => {
    await tx.insert(foods).values(fresh).onConflictDoNothing()
    await tx
      .insert(shipped)
      .values(fresh.map((food) => ({ kind: 'food', key: food.name })))
      .onConflictDoNothing()
  })
}
