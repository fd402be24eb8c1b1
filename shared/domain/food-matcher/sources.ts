import {
  isCereal,
  composites,
  fromWords,
  grainHeadOf,
  milkPlants,
  otherSources,
  plantsOfDairy,
} from './dairy-words'
import { bracketEnds, type Mention, type ReadText, take } from './mentions'
import { isExample } from './group-members'
import { baseAfter, takeGluten, takeMilk } from './qualify'
import { isCheese, nameMilks, otherMilk } from './milk-animals'
import { breaks, gaps, isJoined } from './tokens'

/** Counts over all phrases after a position, so that two look-ups give a bracket's content. */
type Counts = {
  source: number
  cow: number
  goat: number
  sheep: number
  plant: number
  milkPlant: number
  grain: number
  cereal: number
  food: number
  item: number
  example: number
}

const none: Counts = {
  source: 0,
  cow: 0,
  goat: 0,
  sheep: 0,
  plant: 0,
  milkPlant: 0,
  grain: 0,
  cereal: 0,
  food: 0,
  item: 0,
  example: 0,
}
const sourceCategories = new Set([
  'grains',
  'nuts-and-seeds',
  'legumes',
  'vegetables',
  'dairy-and-egg',
  'fish-and-seafood',
  'meat',
])

/** Settles ambiguous words by their source: "soya lecithin", "E322 (soya)"; from the end. */
export function settleSources(text: ReadText) {
  const { tokens, phrases, mentions } = text
  const ends = bracketEnds(tokens)
  const counts: Counts[] = new Array<Counts>(phrases.length + 1).fill(none)
  const pieceAt = new Int32Array(tokens.length + 1).fill(phrases.length)
  for (const [index, phrase] of phrases.entries())
    for (let at = phrase.first; at < phrase.end; at++) pieceAt[at] = index

  const inBracket = (end: number, mayClose = false): Counts | undefined => {
    const close = mayClose || tokens[end]?.closes === 0 ? ends.get(end) : undefined
    const from = counts[pieceAt[end] ?? 0]
    const to = counts[pieceAt[close ?? tokens.length] ?? phrases.length]
    return close === undefined || !from || !to ? undefined : minus(from, to)
  }

  const listed = new Set<string>()
  for (let index = phrases.length - 1; index >= 0; index--) {
    const mention = mentions[index]
    const phrase = phrases[index]
    if (mention) {
      const opening = opensAfter(text, index)
      const isOpened = opening && (tokens[opening.from]?.opens ?? 0) > 0
      const bracket = isOpened ? inBracket(opening.from, opening.isShare) : undefined
      // A share leaves open which cheese it is: "fromage 7 % (lait, sel)".
      const isOwn = opening?.isNear && !isCheese(mention)
      settle(text, index, mention, isOwn ? bracket : inBracket(mention.end))
      if (bracket && bracket.source > 0) mention.usual = new Set()
      if (isComposite(mention) && isListed(text, opening, bracket)) {
        listed.add(phraseOf(mention))
        leaveNamed(text, mention)
      }
    }
    const word = phrase ? (tokens[phrase.end - 1]?.text ?? '') : ''
    const isItem = ((tokens[phrase?.first ?? 0]?.gap ?? 0) & gaps.comma) > 0
    const after = counts[index + 1] ?? none
    const counted = plus(after, mention, otherSources.has(word), text)
    const isOpen = isExample(tokens, phrase?.first ?? tokens.length)
    counts[index] =
      isItem || isOpen
        ? { ...counted, item: after.item + Number(isItem), example: after.example + Number(isOpen) }
        : counted
  }
  for (const mention of mentions)
    if (mention && isComposite(mention) && listed.has(phraseOf(mention))) leaveNamed(text, mention)
}

function settle(text: ReadText, index: number, mention: Mention, bracket: Counts | undefined) {
  const { words } = mention.entry
  if (mention.unsure.size > 0 && isSettled(text, index, mention, bracket)) mention.unsure = new Set()
  if (!bracket) return
  const milks = [...(bracket.goat > 0 ? ['goats-milk'] : []), ...(bracket.sheep > 0 ? ['sheeps-milk'] : [])]
  if (milks.length > 0 && bracket.cow === 0 && (plantsOfDairy(words) || isCheese(mention)))
    otherMilk(text, mention, milks)
  if (isCheese(mention)) nameMilks(mention, milks)
  // "Cream (soya, vanilla)" is of soya, but "cream (vanilla)" is of milk.
  const isOfPlants = bracket.milkPlant > 0 && bracket.plant === bracket.food
  if (isOfPlants && plantsOfDairy(words)) takeMilk(text, mention)
  const isGeneric = mention.sure.has('wheat') && !words.some(isCereal)
  if (isGeneric && bracket.grain > 0 && bracket.cereal === 0 && grainHeadOf(words)) takeGluten(text, mention)
}

const isComposite = ({ entry: { words, source }, sure }: Mention) =>
  source === 'ingredient' && sure.size > 0 && words.some((word) => composites.has(word))

const phraseOf = ({ entry: { words } }: Mention) => words.join(' ')

