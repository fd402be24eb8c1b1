import type { Span } from '@shared/domain/food-matcher/verdicts'
import type { DishPicture } from '@shared/features/recipes'
import type { Database, Transaction } from '../../database/connect'
import { foodMatcher, ofCatalogue } from '../foods/foods.public'
import { gramsOf } from './amounts'
import dishPictures from './dish-pictures.json' with { type: 'json' }

const MOST = 4
/** The smallest picture in per cent of the largest, so that a pinch is still visible. */
const SMALLEST = 55

/** A title food counts as main if it weighs at least a third of the heaviest. */
const LEAST_OF_MAIN = 3
/** A food below a thirtieth of the heaviest is a topping. */
const STREWN = 30

type Pictured = { id: number; name: string; key: string | null; category: string; picture: string }
type Named = { food: Pictured; line: string; grams: number }

const picturedFoods = ofCatalogue((all) => {
  const rows = all
    .filter(({ picture }) => picture !== null)
    .map(({ id, name, key, category, picture }) => ({ id, name, key, category, picture }))
  return { rows, wanted: foodMatcher().resolve(rows) }
})

/** How directly a word names a food, best first: its name, a synonym, a product of it. */
const plainness: readonly Span['kind'][] = ['name', 'ingredient', 'derived']

/** In nearly every dish, so a picture would show nothing about it. */
const seasonings = new Set(['black-pepper', 'cane-sugar', 'bakers-yeast', 'brewers-yeast', 'yeast'])
/** Not visible on a plate. */
const unseen = new Set(['gluten', 'gliadin', 'casein', 'malt', 'bromelain', 'meat-glue', 'candida-albicans'])
const seasoned = /\b(?:oil|fat|lard|ghee|vinegar|salt|water|stock|broth)\b/iu
/** A dish does not consist of these unless its title names them. */
const flavours = new Set(['honey', 'maple-syrup', 'agave-nectar', 'garlic', 'lemon', 'lime', 'ginger'])
const pressed = /\b(?:juice|milk|sauce|syrup|zest|peel)\b/iu
const cured = /\b(?:bacon|pancetta|lardons?|speck)\b/iu
const minced = /\b(?:minced?|ground (?:beef|pork|lamb|turkey|chicken|veal))\b/iu

const isSeasoning = ({ food: { key }, line }: Named) => seasonings.has(key ?? '') || seasoned.test(line)
const isFlavour = ({ food: { key, category }, line }: Named) =>
  flavours.has(key ?? '') ||
  seasonings.has(key ?? '') ||
  category === 'Herbs and spices' ||
  /\bsauce\b/iu.test(line)

/** Foods as they look in a dish: no whole fish, and meat in cuts. */
function inDish({ food: { category, picture }, line }: Named): string {
  if (category === 'Meat' && minced.test(line)) return dishPictures.minced
  if (cured.test(line)) return picture
  return (dishPictures as Record<string, string>)[picture] ?? picture
}

/** At most four: the title's foods, then the heaviest; herbs, spices and toppings last. */
export async function picturesOf(
  db: Database | Transaction,
  { title, ingredients }: { title: string; ingredients: readonly string[] },
): Promise<DishPicture[]> {
  const read = await reader(db)
  const inTitle = new Map(read(title).map(({ food, start }) => [food.id, start]))
  // By a food's own name; for "tuna salad" the other foods in it share that position.
  const placeIn = ({ id, name }: Pictured) => placeOf(name, title) ?? inTitle.get(id) ?? Infinity
  const byPicture = new Map<string, Named & { place: number; start: number }>()
  for (const written of ingredients) {
    const { line, plainest } = readLine(read, written)
    if (!plainest) continue
    const named = { food: plainest.food, line, grams: gramsOf(written) * (pressed.test(line) ? 0.3 : 1) }
    const start = seasoned.test(line) ? Infinity : placeIn(named.food)
    if (start === Infinity && isSeasoning(named)) continue
    const place = (start < Infinity ? 0 : 2) + Number(isFlavour(named))
    const before = byPicture.get(inDish(named))
    byPicture.set(inDish(named), {
      ...(before && before.place <= place ? before : { ...named, place, start }),
      grams: named.grams + (before?.grams ?? 0),
    })
  }
  const most = Math.max(...[...byPicture.values()].map(({ grams }) => grams))
  const all = [...byPicture]
    .map(([name, { grams, place, start }]) => {
      const isStrewn = grams * STREWN < most
      return { name, grams, place: place === 2 && isStrewn ? 3 : place, start }
    })
    .sort((a, b) => a.place - b.place || b.grams - a.grams)
  // A title names the main food first: "Ostrich steaks with beetroot".
  const [heaviest] = all
  const isMain = ({ place, grams }: (typeof all)[number]) =>
    place === heaviest?.place && grams * LEAST_OF_MAIN >= heaviest.grams
  const [main] = all.filter(isMain).sort((a, b) => a.start - b.start || b.grams - a.grams)
  const shown = main ? [main, ...all.filter((one) => one !== main)].slice(0, MOST) : []
  const largest = Math.max(...shown.map(({ grams }) => grams))
  return shown.map(({ name, grams }) => ({
    name,
    size: Math.max(SMALLEST, Math.round(100 * Math.cbrt(grams / largest))),
  }))
}

/** For each ingredient the picture of its food as in a dish; null where none is known. */
export async function picturesByLine(
  db: Database | Transaction,
  ingredients: readonly string[],
): Promise<(string | null)[]> {
  const read = await reader(db)
  return ingredients.map((written) => {
    const { line, plainest } = readLine(read, written)
    return plainest ? inDish({ ...plainest, line, grams: 0 }) : null
  })
}

/** Reads the head of a line first: "tuna in olive oil", "cranberries, sweetened with ...". */
function readLine(read: Awaited<ReturnType<typeof reader>>, written: string) {
  for (const line of [written.split(/,| in | with /u, 1)[0] ?? '', written]) {
    const [plainest] = read(line)
    if (plainest) return { line, plainest }
  }
  return { line: written, plainest: undefined }
}

/** The position of a food's name in a text, singular or plural. */
function placeOf(name: string, text: string): number | undefined {
  const [stem = ''] = name.toLowerCase().split(/y?(?: \(|$)|s$/u)
  const at = text.toLowerCase().indexOf(stem)
  return at < 0 ? undefined : at
}

/** Reads which pictured foods a text names, the most directly named first. */
async function reader(db: Database | Transaction) {
  const { rows, wanted } = await picturedFoods(db)
  const matcher = foodMatcher()
  return (text: string) =>
    matcher
      .verdicts(matcher.read(text), wanted)
      .flatMap(({ verdict, spans }, index) => {
        const row = rows[index]
        if (verdict !== 'match' || !row?.picture || unseen.has(row.key ?? '')) return []
        const food: Pictured = { ...row, picture: row.picture }
        const own = placeOf(row.name, text) === undefined ? 0 : row.name.length
        return spans.map(({ kind, word, start }) => {
          return { food, start, rank: plainness.indexOf(kind), own, length: word.length }
        })
      })
      .filter(({ rank }) => rank >= 0)
      // A food's own name, the longest first: "sweet potato" before "potato".
      .sort((a, b) => a.rank - b.rank || b.own - a.own || b.length - a.length)
}
