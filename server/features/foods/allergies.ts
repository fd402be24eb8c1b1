import { findFood } from '@shared/domain/loose-match'
import type { Database } from '../../database/connect'
import { foods } from '../../database/tables/foods'

/** More than anybody lists. */
const MOST = 60

/** Ways to say that there is no allergy. */
const none = /^(none|none known|no|nil|n\/?a|nothing|keine?|-+)$/i

/** The allergies of a client's text (separated by commas or lines) that name no food of the catalogue, as written. */
export async function unknownFoods(db: Database, allergies: string): Promise<string[]> {
  const listed = allergies
    .split(/[,;\n]/)
    .map((allergy) => allergy.trim())
    .filter((allergy) => allergy !== '' && !none.test(allergy))
    .slice(0, MOST)
  if (listed.length === 0) return []
  const known = await db.select({ name: foods.name, alternativeNames: foods.alternativeNames }).from(foods)
  return listed.filter((allergy) => {
    const found = findFood(allergy, known)
    return found === undefined || found.kind === 'word'
  })
}
