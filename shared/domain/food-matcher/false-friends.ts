import { isAnimal } from './left-out'
import {
  articles,
  brineWith,
  colourBefore,
  colourFoods,
  colourWords,
  comparisons,
  feelBefore,
  formBefore,
  indefinite,
  isColourName,
  likeAfter,
  resemblanceLinks,
  mayBeColourName,
  notes,
  originWords,
  otherPlaces,
  placeNames,
  prepositions,
  shapeBefore,
  shapeOf,
  streetsAfter,
  streetsBefore,
  textures,
} from './resemblance-words'
import { cueOf, type Mention, type ReadText, take } from './mentions'
import { andWords, orWords } from './statement-words'
import { gaps, isJoined } from './tokens'

/** The certainty left to what is only a comparison, an imitation or a place name. */
type Left = 'none' | 'unsure' | undefined

/** Removes a food that means something else here; what may be the food too stays possible. */
export function unmask(text: ReadText, index: number, mention: Mention) {
  const left = ofPlace(text, index, mention) ?? ofLikeness(text, index, mention)
  if (left) take(mention, () => true, left)
  const isStated = stating.has(cueOf(text.phrases[index - 1]) ?? '')
  if (mention.mode === 'in' && !isStated && isQuoted(text, mention))
    take(mention, isAnimal(text.foods), hasImitator(text, index) ? 'none' : 'unsure')
}

/** A food named after these is contained, even in quotation marks. */
const stating = new Set<string>(['contains', 'ingredients', 'made'])

const wordAt = ({ tokens }: ReadText, at: number) => tokens[at]?.text ?? ''
const gapAt = ({ tokens }: ReadText, at: number) => tokens[at]?.gap ?? gaps.stop
const isLink = (word: string) => andWords.has(word) || orWords.has(word)
const bracketOrStop = gaps.stop | gaps.open | gaps.close

function ofPlace(text: ReadText, index: number, { first, end }: Mention): Left {
  if (end - first !== 1) return undefined
  const next = wordAt(text, end)
  if (streetsAfter.has(next) && gapAt(text, end) === gaps.space) return 'none'
  if (streetsBefore.has(wordAt(text, skipped(text, first - 1, articles)))) return 'none'
  if (/^[a-z]{2}$/u.test(next) && /^\d{5}$/u.test(wordAt(text, end + 1))) return 'none'
  if (!placeNames.has(wordAt(text, first))) return undefined
  if (gapAt(text, end) & gaps.colon || (next === 'origin' && gapAt(text, end + 1) & gaps.colon))
    return undefined
  if (next === 'origin' && isJoined(text.tokens[end])) return 'none'
  const isBracket = (text.tokens[first]?.opens ?? 0) > 0 && (text.tokens[end]?.closes ?? 1) > 0
  const isOfPlant = isBracket && kindBefore(text, index, first) === 'plant'
  if (wordAt(text, first) === 'chile' && wordAt(text, first - 1) === 'aus') return 'none'
  return ofOrigin(text, index, first) ?? besidePlace(text, first) ?? (isOfPlant ? 'unsure' : undefined)
}

/** The first position backwards whose word is not in the set. */
function skipped(text: ReadText, from: number, among: ReadonlySet<string>): number {
  let at = from
  while (at > from - 3 && among.has(wordAt(text, at))) at--
  return at
}

/** An origin: "Product of Turkey", "hazelnuts from Turkey"; not "made from turkey". */
function ofOrigin(text: ReadText, index: number, first: number): Left {
  let preposition: string | undefined
  let found: Left = 'none'
  for (let at = first - 1; at >= 0 && at >= first - originReach; at--) {
    const gap = gapAt(text, at + 1)
    if (gap & bracketOrStop) return undefined
    if (gap & gaps.comma) found = 'unsure'
    const word = wordAt(text, at)
    if (originWords[preposition ?? 'right']?.has(word) || originWords['right']?.has(word)) return found
    if (isLink(word) || otherPlaces.has(word) || placeNames.has(word) || originFillers.has(word)) continue
    if (preposition !== undefined) {
      const kind = preposition === 'of' ? undefined : kindBefore(text, index, at + 1)
      return kind === 'animal' ? 'unsure' : kind && found
    }
    preposition = prepositions[word]
    if (preposition === undefined) return undefined
  }
  return undefined
}
/** The most words between a place and the word that marks it as an origin. */
const originReach = 8
const originFillers = new Set('the republic main ingredient ingredients'.split(' '))

