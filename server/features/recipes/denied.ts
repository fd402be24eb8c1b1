import { fold, plainQuotes } from '@shared/domain/text/fold'
import { inOwnWords } from '@shared/domain/avoidance/own-words'
import { aroundWords } from '@shared/domain/verdict/around-words'
import { correctSpelling } from '@shared/domain/verdict/correct-spelling'
import { isDishWord } from '@shared/domain/verdict/dish-words'
import { isFamily } from '@shared/domain/verdict/families'
import { listed } from '@shared/domain/text/counts'
import { isKnownWord } from '@shared/domain/verdict/spelling'
import { foodMatcher } from '../foods/foods.public'
import { isCookingWord } from './cooking-words'
import { type CueKind, cuesIn, degree, fillers } from './denied-words'
import { plainIngredients } from './plain-ingredients'

/**
 * What a wish leaves out: a food, an unknown word that may be one, or an ordinary word ("no
 * baking"). `name` has its spelling corrected.
 */
type Denied = Place & { meaning: 'food' | 'unknown' | 'ordinary' }
type Place = { name: string; start: number; end: number }
/** A cue and the words behind it up to the next one. */
type Clause = { kind: CueKind; start: number; end: number }

/** The longest name of an unknown food, in words. */
const MOST_WORDS = 3

/** What a wish in own words leaves out, in English, German, French, Spanish and others. */
export function deniedIn(written: string): Denied[] {
  const { text, at } = folded(written)
  const cues = cuesIn(text)
  const clauses: Clause[] = [{ kind: 'stop' as const, start: 0, end: 0 }, ...cues].map(
    ({ kind, end }, index) => ({
      kind,
      start: end,
      end: cues[index]?.start ?? text.length,
    }),
  )
  const found: Denied[] = []
  let isDenying = false
  let count = 0
  const inOriginal = ({ name, meaning, ...place }: Read): Denied => {
    const [start = 0, end = written.length] = [at[place.start], at[place.end]]
    const isAsWritten = name === text.slice(place.start, place.end)
    return { name: isAsWritten ? written.slice(start, end) : name, meaning, start, end }
  }
  const take = (clause: Clause, must: 'all' | 'food' | 'name'): boolean => {
    const denied = readClause(text, clause)
    if (!denied) return true
    const isMeant = must === 'all' || denied.isName || (must === 'food' && denied.meaning === 'food')
    if (isMeant) found.push(inOriginal(denied))
    return isMeant
  }
  for (const [index, clause] of clauses.entries()) {
    const { kind } = clause
    const next = clauses[index + 1]?.kind
    const before = found.length
    let isReversed = false
    if (kind === 'behind') {
      const [nearest, ...others] = listBefore(text, clauses, index)
      const isEnding = isFree.test(text.slice(nearest?.end, clause.start))
      if (nearest && !take(nearest, 'food') && isEnding)
        take({ ...nearest, start: finalWord(text, nearest) }, 'all')
      // "I am not allowed nuts" names the food behind it.
      isReversed = !isEnding && found.length === before
      if (found.length > before) for (const one of others) take(one, 'name')
    }
    if (kind === 'deny' || kind === 'maybe' || isReversed || (kind === 'except' && !isDenying)) {
      isDenying = true
      count = 0
    } else if (kind !== 'or' && kind !== 'and') isDenying = false
    if (!isDenying) continue
    count++
    // "No nuts, chicken please" wishes for chicken.
    const isWished = kind === 'and' && (next === 'instead' || (next === 'please' && count === 2))
    const isAll = kind === 'and' ? endsInOr(clauses, index) : kind !== 'maybe' && kind !== 'behind'
    isDenying = !isWished && take(clause, isAll ? 'all' : kind === 'and' ? 'name' : 'food')
  }
  return found
}

/** What to say of words that a wish leaves out and nobody knows; '' for none. */
export function unknownNote(names: readonly string[], what: 'the recipe was' | 'the ideas were'): string {
  if (names.length === 0) return ''
  const [words, it] = names.length === 1 ? ['word', 'it'] : ['words', 'them']
  const quoted = listed(names.map((name) => `“${name}”`))
  return `We do not know the ${words} ${quoted}, so ${what} not checked for ${it}, only searched for the ${words}.`
}

/** The words of a wish without those that it leaves out. */
export const withoutDenied = (text: string): string =>
  deniedIn(text)
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)

/** Whether a list ends in "or", so that its unknown words are left out as well. */
function endsInOr(clauses: readonly Clause[], from: number): boolean {
  const rest = clauses.slice(from)
  const end = rest.findIndex(({ kind }) => kind !== 'and' && kind !== 'or')
  return rest.slice(0, end < 0 ? undefined : end).some(({ kind }) => kind === 'or')
}

const isFree = /^[\s-]*(?:free|frei)/u
const finalWord = (text: string, { start, end }: Clause) =>
  start + text.slice(start, end).search(/[\p{L}\d]+[^\p{L}\d]*$/u)

