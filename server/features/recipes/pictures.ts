import { asc, isNotNull } from 'drizzle-orm'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import type { Span } from '@shared/domain/food-matcher/verdicts'
import type { Database, Transaction } from '../../database/connect'
import { food, foodMatcher } from '../foods/foods.public'

const MOST = 4

let resolved: { names: string; foods: readonly ResolvedFood[] } | undefined

type Kind = Span['kind']

/** How plainly a word names a food, the plainest first: its own name, a word for it, something made from it. */
const plainness: readonly Kind[] = ['name', 'ingredient', 'derived']

/** The pictures of the first foods that a list of ingredients names, at most four, each once. */
export async function picturesOf(
  db: Database | Transaction,
  ingredients: readonly string[],
): Promise<string[]> {
  const found = (await picturesByLine(db, ingredients, ['name'])).filter((picture) => picture !== null)
  return [...new Set(found)].slice(0, MOST)
}

/** The picture of the food that each ingredient names or is made from; null where none is known. */
export async function picturesByLine(
  db: Database | Transaction,
  ingredients: readonly string[],
  kinds = plainness,
): Promise<(string | null)[]> {
  const rows = await db
    .select({ name: food.name, key: food.key, picture: food.picture })
    .from(food)
    .where(isNotNull(food.picture))
    .orderBy(asc(food.id))
  const matcher = foodMatcher()
  const names = rows.map(({ name }) => name).join('\n')
  if (resolved?.names !== names) resolved = { names, foods: matcher.resolve(rows) }
  const wanted = resolved.foods
  return ingredients.map((line) => {
    const named = matcher.verdicts(matcher.read(line), wanted).flatMap(({ verdict, spans }, index) =>
      verdict === 'match'
        ? spans.map(({ kind, word }) => ({
            picture: rows[index]?.picture ?? null,
            rank: kinds.indexOf(kind),
            length: word.length,
          }))
        : [],
    )
    const [best] = named
      .filter(({ rank }) => rank >= 0)
      // The longest word tells best: "sweet potato" before "potato".
      .sort((a, b) => a.rank - b.rank || b.length - a.length)
    return best?.picture ?? null
  })
}