const partsOfPlaces = new Set(['new', 'south'])

/** A list of places: "Turkey, Iran", "Spain and Turkey", "Turkey/Greece". */
function besidePlace(text: ReadText, first: number): Left {
  const next = isLink(wordAt(text, first + 1)) ? first + 2 : first + 1
  const after = partsOfPlaces.has(wordAt(text, next)) ? next + 1 : next
  const before = isLink(wordAt(text, first - 1)) ? first - 2 : first - 1
  const isAfter = !(gapAt(text, first + 1) & bracketOrStop) && otherPlaces.has(wordAt(text, after))
  const isBefore = !(gapAt(text, first) & bracketOrStop) && otherPlaces.has(wordAt(text, before))
  if (!isAfter && !isBefore) return undefined
  return gapAt(text, isAfter ? first + 1 : first) & gaps.comma ? 'unsure' : 'none'
}

/** The food that the words before a place end in, if any. */
function kindBefore(
  { mentions, foods }: ReadText,
  index: number,
  end: number,
): 'plant' | 'animal' | undefined {
  const sure = mentions
    .slice(Math.max(index - originReach, 0), index)
    .find((mention) => mention?.end === end)?.sure
  if (sure === undefined || sure.size === 0) return undefined
  return [...sure].some(isAnimal(foods)) ? 'animal' : 'plant'
}

function ofLikeness(text: ReadText, index: number, mention: Mention): Left {
  if (isBrine(text, mention) || isFromMonth(text, mention)) return 'none'
  return resemblanceAfter(text, index, mention) ?? resemblanceBefore(text, mention)
}

/** German "Sole" is brine beside salt or water: "Wasser, Sole". */
function isBrine(text: ReadText, { first, end }: Mention): boolean {
  if (end - first !== 1 || wordAt(text, first) !== 'sole') return false
  const isBefore = !(gapAt(text, first) & gaps.stop) && brineWith.has(wordAt(text, first - 1))
  return isBefore || (!(gapAt(text, end) & gaps.stop) && brineWith.has(wordAt(text, end)))
}

/** Italian "dal" is "from" before a month: "dal 4° mese". */
function isFromMonth(text: ReadText, { first }: Mention): boolean {
  if (wordAt(text, first) !== 'dal') return false
  return [1, 2, 3].some((step) => /^(?:mes[ei]|ann[oi])$/u.test(wordAt(text, first + step)))
}

/** A comparison: "Egg-shaped", "salmon coloured", "lemon yellow", "butter-soft", "almond notes". */
function resemblanceAfter(text: ReadText, index: number, { first, end }: Mention): Left {
  const phrase = text.phrases[index + 1]
  if (!phrase || !isJoined(text.tokens[end])) return undefined
  const next = wordAt(text, end)
  const isHyphen = (gapAt(text, end) & gaps.hyphen) > 0
  if (likeAfter.has(next) || (isHyphen && (textures.has(next) || shapeBefore.has(next)))) return 'none'
  if (notes.has(next) || next === 'shape') return 'unsure'
  if (phrase.entry || end - first !== 1) return undefined
  const food = wordAt(text, first)
  if (isColourName(food, next)) return isListed(text, index + 2) ? 'unsure' : 'none'
  return mayBeColourName(food, next) || (colourWords.has(next) && colourFoods.has(food))
    ? 'unsure'
    : undefined
}

/** Whether a food, share or bracket follows: then "olive green" means green olives. */
function isListed({ tokens, phrases, mentions }: ReadText, index: number): boolean {
  const token = tokens[phrases[index]?.first ?? tokens.length]
  return (
    token !== undefined &&
    (token.opens > 0 || token.isPercent || (isJoined(token) && mentions[index] !== undefined))
  )
}

