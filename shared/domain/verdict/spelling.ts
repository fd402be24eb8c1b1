import type { Matcher } from '../food-matcher/food-matcher'
import { ordinaryWords } from '../food-matcher/ordinary-words'
import { BESIDE_OTHERS } from '../food-matcher/vocabulary'
import { singularsOf } from '../food-matcher/plurals'
import { isLabelWord } from '../labels/label-vocabulary'
import { WordListTable, type WordTable } from '../text/word-table'
import { aroundWords } from './around-words'
import { commonFoods } from './common-foods'
import { isMadeWord, isManner } from './dish-words'
import { everydayWords } from './everyday-words'
import { realWords } from './real-words'

/** A possible word; `isFar`: it counts only if it forms one name with the words beside it. */
export type Guess = { word: string; cost: number; isPlain: boolean; isFar: boolean }

const SHORTEST = 4
/** The most slips between two words that sound alike. */
const FARTHEST_ALIKE = 2
/** Words of up to so many letters are corrected for one slip, longer ones for two. */
const SHORT = 6
/** A guess is used alone when the next one costs so much more. */
const CLEARLY = 0.3
const OF_A_RANK = 0.25
/** The bonus of a common food: a carrot rather than a carob. */
const COMMON = 0.3
/** The cost of a plural that the catalogue lacks: "carots" is "carot", and that is a carrot. */
const OF_SEVERAL = 0.05
/** The first letter is mostly right. */
const ANOTHER_START = 0.5
/** The cost of a doubled letter, or of one that should be doubled. */
const DOUBLED = 0.5
/** The most cost for asking about a word, by its rank; short words are easily similar. */
const REACH = [2, 1.3]
const REACH_SHORT = [1, 0.8]

/** Swapped or doubled letters are a slip in any word; longer, common words allow more. */
const ANY_WORD = 0.7
const PLAIN = [
  { from: 9, slips: 1.8 },
  { from: 8, slips: 0.9 },
]
const PLAIN_USUAL = [...PLAIN, { from: 6, slips: 0.9 }]

/**
 * Whether a word with so many typing errors (`slipsBetween`) is corrected without asking.
 */
export const isPlainSlip = ({ length }: string, slips: number, isUsual: boolean): boolean =>
  slips <= ((isUsual ? PLAIN_USUAL : PLAIN).find(({ from }) => length >= from)?.slips ?? ANY_WORD)

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const neighbours = new Set<string>()
for (const [at, row] of rows.entries())
  for (const [place, letter] of row.split('').entries())
    for (const other of [row[place + 1], rows[at + 1]?.[place], rows[at + 1]?.[place - 1]])
      if (other) neighbours.add(letter + other).add(other + letter)
const vowels = new Set('aeiouy')

/** `ph` as `f`, one letter for doubled ones, one sign for letters often confused. */
const soundOf = (word: string) =>
  word
    .replace(/ph/gu, 'f')
    .replace(/ough|oh(?![aeiouy])/gu, 'o')
    .replace(/([^aeo])\1+/gu, '$1')
    .replace(/sch|sh/gu, '$')
    .replace(/ck|qu|c(?=[aou]|[lrt])|q|c$/gu, 'k')
    .replace(/c(?=[eiy])|z/gu, 's')
    .replace(/y|ie|ei|ee|ea/gu, 'i')
    .replace(/ou|oo|ow/gu, 'u')
    .replace(/(?<=.)e$/u, '')

/** Indexes of words by their sound, and by each of their first two letters with length. */
type SoundIndex = {
  vocabulary: WordTable
  bySound: WordListTable
  byStart: WordListTable
  letters: Int32Array
}

const indexes = new WeakMap<Matcher, SoundIndex>()

/** The matcher's vocabulary by sound and by its first letters and length; cached. */
function soundIndexOf(matcher: Matcher): SoundIndex {
  const known = indexes.get(matcher)
  if (known) return known
  const vocabulary = matcher.vocabulary()
  const letters = new Int32Array(vocabulary.size)
  const [bySound, byStart] = [new Map<string, number[]>(), new Map<string, number[]>()]
  const put = (map: Map<string, number[]>, key: string, place: number) => {
    const places = map.get(key)
    if (places) places.push(place)
    else map.set(key, [place])
  }
  for (let place = 0; place < vocabulary.size; place++) {
    const word = vocabulary.wordAt(place)
    letters[place] = lettersOf(word)
    put(bySound, soundOf(word), place)
    for (const letter of new Set(word.slice(0, 2))) put(byStart, `${letter}${word.length}`, place)
  }
  const made = {
    vocabulary,
    bySound: new WordListTable(bySound),
    byStart: new WordListTable(byStart),
    letters,
  }
  indexes.set(matcher, made)
  return made
}

/** The letters of a word, a bit for each. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

/**
 * Whether two sets of letters (`lettersOf`) differ in more than 2 × `most` letters, and their words
 * in more than `most` slips: each changes two letters at most.
 */
function isFarther(one: number, other: number, most: number): boolean {
  let apart = one ^ other
  for (let left = 2 * most; apart !== 0; left--) {
    if (left === 0) return true
    apart &= apart - 1
  }
  return false
}

/** Endings of English adverbs and past forms, except broccoli and linseed. */
const isOfSentence = (word: string) => word.length > 6 && /[^o]ly$|[^e]ed$/u.test(word)

/** Whether a word is usual in texts on food, so that it needs no correction. */
export const isKnownWord = (word: string): boolean =>
  isLabelWord(word) ||
  isManner(word) ||
  isMadeWord(word) ||
  aroundWords.has(word) ||
  isOfSentence(word) ||
  [word, ...singularsOf(word)].some((one) => ordinaryWords.has(one) || everydayWords.has(one))

