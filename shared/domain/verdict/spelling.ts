import type { Matcher } from '../food-matcher/food-matcher'
import { ordinaryWords } from '../food-matcher/ordinary-words'
import { singularsOf } from '../food-matcher/plurals'
import { isLabelWord } from '../label-vocabulary'
import { isMadeWord, isManner } from './dish-words'

/** What a misspelt word may have been meant for, the likeliest first; `cost` tells how far it is. */
export type Guess = { word: string; cost: number }

const SHORTEST = 4
/** What of a sound alike is a slip all the same. */
const FARTHEST_ALIKE = 2
/** Words up to here are understood over one slip, longer ones over two. */
const SHORT = 7
/** A guess is taken alone when the next one costs so much more. */
const CLEARLY = 0.3
const OF_A_RANK = 0.15
/** The first letter is mostly right. */
const ANOTHER_START = 0.5
/** What a letter typed twice, or once instead of twice, costs. */
const DOUBLED = 0.5

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const neighbours = new Set<string>()
for (const [at, row] of rows.entries())
  for (const [place, letter] of [...row].entries())
    for (const other of [row[place + 1], rows[at + 1]?.[place], rows[at + 1]?.[place - 1]])
      if (other) neighbours.add(letter + other).add(other + letter)
const vowels = new Set('aeiouy')

/** As a word sounds: `ph` as `f`, one letter for two alike, one sign for what is often taken for another. */
const soundOf = (word: string) =>
  word
    .replace(/ph/gu, 'f')
    .replace(/(.)\1+/gu, '$1')
    .replace(/sch|sh/gu, '$')
    .replace(/ck|qu|c(?=[aou]|[lrt])|q|c$/gu, 'k')
    .replace(/c(?=[eiy])|z/gu, 's')
    .replace(/y|ie|ei|ee|ea/gu, 'i')
    .replace(/ou|oo|ow/gu, 'u')
    .replace(/(?<=.)e$/u, '')

type Kept = { bySound: Map<string, string[]>; byStart: Map<string, string[]>; ranks: ReadonlyMap<string, number> }

const keptOf = new WeakMap<Matcher, Kept>()

/** The matcher's vocabulary by sound and by its first letters and length; made once. */
function kept(matcher: Matcher): Kept {
  const known = keptOf.get(matcher)
  if (known) return known
  const ranks = matcher.vocabulary()
  const made: Kept = { bySound: new Map(), byStart: new Map(), ranks }
  const put = (map: Map<string, string[]>, key: string, word: string) => {
    const words = map.get(key)
    if (words) words.push(word)
    else map.set(key, [word])
  }
  for (const word of ranks.keys()) {
    put(made.bySound, soundOf(word), word)
    for (const letter of new Set(word.slice(0, 2))) put(made.byStart, letter + word.length, word)
  }
  keptOf.set(matcher, made)
  return made
}

/** Whether a word is one that people write about food, so that nothing else is looked for behind it. */
export const isKnownWord = (word: string): boolean =>
  isLabelWord(word) ||
  isManner(word) ||
  isMadeWord(word) ||
  [word, ...singularsOf(word)].some((one) => ordinaryWords.has(one))

/** The words of the knowledge that a folded word nobody knows may have been meant for, the likeliest first. */
export function guessesFor(matcher: Matcher, word: string): Guess[] {
  if (!/^[a-z]{2,24}$/u.test(word)) return []
  const { bySound, byStart, ranks } = kept(matcher)
  const costs = new Map<string, number>()
  for (const other of bySound.get(soundOf(word)) ?? []) {
    const slips = slipsBetween(word, other, FARTHEST_ALIKE)
    if (other !== word && slips <= FARTHEST_ALIKE) costs.set(other, Math.min(slips, 0.5 + slips / 8))
  }
  const most = word.length > SHORT ? 2 : 1
  for (const letter of new Set(word.slice(0, 2)))
    for (let length = word.length - most; length <= word.length + most; length++)
      for (const other of byStart.get(letter + length) ?? []) {
        const slips = slipsBetween(word, other, most)
        const cost = slips + (word[0] === other[0] ? 0 : ANOTHER_START)
        if (other !== word && slips <= most && cost < (costs.get(other) ?? Infinity)) costs.set(other, cost)
      }
  return [...costs]
    .filter(([other, cost]) => other.length >= SHORTEST || cost <= DOUBLED)
    .map(([other, cost]) => ({ word: other, cost: cost + (ranks.get(other) ?? 0) * OF_A_RANK }))
    .sort((a, b) => a.cost - b.cost)
}

/** The guesses that are about as likely as the first. */
export const likely = (guesses: readonly Guess[]): Guess[] =>
  guesses.filter(({ cost }) => cost < (guesses[0]?.cost ?? 0) + CLEARLY)

/**
 * How many slips of a typing hand lie between two words, at most `most` and something: a letter too many, too few or
 * another, and two that changed places (optimal string alignment). A key beside the right one, a vowel for a vowel, a letter
 * typed twice or once instead of twice cost less.
 */
export function slipsBetween(word: string, other: string, most: number): number {
  const far = most + 1
  if (Math.abs(word.length - other.length) > most) return far
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= word.length; at++) {
    const row = [at]
    let least = far
    const letter = word.charAt(at - 1)
    const before = word.charAt(at - 2)
    for (let to = 1; to <= other.length; to++) {
      const meant = other.charAt(to - 1)
      const meantBefore = other.charAt(to - 2)
      let cost = (last[to - 1] ?? far) + (letter === meant ? 0 : swapCost(letter, meant))
      cost = Math.min(cost, (last[to] ?? far) + (letter === before ? DOUBLED : 0.9))
      cost = Math.min(cost, (row[to - 1] ?? far) + (meant === meantBefore ? DOUBLED : 0.8))
      if (letter === meantBefore && before === meant) cost = Math.min(cost, (beforeLast[to - 2] ?? far) + 0.7)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return far
    beforeLast = last
    last = row
  }
  return last[other.length] ?? far
}

const swapCost = (letter: string, meant: string) => {
  if (vowels.has(letter) && vowels.has(meant)) return 0.8
  return neighbours.has(letter + meant) ? 0.8 : 1
}
