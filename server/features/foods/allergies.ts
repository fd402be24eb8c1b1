import { listAllergies } from '@shared/domain/allergies'
import { spellings } from '@shared/domain/loose-match'
import type { Database } from '../../database/connect'
import { foods } from './foods.tables'
import { resolveFoods } from './food-names'

/**
 * The allergies of a client's text (separated by commas or lines) that stand for no food, as written: recipes and labels
 * are searched for nothing but these words.
 */
export async function unknownFoods(db: Database, allergies: string): Promise<string[]> {
  const listed = listAllergies(allergies)
  const resolved = await resolveFoods(db, listed, listed)
  const unknown = listed.filter((_, index) => resolved[index]?.byNameOnly ?? true)
  if (unknown.length === 0) return []
  const rows = await db.select({ name: foods.name, others: foods.alternativeNames }).from(foods)
  const added = new Set(rows.flatMap(({ name, others }) => [name, ...others].flatMap(spellings)))
  return unknown.filter((allergy) => !spellings(allergy).some((way) => added.has(way)))
}