/** A comparison: "Colour: peach", "shaped like a fish", "notes of almond". */
function resemblanceBefore(text: ReadText, { first, end }: Mention): Left {
  const before = wordAt(text, first - 1)
  if (gapAt(text, first) & (gaps.comma | gaps.stop | gaps.close)) return undefined
  if (end - first === 1 && colourFoods.has(wordAt(text, first))) {
    if (colourBefore.has(before)) return 'none'
    if (colourWords.has(before)) return 'unsure'
  }
  if (comparisons[before] !== undefined && comparisons[before] === wordAt(text, first - 3)) return 'none'
  if (before === 'of' && notes.has(wordAt(text, first - 2))) return 'unsure'
  if (shapeOf.has(before)) return 'none'
  const at = skipped(text, first - 1, articles)
  if (at === first - 1) return undefined
  const word = wordAt(text, at)
  if (textures.has(word) && resemblanceLinks.has(wordAt(text, at + 1))) return 'none'
  if (shapeBefore.has(word)) return 'none'
  if (feelBefore.has(word)) return 'unsure'
  if (formBefore[word]?.has(wordAt(text, at - 1)) !== true) return undefined
  return indefinite.has(before) || word === 'forme'
    ? 'none'
    : word === 'form' && before === 'of'
      ? undefined
      : 'unsure'
}

const quotes = /["'`“”„‟«»‹›‘’]/u
/** An apostrophe between two letters is part of a word: "d’orge". */
const elision = /^\p{L}['`‘’]\p{L}$/u
const listBefore = /["'“”„«»‘’]\s*[,;]\s*$/u
const listAfter = /^\s*[,;]\s*["'“”„«»‘’]/u
/** The most other words on each side of a food within its quotation marks. */
const quotedWords = 2

/** The place of a quotation mark beside a word, «guillemets» also beyond a space; else -1. */
function quoteAt(text: string, at: number, step: number): number {
  if (quotes.test(text.charAt(at)) && !elision.test(text.slice(at - 1, at + 2))) return at
  return /[«»]/u.test(text.charAt(at + step)) ? at + step : -1
}

/** Whether a food is in quotation marks, but not in a list where each item is. */
function isQuoted({ text, tokens }: ReadText, { first, end }: Mention): boolean {
  let [opening, closing] = [-1, -1]
  for (let at = first; opening < 0 && at >= Math.max(first - quotedWords, 0); at--) {
    opening = quoteAt(text, (tokens[at]?.start ?? 0) - 1, -1)
    if (!isJoined(tokens[at])) break
  }
  for (let at = first; opening >= 0 && closing < 0 && at < Math.min(end + quotedWords, tokens.length); at++) {
    if (at >= end && !isJoined(tokens[at])) break
    closing = quoteAt(text, tokens[at]?.end ?? 0, 1)
  }
  if (closing < 0 || quotes.test(text.slice(opening + 1, closing))) return false
  return (
    !listBefore.test(text.slice(Math.max(opening - 5, 0), opening)) &&
    !listAfter.test(text.slice(closing + 1, closing + 6))
  )
}

const imitators = new Set(
  `soy-bean pea wheat gluten coconut almond cashew oats rice chickpea lentil jackfruit lupin broad-bean
mung-bean potato hemp-seed sunflower-seed button-mushroom corn`.split(/\s+/u),
)

/** Whether the plant of an imitation is named with it: before it, after it or in its bracket. */
function hasImitator({ tokens, phrases, mentions, foods }: ReadText, index: number): boolean {
  const isImitator = (mention: Mention | undefined) =>
    mention !== undefined &&
    [...mention.sure].some((key) => imitators.has(key)) &&
    ![...mention.sure].some(isAnimal(foods))
  if (isJoined(tokens[phrases[index]?.first ?? 0]) && isImitator(mentions[index - 1])) return true
  let depth = 0
  for (let at = index + 1; at <= index + 8; at++) {
    const token = tokens[phrases[at]?.first ?? tokens.length]
    if (!token || token.gap & (gaps.stop | gaps.semicolon)) return false
    depth += token.opens - token.closes
    if (depth < 0 || (depth === 0 && token.gap & gaps.comma)) return false
    if (isImitator(mentions[at])) return true
  }
  return false
}
