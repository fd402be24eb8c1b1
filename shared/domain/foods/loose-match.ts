import { tidied } from '../text/fold'

export type NamedFood = { name: string; alternativeNames?: readonly string[] | null }

/**
 * `form`: the food with words that say only how it was cut, kept or cooked; `contains`: whole words
 * of it, as in oat milk; `word`: possible only, providing no description.
 */
export type MatchKind = 'exact' | 'form' | 'contains' | 'word'

type Candidate<T> = { food: T; name: string; score: number[]; isForm?: boolean }

const wordsOf = (name: string) =>
  name
    .replace(/['’]s?(?![\p{L}])/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
const singular = (word: string) =>
  word.length > 3 ? word.replace(/ies$/u, 'y').replace(/(?<=[^s])s$/u, '') : word
const phraseOf = (name: string) => wordsOf(name).map(singular).join(' ')
/** Words that unrelated foods share. */
const fillers = new Set(
  `and the with for from food mix extract powder seed leaf root raw fresh dried cooked smoked whole ground
wild sweet sour hot red white green black yellow brown blue pink big small baby young old sea water`.split(
    /\s+/u,
  ),
)

/** Words after which a food still looks like itself, unlike "milk" in oat milk. */
const forms = new Set(
  `baked boiled braised breast chopped cold cooked cut cutlet dark diced dried farmed fillet fresh fried
frozen grain grated grilled ground half hot kernel large lean leg light loin mature mild minced natural new
organic peeled piece plain poached raw red ripe roast roasted sliced small smoked stalk steak steamed
stewed tinned toasted trimmed unsalted white whole wild wing yellow young the a of`.split(/\s+/u),
)

/** Each test's foods are compared with each avoided one, so many spellings are cached. */
const MOST_SPELT = 5_000
const spelt = new Map<string, readonly string[]>()

/** The spellings of one name: as it is, and `PEPPER, BLACK` and `Beans (Kidney)` reordered. */
export function spellings(name: string): readonly string[] {
  const known = spelt.get(name)
  if (known) return known
  const plain = tidied(name)
  const inverted = /^([^,()]+)[,(]\s*([^,()]+)\)?$/u.exec(plain)
  const ways = inverted
    ? [phraseOf(plain), phraseOf(`${inverted[2] ?? ''} ${inverted[1] ?? ''}`)]
    : [phraseOf(plain)]
  if (spelt.size >= MOST_SPELT) spelt.clear()
  spelt.set(name, ways)
  return ways
}

/**
 * Finds the picture and description for a tested food by S1's loose rule; never use it to decide
 * what a person must avoid. Equal names come first, then whole words of one within the other (the
 * longest wins), then a shared meaningful word of 3 characters or more, which is only a possible
 * match. The answer does not depend on the order of the foods, unless two have the same name.
 */
export function findFood<T extends NamedFood>(
  name: string,
  foods: readonly T[],
): { food: T; kind: MatchKind } | undefined {
  const wanted = tidied(name)
  if (wanted === '') return undefined
  const named = foods.flatMap((food) =>
    [food.name, ...(food.alternativeNames ?? [])].map((text, index) => ({
      food,
      name: tidied(text),
      index,
    })),
  )
  const same = named.find((entry) => entry.name === wanted && entry.index === 0)
  const exact = same ?? named.find((entry) => entry.name === wanted) ?? bySpelling(wanted, named)
  if (exact) return { food: exact.food, kind: 'exact' }
  const contained = best(named.flatMap((entry) => containment(wanted, entry)))
  if (contained) return { food: contained.food, kind: contained.isForm ? 'form' : 'contains' }
  const shared = best(named.flatMap((entry) => sharedWord(wanted, entry)))
  return shared && { food: shared.food, kind: 'word' }
}

type Entry<T> = { food: T; name: string }

function bySpelling<T>(wanted: string, named: Entry<T>[]): Entry<T> | undefined {
  const ways = spellings(wanted).filter((way) => way !== '')
  return named.find((entry) => spellings(entry.name).some((way) => ways.includes(way)))
}

function containment<T>(wanted: string, { food, name }: Entry<T>): Candidate<T>[] {
  const holds = (outer: string, inner: string) => inner !== '' && ` ${outer} `.includes(` ${inner} `)
  return spellings(wanted).flatMap((mine) =>
    spellings(name).flatMap((theirs) => {
      if (holds(mine, theirs)) {
        const others = ` ${mine} `.replace(` ${theirs} `, ' ').trim().split(' ')
        return [{ food, name, score: [theirs.length, 1], isForm: others.every((word) => forms.has(word)) }]
      }
      return holds(theirs, mine) ? [{ food, name, score: [mine.length, 0] }] : []
    }),
  )
}

function sharedWord<T>(wanted: string, { food, name }: Entry<T>): Candidate<T>[] {
  const telling = (text: string) =>
    wordsOf(text)
      .map(singular)
      .filter((word) => word.length > 2 && !fillers.has(word))
  const theirs = telling(name)
  return telling(wanted)
    .filter((mine) => theirs.includes(mine))
    .map((mine) => ({ food, name, score: [mine.length] }))
}

function best<T>(candidates: Candidate<T>[]): Candidate<T> | undefined {
  const better = (a: Candidate<T>, b: Candidate<T>) =>
    (b.score[0] ?? 0) - (a.score[0] ?? 0) ||
    (b.score[1] ?? 0) - (a.score[1] ?? 0) ||
    a.name.length - b.name.length ||
    (a.name < b.name ? -1 : Number(a.name > b.name))
  return candidates.sort(better)[0]
}
