import { cerealWords, narrow, notFree } from './heads'
import { cueOf, isJoined, type Mention, type Phrases, take } from './mentions'
import { isUnguaranteed } from './statement-words'
import { gaps } from './tokens'

/** How many pieces further a word like "vegan" or "dairy-free" tells about. */
const reach = 6
const phraseEnds = new Set(
  'and or but however though und oder aber et ou mais y o pero with mit avec con plus on in'.split(' '),
)
/** After "non", what was not done to a food that is there: non-hydrogenated soya oil. */
const manner = /(?:ed|ic)$|^gmo?$/u
/** What is left out of a food that stands before it: "soya protein free" speaks of soya. */
const materials = new Set(
  'protein proteins flour starch paste powder oil seed seeds fibre fiber extract solids meal bran'.split(' '),
)
const animalCategories = new Set(['meat', 'fish-and-seafood', 'dairy-and-egg'])
const meatGroups = new Set(['@fish', '@crustaceans', '@molluscs'])
const animalGroups = new Set(['@milk', '@eggs', '@fish', '@crustaceans', '@molluscs'])

/** Takes out what the words at a piece leave out: "dairy-free", "non-dairy", "vegan", "no egg". */
export function leaveOut(phrases: Phrases, index: number) {
  const { tokens, pieces, mentions } = phrases
  const piece = pieces[index]
  const mention = mentions[index]
  const cue = cueOf(piece)
  if (cue === 'free') free(phrases, index)
  else if (cue === 'non') non(phrases, index)
  else if (mention?.mode === 'not') stripFollowing(phrases, index, mention)
  if (cue === 'meatless') for (const following of followingOf(phrases, index)) takeMeat(phrases, following)
  if (!piece || cue !== 'plant') return
  for (const following of followingOf(phrases, index)) takeAnimals(phrases, following)
  const before = mentions[index - 1]
  const isBracket = tokens[piece.first]?.opens === 1 && tokens[piece.end]?.closes !== 0
  if (before && isBracket) takeAnimals(phrases, before)
}

function free(phrases: Phrases, index: number) {
  const { tokens, pieces, mentions } = phrases
  const piece = pieces[index]
  const before = pieces[index - 1]
  if (!piece || !before || !isJoined(tokens[piece.first])) return
  const isMaterial = materials.has(tokens[before.first]?.text ?? '') && isJoined(tokens[before.first])
  const mention = mentions[index - 1] ?? (isMaterial ? mentions[index - 2] : undefined)
  const next = tokens[piece.end]
  if (next && isJoined(next) && notFree.has(next.text)) return
  if (isUnguaranteed(tokens, piece.first)) return
  if (mention) {
    mention.mode = 'not'
    stripFollowing(phrases, index, mention)
  }
  if (!next || !isJoined(next)) freeBefore(phrases, index)
}

/** "Gluten, wheat and dairy free." speaks of all three where it is the whole sentence. */
function freeBefore({ tokens, pieces, mentions }: Phrases, index: number) {
  const listed: Mention[] = []
  let hasAnd = false
  for (let at = index - 1; at >= 0 && at > index - 24; at--) {
    const piece = pieces[at]
    const token = piece && tokens[piece.first]
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

function non(phrases: Phrases, index: number) {
  const piece = phrases.pieces[index]
  const mention = phrases.mentions[index + 1]
  if (!piece || !mention || !isJoined(phrases.tokens[mention.first])) return
  if (manner.test(mention.entry.words[0] ?? '')) return
  mention.mode = 'not'
  stripFollowing(phrases, index + 1, mention)
}

/** The mentions after a piece within its noun phrase, a few at most. */
function followingOf({ tokens, pieces, mentions }: Phrases, index: number): Mention[] {
  const found: Mention[] = []
  for (let at = index + 1; at <= index + reach; at++) {
    const piece = pieces[at]
    const token = piece && tokens[piece.first]
    if (!piece || !token || !isJoined(token) || phraseEnds.has(token.text)) break
    if (cueOf(piece) === 'contains' || cueOf(piece) === 'trace') break
    const mention = mentions[at]
    if (mention) found.push(mention)
  }
  return found
}

/** Takes out of what follows what a phrase like "egg-free" leaves out; cereals that are named stay. */
function stripFollowing(phrases: Phrases, index: number, left: Mention) {
  if (left.entry.words.some((word) => narrow.has(word))) return
  const { foods } = phrases
  const isLeft = (concept: string) =>
    left.sure.has(concept) || left.sure.has(`@${foods.get(concept)?.group ?? ''}`)
  const isOfGluten = left.sure.has('@gluten')
  for (const mention of followingOf(phrases, index)) {
    if (mention.mode === 'not') break
    const names = mention.entry.words.some(
      (word) => cerealWords.has(word) && !left.entry.words.includes(word),
    )
    if (isOfGluten && names) continue
    take(mention, isLeft, 'none')
  }
}

const takeMeat = ({ foods }: Phrases, mention: Mention) =>
  take(
    mention,
    (concept) =>
      meatGroups.has(concept) || ['meat', 'fish-and-seafood'].includes(foods.get(concept)?.category ?? ''),
    'none',
  )

const takeAnimals = ({ foods }: Phrases, mention: Mention) =>
  take(
    mention,
    (concept) =>
      animalGroups.has(concept) ||
      concept === 'honey' ||
      animalCategories.has(foods.get(concept)?.category ?? ''),
    'none',
  )
