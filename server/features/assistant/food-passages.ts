import { asc } from 'drizzle-orm'
import { isCategory } from '@shared/domain/food-category'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import type { Database } from '../../database/connect'
import { foods } from '../../database/tables/foods'
import { foodMatcher } from '../foods/foods.public'

type Row = typeof foods.$inferSelect

/** A food that a question names; `named` says that the question uses one of its own names. */
export type FoodPassage = { row: Row; resolved: ResolvedFood; word: string }

const MOST = 3

let resolved: { names: string; foods: readonly ResolvedFood[] } | undefined

/** The foods of the catalogue that a question names, the most telling word first. */
export async function findFoods(db: Database, question: string): Promise<FoodPassage[]> {
  const rows = (await db.select().from(foods).orderBy(asc(foods.id))).filter((row) => !isCategory(row))
  const matcher = foodMatcher()
  const names = rows.map(({ name, version }) => `${name} ${version}`).join('\n')
  if (resolved?.names !== names) resolved = { names, foods: matcher.resolve(rows) }
  const wanted = resolved.foods
  const found = matcher.verdicts(matcher.read(question), wanted).flatMap(({ verdict, spans }, index) => {
    const span = spans.find(({ kind }) => kind === 'name') ?? spans[0]
    const [row, food] = [rows[index], wanted[index]]
    if (verdict === 'none' || !span || !row || !food) return []
    return [
      { row, resolved: food, word: span.word, own: isOwnName(row, span.word), length: span.word.length },
    ]
  })
  return found
    .sort((a, b) => Number(b.own) - Number(a.own) || b.length - a.length)
    .slice(0, MOST)
    .map(({ row, resolved: food, word }) => ({ row, resolved: food, word }))
}

/** "egg" names the food Egg before it names Egg white, which it holds. */
function isOwnName({ name, alternativeNames }: Row, word: string): boolean {
  const plain = singular(word)
  return [name, ...alternativeNames].some((own) => singular(own) === plain)
}

const singular = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/(?:es|s)$/u, '')
