import type { Matcher } from '../food-matcher/food-matcher'
import type { Mention } from '../food-matcher/mentions'
import { isJoined, type Token } from '../food-matcher/tokens'
import type { KnownFood } from '../food-matcher/values'
import type { Reading } from '../food-matcher/verdicts'
import { fold } from '../text/fold'
import { isFamily } from './families'
import { isCompoundDish, isDishWord, isMadeWord } from './dish-words'

/** The mentions that are asked about, not excluded: not "cheese" of "pizza without cheese". */
export const askedMentions = ({ mentions }: Reading): readonly Mention[] =>
  mentions.filter(({ mode }) => mode !== 'not' && mode !== 'aside')

/** Without foods that follow from others (goat's cheese: no milk); empty if uncertain. */
export function mainsOf({ sure }: Pick<Mention, 'sure'>, foods: ReadonlyMap<string, KnownFood>): string[] {
  const keys = [...sure].filter((concept) => foods.has(concept))
  const names = (key: string, other: string) => namedWith(key, foods).has(other)
  // Of two that imply one another, the value language writes the meant one first.
  return keys.filter(
    (key, at) =>
      !keys.some((other, place) => key !== other && names(other, key) && (place < at || !names(key, other))),
  )
}

const closures = new WeakMap<ReadonlyMap<string, KnownFood>, Map<string, ReadonlySet<string>>>()

/** All foods that a food's name certainly implies. */
function namedWith(key: string, foods: ReadonlyMap<string, KnownFood>): ReadonlySet<string> {
  const known = closures.get(foods) ?? new Map<string, ReadonlySet<string>>()
  closures.set(foods, known)
  const found = known.get(key)
  if (found) return found
  const all = new Set([key])
  for (const one of all)
    for (const word of foods.get(one)?.has?.split(' ') ?? []) if (foods.has(word)) all.add(word)
  known.set(key, all)
  return all
}

const links = new Set(
  'and or in on with plus nor und oder mit im in auf et ou avec en dans y o con n'.split(' '),
)

/** Names with known parts, words for dishes, and names of several foods ("egg fried rice"). */
export function dishesIn(reading: Reading): Set<Mention> {
  const { tokens } = reading
  const found = new Set<Mention>()
  const asked = askedMentions(reading)
  for (const mention of asked) if (isDish(mention, reading)) found.add(mention)
  for (const [at, mention] of asked.entries()) {
    const next = asked[at + 1]
    const end = next?.first ?? tokens.length
    const between = tokens.slice(mention.end, end)
    const isOne = between.every((token) => isJoined(token) && !links.has(token.text))
    if (isOne && between.some(({ text }) => isDishWord(text))) found.add(mention)
    if (next && isOne && isJoined(tokens[next.first]) && !isKindNamed(mention, next))
      for (const part of [mention, next]) found.add(part)
  }
  return found
}

/** Whether the second of two names is the category of the first: "feta cheese". */
const isKindNamed = (mention: Mention, { entry, sure }: Mention) =>
  isFamily(entry.words.join(' ')) && [...sure].some((concept) => mention.sure.has(concept))

/** Whether it is about something made by a recipe: "salmon salad", not "rocket salad". */
export const isDishReading = (reading: Reading): boolean => dishesIn(reading).size > 0 || isMade(reading)

const isMade = ({ text, tokens, phrases }: Reading) =>
  phrases.some(
    ({ first, end, entry }) =>
      !(entry?.kind === 'food' && entry.source === 'name') &&
      hasMadeWord(text, tokens.slice(first, end), isMadeWord),
  )

/** By the words as written: the matcher reads only the rice in "Reispfanne". */
const hasMadeWord = (text: string, tokens: readonly Token[], isMade: (word: string) => boolean): boolean =>
  tokens.some((token) => isMade(token.text) || isMade(fold(text.slice(token.start, token.end))))

/** Of the foods' own names only curry is also a dish. */
function isDish(mention: Mention, { text, tokens, foods }: Reading): boolean {
  const { entry, first, end } = mention
  if (entry.parts) return true
  // "Kopfsalat" is a name of lettuce.
  const isCompound = (word: string) => isCompoundDish(word) && !entry.words.includes(word)
  if (hasMadeWord(text, tokens.slice(first, end), isCompound)) return true
  if (entry.source === 'name') return entry.words.join() === 'curry'
  if (entry.words.some(isDishWord)) return true
  const kinds = new Set(mainsOf(mention, foods).map((key) => foods.get(key)?.category))
  return entry.source === 'ingredient' && kinds.size > 2
}

const plainWords = new WeakMap<Matcher, Map<string, ReadonlySet<string>>>()

function namedBy(matcher: Matcher, word: string): ReadonlySet<string> {
  const known = plainWords.get(matcher) ?? new Map<string, ReadonlySet<string>>()
  plainWords.set(matcher, known)
  if (known.size > 2000) known.clear()
  const names =
    known.get(word) ??
    new Set(
      matcher
        .read(word)
        .mentions.filter(({ entry }) => entry.source !== 'ingredient')
        .flatMap(({ sure }) => [...sure]),
    )
  known.set(word, names)
  return names
}

/** Whether a dish's name contains the food as a plain word: the beef of "beef curry". */
export const isPlainIn = (
  matcher: Matcher,
  { tokens }: Reading,
  { first, end }: Mention,
  concepts: ReadonlySet<string>,
): boolean =>
  tokens.slice(first, end).some(({ text }) => {
    for (const concept of namedBy(matcher, text)) if (concepts.has(concept)) return true
    return false
  })
