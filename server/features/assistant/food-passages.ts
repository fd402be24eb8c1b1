import { isCategory } from '@shared/domain/foods/food-category'
import type { Database } from '../../database/connect'
import { foodMatcher, type FoodRow, ofCatalogue } from '../foods/foods.public'
import type { Answer } from './answer'

const MOST = 3
const MOST_SENTENCES = 3

const namedFoods = ofCatalogue((all) => {
  const rows = all.filter((row) => !isCategory(row))
  return { rows, wanted: foodMatcher().resolve(rows) }
})

/** Catalogue foods that a text names for certain, own names first. */
export async function findFoods(db: Database, text: string): Promise<FoodRow[]> {
  const { rows, wanted } = await namedFoods(db)
  const matcher = foodMatcher()
  const hits = matcher.verdicts(matcher.read(text), wanted).flatMap(({ spans }, index) => {
    const sure = spans.filter(({ verdict }) => verdict === 'match')
    const span = sure.find(({ kind }) => kind === 'name') ?? sure[0]
    const row = rows[index]
    return span && row ? [{ row, span, own: isOwnName(row, span.word) }] : []
  })
  const owned = new Set(hits.filter(({ own }) => own).map(({ span }) => span.start))
  return (
    hits
      // "Cow's milk" means that food, not also the casein in it.
      .filter(({ own, span }) => own || !owned.has(span.start))
      .sort((a, b) => Number(b.own) - Number(a.own) || b.span.word.length - a.span.word.length)
      .slice(0, MOST)
      .map(({ row }) => row)
  )
}

/** The catalogue's text, for users without results. */
export async function foodPassage(db: Database, foods: readonly string[]): Promise<Answer | undefined> {
  const rows = (await Promise.all(foods.map((words) => findFoods(db, words)))).flatMap(([row]) => row ?? [])
  const known = rows.filter(({ description }) => description !== '').slice(0, 2)
  if (known.length === 0) return undefined
  return {
    answer: known.map((row) => `${row.name}: ${beginningOf(row.description)}`).join('\n\n'),
    sources: known.map(foodSource),
    verdicts: [],
  }
}

export const beginningOf = (description: string): string =>
  description
    .split(/(?<=[.!?])\s+/u)
    .slice(0, MOST_SENTENCES)
    .join(' ')

export const foodSource = ({ id, name }: Pick<FoodRow, 'id' | 'name'>): Answer['sources'][number] => ({
  kind: 'food',
  title: name,
  link: `#food-${id}`,
})

/** "egg" means Egg before Egg white. */
function isOwnName({ name, alternativeNames }: FoodRow, word: string): boolean {
  const plain = singular(word)
  return [name, ...alternativeNames].some((own) => singular(own) === plain)
}

const singular = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/(?:es|s)$/u, '')
