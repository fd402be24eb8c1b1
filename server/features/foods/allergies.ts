import { listAllergies } from '@shared/domain/allergies'
import { findFood } from '@shared/domain/loose-match'
import type { Database } from '../../database/connect'
import { foods } from '../../database/tables/foods'

/** The allergies of a client's text (separated by commas or lines) that name no food of the catalogue, as written. */
export async function unknownFoods(db: Database, allergies: string): Promise<string[]> {
  const listed = listAllergies(allergies)
  if (listed.length === 0) return []
  const known = await db.select({ name: foods.name, alternativeNames: foods.alternativeNames }).from(foods)
  return listed.filter((allergy) => {
    const found = findFood(allergy, known)
    return found === undefined || found.kind === 'word'
  })
}
