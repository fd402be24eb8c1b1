import type { Mode, Speech } from './speech'
import type { Cue } from './cues/cue'
import type { FoodEntry, Phrase } from './phrases'
import { isLoneProduct, namesWithin, rowsOf } from './rows'
import { gaps, type Token } from './tokens'
import type { KnownFood, Value } from './values'

/** A place where a text names a known food, after its context was considered. */
export type Mention = {
  first: number
  end: number
  entry: FoodEntry
  mode: Mode
  sure: ReadonlySet<string>
  unsure: ReadonlySet<string>
  /** What only a dish's usual parts name: possible, unless the text lists the real ones. */
  usual: ReadonlySet<string>
  /** What it may name if its words, or those nearby, are separate items: only possible. */
  doubt: ReadonlySet<string>
  /** Whether it may be several names without commas ("soy milk wheat"), or across lines. */
  isRow: boolean
  /** Whether only its context negates it, although it is listed. */
  isSilenced: boolean
  /** The plant of a generic product, for a product of that: rice, in "rice flour noodles". */
  base: Mention | undefined
}

export type ReadText = {
  text: string
  tokens: readonly Token[]
  phrases: readonly Phrase[]
  mentions: readonly (Mention | undefined)[]
  foods: ReadonlyMap<string, KnownFood>
  /** The meaning of a single word, if it is the name of a food or a group. */
  namedBy(word: string): Value | undefined
}

/** What a phrase says about the foods around it. */
export const cueOf = (phrase: Phrase | undefined): Cue | undefined =>
  phrase?.entry?.kind === 'cue' ? phrase.entry.cue : undefined

const noConcepts: ReadonlySet<string> = new Set()

/** Each phrase's mention, undefined if none; `silenced`: only their context negates them. */
export function mentionsOf(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  speech: readonly Speech[],
  silenced: ReadonlySet<number>,
  namedBy: ReadText['namedBy'],
  usualOf: (entry: FoodEntry) => ReadonlySet<string>,
): (Mention | undefined)[] {
  const rows = rowsOf(tokens, phrases, namedBy)
  return phrases.map(({ first, end, entry }, index) => {
    if (entry?.kind !== 'food') return undefined
    const said = speech[index]
    const isRow =
      rows.has(index) || (said?.isStated === true && !isLoneProduct(tokens, phrases, index, namedBy))
    const isSilenced = silenced.has(index)
    let { sure, unsure } = entry.value
    let usual = usualOf(entry)
    let doubt = noConcepts
    if (end - first > 1) {
      const words = tokens.slice(first, end)
      if (isRow) doubt = namesWithin(words, namedBy)
      if (!isSilenced && words.some(isTornOff)) sure = new Set([...sure, ...doubt])
    }
    if (isSilenced) {
      doubt = new Set([...sure, ...unsure, ...usual, ...doubt])
      sure = unsure = usual = noConcepts
    }
    const mode = isSilenced ? 'in' : (said?.mode ?? 'in')
    return { first, end, entry, mode, sure, unsure, usual, doubt, isRow, isSilenced, base: undefined }
  })
}

/** Whether a word is on its own line within a phrase. */
const isTornOff = ({ gap }: Token, at: number) => at > 0 && (gap & gaps.item) > 0 && (gap & gaps.comma) > 0

/** Removes some concepts of a mention; `unsure` leaves them possible, `doubt` possible for good. */
export function take(
  mention: Mention,
  isTaken: (concept: string) => boolean,
  leave: 'none' | 'unsure' | 'doubt',
) {
  if (leave === 'doubt') mention.doubt = new Set([...mention.doubt, ...[...mention.sure].filter(isTaken)])
  const sure = new Set<string>()
  const unsure = new Set<string>()
  for (const concept of mention.unsure) if (leave === 'unsure' || !isTaken(concept)) unsure.add(concept)
  for (const concept of mention.sure) {
    if (!isTaken(concept)) sure.add(concept)
    else if (leave === 'unsure') unsure.add(concept)
  }
  mention.sure = sure
  mention.unsure = unsure
  if (leave !== 'unsure' && mention.usual.size > 0)
    mention.usual = new Set([...mention.usual].filter((concept) => !isTaken(concept)))
}

/** For each word that opens a bracket, the word after its end; unclosed, at the next stop. */
export function bracketEnds(tokens: readonly Token[]): Map<number, number> {
  const ends = new Map<number, number>()
  const open: number[] = []
  const unclosed: number[] = []
  for (const [at, { gap, opens, closes }] of tokens.entries()) {
    if (gap & gaps.stop)
      for (const start of open.splice(0)) {
        ends.set(start, at)
        unclosed.push(start)
      }
    for (let closed = 0; closed < closes; closed++) {
      const start = open.pop() ?? unclosed.pop()
      if (start !== undefined) ends.set(start, at)
    }
    for (let opened = 0; opened < opens; opened++) open.push(at)
  }
  for (const start of open) ends.set(start, tokens.length)
  return ends
}
