import { isCategory } from '@shared/domain/food-category'
import { buildMatcher, type Matcher } from '@shared/domain/food-matcher/food-matcher'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import { knowledge } from '@shared/domain/food-matcher/knowledge'
import { spellings } from '@shared/domain/loose-match'
import type { Database, Transaction } from '../../database/connect'
import { foods } from '../../database/tables/foods'

let built: Matcher | undefined

/** The matcher over everything that ships, built at the first call (some 100 ms). */
export function foodMatcher(): Matcher {
  return (built ??= buildMatcher(knowledge))
}

/**
 * The foods behind names as reports, allergies and requests write them, in the same order. What an admin has written
 * about a food adds to what ships; a name that nobody knows is matched literally.
 */
export async function resolveFoods(
  db: Database | Transaction,
  names: readonly string[],
): Promise<readonly ResolvedFood[]> {
  if (names.length === 0) return []
  const rows = await db
    .select({
      key: foods.key,
      name: foods.name,
      alternativeNames: foods.alternativeNames,
      derivedIngredients: foods.derivedIngredients,
    })
    .from(foods)
  const bySpelling = new Map(
    rows
      .filter((row) => !isCategory(row))
      .flatMap((row) =>
        [row.name, ...row.alternativeNames].flatMap(spellings).map((name) => [name, row] as const),
      )
      .reverse(),
  )
  return foodMatcher().resolve(
    names.map((name) => {
      const row = spellings(name)
        .map((spelling) => bySpelling.get(spelling))
        .find(Boolean)
      if (!row) return { name }
      return { ...row, name, alternativeNames: [row.name, ...row.alternativeNames] }
    }),
  )
}
