import { hashOf, WordTable } from '../text/word-table'
import { isOneApart, lookOf } from './look-alike'
import { ordinaryWords } from './ordinary-words'

/** Finds known words for misread ones, by look-ups only. */
export type Corrections = {
  /** The known word that differs only in letters that look alike. */
  byLook(word: string): string | undefined
  /** The known word with non-English letters: `ceufs` for `œufs`, `Mandelstiicke`. */
  byForeign(word: string): string | undefined
  /** The nearest long words that differ in one letter: several when they are equally near. */
  byLetter(word: string): readonly string[]
}

/** Misreadings of short French and German words by a camera that knows only English. */
const foreign = new Map([
  ...['ceuf', 'euf', 'oeut'].flatMap((word) => [[word, 'oeuf'] as const, [`${word}s`, 'oeufs'] as const]),
  ...['eiweib', 'eiweif', 'eiweil', 'eiwei3', 'eiwei8', 'eiweifs'].map((word) => [word, 'eiweiss'] as const),
])
/** ... and of `ü`, of `ß`, of `ä` and `ö` in long ones. */
const [asU, asSharpS, asOther] = [/(?=(i[it]?|ti))/gu, /(?=(fs|fb|lr|[bflr38]))/gu, /(?=(ea|e|i|6))/gu]
const shortestForeign = 7

function* spellingsOf(word: string): Generator<string> {
  for (const one of [word, ...replacedOnce(word, asU, 'u')]) {
    yield one
    yield* replacedOnce(one, asSharpS, 'ss')
  }
  for (const letter of 'ao') yield* replacedOnce(word, asOther, letter)
}

function* replacedOnce(word: string, pattern: RegExp, letters: string): Generator<string> {
  for (const { index, 1: found = '' } of word.matchAll(pattern))
    yield word.slice(0, index) + letters + word.slice(index + found.length)
}

/** Letters that a camera confuses, beyond those that always look alike. */
const alike: Record<string, string> = {
  e: 'co',
  c: 'eo',
  a: 'oe',
  n: 'urh',
  u: 'nv',
  h: 'bn',
  t: 'fli',
  l: 't',
  i: 't',
  m: 'nw',
  o: 'cae',
  r: 'nt',
  f: 't',
  y: 'vg',
  v: 'yu',
  k: 'h',
  g: 'q',
  w: 'v',
  s: 'a',
  p: 'n',
}

/** Short allergen names corrected by one letter; other short words are too close to others. */
const shortCore = 'milk whey cream wheat oats soya eggs lupin squid prawn pecan trout nuts fish'.split(' ')

const shortestFar = 6
const longestFar = 24

/** Prepares look-ups by look, by misread umlauts or `ß`, and by one missing letter. */
export function correctionsOf(
  words: WordTable,
  telling: ReadonlySet<string>,
  withUmlauts: Iterable<string>,
): Corrections {
  let looks: WordTable | undefined
  let umlauts: ReadonlySet<string> | undefined
  let shortened: Shortened | undefined
  return {
    byLook: (word) => {
      const place = (looks ??= looksOf(words, telling)).get(lookOf(word))
      return place === undefined ? undefined : words.wordAt(place)
    },
    byForeign: (word) => foreign.get(word) ?? byUmlaut(word, (umlauts ??= new Set(withUmlauts))),
    byLetter: (word) => byLetter(word, telling, (shortened ??= shortenedOf(telling))),
  }
}

function byUmlaut(word: string, withUmlauts: ReadonlySet<string>): string | undefined {
  if (word.length < shortestForeign || word.length > longestFar) return undefined
  for (const spelling of spellingsOf(word)) if (withUmlauts.has(spelling)) return spelling
  return undefined
}

/** The looks of words, each with the index of its word. */
function looksOf(words: WordTable, telling: ReadonlySet<string>): WordTable {
  const looks = new Map<string, number>()
  for (let place = 0; place < words.size; place++) {
    const word = words.wordAt(place)
    if (word.length < 3 || /\d/u.test(word)) continue
    const look = lookOf(word)
    const known = looks.get(look)
    if (known === undefined || (telling.has(word) && !telling.has(words.wordAt(known))))
      looks.set(look, place)
  }
  for (const word of shortCore) {
    const place = telling.has(word) ? words.get(word) : undefined
    if (place !== undefined)
      for (const look of nearLooks(word))
        if (!looks.has(look) && !ordinaryWords.has(look)) looks.set(look, place)
  }
  return new WordTable(looks)
}

/** The looks of a short word with one confused letter. */
function* nearLooks(word: string): Generator<string> {
  for (let at = 0; at < word.length; at++)
    for (const other of alike[word.charAt(at)] ?? '')
      yield lookOf(word.slice(0, at) + other + word.slice(at + 1))
}

/** Finds the telling words that become `rest` without a letter; hashes may collide. */
type Shortened = (rest: string) => Iterable<string>

/** Hash and index in one number, as a map would take fifteen times the memory. */
function shortenedOf(telling: ReadonlySet<string>): Shortened {
  const words = [...telling].filter(({ length }) => length >= shortestFar && length <= longestFar)
  const places = Float64Array.from(
    words.flatMap((word, at) => [...restsOf(word)].map((rest) => hashOf(rest) * MOST_WORDS + at)),
  ).sort()
  return function* (rest) {
    const least = hashOf(rest) * MOST_WORDS
    let [low, high] = [0, places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((places[middle] as number) < least) low = middle + 1
      else high = middle
    }
    for (let at = low; at < places.length; at++) {
      const word = (places[at] as number) - least
      if (word >= MOST_WORDS) return
      yield words[word] as string
    }
  }
}

/** Together with a 32-bit hash it is still a safe integer. */
const MOST_WORDS = 2 ** 20

function byLetter(word: string, telling: ReadonlySet<string>, shortened: Shortened): readonly string[] {
  if (word.length < shortestFar - 1 || word.length > longestFar) return []
  let found: string[] = []
  let best = -1
  const consider = (candidate: string) => {
    if (!isOneApart(word, candidate)) return
    if (candidate[0] !== word[0] && candidate.length < 8) return
    const near = nearness(word, candidate)
    if (near > best) [best, found] = [near, []]
    if (near === best && !found.includes(candidate)) found.push(candidate)
  }
  for (const candidate of shortened(word)) consider(candidate)
  for (const rest of restsOf(word)) {
    if (telling.has(rest) && rest.length >= shortestFar) consider(rest)
    for (const candidate of shortened(rest)) consider(candidate)
  }
  return found
}

/** Prefers candidates with the same first letter and length. */
const nearness = (word: string, candidate: string) =>
  Number(word[0] === candidate[0]) * 2 + Number(word.length === candidate.length)

function* restsOf(word: string): Generator<string> {
  for (let at = 0; at < word.length; at++)
    if (word[at] !== word[at - 1]) yield word.slice(0, at) + word.slice(at + 1)
}
