import { isFreeCompound } from './compounds'
import { isCereal, isComponent, milkAnimals, notFree } from './dairy-words'
import { cueOf, type Mention, type ReadText, take } from './mentions'
import type { Phrase } from './phrases'
import { isUnguaranteed, suspending } from './statement-words'
import { breaks, gaps, isJoined } from './tokens'

/** How many phrases ahead a word like "vegan" or "dairy-free" applies to. */
const reach = 6
const phraseEnds = new Set(
  'and or but however though und oder aber et ou mais y o pero with mit avec con plus on in'.split(' '),
)
/** After "non", a word for a process rather than a food: non-hydrogenated soya oil. */
const manner = /(?:ed|ic)$|^gmo?$/u
/** Components of the food before them: "soya protein free" is about soya. */
const materials = new Set(
  'protein proteins flour starch paste powder oil seed seeds fibre fiber extract solids meal bran'.split(' '),
)
const animalCategories = new Set(['meat', 'fish-and-seafood', 'dairy-and-egg'])
const meatGroups = new Set(['@fish', '@crustaceans', '@molluscs', '*meat', '*animal', '*blood'])
const animalGroups = new Set([...meatGroups, '@milk', '@eggs', '*produce'])

/** Removes the foods that a phrase negates: "dairy-free", "non-dairy", "vegan", "no egg". */
export function leaveOut(text: ReadText, index: number) {
  const { tokens, phrases, mentions } = text
  const phrase = phrases[index]
  const mention = mentions[index]
  const cue = cueOf(phrase)
  if (cue === 'free') free(text, index)
  else if (cue === 'non') non(text, index)
  else if (mention?.mode === 'not') {
    stripFollowing(text, index, mention)
    const before = cueOf(phrases[index - 1])
    if (before === 'without' || before === 'notList') stripBefore(text, index - 1, mention)
  } else if (isFreeWord(text, index)) suspendedBefore(text, index, index)
  if (cue === 'meatless') for (const following of followingOf(text, index)) takeMeat(text, following)
  if (!phrase || cue !== 'plant') return
  for (const following of followingOf(text, index)) if (following.mode !== 'not') takeAnimals(text, following)
  const before = mentions[index - 1]
  const isBracket = tokens[phrase.first]?.opens === 1 && tokens[phrase.end]?.closes !== 0
  if (before && isBracket) takeAnimals(text, before)
}

function free(text: ReadText, index: number) {
  const { tokens, phrases, mentions } = text
  const phrase = phrases[index]
  const before = phrases[index - 1]
  if (!phrase || !before || !isJoined(tokens[phrase.first])) return
  const isMaterial = materials.has(tokens[before.first]?.text ?? '') && isJoined(tokens[before.first])
  const mention = mentions[index - 1] ?? (isMaterial ? mentions[index - 2] : undefined)
  const next = tokens[phrase.end]
  if (next && isJoined(next) && notFree.has(next.text)) return
  if (isUnguaranteed(tokens, phrase.first)) return
  if (isOfCompound(text, before, phrase)) return
  if (mention) {
    mention.mode = 'not'
    stripFollowing(text, index, mention)
  }
  suspendedBefore(text, index, index - 1)
  const isEnd = !next || !isJoined(next) || (next.gap & gaps.line) > 0
  if (mention && isEnd) stripBefore(text, index - 1, mention)
  if (!next || !isJoined(next)) freeBefore(text, index)
}

/** In "milk- and egg-free" and "gluten and dairy free" the word for "free" belongs to both. */
function suspendedBefore(text: ReadText, index: number, claimed: number) {
  const { tokens, phrases, mentions } = text
  const gapAt = (at: number) => tokens[phrases[at]?.first ?? 0]?.gap ?? 0
  for (let at = claimed; at > 0;) {
    const isJoint = suspending.has(wordAt(text, at - 1))
    const joint = isJoint ? at - 1 : at
    const before = mentions[joint - 1]
    if (!before || (!isJoint && !(gapAt(joint) & (gaps.comma | gaps.slash)))) return
    const { words } = before.entry
    const isPlain = words[0] === 'gluten' || isComponent(words)
    if (!(gapAt(joint) & gaps.hyphen) && !(isPlain && !(gapAt(joint) & breaks & ~gaps.slash))) return
    before.mode = 'not'
    const product = mentions[index]
    if (product && product.mode !== 'not') deny(text, product, before, 'none')
    stripFollowing(text, index, before)
    at = joint - 1
  }
}

