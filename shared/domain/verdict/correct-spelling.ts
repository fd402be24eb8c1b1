import { fold } from '../text/fold'
import type { Matcher, Reading } from '../food-matcher/food-matcher'
import { siblingsOf } from './families'
import { mainsOf } from './named'
import { type Guess, guessesFor, isKnownWord, isPlainSlip, likely, slipsBetween } from './spelling'

/** `text` has plain slips corrected; `asked` are farther meanings, to be asked about only. */
export type SpellingCorrection = { text: string; isChanged: boolean; others: string[]; asked: string[] }

/** Unknown words at a place, as written. */
type Slip = { start: number; end: number; written: string }

const MOST_OTHERS = 3
/** For one name with the words beside it: "bazil nut" is a Brazil nut, not basil. */
const OF_ONE_NAME = 1.8
const MOST_TRIED = 12

/** Corrects unknown words to the nearest food; known words are never changed. */
export function correctSpelling(matcher: Matcher, words: string): SpellingCorrection {
  let [text, others, asked]: [string, string[], string[]] = [words, [], []]
  // From the end, so that earlier places stay valid.
  for (const slip of slipsIn(matcher.read(words)).toReversed()) {
    const meant = meantBy(matcher, text, slip)
    const [first] = meant
    if (first === undefined) continue
    const replaced = (whole: string, { word }: Meant) =>
      whole.slice(0, slip.start) + word + whole.slice(slip.end)
    const rest = meant.slice(1, MOST_OTHERS + 1).map((other) => replaced(text, other))
    if (first.isPlain) {
      others = [...others.map((other) => replaced(other, first)), ...rest]
      asked = asked.map((other) => replaced(other, first))
      text = replaced(text, first)
    } else {
      const before = asked.length > 0 ? asked : [text]
      asked = [...before.map((other) => replaced(other, first)), ...rest]
    }
  }
  return { text, isChanged: text !== words, others, asked }
}

type Meant = { word: string; isPlain: boolean }

/** The possible meanings of the word at a place, the likeliest first, each about as likely. */
function meantBy(matcher: Matcher, text: string, { start, end, written }: Slip): Meant[] {
  const isAlone = start === 0 && end === text.length
  const guesses: Guess[] = guessesFor(matcher, written)
  const taken = takenFor(matcher, written)
  if (taken !== undefined && !guesses.some(({ word }) => word === taken)) {
    const cost = slipsBetween(written, taken, 3)
    guesses.push({ word: taken, cost, isPlain: isPlainSlip(written, cost, true), isFar: false })
  }
  const weighed = guesses
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MOST_TRIED)
    .map(({ word, cost, isPlain, isFar }) => {
      const isOne =
        !isAlone && isOfOneName(matcher.read(text.slice(0, start) + word + text.slice(end)), start)
      return {
        word,
        cost: isOne ? cost - OF_ONE_NAME : cost,
        isPlain: isOne || isPlain,
        isMeant: isOne || (!isFar && written.length > 3),
      }
    })
    .filter(({ isMeant }) => isMeant)
  const meant = likely(weighed.toSorted((a, b) => a.cost - b.cost))
  // "Brocoli", "brokkoli" and "broccoli" are one answer.
  const byFood = new Map<string, Meant>()
  for (const { word, isPlain } of meant) {
    const { food, printed } = namedBy(matcher, word)
    if (!byFood.has(food)) byFood.set(food, { word: printed, isPlain })
  }
  return [...byFood.values()]
}

/** The matcher's own correction of an unknown word. */
function takenFor(matcher: Matcher, written: string): string | undefined {
  const { tokens, mentions } = matcher.read(written)
  if (mentions.length === 0 || !tokens.some(({ isMisread }) => isMisread)) return undefined
  return tokens.map(({ text }) => text).join(' ')
}

/** Whether the word at a place is part of a longer name. */
function isOfOneName({ tokens, mentions }: Reading, start: number): boolean {
  const mention = mentions.find(({ first, end }) => {
    const from = tokens[first]?.start ?? 0
    return from <= start && (tokens[end - 1]?.end ?? from) > start
  })
  return mention !== undefined && mention.end - mention.first > 1
}

/** The unknown words, and those that the matcher corrected. */
function slipsIn(reading: Reading): Slip[] {
  const { text, tokens, phrases } = reading
  const families = siblingsOf(reading)
  const slips = new Map<number, Slip>()
  for (const { first, end, entry } of phrases) {
    const isFamily = families.some((family) => family.first <= first && family.end >= end)
    for (const token of tokens.slice(first, end)) {
      const written = fold(text.slice(token.start, token.end))
      const isOdd = token.isMisread ? token.text !== written : !entry && !isFamily && !isKnownWord(token.text)
      if (isOdd) slips.set(token.start, { start: token.start, end: token.end, written })
    }
  }
  return [...slips.values()]
}

/** A word's foods or dish parts, and its spelling in the catalogue if that is near. */
function namedBy(matcher: Matcher, word: string): { food: string; printed: string } {
  const { mentions, foods } = matcher.read(word)
  const [mention] = mentions
  if (!mention || mentions.length > 1) return { food: word, printed: word }
  const food =
    [...mainsOf(mention, foods), ...(mention.entry.parts ?? []).map(({ name }) => name)].join() || word
  if (mention.entry.source !== 'name') return { food, printed: word }
  const name = fold(foods.get(food)?.name ?? '')
  return { food, printed: slipsBetween(word, name, 2) <= 1 ? name : word }
}
