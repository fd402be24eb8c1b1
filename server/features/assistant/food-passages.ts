import { isCategory } from '@shared/domain/food-category'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import type { Database } from '../../database/connect'
import { foodMatcher, type FoodRow, ofCatalogue } from '../foods/foods.public'
import { sensesIn } from './synonyms'
import { fillers, stemsOf } from './stems'

type Row = FoodRow

/** A food that a question names by `word`. */
export type FoodPassage = { row: Row; resolved: ResolvedFood; word: string }
/** `share` (0 to 1): how much of the question the foods are; 0 when nothing tells that they are meant as foods. */
export type FoundFoods = { foods: FoodPassage[]; share: number }

const MOST = 3
/** Everything else that is asked about makes it less a question about the food. */
const OTHER_WORD = 0.5

/** Words of a question about a food that are not about anything else. */
const foodTalk =
  /(?<![\p{L}\d])(?:contain(?:s|ed|ing)?|holds?|found|made (?:of|from|with)|hid(?:e|es|den)|turns? up|products?|foods?|ingredients?|labels?|dish(?:es)?|recipes?|meals?|ready|soups?|sauces?|sweets|snacks?|breads?|cheeses?|cakes?|biscuits?|pasta|cereals?|drinks?|sausages?|restaurants?|kitchens?|cook\w*|bak(?:e|es|ed|ing)|eat(?:s|en|ing)?|ate|health\w*|vitamins?|proteins?|allergens?|about|info\w*|facts?|know|describe|replac\w+|substitut\w+|instead of|alternatives?|swap\w*|sources?|season\w*|tast\w+|called|names?|famil(?:y|ies)|related|belongs?|full of|exactly)(?![\p{L}\d])/giu

const namedFoods = ofCatalogue((all) => {
  const rows = all.filter((row) => !isCategory(row))
  return { rows, wanted: foodMatcher().resolve(rows) }
})

/** The foods of the catalogue that a question names for certain, those called by a name of their own first. */
export async function findFoods(db: Database, question: string): Promise<FoundFoods> {
  const { rows, wanted } = await namedFoods(db)
  const matcher = foodMatcher()
  const hits = matcher.verdicts(matcher.read(question), wanted).flatMap(({ spans }, index) => {
    const sure = spans.filter(({ verdict }) => verdict === 'match')
    const span = sure.find(({ kind }) => kind === 'name') ?? sure[0]
    const [row, food] = [rows[index], wanted[index]]
    return span && row && food ? [{ row, resolved: food, span, own: isOwnName(row, span.word) }] : []
  })
  if (hits.length === 0) return { foods: [], share: 0 }
  const owned = new Set(hits.filter(({ own }) => own).map(({ span }) => span.start))
  const found = hits
    // "Cow's milk" is the food of that name, and not also the casein in it.
    .filter(({ own, span }) => own || !owned.has(span.start))
    .sort((a, b) => Number(b.own) - Number(a.own) || b.span.word.length - a.span.word.length)
    .slice(0, MOST)
    .map(({ row, resolved: food, span }) => ({ row, resolved: food, word: span.word }))
  const spans = hits.map(({ span }) => span)
  return { foods: found, share: await shareOf(db, question, spans) }
}

async function shareOf(
  db: Database,
  question: string,
  spans: readonly { start: number; end: number }[],
): Promise<number> {
  let text = question
  for (const { start, end } of spans) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  const { senses, rest } = sensesIn(text.replace(foodTalk, ' '))
  const [stems = []] = await stemsOf(db, [rest])
  const others = [...senses, ...stems.filter((stem) => !fillers.has(stem))].length
  const isTalk = text.search(foodTalk) >= 0 || /(?<![\p{L}\d])(?:i|me|my)(?![\p{L}\d])/iu.test(text)
  return others === 0 || isTalk ? 1 / (1 + OTHER_WORD * others) : 0
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