/** Whether a phrase after "and" has its claim within: "lactosevrij", "dairy free chocolate". */
function isFreeWord(text: ReadText, index: number): boolean {
  if (!suspending.has(wordAt(text, index - 1))) return false
  const { entry } = text.phrases[index] ?? {}
  if (entry?.kind === 'food') return entry.words[1] === 'free'
  return entry === undefined && isFreeCompound(wordAt(text, index))
}

const wordAt = ({ tokens, phrases }: ReadText, at: number) => tokens[phrases[at]?.first ?? 0]?.text ?? ''

/** In "Weizen glutenfrei" the wheat is no part of the claim. */
const isOfCompound = ({ tokens }: ReadText, { first, end }: Phrase, free: Phrase) =>
  end - first > 1 && (tokens[free.first]?.start ?? 0) <= (tokens[end - 1]?.end ?? 0)

/** "Gluten, wheat and dairy free." negates all three where it is the whole sentence. */
function freeBefore({ tokens, phrases, mentions }: ReadText, index: number) {
  const listed: Mention[] = []
  let hasAnd = false
  for (let at = index - 1; at >= 0 && at > index - 24; at--) {
    const phrase = phrases[at]
    const token = phrase && tokens[phrase.first]
    const mention = mentions[at]
    if (!token) return
    if (mention && [...mention.sure].some((concept) => concept.startsWith('@'))) listed.push(mention)
    else if (token.text === 'and' || token.text === 'or') hasAnd ||= listed.length === 1
    else if (token.text !== 'free') return
    if (at === 0 || token.gap & gaps.stop || token.opens > 0) break
    if (token.gap & gaps.colon) return
  }
  if (hasAnd) for (const mention of listed) mention.mode = 'not'
}

function non(text: ReadText, index: number) {
  const phrase = text.phrases[index]
  const mention = text.mentions[index + 1]
  if (!phrase || !mention || !isJoined(text.tokens[mention.first])) return
  if (manner.test(mention.entry.words[0] ?? '')) return
  mention.mode = 'not'
  stripFollowing(text, index + 1, mention)
}

/** The next few mentions within the noun phrase of a phrase. */
function followingOf({ tokens, phrases, mentions }: ReadText, index: number): Mention[] {
  const found: Mention[] = []
  for (let at = index + 1; at <= index + reach; at++) {
    const phrase = phrases[at]
    const token = phrase && tokens[phrase.first]
    if (!phrase || !token || !isJoined(token) || phraseEnds.has(token.text)) break
    if (cueOf(phrase) === 'contains' || cueOf(phrase) === 'trace') break
    const mention = mentions[at]
    if (mention) found.push(mention)
  }
  return found
}

/** Removes the food that "egg-free" negates from what follows. */
function stripFollowing(text: ReadText, index: number, left: Mention) {
  for (const mention of followingOf(text, index)) {
    if (mention.mode === 'not') break
    deny(text, mention, left, 'none')
  }
}

/** Removes a negated food from the product before: "Pain sans gluten", "Brot (glutenfrei)". */
function stripBefore(text: ReadText, claim: number, left: Mention) {
  const { tokens, phrases, mentions } = text
  const first = tokens[phrases[claim]?.first ?? 0]
  const closing = tokens[phrases[claim + 2]?.first ?? tokens.length]
  const isBracket = first?.opens === 1 && closing?.closes !== 0
  for (let at = claim - 1; at >= 0 && at > claim - reach; at--) {
    const [phrase, next] = [phrases[at], phrases[at + 1]]
    if (!phrase || !next) return
    if (!isJoined(tokens[next.first]) && !(isBracket && at === claim - 1)) return
    if (phrase.entry?.kind === 'cue' || phraseEnds.has(tokens[phrase.first]?.text ?? '')) return
    const mention = mentions[at]
    if (mention && mention.mode !== 'not')
      deny(text, mention, left, left.sure.has('gluten') ? 'none' : 'unsure')
  }
}

/** Groups of several foods, where denying one leaves the others. */
const ofSeveral = new Set(['gluten', 'nuts', 'fish', 'crustaceans', 'molluscs'])
/** What all cereals have, and no cereal. */
const ofCereals = new Set(['gluten', 'gliadin'])
/** Groups whose foods are not imitated under their own name. */
const inimitable = new Set(
  'nuts peanuts soybeans sesame-seeds mustard celery lupin crustaceans molluscs'.split(' '),
)