/**
 * The clauses before a "free": "nut- and soy-free" has two, "nut, soy and egg free" three, and
 * "rice, nut-free" and "with rice and nut-free" one.
 */
function listBefore(text: string, clauses: readonly Clause[], at: number): Clause[] {
  const list = clauses.slice(at - 1, at)
  for (let place = at - 2; place >= 0; place--) {
    const [clause, next] = [clauses[place], clauses[place + 1]]
    if (!clause || !next || (next.kind !== 'and' && next.kind !== 'or')) break
    const words = text.slice(clause.start, clause.end).trim()
    const isJoined = place < at - 2 || !/[,;\n(]/u.test(text.slice(clause.end, next.start))
    const isOther = words.split(/\s+/u).length > 2 || clause.kind === 'wish' || !isJoined
    if (isOther && !words.endsWith('-')) break
    list.push(clause)
  }
  return list
}

type Read = Denied & { isName: boolean }

/** What the words of a clause name; undefined when they only surround something. */
function readClause(text: string, { start, end }: Clause): Read | undefined {
  const words = [...text.slice(start, end).matchAll(/[\p{L}\d]+(?:[-'][\p{L}\d]+)*'?/gu)].map(
    ({ 0: word, index }) => ({
      word,
      start: start + index,
      end: start + index + word.length,
    }),
  )
  const isFew = words.length <= MOST_WORDS + 2
  const bare = trimmed(words, (word) => fillers.has(word))
  const close = trimmed(bare, (word) => aroundWords.has(word))
  const as = (some: Words) => {
    const [first, last] = [some[0], some.at(-1)]
    return first && last
      ? meaningOf({ start: first.start, end: last.end, name: text.slice(first.start, last.end) })
      : undefined
  }
  const readings = [bare, close].flatMap((some) => as(some) ?? [])
  const food =
    readings.find(({ isName, meaning }) => isName && meaning === 'food') ??
    readings.find(({ meaning }) => meaning === 'food')
  if (food) return food
  const last = readings.at(-1)
  const isOrdinary = !isFew || degree.test(text.slice(start, end).trim())
  return last && isOrdinary ? { ...last, meaning: 'ordinary', isName: false } : last
}

type Words = readonly { word: string; start: number; end: number }[]

function trimmed(words: Words, isAround: (word: string) => boolean): Words {
  const first = words.findIndex(({ word }) => !isAround(word))
  return first < 0 ? [] : words.slice(first, words.findLastIndex(({ word }) => !isAround(word)) + 1)
}

function meaningOf(place: Place): Read {
  const matcher = foodMatcher()
  const resolve = (name: string) => matcher.resolve([{ name }]).map((food) => inOwnWords(matcher, food))[0]
  const isFood = (name: string) => resolve(name)?.byNameOnly === false
  const { name: written } = place
  const corrected = isFood(written) ? written : correctSpelling(matcher, written).text
  const name = isFood(corrected) ? corrected : written
  const named = name === written ? narrowed(place) : { ...place, name }
  if (isFood(name)) return { ...named, meaning: 'food', isName: isOneFood(name) }
  const words = written.split(/[\s'-]+/u)
  // Foods outside the catalogue are searched for by their words.
  const isLiteral = words.some((word) => word === 'sugar' || plainIngredients.has(word))
  const isSearched = isLiteral || words.some((word) => isDishWord(word)) || isFamily(written)
  const isOrdinary = words.every((word) => aroundWords.has(word) || isCookingWord(word) || isKnownWord(word))
  return { ...place, meaning: isOrdinary && !isSearched ? 'ordinary' : 'unknown', isName: isLiteral }
}

/** The place from the first food to the last, unless all of the words are one name. */
function narrowed(place: Place): Place {
  const matcher = foodMatcher()
  const { tokens, mentions } = matcher.read(place.name)
  const [first, last] = [mentions[0], mentions.at(-1)]
  if (!first || !last || matcher.resolve([place]).some(({ byNameOnly }) => !byNameOnly)) return place
  const [start = 0, end = 0] = [tokens[first.first]?.start, tokens[last.end - 1]?.end]
  return { name: place.name.slice(start, end), start: place.start + start, end: place.start + end }
}

/** Whether words are the name of a food and of no dish: "chickpeas", "mayonnaise". */
function isOneFood(name: string): boolean {
  const matcher = foodMatcher()
  if (matcher.resolve([{ name }]).some(({ byNameOnly }) => !byNameOnly)) return true
  const { tokens, mentions } = matcher.read(name)
  return mentions.some(({ first, end, entry }) => !entry.parts && first === 0 && end === tokens.length)
}

/** A text in lower case without accents, and the place of each character in the original. */
function folded(written: string): { text: string; at: number[] } {
  const at: number[] = []
  let text = ''
  let place = 0
  for (const letter of plainQuotes(written)) {
    const plain = /\s/u.test(letter) && letter !== '\n' ? ' ' : fold(letter)
    for (let unit = 0; unit < plain.length; unit++) at.push(place)
    text += plain
    place += letter.length
  }
  at.push(place)
  return { text, at }
}
