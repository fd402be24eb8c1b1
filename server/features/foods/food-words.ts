import { isCategory } from '@shared/domain/foods/food-category'
import { byAlphabet, fold } from '@shared/domain/text/fold'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import { valuesOf } from '@shared/domain/food-matcher/values'
import { commonFoods } from '@shared/domain/verdict/common-foods'
import type { Database, Transaction } from '../../database/connect'
import { withRequestCache } from '../../database/fingerprint'
import { ofCatalogue, resolveFoods, type FoodRow } from './food-names'
import { foodKnowledge } from './food-knowledge'

/** How many words describe a name, and how many names are offered while typing. */
const MOST = 8
/** Words that share so many first letters are forms of one: tahini, tahina. */
const ALIKE = 5

/** The groups that are offered beside the catalogue's foods, as people write them. */
const groups =
  `Tree nuts|Shellfish|Crustaceans|Molluscs|Fish|Seafood|Dairy|Gluten|Grains|Legumes|Citrus fruits|Berries|
Nightshades|Mushrooms|Brassicas|Poultry|Red meat|Meat|Sulphites|Soy|Seeds|Alcohol|
Melons|Algae|Goat dairy|Sheep dairy`.split(/\|\n?/u)

/** The words searched for because of each name, best known first; none without a food. */
export async function wordsFor(
  db: Database | Transaction,
  names: readonly string[],
): Promise<Record<string, string[]>> {
  const resolved = await resolveFoods(db, names, names)
  return Object.fromEntries(names.map((name, at) => [name, resolved[at] ? wordsOf(resolved[at]) : []]))
}

const namedFoods = ofCatalogue((rows) => rows.filter((row) => !isCategory(row)))

/** Foods and groups by a word that contains the typed text; those that begin with it first. */
export async function suggestFoods(db: Database, typed: string) {
  const q = fold(typed)
  if (q === '') return []
  const once = withRequestCache(db)
  const rows = await namedFoods(once)
  const known = new Set(rows.map(({ name }) => fold(name)))
  const inGroups = groups
    .filter((name) => !known.has(fold(name)))
    .map((name) => ({ name, alternativeNames: [], derivedIngredients: [] }))
  const found = [...rows, ...inGroups]
    .flatMap((row) => offer(row, q))
    .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length || byAlphabet(a.name, b.name))
    .slice(0, MOST)
  const words = await wordsFor(
    once,
    found.map(({ name }) => name),
  )
  return found.map(({ name, hit }) => ({
    name,
    words: [...new Set([...hit, ...(words[name] ?? [])])].slice(0, MOST),
  }))
}

type Offer = { name: string; rank: number; /** The word that matched. */ hit: string[] }

function offer(
  {
    name,
    alternativeNames,
    derivedIngredients,
  }: Pick<FoodRow, 'name' | 'alternativeNames' | 'derivedIngredients'>,
  q: string,
): Offer[] {
  const plain = ` ${fold(name)}`
  if (plain.includes(` ${q}`)) return [{ name, rank: plain.startsWith(` ${q}`) ? 0 : 1, hit: [] }]
  const others = [...alternativeNames, ...derivedIngredients]
  const hit =
    others.find((word) => ` ${fold(word)}`.includes(` ${q}`)) ?? others.find((word) => fold(word).includes(q))
  return hit === undefined ? [] : [{ name, rank: 2, hit: [hit.toLowerCase()] }]
}

type IndexedWord = { word: string; key: string; sure: ReadonlySet<string> }
type Index = {
  foods: readonly IndexedWord[]
  common: readonly IndexedWord[]
  others: ReadonlyMap<string, { derived: readonly string[]; names: readonly string[] }>
}
let index: Index | undefined

/** The English words for each food, and well-known words for products that certainly contain it. */
function known(): Index {
  if (index) return index
  const { foods, terms } = foodKnowledge()
  const values = valuesOf(foods)
  return (index = {
    foods: foods.map(({ key, name }) => ({ word: name, key, sure: values.ofFood(key).sure })),
    common: terms
      .filter(([name, , language]) => (language === 'en' || language === 'xx') && commonFoods.has(name))
      .map(([word, value]) => ({ word, key: '', sure: values.parse(value).sure })),
    others: new Map(foods.map(({ key, names, derived }) => [key, { derived, names: names['en'] ?? [] }])),
  })
}

/** A better first word where the knowledge files begin with a rare one. */
const best: Record<string, string> = {
  'cows-milk': 'milk, cream, butter, cheese, yoghurt, casein, whey, ghee',
  egg: 'egg white, egg yolk, albumen, mayonnaise, meringue',
  '@sulphites': 'sulphite, sulphur dioxide, metabisulphite, E220, E224',
  '*alcohol': 'wine, beer, rum, brandy, liqueur',
}

function* candidatesFor(food: ResolvedFood): Generator<string> {
  const { foods, common, others } = known()
  for (const [concept, words] of Object.entries(best))
    if (food.concepts.has(concept)) yield* words.split(', ')
  const holds = ({ sure }: IndexedWord) => [...food.concepts].some((concept) => sure.has(concept))
  const rank = ({ word, key }: IndexedWord) =>
    Number(!food.concepts.has(key)) + 2 * Number(!commonFoods.has(fold(word)))
  const held = foods.filter(holds).sort((a, b) => rank(a) - rank(b))
  for (const { word } of held) yield word.replace(/ \(.*\)/u, '').toLowerCase()
  for (const key of food.keys) yield* others.get(key)?.derived ?? []
  for (const { word } of common.filter(holds)) yield word
  for (const { isOwn, words } of food.phrases) if (!isOwn) yield words.join(' ')
  for (const key of food.keys) yield* others.get(key)?.names ?? []
}

/** Drops words that are forms of an earlier one, and words that contain the name. */
function wordsOf(food: ResolvedFood): string[] {
  const name = fold(food.name)
  const sentences: string[] = []
  const words: string[] = []
  for (const word of candidatesFor(food)) {
    const plain = fold(word)
    const isTold = sentences.some(
      (one) => plain.includes(one) || one.slice(0, ALIKE) === plain.slice(0, ALIKE),
    )
    if (plain === name || isTold) continue
    sentences.push(plain, ...(plain.includes(name) ? [name] : []))
    if (words.push(word) === MOST) break
  }
  return words
}
