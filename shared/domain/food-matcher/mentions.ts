import type { Mode } from './modes'
import type { Cue } from './cues/cue'
import type { FoodEntry, Phrase } from './phrases'
import { breaks, gaps, type Token } from './tokens'
import type { KnownFood, Value } from './values'

/** A place where a text names a food of the knowledge, as what stands around it leaves it. */
export type Mention = {
  first: number
  end: number
  entry: FoodEntry
  mode: Mode
  sure: ReadonlySet<string>
  unsure: ReadonlySet<string>
  /** The plant a generic product is made of, for the product made of it: rice, in "rice flour noodles". */
  base: Mention | undefined
}

/** A text as it was read: cut into phrases, with the mentions among them. */
export type ReadText = {
  text: string
  tokens: readonly Token[]
  phrases: readonly Phrase[]
  mentions: readonly (Mention | undefined)[]
  foods: ReadonlyMap<string, KnownFood>
  /** What a single word names, where it is the name of a food. */
  namedBy(word: string): Value | undefined
}

/** What a phrase says about the foods around it. */
export const cueOf = (phrase: Phrase | undefined): Cue | undefined =>
  phrase?.entry?.kind === 'cue' ? phrase.entry.cue : undefined

/** The mention of each phrase; undefined for cues and unknown words. */
export function mentionsOf(phrases: readonly Phrase[], modes: readonly Mode[]): (Mention | undefined)[] {
  return phrases.map(({ first, end, entry }, index) =>
    entry?.kind === 'food'
      ? {
          first,
          end,
          entry,
          mode: modes[index] ?? 'in',
          sure: entry.value.sure,
          unsure: entry.value.unsure,
          base: undefined,
        }
      : undefined,
  )
}

/** Whether a word follows the one before it within one noun phrase. */
export const isJoined = (token: Token | undefined) => token !== undefined && (token.gap & breaks) === 0

/** Takes some of what a mention names away; `unsure` leaves it as a possibility. */
export function take(mention: Mention, isTaken: (concept: string) => boolean, leave: 'none' | 'unsure') {
  const sure = new Set<string>()
  const unsure = new Set<string>()
  for (const concept of mention.unsure) if (leave === 'unsure' || !isTaken(concept)) unsure.add(concept)
  for (const concept of mention.sure) {
    if (!isTaken(concept)) sure.add(concept)
    else if (leave === 'unsure') unsure.add(concept)
  }
  mention.sure = sure
  mention.unsure = unsure
}

/** For each word that opens a bracket, the word after its end; a bracket without an end goes to the next stop. */
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
