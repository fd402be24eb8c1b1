import { fold } from '../fold'
import type { Matcher, Reading } from '../food-matcher/food-matcher'
import { siblingsOf } from './families'
import { mainsOf } from './named'
import { type Guess, guessesFor, isKnownWord, likely, slipsBetween } from './spelling'

/** Words as they are taken: `text` to read, and `others`, what else they may be as well. */
export type Understood = { text: string; isChanged: boolean; others: string[] }

/** Words at a place that nobody knows, as they are written. */
type Slip = { start: number; end: number; written: string }

const MOST_OTHERS = 3
/** So much likelier is a word that makes one name with the words beside it: "bazil nut" is a Brazil nut, and no basil. */
const OF_ONE_NAME = 1.8
const MOST_TRIED = 12

/**
 * Takes the words that neither the knowledge nor English knows for what they are nearest to. Known words are never turned
 * into others. What the matcher itself took for something else is told as well, or taken for what is nearer.
 */
export function understood(matcher: Matcher, words: string): Understood {
  let [text, others]: [string, string[]] = [words, []]
  let isChanged = false
  // From the end, so that the places of the earlier words stay.
  for (const slip of slipsIn(matcher.read(words)).toReversed()) {
    const [first, ...rest] = meantBy(matcher, text, slip)
    if (first === undefined) continue
    const replaced = (whole: string, word: string) =>
      whole.slice(0, slip.start) + word + whole.slice(slip.end)
    others = [
      ...others.map((other) => replaced(other, first)),
      ...rest.slice(0, MOST_OTHERS).map((word) => replaced(text, word)),
    ]
    text = replaced(text, first)
    isChanged = true
  }
  return { text, isChanged, others }
}

/** What the word at a place may be meant for, the likeliest first, each about as likely. */
function meantBy(matcher: Matcher, text: string, { start, end, written }: Slip): string[] {
  const isAlone = start === 0 && end === text.length
  const guesses: Guess[] = guessesFor(matcher, written)
  const taken = takenFor(matcher, written)
  if (taken !== undefined && !guesses.some(({ word }) => word === taken))
    guesses.push({ word: taken, cost: slipsBetween(written, taken, 3), isFar: false })
  const weighed = guesses
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MOST_TRIED)
    .map(({ word, cost, isFar }) => {
      const isOne =
        !isAlone && isOfOneName(matcher.read(text.slice(0, start) + word + text.slice(end)), start)
      return {
        word,
        cost: isOne ? cost - OF_ONE_NAME : cost,
        isMeant: isOne || (!isFar && written.length > 3),
      }
    })
    .filter(({ isMeant }) => isMeant)
  const meant = likely(weighed.toSorted((a, b) => a.cost - b.cost))
  // "Brocoli", "brokkoli" and "broccoli" are one answer.
  const byFood = new Map<string, string>()
  for (const { word } of meant) {
    const { food, printed } = namedBy(matcher, word)
    if (!byFood.has(food)) byFood.set(food, printed)
  }
  return [...byFood.values()]
}

/** What the matcher reads a word as that it does not know. */
function takenFor(matcher: Matcher, written: string): string | undefined {
  const { tokens, mentions } = matcher.read(written)
  if (mentions.length === 0 || !tokens.some(({ isMisread }) => isMisread)) return undefined
  return tokens.map(({ text }) => text).join(' ')
}

/** Whether the word at a place is one of several that are one name. */
function isOfOneName({ tokens, mentions }: Reading, start: number): boolean {
  const mention = mentions.find(({ first, end }) => {
    const from = tokens[first]?.start ?? 0
    return from <= start && (tokens[end - 1]?.end ?? from) > start
  })
  return mention !== undefined && mention.end - mention.first > 1
}

/** The words that nobody knows, and those that the matcher took for others. */
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

/** What a word names, told by its foods or a dish's parts, and how it is said back: "brocoli" in the catalogue's spelling, where that is near. */
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
