import { cerealWords, composites, fromWords, grainHeadOf, otherSources, plantsOfDairy } from './heads'
import { bracketEnds, isJoined, type Mention, type Phrases, take } from './mentions'
import { baseAfter, otherMilk, takeGluten, takeMilk } from './qualify'
import { breaks, gaps } from './tokens'

/** Counts over the pieces after a place, so that a bracket's content costs two look-ups. */
type Counts = {
  source: number
  cow: number
  otherMilk: number
  plant: number
  grain: number
  cereal: number
  food: number
  item: number
}

const none: Counts = { source: 0, cow: 0, otherMilk: 0, plant: 0, grain: 0, cereal: 0, food: 0, item: 0 }
const sourceCategories = new Set([
  'grains',
  'nuts-and-seeds',
  'legumes',
  'vegetables',
  'dairy-and-egg',
  'fish-and-seafood',
  'meat',
])

/**
 * Settles words that can come from several foods by the source that the text states: before them ("soya lecithin"),
 * in brackets after them ("E322 (soya)"), or with "from". Goes through the text once, from its end.
 */
export function settleSources(phrases: Phrases) {
  const { tokens, pieces, mentions } = phrases
  const ends = bracketEnds(tokens)
  const counts: Counts[] = new Array<Counts>(pieces.length + 1).fill(none)
  const pieceAt = new Int32Array(tokens.length + 1).fill(pieces.length)
  for (const [index, piece] of pieces.entries())
    for (let at = piece.first; at < piece.end; at++) pieceAt[at] = index

  const inBracket = (end: number, mayClose = false): Counts | undefined => {
    const close = mayClose || tokens[end]?.closes === 0 ? ends.get(end) : undefined
    const from = counts[pieceAt[end] ?? 0]
    const to = counts[pieceAt[close ?? tokens.length] ?? pieces.length]
    return close === undefined || !from || !to ? undefined : minus(from, to)
  }

  const listed = new Set<string>()
  for (let index = pieces.length - 1; index >= 0; index--) {
    const mention = mentions[index]
    const piece = pieces[index]
    if (mention) {
      settle(phrases, index, mention, inBracket(mention.end))
      if (isComposite(mention) && isListed(phrases, index, inBracket)) {
        listed.add(phraseOf(mention))
        leaveNamed(phrases, mention)
      }
    }
    const word = piece ? (tokens[piece.end - 1]?.text ?? '') : ''
    const isItem = ((tokens[piece?.first ?? 0]?.gap ?? 0) & gaps.comma) > 0
    const after = counts[index + 1] ?? none
    const counted = plus(after, mention, otherSources.has(word), phrases)
    counts[index] = isItem ? { ...counted, item: after.item + 1 } : counted
  }
  for (const mention of mentions)
    if (mention && isComposite(mention) && listed.has(phraseOf(mention))) leaveNamed(phrases, mention)
}

function settle(phrases: Phrases, index: number, mention: Mention, bracket: Counts | undefined) {
  const { words } = mention.entry
  if (mention.unsure.size > 0 && isSettled(phrases, index, mention, bracket)) mention.unsure = new Set()
  if (!bracket) return
  if (bracket.otherMilk > 0 && bracket.cow === 0 && plantsOfDairy(words))
    otherMilk(phrases, mention, undefined)
  if (bracket.plant > 0 && bracket.plant === bracket.food && plantsOfDairy(words)) takeMilk(phrases, mention)
  const isGeneric = mention.sure.has('wheat') && !words.some((word) => cerealWords.has(word))
  if (isGeneric && bracket.grain > 0 && bracket.cereal === 0 && grainHeadOf(words))
    takeGluten(phrases, mention)
}

const isComposite = ({ entry: { words, source }, sure }: Mention) =>
  source === 'ingredient' && sure.size > 0 && words.some((word) => composites.has(word))

const phraseOf = ({ entry: { words } }: Mention) => words.join(' ')