/**
 * Takes what a claim denies from a product it describes, which usually has it: the egg of
 * mayonnaise. What the product's own name says stays: the oats of gluten-free oatmeal, and as a
 * contradiction the almonds of a nut-free almond paste.
 */
export function deny(text: ReadText, mention: Mention, left: Mention, leave: 'none' | 'unsure') {
  const { words } = left.entry
  if (isComponent(words)) return
  const groupOf = (concept: string) => text.foods.get(concept)?.group ?? ''
  const isLeft = (concept: string) => left.sure.has(concept) || left.sure.has(`@${groupOf(concept)}`)
  const isSame = mention.entry.words.some((word) => words.includes(word))
  const foods = oneOfSeveral(text, left)
  if (foods.size > 0) denyOne(text, mention, foods, isSame ? 'unsure' : leave)
  else if (isSame || isNamed(text, mention, left)) take(mention, isLeft, 'unsure')
  else if (!left.sure.has('gluten')) take(mention, isLeft, leave)
  else if (!mention.entry.words.some(isCereal)) {
    // Of the cereals only oats are without gluten by nature: they stay possible in muesli.
    const hasOats = mention.entry.value.sure.has('oats')
    if (hasOats) take(mention, (concept) => concept === 'oats', 'unsure')
    take(mention, (concept) => isLeft(concept) && !(hasOats && concept === 'oats'), leave)
  }
}

/** The foods that a claim names where their group has others: "walnut-free", "cow's milk free". */
function oneOfSeveral({ foods }: ReadText, { sure, entry }: Mention): ReadonlySet<string> {
  const isOfAnimal = entry.words.some((word) => word in milkAnimals || word.startsWith('kuh'))
  const named = [...sure].filter((concept) => {
    const group = foods.get(concept)?.group ?? ''
    return (ofSeveral.has(group) && !ofCereals.has(concept)) || (isOfAnimal && group === 'milk')
  })
  return new Set(sure.has('wheat') ? [...named, 'durum-wheat'] : named)
}

/** Takes single foods of a group, which stays where others are named and is possible else. */
function denyOne(
  { foods }: ReadText,
  mention: Mention,
  denied: ReadonlySet<string>,
  leave: 'none' | 'unsure',
) {
  const groupOf = (concept: string) => foods.get(concept)?.group
  const groups = new Set([...denied].filter((concept) => mention.sure.has(concept)).map(groupOf))
  take(mention, (concept) => denied.has(concept), leave)
  for (const group of groups) {
    const isOfGroup = (concept: string) => groupOf(concept) === group
    const others = [...mention.sure].filter((concept) => isOfGroup(concept) && !ofCereals.has(concept))
    if (others.length === 0)
      take(mention, (concept) => isOfGroup(concept) || concept === `@${group}`, 'unsure')
  }
}

/** Whether a product is named after a food that a claim denies and that nothing imitates. */
function isNamed(text: ReadText, { entry, sure }: Mention, left: Mention): boolean {
  const isDenied = (concept: string) => {
    const group = text.foods.get(concept)?.group ?? ''
    return inimitable.has(group) && left.sure.has(`@${group}`)
  }
  const names = (concepts: ReadonlySet<string> | undefined) => [...(concepts ?? [])].some(isDenied)
  const isNameOf = (word: string) => {
    for (let end = word.length; end > shortestName; end--)
      if (names(text.namedBy(word.slice(0, end))?.sure)) return true
    return false
  }
  return names(sure) && (entry.source !== 'ingredient' || entry.words.some(isNameOf))
}
/** A name shorter than that is not looked for at the beginning of a compound. */
const shortestName = 3

export const takeMeat = ({ foods }: ReadText, mention: Mention) =>
  take(
    mention,
    (concept) =>
      meatGroups.has(concept) || ['meat', 'fish-and-seafood'].includes(foods.get(concept)?.category ?? ''),
    'none',
  )

export const isAnimal = (foods: ReadText['foods']) => (concept: string) =>
  animalGroups.has(concept) || concept === 'honey' || animalCategories.has(foods.get(concept)?.category ?? '')

export const takeAnimals = ({ foods }: Pick<ReadText, 'foods'>, mention: Mention) =>
  take(mention, isAnimal(foods), 'none')
