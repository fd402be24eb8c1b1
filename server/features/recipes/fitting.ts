import { setImmediate as others } from 'node:timers/promises'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import type { Reading } from '@shared/domain/food-matcher/verdicts'
import { foodMatcher } from '../foods/foods.public'
import type { Actor } from '../../access/actor'
import type { Database } from '../../database/connect'
import { excludedFor } from './excluded'
import { readingOf, readText } from './guard'
import { approvedRecipes, dayOfYear, fits, imageOf, isInTime, type RecipeRow } from './recipes.queries'

/**
 * What a recipe is wanted for: a category, and foods of which at least one must be in it, in every
 * recipe or only in the first. `isMain`: as a main ingredient rather than a spoonful.
 */
export type Wanted = {
  category?: string | null
  foods?: readonly ResolvedFood[]
  isInEach?: boolean
  isMain?: boolean
}

/** Recipes list their main ingredients first. */
const MAIN_INGREDIENTS = 4
const byTheSpoon = /\b(?:tsp|tbsp|teaspoons?|tablespoons?|pinch(?:es)?|dash|oil|vinegar|stock)\b/iu

/** Approved recipes that fit this person, those with a wanted food first; varies daily. */
export async function fittingRecipes(
  db: Database,
  actor: Actor,
  { category, foods = [], isInEach = false, isMain = false }: Wanted,
  most: number,
): Promise<{ id: number; title: string; category: string; imageUrl: string | null }[]> {
  const excluded = await excludedFor(db, actor)
  const found = turned(
    (await approvedRecipes(db)).filter(
      (row) =>
        (!category || kindsOf(category).includes(row.category)) &&
        fits(row, excluded) &&
        isInTime(row, excluded),
    ),
    most,
  )
  const having = new Set(foods.length > 0 ? found.filter((row) => holds(row, foods, isMain)) : [])
  const others = isInEach ? [] : found.filter((row) => !having.has(row))
  return [...having, ...others].slice(0, most).map(({ id, title, category: kind, pictures }) => ({
    ...{ id, title, category: kind },
    imageUrl: imageOf(pictures),
  }))
}

function holds(row: RecipeRow, foods: readonly ResolvedFood[], isMain: boolean): boolean {
  const { lines, main } = linesOf(row)
  return (isMain ? main : lines).some((line) =>
    foodMatcher()
      .verdicts(line, foods)
      .some(({ verdict }) => verdict === 'match'),
  )
}

type Lines = { lines: readonly Reading[]; main: readonly Reading[] }
const linesRead = new WeakMap<RecipeRow, Lines>()

/** The title and ingredients, each read separately, and the main ingredients among them. */
function linesOf(row: RecipeRow): Lines {
  const known = linesRead.get(row)
  if (known) return known
  const ingredients = row.ingredients.map((line) => ({ line, reading: readText(line) }))
  const main = ingredients.filter(({ line }) => !byTheSpoon.test(line)).slice(0, MAIN_INGREDIENTS)
  const read = {
    lines: [readText(row.title), ...ingredients.map(({ reading }) => reading)],
    main: main.map(({ reading }) => reading),
  }
  linesRead.set(row, read)
  return read
}

function turned(rows: readonly RecipeRow[], most: number): RecipeRow[] {
  const start = rows.length > 0 ? (dayOfYear(new Date()) * most) % rows.length : 0
  return [...rows.slice(start), ...rows.slice(0, start)]
}

/** A dinner is also a main course. */
const kindsOf = (category: string) => (category === 'dinner' ? ['dinner', 'main-course'] : [category])

/** Reads the lines of all recipes at start, so that the first request does not wait for it. */
export async function warmRecipes(db: Database): Promise<void> {
  for (const row of await approvedRecipes(db)) {
    await others()
    readingOf(row)
    linesOf(row)
  }
}