/** Where a food's own list begins, after words that are no food: "pesto rosso 12 % (". */
function opensAfter({ tokens, phrases, mentions }: ReadText, index: number) {
  let at = index + 1
  let isNear = true
  for (let skipped = 0; skipped < 3; skipped++, at++) {
    const token = tokens[phrases[at]?.first ?? tokens.length]
    if (!isJoined(token) || mentions[at]) break
    isNear &&= token?.isPercent === true
  }
  const opening = tokens[phrases[at]?.first ?? tokens.length]
  if (!opening || (opening.gap & gaps.stop) > 0) return undefined
  const share = phrases[at + 1]
  const isShare = opening.opens > 0 && opening.isPercent && (tokens[share?.first ?? 0]?.closes ?? 0) > 0
  return { index: at, from: (isShare ? share : phrases[at])?.first ?? 0, isShare, isNear }
}

/** Whether a composite is followed by a list of its contents, in brackets or after a colon. */
function isListed(
  text: ReadText,
  opening: ReturnType<typeof opensAfter>,
  bracket: Counts | undefined,
): boolean {
  if (!opening) return false
  if (bracket) return bracket.item >= 2
  const gap = text.tokens[opening.from]?.gap ?? 0
  return (gap & breaks) === gaps.colon && commasAfter(text, opening.index) >= 2
}

/** A composite contains what its own list names, the rest possibly; fish sauce always fish. */
function leaveNamed(text: ReadText, mention: Mention) {
  const named = new Set(mention.entry.words.flatMap((word) => [...(text.namedBy(word)?.sure ?? [])]))
  const isNamed = (concept: string) => named.has(concept) || named.has(`@${text.foods.get(concept)?.group}`)
  take(mention, (concept) => !isNamed(concept), 'unsure')
}

/** The number of commas within the next words. */
function commasAfter({ tokens, phrases }: ReadText, index: number): number {
  let commas = 0
  for (let at = index + 1; at < index + 14; at++) {
    const gap = tokens[phrases[at]?.first ?? tokens.length]?.gap ?? gaps.stop
    if (gap & gaps.stop) break
    if (gap & gaps.comma) commas++
  }
  return commas
}

function isSettled(text: ReadText, index: number, mention: Mention, bracket: Counts | undefined): boolean {
  const { tokens, phrases, mentions } = text
  if (bracket && bracket.source > 0 && !(bracket.example > 0 && isOfGroup(mention))) return true
  const before = phrases[index - 1]
  if (before && isJoined(tokens[mention.first])) {
    const source = mentions[index - 1]
    if (source ? isSource(text, source, mention) : otherSources.has(tokens[before.end - 1]?.text ?? ''))
      return true
  }
  const after = baseAfter(text, index)
  if (after && after.sure.size > 0) return true
  const next = phrases[index + 1]
  const second = phrases[index + 2]
  if (next && second && isJoined(tokens[next.first]) && fromWords.has(tokens[next.first]?.text ?? ''))
    return isJoined(tokens[second.first]) && otherSources.has(tokens[second.end - 1]?.text ?? '')
  const told = mentions[index + 1]
  return (
    told !== undefined && ((tokens[told.first]?.gap ?? 0) & gaps.colon) > 0 && isSource(text, told, mention)
  )
}

/** Whether a mention names a group and leaves open which of its foods it means. */
const isOfGroup = ({ sure }: Mention) => [...sure].some((concept) => concept.startsWith('@'))

/**
 * Whether a food can be the source of an unsure word: one of its possible sources, or a plant or an
 * animal; the latter not in a row of names, "Enthält Ei Getreide".
 */
function isSource({ foods }: ReadText, source: Mention, mention: Mention): boolean {
  for (const concept of source.sure) {
    if (mention.unsure.has(concept)) return true
    if (!mention.isRow && sourceCategories.has(foods.get(concept)?.category ?? '')) return true
  }
  return false
}

function plus(after: Counts, mention: Mention | undefined, isOther: boolean, { foods }: ReadText): Counts {
  if (!mention) return isOther ? { ...after, source: after.source + 1 } : after
  if (mention.mode !== 'in') return after
  const keys = [...mention.sure].map((concept) => foods.get(concept)).filter((food) => food !== undefined)
  const isCereal = mention.sure.has('@gluten')
  const isGrain = keys.some(
    ({ category, key }) =>
      category === 'grains' || category === 'legumes' || key === 'potato' || key === 'sweet-potato',
  )
  const isPlant =
    keys.length > 0 && keys.every(({ category }) => category !== 'dairy-and-egg' && category !== 'meat')
  return {
    source: after.source + Number(keys.length > 0 || isOther),
    cow: after.cow + Number(mention.sure.has('cows-milk')),
    goat: after.goat + Number(mention.sure.has('goats-milk')),
    sheep: after.sheep + Number(mention.sure.has('sheeps-milk')),
    plant:
      after.plant +
      Number(isPlant && keys.some(({ category }) => category !== 'fruit' && category !== 'other')),
    milkPlant: after.milkPlant + Number(keys.some(({ key }) => milkPlants.has(key))),
    grain: after.grain + Number(isGrain && !isCereal),
    cereal: after.cereal + Number(isCereal),
    food: after.food + 1,
    item: after.item,
    example: after.example,
  }
}

function minus(from: Counts, to: Counts): Counts {
  return {
    source: from.source - to.source,
    cow: from.cow - to.cow,
    goat: from.goat - to.goat,
    sheep: from.sheep - to.sheep,
    plant: from.plant - to.plant,
    milkPlant: from.milkPlant - to.milkPlant,
    grain: from.grain - to.grain,
    cereal: from.cereal - to.cereal,
    food: from.food - to.food,
    item: from.item - to.item,
    example: from.example - to.example,
  }
}
