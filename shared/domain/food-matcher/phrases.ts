import type { Automaton, WordIds } from './automaton'
import type { Cue } from './cues/cue'
import { breaks, gaps, isJoined, type Token } from './tokens'
import { isTrait, type ListedPart, type Value } from './values'

/** How the knowledge lists it: by name, as its product, or as an ingredient with a value. */
export type FoodSource = 'name' | 'derived' | 'ingredient'

/** A phrase's meaning; `words` (folded) are lazy, so a copy has to name them. */
export type Entry =
  | { kind: 'cue'; cue: Cue; languages: readonly string[] }
  | {
      kind: 'food'
      value: Value
      source: FoodSource
      /** The code of its language, `xx` for any. */
      language: string
      words: readonly string[]
      /** The parts of a dish, the main ones first; undefined for other names. */
      parts?: readonly ListedPart[]
    }

export type FoodEntry = Extract<Entry, { kind: 'food' }>

const isGroup = (concept: string) => concept.startsWith('@')

export const namesAllergen = ({ sure }: Value) => [...sure].some(isGroup)

/** Whether an entry is the name of a food or of a group, rather than of a product of them. */
export const isName = ({ source, value }: FoodEntry) =>
  source === 'name' || [...value.sure].every((concept) => isGroup(concept) || isTrait(concept))

/** A run of words read as one: a known phrase, or a single unknown word. `end` is exclusive. */
export type Phrase = { first: number; end: number; entry: Entry | undefined }

/** For each word the end of its noun phrase: at a comma, bracket or stop, not a line's end. */
export function runEnds(tokens: readonly Token[]): Int32Array {
  const ends = new Int32Array(tokens.length)
  for (let at = tokens.length - 1, end = tokens.length; at >= 0; at--) {
    ends[at] = end
    const gap = tokens[at]?.gap ?? 0
    if (gap & breaks && !(gap & gaps.item)) end = at
  }
  return ends
}

/** Reads the words from left to right, the longest known phrase at each position. */
export function phrasesOf(
  automaton: Automaton<Entry>,
  tokens: readonly Token[],
  ids: readonly WordIds[],
  ends: Int32Array,
): Phrase[] {
  const phrases: Phrase[] = []
  for (let at = 0; at < ids.length;) {
    const found = phraseAt(automaton, tokens, ids, at, ends[at] ?? at)
    const end = found?.end ?? at + 1
    phrases.push({ first: at, end, entry: found?.value })
    at = end
  }
  return phrases
}

/** Cereals that these words make buckwheat: "grano saraceno". */
const cereals = new Set('grano frumento trigo ble'.split(' '))
const buckwheat = new Set('saraceno sarraceno noir sarrasin'.split(' '))

/** The longest phrase at a word: "almond milk chocolate" is milk chocolate. */
function phraseAt(
  automaton: Automaton<Entry>,
  tokens: readonly Token[],
  ids: readonly WordIds[],
  at: number,
  limit: number,
) {
  const found = automaton.longestAt(ids, at, limit)
  if (!found || found.end - at < 2) return found
  const last = tokens[found.end - 1]?.text ?? ''
  const next = tokens[found.end]
  const isCut =
    (last === 'milk' && next?.text === 'chocolate' && found.end < limit) ||
    (cereals.has(last) && isJoined(next) && buckwheat.has(next?.text ?? '')) ||
    (last === 'ingredients' && ((next?.gap ?? 0) & gaps.colon) > 0)
  return isCut ? automaton.longestAt(ids, at, found.end - 1) : found
}
