import {
  between,
  fromWords,
  grainHeadOf,
  isCereal,
  isPlantAdjective,
  otherMilkAnimals,
  plantsOfDairy,
} from './dairy-words'
import { unmask } from './false-friends'
import { leaveImitated } from './imitations'
import { isAnimal, leaveOut } from './left-out'
import { cueOf, type Mention, type ReadText, take } from './mentions'
import { singularsOf } from './plurals'
import { isJoined } from './tokens'
import { cheeseOf, otherMilk, addAnimals, followAnimals, isMeatOfMilk } from './milk-animals'

const flavourWords = new Set(
  'flavour flavor flavours flavors flavouring flavoring flavourings flavorings flavoured flavored aroma arome aromas'.split(
    ' ',
  ),
)

const isMilk = (foods: ReadText['foods']) => (concept: string) =>
  concept === '@milk' || foods.get(concept)?.group === 'milk'
const isGluten = (foods: ReadText['foods']) => (concept: string) =>
  concept === '@gluten' || concept === 'gliadin' || foods.get(concept)?.group === 'gluten'

/** Applies the words beside a food: "dairy-free", "vegan", the plant before "milk". */
export function qualify(text: ReadText) {
  for (const [index, mention] of text.mentions.entries()) {
    leaveOut(text, index)
    if (mention) {
      doubt(text, mention)
      if (isCooked(text, index, mention)) take(mention, () => true, 'none')
      if (isTasteOnly(text, index)) take(mention, () => true, 'unsure')
      leaveImitated(text, index, mention)
      replaceHead(text, index, mention)
      if (isRoe(text, index, mention)) take(mention, () => true, 'none')
      addAnimals(text, index, mention)
      followAnimals(text, index, mention)
      unmask(text, index, mention)
    }
  }
}

/** A misspelling is possible only: "scallot" may be a scallop or a shallot. */
function doubt(text: ReadText, mention: Mention) {
  const others = text.tokens.slice(mention.first, mention.end).flatMap(({ others: all = [] }) => all)
  const concepts = others.flatMap((other) => [...(text.namedBy(other)?.sure ?? [])])
  const isGuess = text.tokens.slice(mention.first, mention.end).some((token) => token.isGuess)
  if (!isGuess && concepts.every((concept) => mention.sure.has(concept))) return
  mention.unsure = new Set([...mention.unsure, ...mention.sure, ...concepts])
  mention.sure = new Set()
}

/** Whether a food is only a flavour, or replaced by something else. */
export function isTasteOnly({ tokens, phrases, mentions }: ReadText, index: number): boolean {
  const phrase = phrases[index]
  const next = phrases[index + 1]
  if (phrase && next && isJoined(tokens[next.first])) {
    const cue = cueOf(next)
    const isGrade = tokens[next.first]?.text === 'type' && /^\d/u.test(tokens[next.end]?.text ?? '')
    if ((cue === 'flavour' && !isGrade) || cue === 'instead') return true
    if (cue === 'flavourOf' && next.end - next.first === 1) return true
    if (mentions[index + 1]?.entry.words.some((word) => flavourWords.has(word))) return true
  }
  if (phrase === undefined || !isJoined(tokens[phrase.first])) return false
  const isPolish = mentions[index - 1]?.entry.words[0] === 'aromat'
  return (
    cueOf(phrases[index - 1]) === 'flavourOf' ||
    (isPolish && polishTaste.test(tokens[phrase.first]?.text ?? ''))
  )
}
/** Adjectives as in "aromat maślany". */
const polishTaste = /[cnw](?:y|ego|ym)$/u

/** The plant or animal right before a phrase, across words like "based" and "organic". */
function baseBefore(
  { tokens, phrases, mentions }: ReadText,
  index: number,
): { mention?: Mention; word?: string } {
  for (let at = index - 1; at >= index - 3; at--) {
    const nextPiece = phrases[at + 1]
    const phrase = phrases[at]
    if (!phrase || !nextPiece || !isJoined(tokens[nextPiece.first])) return {}
    const word = tokens[phrase.end - 1]?.text ?? ''
    const mention = mentions[at]
    if (mention) return { mention: mention.base ?? mention, word }
    if (!between.has(word)) return { word }
  }
  return {}
}

/** After these, "of" is the Dutch "or". */
const dutchHeads = new Set('melk boter kaas room meel bloem zetmeel brood'.split(' '))

/** The plant after a phrase, as in "lait de coco", "flour from rice" and "mleko ryżowe". */
export function baseAfter({ tokens, phrases, mentions }: ReadText, index: number): Mention | undefined {
  const isDutch = dutchHeads.has(mentions[index]?.entry.words.at(-1) ?? '')
  let hasFrom = false
  for (let at = index + 1; at <= index + 4; at++) {
    const phrase = phrases[at]
    const token = phrase && tokens[phrase.first]
    if (!phrase || !isJoined(token)) return undefined
    const mention = mentions[at]
    const head = mentions[index]?.entry.words[0] ?? ''
    if (mention)
      return hasFrom || (at === index + 1 && isPlantAdjective(head, token?.text ?? '')) ? mention : undefined
    const word = tokens[phrase.end - 1]?.text ?? ''
    if (word === 'of' && isDutch) return undefined
    if (fromWords.has(word)) hasFrom = true
    else if (token?.text !== 'the' && token?.text !== 'la') return undefined
  }
  return undefined
}

