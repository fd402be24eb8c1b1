import { cerealWords, narrow, notFree } from './dairy-words'
import { cueOf, type Mention, type ReadText, take } from './mentions'
import { isUnguaranteed } from './statement-words'
import { gaps, isJoined } from './tokens'

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
    stripBefore(text, index, mention)
  }
  if (cue === 'meatless') for (const following of followingOf(text, index)) takeMeat(text, following)
  if (!phrase || cue !== 'plant') return
  for (const following of followingOf(text, index)) takeAnimals(text, following)
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
  if (mention) {
    mention.mode = 'not'
    stripFollowing(text, index, mention)
  }
  if (!next || !isJoined(next)) freeBefore(text, index)
}

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

/** Removes the food that "egg-free" negates from what follows; named cereals remain. */
function stripFollowing(text: ReadText, index: number, left: Mention) {
  if (left.entry.words.some((word) => narrow.has(word))) return
  const { foods } = text
  const isLeft = (concept: string) =>
    left.sure.has(concept) || left.sure.has(`@${foods.get(concept)?.group ?? ''}`)
  const isOfGluten = left.sure.has('@gluten')
  for (const mention of followingOf(text, index)) {
    if (mention.mode === 'not') break
    const names = mention.entry.words.some(
      (word) => cerealWords.has(word) && !left.entry.words.includes(word),
    )
    if (isOfGluten && names) continue
    take(mention, isLeft, 'none')
  }
}

/** Removes a negated food from the product before: "Pain sans gluten", "Kuchen ohne Ei". */
function stripBefore({ tokens, phrases, mentions, foods }: ReadText, index: number, left: Mention) {
  if (left.entry.words.some((word) => narrow.has(word))) return
  if (cueOf(phrases[index - 1]) !== 'without') return
  const isGluten = left.sure.has('gluten')
  const isLeft = (concept: string) =>
    left.sure.has(concept) || left.sure.has(`@${foods.get(concept)?.group ?? ''}`)
  for (let at = index - 2; at >= 0 && at >= index - reach; at--) {
    const [phrase, next] = [phrases[at], phrases[at + 1]]
    if (!phrase || !next || !isJoined(tokens[next.first])) return
    if (phrase.entry?.kind === 'cue' || phraseEnds.has(tokens[phrase.first]?.text ?? '')) return
    const mention = mentions[at]
    if (!mention || mention.mode === 'not' || mention.entry.words.some((word) => cerealWords.has(word)))
      continue
    take(mention, isLeft, isGluten ? 'none' : 'unsure')
  }
}

const takeMeat = ({ foods }: ReadText, mention: Mention) =>
  take(
    mention,
    (concept) =>
      meatGroups.has(concept) || ['meat', 'fish-and-seafood'].includes(foods.get(concept)?.category ?? ''),
    'none',
  )

export const isAnimal = (foods: ReadText['foods']) => (concept: string) =>
  animalGroups.has(concept) || concept === 'honey' || animalCategories.has(foods.get(concept)?.category ?? '')

const takeAnimals = ({ foods }: ReadText, mention: Mention) => take(mention, isAnimal(foods), 'none')
