import { sql, type SQL } from 'drizzle-orm'
import { countText, formatCount, plural } from '@shared/domain/text/counts'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import type { Database, Transaction } from '../../database/connect'

type NamedFood = { id: number; name: string; alternativeNames: string[] }

/** What the reports feature provides about foods. */
export type FoodsInReports = {
  /** How many reports have tested one of these lower-case names; counted up to `most`. */
  count(names: string[], most: number): SQL<number>
  /** Every food that a report has tested, by name, with the number of reports. */
  tested(db: Database): Promise<{ food: string; reports: number }[]>
}

/** How many recipes contain or exclude a food, up to `most`; from the recipes feature. */
export type RecipesWith = (food: NamedFood, most: number) => SQL<number>

/** The foods that a client's reports and allergies say to avoid. */
type AvoidedBy = (db: Database, clientId: number) => Promise<readonly ResolvedFood[]>

export type FoodUses = {
  reports: FoodsInReports
  recipesWith: RecipesWith
  avoidedBy: AvoidedBy
  /** Fingerprints of the rows that decide what a client avoids, including the catalogue's. */
  fingerprints: (clientId: number) => SQL[]
}

/** Above this the number reads "1,000 or more". */
const MOST = 1000

/** Where a food is used, in words ("3 reports and 1 recipe"); undefined when nowhere. */
export async function placesOf(
  tx: Transaction,
  { reports: inReports, recipesWith }: FoodUses,
  food: NamedFood,
): Promise<string | undefined> {
  const names = [food.name, ...food.alternativeNames].map((name) => name.toLowerCase())
  const { rows } = await tx.execute<{ reports: number; recipes: number }>(sql`
    select ${inReports.count(names, MOST)} as reports, ${recipesWith(food, MOST)} as recipes`)
  const { reports = 0, recipes = 0 } = rows[0] ?? {}
  const counts = [counted(reports, 'report'), counted(recipes, 'recipe')].filter(
    (words) => words !== undefined,
  )
  return counts.length > 0 ? counts.join(' and ') : undefined
}

function counted(count: number, word: string): string | undefined {
  if (count === 0) return undefined
  if (count >= MOST) return `${formatCount(MOST)} or more ${plural(MOST, word)}`
  return countText(count, word)
}