/** The eggs of "œufs de cabillaud" and "uova di salmone" are a fish's. */
function isRoe(text: ReadText, index: number, { sure, entry, end }: Mention): boolean {
  const [word = ''] = entry.words
  if (entry.words.length > 1 || !sure.has('egg')) return false
  if (text.tokens[end]?.text === 'of' && !word.startsWith('egg')) return false
  const isFish = (concept: string) => concept === '@fish' || text.foods.get(concept)?.group === 'fish'
  return [...(baseAfter(text, index)?.sure ?? [])].some(isFish)
}

function replaceHead(text: ReadText, index: number, mention: Mention) {
  const { words } = mention.entry
  const plants = plantsOfDairy(words)
  const grain = grainHeadOf(words)
  if (!plants && !grain) return
  if (isPasteOf(text, index, words)) return take(mention, () => true, 'none')
  const before = baseBefore(text, index)
  if (plants) replaceDairy(text, mention, plants, before)
  if (grain) {
    const bases = [before.mention, baseAfter(text, index)].filter((base) => base !== undefined)
    for (const base of bases) replaceGrain(text, mention, base, grain)
  }
  if (plants) {
    const base = baseAfter(text, index)
    if (base) replaceDairy(text, mention, plants, { mention: base })
  }
}

/** In "pasta di sesamo", "pasta jabłkowa" and "pâte de cacao" it is a paste. */
function isPasteOf(text: ReadText, index: number, words: readonly string[]): boolean {
  const { tokens, phrases, mentions, foods } = text
  const next = tokens[phrases[index]?.end ?? tokens.length]
  if (words.length > 1 || !next || !isJoined(next)) return false
  const isPolish = words[0] === 'pasta' && mentions[index + 1] !== undefined && /ow(?:a|ej)$/u.test(next.text)
  if (isPolish || !pasteOf.has(next.text)) return isPolish
  if (words[0] === 'pasta') return true
  // "Pâte de cacao", but pâté, which the folded word may be, is of meat or fish.
  const base = words[0] === 'pate' ? baseAfter(text, index) : undefined
  return base !== undefined && base.sure.size > 0 && ![...base.sure].some(isAnimal(foods))
}
const pasteOf = new Set('di d del della delle de des du do da van z ze'.split(' '))

/** "Arroz cocido" is cooked; only alone is cocido a stew. */
function isCooked(
  { tokens, mentions }: ReadText,
  index: number,
  { first, entry: { words } }: Mention,
): boolean {
  return (
    words.length === 1 &&
    words[0] === 'cocido' &&
    isJoined(tokens[first]) &&
    mentions[index - 1] !== undefined
  )
}

function replaceDairy(
  text: ReadText,
  mention: Mention,
  plants: ReadonlySet<string>,
  { mention: base, word }: { mention?: Mention; word?: string },
) {
  const animal = otherMilkAnimals[word ?? '']
  if (animal !== undefined) {
    otherMilk(text, mention, [animal])
    if (base && base.end - base.first === 1 && base.end === mention.first) take(base, isMeatOfMilk, 'none')
    return
  }
  if (!base) return
  const animals = Object.keys(cheeseOf).filter((milk) => base.sure.has(milk))
  if (animals.length > 0) {
    if (!base.sure.has('cows-milk')) otherMilk(text, mention, animals)
    return
  }
  const keys = keysOf(base)
  if (keys.length === 0 || [...base.sure].includes('@milk')) return
  if (keys.some((key) => plants.has(key))) {
    const isChocolate = mention.entry.words.includes('chocolate')
    if (isChocolate && keys.every((key) => nutKeys.has(key))) return
    take(
      mention,
      isMilk(text.foods),
      isChocolate ? 'unsure' : mention.isRow || isApart(text, base, mention) ? 'doubt' : 'none',
    )
    mention.base = base
  } else if (plants.has('soy-bean') && keys.every((key) => nutKeys.has(key)))
    take(mention, isMilk(text.foods), 'unsure')
}

/** Words that a plant follows and never precedes: "lait d\'amande". */
const headsBefore = new Set('lait leche beurre mantequilla fromage queso yaourt yogur'.split(' '))

/** "Almonds milk" and "soja lait" are probably two foods. */
function isApart({ tokens }: ReadText, base: Mention, mention: Mention): boolean {
  const word = tokens[base.end - 1]?.text ?? ''
  const isPlural = word !== 'oats' && singularsOf(word).length > 0
  return isPlural || (base.end <= mention.first && headsBefore.has(mention.entry.words[0] ?? ''))
}

const nutKeys = new Set(
  'almond hazelnut walnut pistachio pecan cashew macadamia brazil-nut coconut peanut chestnut'.split(' '),
)

const keysOf = (mention: Mention) => [...mention.sure].filter((concept) => !/^[@*]/u.test(concept))

function replaceGrain(
  { foods }: ReadText,
  mention: Mention,
  base: Mention,
  grain: NonNullable<ReturnType<typeof grainHeadOf>>,
) {
  if (mention.entry.words.some(isCereal) || base.sure.has('wheat')) return
  let effect: 'certain' | 'perhaps' | undefined
  for (const key of base.sure) {
    const food = foods.get(key)
    if (food) effect = grain.isReplacedBy(key, food.category) ?? effect
  }
  if (!effect) return
  take(mention, isGluten(foods), effect === 'perhaps' ? 'unsure' : mention.isRow ? 'doubt' : 'none')
  mention.base = base
}

/** Removes the wheat of a generic grain product whose bracket names other grains. */
export const takeGluten = ({ foods }: ReadText, mention: Mention) => take(mention, isGluten(foods), 'none')
/** Removes the milk of a generic dairy product whose bracket names only plants. */
export const takeMilk = ({ foods }: ReadText, mention: Mention) => take(mention, isMilk(foods), 'none')