/** The words of the knowledge that an unknown folded word may mean, the likeliest first. */
export function guessesFor(matcher: Matcher, word: string): Guess[] {
  const guesses = new Map(guessesOfOne(matcher, word).map((guess) => [guess.word, guess]))
  const [single] = singularsOf(word)
  for (const guess of single === undefined ? [] : guessesOfOne(matcher, single)) {
    const [several, cost] = [`${guess.word}s`, guess.cost + OF_SEVERAL]
    if (guesses.has(guess.word) || !singularsOf(several).includes(guess.word)) continue
    if (cost < (guesses.get(several)?.cost ?? Infinity))
      guesses.set(several, { ...guess, word: several, cost })
  }
  return [...guesses.values()].sort((a, b) => a.cost - b.cost)
}

const isCommon = (word: string) => [word, ...singularsOf(word)].some((one) => commonFoods.has(one))

/** A word that only occurs in longer names is more likely an ordinary word. */
const isName = (matcher: Matcher, word: string) => matcher.read(word).mentions.length > 0

function guessesOfOne(matcher: Matcher, word: string): Guess[] {
  if (!/^[a-z]{2,24}$/u.test(word)) return []
  const { vocabulary, bySound, byStart, letters } = soundIndexOf(matcher)
  const costs = new Map<string, number>()
  const own = lettersOf(word)
  for (const place of bySound.get(soundOf(word))) {
    const other = vocabulary.wordAt(place)
    const slips = slipsBetween(word, other, FARTHEST_ALIKE)
    if (other !== word && slips <= FARTHEST_ALIKE) costs.set(other, Math.min(slips, 0.5 + slips / 8))
  }
  const most = word.length > SHORT ? 2 : 1
  for (const letter of new Set(word.slice(0, 2)))
    for (let length = word.length - most; length <= word.length + most; length++)
      for (const place of byStart.get(`${letter}${length}`)) {
        if (isFarther(own, letters[place] as number, most)) continue
        const other = vocabulary.wordAt(place)
        const slips = slipsBetween(word, other, most)
        const cost = slips + (word[0] === other[0] ? 0 : ANOTHER_START)
        if (other !== word && slips <= most && cost < (costs.get(other) ?? Infinity)) costs.set(other, cost)
      }
  const reach = word.length > SHORT ? REACH : REACH_SHORT
  const isReal = [word, ...singularsOf(word)].some((one) => realWords.has(one))
  return [...costs]
    .filter(([other, cost]) => other.length >= SHORTEST || cost <= DOUBLED)
    .map(([other, slips]) => {
      const rank = vocabulary.get(other) ?? 0
      const isEveryday = isCommon(other)
      const cost = slips - (isEveryday ? COMMON : 0)
      const isPlain =
        !isReal &&
        isPlainSlip(word, slips, isEveryday || rank < REACH.length) &&
        (rank < BESIDE_OTHERS || isName(matcher, other))
      const isFar = isReal || (!isPlain && cost > (reach[rank] ?? 0))
      return { word: other, cost: cost + rank * OF_A_RANK, isPlain, isFar }
    })
}

/** The guesses that are about as likely as the first. */
export const likely = <T extends Pick<Guess, 'cost'>>(guesses: readonly T[]): T[] =>
  guesses.filter(({ cost }) => cost < (guesses[0]?.cost ?? 0) + CLEARLY)

/** Slips between two words, more than `most` if above it; likely slips cost less than one. */
export function slipsBetween(word: string, other: string, most: number): number {
  const far = most + 1
  const [rowsOfWord, columns] = [word.length, other.length]
  if (Math.abs(rowsOfWord - columns) > most || Math.max(rowsOfWord, columns) >= WIDEST) return far
  let [beforeLast, last, row] = tables
  for (let to = 0; to <= columns; to++) last[to] = to
  for (let at = 1; at <= rowsOfWord; at++) {
    row[0] = at
    let least = far
    const letter = word.charCodeAt(at - 1)
    const before = at > 1 ? word.charCodeAt(at - 2) : 0
    for (let to = 1; to <= columns; to++) {
      const meant = other.charCodeAt(to - 1)
      const meantBefore = to > 1 ? other.charCodeAt(to - 2) : 0
      let cost = (last[to - 1] ?? far) + (letter === meant ? 0 : swapCost(letter, meant))
      cost = Math.min(cost, (last[to] ?? far) + (letter === before ? DOUBLED : 0.9))
      cost = Math.min(cost, (row[to - 1] ?? far) + (meant === meantBefore ? DOUBLED : 0.8))
      if (letter === meantBefore && before === meant) cost = Math.min(cost, (beforeLast[to - 2] ?? far) + 0.7)
      row[to] = cost
      if (cost < least) least = cost
    }
    if (least > most) return far
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return last[columns] ?? far
}

const WIDEST = 32
/** Rows of the edit-distance table, reused by all calls. */
const tables: [Float64Array, Float64Array, Float64Array] = [
  new Float64Array(WIDEST),
  new Float64Array(WIDEST),
  new Float64Array(WIDEST),
]

const [a, z] = [97, 122]
/** The cost of one letter for another, for each pair of the alphabet. */
const swaps = Float64Array.from({ length: 26 * 26 }, (_, at) => {
  const [letter, meant] = [String.fromCharCode(a + Math.floor(at / 26)), String.fromCharCode(a + (at % 26))]
  const isNear = (vowels.has(letter) && vowels.has(meant)) || neighbours.has(letter + meant)
  return isNear ? 0.8 : 1
})

const swapCost = (letter: number, meant: number) =>
  letter < a || letter > z || meant < a || meant > z ? 1 : (swaps[(letter - a) * 26 + meant - a] ?? 1)