/** Whether a composite is followed by the list of what is in it, in brackets or after a colon. */
function isListed(
  phrases: Phrases,
  index: number,
  inBracket: (end: number, mayClose?: boolean) => Counts | undefined,
): boolean {
  const { tokens, pieces } = phrases
  let at = index + 1
  for (let skipped = 0; skipped < 3; skipped++, at++) {
    const piece = pieces[at]
    if (!piece || !isJoined(tokens[piece.first]) || phrases.mentions[at]) break
  }
  const piece = pieces[at]
  const opening = piece && tokens[piece.first]
  if (!piece || !opening || (opening.gap & gaps.stop) > 0) return false
  const share = pieces[at + 1]
  const isShare = opening.opens > 0 && opening.isPercent && (tokens[share?.first ?? 0]?.closes ?? 0) > 0
  const from = isShare ? (share?.first ?? 0) : piece.first
  const start = tokens[from]
  const list = start?.opens ? inBracket(from, isShare) : undefined
  return list ? list.item >= 2 : ((start?.gap ?? 0) & breaks) === gaps.colon && commasAfter(phrases, at) >= 2
}

/**
 * An ingredient made of several others holds what its own list of them says, wherever else the text names it: what
 * the list does not name is only possible. "Gravy (water, maize starch, salt)" is no wheat.
 */
function leaveNamed(phrases: Phrases, mention: Mention) {
  const named = new Set(mention.entry.words.flatMap((word) => [...(phrases.namedBy(word)?.sure ?? [])]))
  take(mention, (concept) => !named.has(concept), 'unsure')
}

/** How many commas stand in the next words. */
function commasAfter({ tokens, pieces }: Phrases, index: number): number {
  let commas = 0
  for (let at = index + 1; at < index + 14; at++) {
    const gap = tokens[pieces[at]?.first ?? tokens.length]?.gap ?? gaps.stop
    if (gap & gaps.stop) break
    if (gap & gaps.comma) commas++
  }
  return commas
}

function isSettled(phrases: Phrases, index: number, mention: Mention, bracket: Counts | undefined): boolean {
  const { tokens, pieces, mentions } = phrases
  if (bracket && bracket.source > 0) return true
  const before = pieces[index - 1]
  if (before && isJoined(tokens[mention.first])) {
    const source = mentions[index - 1]
    if (source ? isSource(phrases, source, mention) : otherSources.has(tokens[before.end - 1]?.text ?? ''))
      return true
  }
  const after = baseAfter(phrases, index)
  if (after && after.sure.size > 0) return true
  const next = pieces[index + 1]
  const second = pieces[index + 2]
  if (next && second && isJoined(tokens[next.first]) && fromWords.has(tokens[next.first]?.text ?? ''))
    return isJoined(tokens[second.first]) && otherSources.has(tokens[second.end - 1]?.text ?? '')
  const told = mentions[index + 1]
  return (
    told !== undefined &&
    ((tokens[told.first]?.gap ?? 0) & gaps.colon) > 0 &&
    isSource(phrases, told, mention)
  )
}

/** Whether a food can be what an unsure word is made of: one of those it can come from, or a plant or an animal. */
function isSource({ foods }: Phrases, source: Mention, mention: Mention): boolean {
  for (const concept of source.sure)
    if (mention.unsure.has(concept) || sourceCategories.has(foods.get(concept)?.category ?? '')) return true
  return false
}

function plus(after: Counts, mention: Mention | undefined, isOther: boolean, { foods }: Phrases): Counts {
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
    otherMilk: after.otherMilk + Number(mention.sure.has('goats-milk') || mention.sure.has('sheeps-milk')),
    plant:
      after.plant +
      Number(isPlant && keys.some(({ category }) => category !== 'fruit' && category !== 'other')),
    grain: after.grain + Number(isGrain && !isCereal),
    cereal: after.cereal + Number(isCereal),
    food: after.food + 1,
    item: after.item,
  }
}

function minus(from: Counts, to: Counts): Counts {
  return {
    source: from.source - to.source,
    cow: from.cow - to.cow,
    otherMilk: from.otherMilk - to.otherMilk,
    plant: from.plant - to.plant,
    grain: from.grain - to.grain,
    cereal: from.cereal - to.cereal,
    food: from.food - to.food,
    item: from.item - to.item,
  }
}
