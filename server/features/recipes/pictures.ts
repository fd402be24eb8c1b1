import { asc, isNotNull } from 'drizzle-orm'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import type { Database, Transaction } from '../../database/connect'
import { foods } from '../../database/tables/foods'
import { foodMatcher } from '../foods/foods.public'

const MOST = 4

let resolved: { names: string; foods: readonly ResolvedFood[] } | undefined

/** The pictures of the first foods that a list of ingredients names, at most four, each once. */
export async function picturesOf(
  db: Database | Transaction,
  ingredients: readonly string[],
): Promise<string[]> {
  const found = (await picturesByLine(db, ingredients)).filter((picture) => picture !== null)
  return [...new Set(found)].slice(0, MOST)
}

/** The picture of the food that each ingredient names; null where it names none that has one. */
export async function picturesByLine(
  db: Database | Transaction,
  ingredients: readonly string[],
): Promise<(string | null)[]> {
  const rows = await db
    .select({ name: foods.name, key: foods.key, picture: foods.picture })
    .from(foods)
    .where(isNotNull(foods.picture))
    .orderBy(asc(foods.id))
  const matcher = foodMatcher()
  const names = rows.map(({ name }) => name).join('\n')
  if (resolved?.names !== names) resolved = { names, foods: matcher.resolve(rows) }
  const wanted = resolved.foods
  return ingredients.map((line) => {
    const named = matcher
      .verdicts(matcher.read(line), wanted)
      .map(({ verdict, spans }, index) => ({
        verdict,
        span: spans.find(({ kind }) => kind === 'name'),
        row: rows[index],
      }))
      .filter(({ verdict, span }) => verdict === 'match' && span)
      // The longest word tells best: "sweet potato" before "potato".
      .sort((a, b) => (b.span?.word.length ?? 0) - (a.span?.word.length ?? 0))
    return named[0]?.row?.picture ?? null
  })
}
