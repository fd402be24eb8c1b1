import { sql, type SQL } from 'drizzle-orm'
import { countText, formatCount, plural } from '@shared/domain/counts'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import type { Database, Transaction } from '../../database/connect'

type NamedFood = { id: number; name: string; alternativeNames: string[] }

/** What the feature of reports knows of foods. */
export type FoodsInReports = {
  /** How many reports have tested one of these names, which are in small letters; counted up to `most`. */
  count(names: string[], most: number): SQL<number>
  /** Every food that a report has tested, by its name, with how many reports did. */
  tested(db: Database): Promise<{ food: string; reports: number }[]>
}

/** What the feature of recipes knows of a food: how many hold or exclude it; counted up to `most`. */
export type RecipesWith = (food: NamedFood, most: number) => SQL<number>

/** What a client's reports and allergies say to avoid. */
type AvoidedBy = (db: Database, clientId: number) => Promise<readonly ResolvedFood[]>

export type FoodUses = {
  reports: FoodsInReports
  recipesWith: RecipesWith
  avoidedBy: AvoidedBy
  /** The rows that decide what a client avoids, the catalogue's among them. */
  imprints: (clientId: number) => SQL[]
}

/** Beyond this the figure reads "1,000 or more". */
const MOST = 1000

/** Where a food is named, in words ("3 reports and 1 recipe"); undefined when nowhere. */
export async function placesOf(
  tx: Transaction,
  { reports: inReports, recipesWith }: FoodUses,
  food: NamedFood,
): Promise<string | undefined> {
  const names = [food.name, ...food.alternativeNames].map((name) => name.toLowerCase())
  const { rows } = await tx.execute<{ reports: number; recipes: number }>(sql`
    select ${inReports.count(names, MOST)} as reports, ${recipesWith(food, MOST)} as recipes`)
  const { reports = 0, recipes = 0 } = rows[0] ?? {}
  const said = [counted(reports, 'report'), counted(recipes, 'recipe')].filter((words) => words !== undefined)
  return said.length > 0 ? said.join(' and ') : undefined
}

function counted(count: number, word: string): string | undefined {
  if (count === 0) return undefined
  if (count >= MOST) return `${formatCount(MOST)} or more ${plural(MOST, word)}`
  return countText(count, word)
}
