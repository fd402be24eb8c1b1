import { isCategory } from '@shared/domain/food-category'
import type { Database } from '../../database/connect'
import { foodMatcher, type FoodRow, ofCatalogue } from '../foods/foods.public'
import type { Told } from './told'

const MOST = 3
const MOST_SENTENCES = 3

const namedFoods = ofCatalogue((all) => {
  const rows = all.filter((row) => !isCategory(row))
  return { rows, wanted: foodMatcher().resolve(rows) }
})

/** The foods of the catalogue that a text names for certain, those called by a name of their own first. */
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
      // "Cow's milk" is the food of that name, and not also the casein in it.
      .filter(({ own, span }) => own || !owned.has(span.start))
      .sort((a, b) => Number(b.own) - Number(a.own) || b.span.word.length - a.span.word.length)
      .slice(0, MOST)
      .map(({ row }) => row)
  )
}

/** What the catalogue says of foods, to whoever has no results of their own. */
export async function foodPassage(db: Database, foods: readonly string[]): Promise<Told | undefined> {
  const rows = (await Promise.all(foods.map((words) => findFoods(db, words)))).flatMap(([row]) => row ?? [])
  const known = rows.filter(({ description }) => description !== '').slice(0, 2)
  if (known.length === 0) return undefined
  return {
    answer: known.map((row) => `${row.name}: ${beginningOf(row.description)}`).join('\n\n'),
    sources: known.map(foodSource),
    verdicts: [],
  }
}

/** The first sentences of a description. */
export const beginningOf = (description: string): string =>
  description
    .split(/(?<=[.!?])\s+/u)
    .slice(0, MOST_SENTENCES)
    .join(' ')

/** A food as a source, which the chat opens in a dialog. */
export const foodSource = ({ id, name }: Pick<FoodRow, 'id' | 'name'>): Told['sources'][number] => ({
  kind: 'food',
  title: name,
  link: `#food-${id}`,
})

/** "egg" names the food Egg before it names Egg white, which it holds. */
function isOwnName({ name, alternativeNames }: FoodRow, word: string): boolean {
  const plain = singular(word)
  return [name, ...alternativeNames].some((own) => singular(own) === plain)
}

const singular = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/(?:es|s)$/u, '')
