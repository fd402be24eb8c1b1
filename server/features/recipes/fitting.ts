import { foodMatcher, resolveFoods } from '../foods/foods.public'
import type { Actor } from '../../access/actor'
import type { Database } from '../../database/connect'
import { excludedFor } from './excluded'
import { approvedRecipes, dayOfYear, fits, type RecipeRow } from './recipes.queries'

/** What a recipe is wanted for: a category, and words for a food that is to be in it. */
export type Wanted = { category?: string | null; words?: string }

/**
 * Up to `most` approved recipes that hold none of this person's foods, with the title of each: others on another day.
 * Recipes whose ingredients do not name the food of `words` are none.
 */
export async function fittingRecipes(
  db: Database,
  actor: Actor,
  { category, words = '' }: Wanted,
  most: number,
): Promise<{ id: number; title: string; category: string }[]> {
  const excluded = await excludedFor(db, actor)
  const named = words === '' ? [] : await resolveFoods(db, [words], [words])
  const matcher = foodMatcher()
  const holds = ({ title, ingredients }: RecipeRow) =>
    [title, ...ingredients].some(
      (line) => matcher.verdicts(matcher.read(line), named)[0]?.verdict === 'match',
    )
  const found = (await approvedRecipes(db)).filter(
    (row) =>
      (!category || kindsOf(category).includes(row.category)) &&
      (named.length === 0 || holds(row)) &&
      fits(row, excluded),
  )
  const start = found.length > 0 ? (dayOfYear(new Date()) * most) % found.length : 0
  return [...found.slice(start), ...found.slice(0, start)]
    .slice(0, most)
    .map(({ id, title, category: kind }) => ({ id, title, category: kind }))
}

/** A dinner is a main course as well. */
const kindsOf = (category: string) => (category === 'dinner' ? ['dinner', 'main-course'] : [category])
