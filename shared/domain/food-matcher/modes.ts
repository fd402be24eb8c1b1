import type { Cue } from './cues/cue'
import { plantsOfDairy } from './dairy-words'
import type { Phrase } from './phrases'
import {
  adjectives,
  andWords,
  beforePlace,
  canWords,
  inWords,
  isUnguaranteed,
  joining,
  lookAhead,
  minerals,
  orWords,
  relative,
  sharing,
  turns,
} from './statement-words'
import { gaps, type Token } from './tokens'

/**
 * How a text speaks of a word: as in it, as perhaps in it by accident, as what it is prepared or served with, as not
 * in it, or not about this food at all.
 */
export type Mode = 'in' | 'trace' | 'serving' | 'not' | 'aside'

type Negation = {
  /** `list`: all that follows; `people`: the same, of those whom it suits; `item`: the next food; `without`: the next food and those joined to it by "and". */
  scope: 'list' | 'people' | 'item' | 'without'
  /** Up to this word a list goes on over commas, since it ends in "or". */
  listEnd: number
  isWaiting: boolean
}

type Saved = { mode: Mode; negation: Negation | undefined; epoch: number }

/** So many words how to prepare something goes on, over its sentences. */
const servingWords = 60

const openers = new Set<Cue>(['trace', 'notList', 'not', 'without', 'unsuitable'])

/**
 * Reads the statements of a text around its foods: "may contain", "free from", "contains" and their kin, with where
 * they end. Gives the mode of each phrase. One pass; what looks ahead was found in a pass before.
 */
export function modesOf(tokens: readonly Token[], phrases: readonly Phrase[]): Mode[] {
  const ahead = lookAhead(tokens)
  const modes: Mode[] = []
  const saved: Saved[] = []
  let mode: Mode = 'in'
  let negation: Negation | undefined
  let epoch = 0
  let isInTraceBracket = false
  let backLimit = 0
  let servingEnd = 0

  const negate = (scope: Negation['scope'], at: number) => {
    const or = ahead.or(at)
    const listEnd = or < ahead.clauseEnd(at) && or - at < 16 ? or : -1
    negation = { scope, listEnd, isWaiting: true }
  }
  const begin = (next: Mode) => {
    mode = next
    negation = undefined
  }

  function separate(token: Token, index: number) {
    const { gap } = token
    const at = phrases[index]?.first ?? 0
    if (gap & gaps.stop && !isOpened(index)) {
      if (mode !== 'serving' || at >= servingEnd) begin('in')
      epoch++
      backLimit = index
    }
    for (let closed = 0; closed < token.closes; closed++) {
      const outer = saved.pop()
      mode = outer?.epoch === epoch ? outer.mode : 'in'
      negation = outer?.epoch === epoch ? outer.negation : undefined
      isInTraceBracket = saved.at(-1)?.mode === 'trace'
    }
    for (let opened = 0; opened < token.opens; opened++) {
      saved.push({ mode, negation, epoch })
      isInTraceBracket = mode === 'trace'
      if (!isList(negation)) negation = undefined
    }
    if (negation && gap & gaps.semicolon) negation = undefined
    if (negation && !isList(negation) && gap & (gaps.comma | gaps.colon)) goOn(at)
  }

  /** A statement whose list begins on the next line. */
  function isOpened(index: number): boolean {
    const before = phrases[index - 1]?.entry
    const isLine = ((tokens[phrases[index]?.first ?? 0]?.gap ?? 0) & gaps.line) > 0
    return isLine && before?.kind === 'cue' && openers.has(before.cue)
  }

  function goOn(at: number) {
    if (!negation) return
    if (at <= negation.listEnd) negation.isWaiting = true
    else negation = undefined
  }

  function say(cue: Cue, index: number, phrase: Phrase) {
    const next = tokens[phrase.end]
    switch (cue) {
      case 'trace':
        if ((negation && phrase.end - phrase.first < 3) || (next && minerals.has(next.text))) break
        if (tokens[phrase.first - 1]?.text === 'not') break
        begin('trace')
        break
      case 'place':
      case 'unsuitable':
        begin('trace')
        break
      case 'weakPlace':
        if (!isPlace(phrase.first)) break
        begin('trace')
        break
      case 'traceBack':
        if ((next && next.gap & gaps.colon) || !traceBack(index)) mode = 'trace'
        break
      case 'notList':
      case 'suitable':
        if (cue === 'notList' && mode === 'trace' && isUnguaranteed(tokens, phrase.first)) break
        if (cue === 'notList') negate('list', phrase.first)
        else if (ahead.hasAllergy(phrase.first)) negate('people', phrase.first)
        break
      case 'not':
      case 'without':
        if (!next || (next.text >= '0' && next.text <= '9~')) break
        negate(cue === 'not' ? 'item' : 'without', phrase.first)
        break
      case 'contains':
        if (isInTraceBracket || (mode === 'trace' && relative.has(tokens[phrase.first - 1]?.text ?? '')))
          break
        begin('in')
        break
      case 'ingredients':
      case 'made':
      case 'end':
      case 'remark':
        begin('in')
        break
      case 'serving':
        if (!isHeading(phrase)) break
        begin('serving')
        servingEnd = phrase.end + servingWords
        break
      case 'ignore':
        mode = 'aside'
        break
      case 'see':
        if (mode === 'aside') mode = 'in'
        break
      case 'free':
      case 'non':
      case 'plant':
      case 'meatless':
      case 'flavour':
      case 'flavourOf':
      case 'instead':
        break
    }
  }

  /** "Directions:", or a sentence or line that begins with it; not "see directions". */
  const isHeading = ({ first, end }: Phrase) =>
    first === 0 ||
    ((tokens[first]?.gap ?? 0) & (gaps.stop | gaps.line)) > 0 ||
    ((tokens[end]?.gap ?? 0) & gaps.colon) > 0

  function isPlace(at: number): boolean {
    const before = tokens[at - 1]?.text ?? ''
    return (
      (beforePlace.has(before) && (sharing.has(before) || inWords.has(tokens[at - 2]?.text ?? ''))) ||
      (sharing.has(tokens[at - 2]?.text ?? '') && inWords.has(tokens[at - 3]?.text ?? ''))
    )
  }

  /** Goes back over "milk, nuts and sesame" before "may be present"; whether there was any. */
  function traceBack(index: number): boolean {
    let hasFood = false
    for (let at = index - 1; at >= backLimit; at--) {
      const phrase = phrases[at]
      const token = phrase && tokens[phrase.first]
      if (!token || token.isPercent) break
      const isAllergen = phrase.entry?.kind === 'food' && namesGroup(phrase)
      if (!isAllergen && !joining.has(token.text)) break
      if (isAllergen) {
        modes[at] = 'trace'
        hasFood = true
      }
      if (token.opens > 0 || token.gap & gaps.colon) break
    }
    backLimit = index
    return hasFood
  }

  for (const [index, phrase] of phrases.entries()) {
    const token = tokens[phrase.first] as Token
    separate(token, index)
    const { entry } = phrase
    if (entry?.kind === 'cue') say(entry.cue, index, phrase)
    else if (!entry) plain(token, index, phrase)
    modes.push(entry?.kind === 'food' ? foodMode() : isList(negation) ? 'not' : mode)
  }
  return modes

  function foodMode(): Mode {
    if (!negation) return mode
    if (isList(negation)) return 'not'
    if (!negation.isWaiting) return mode
    negation.isWaiting = false
    return 'not'
  }

  function plain(token: Token, index: number, phrase: Phrase) {
    const { text } = token
    if (turns.has(text) && negation?.scope !== 'people') negation = undefined
    if (token.isPercent) {
      negation = undefined
      if (token.text === '0' && !plantsOfDairy([tokens[phrase.end]?.text ?? ''])) negate('item', phrase.first)
      if (mode === 'trace') endTraceAtShare(index)
    }
    if (canWords.has(text) && ahead.hasVerb(phrase.first)) {
      begin('trace')
    }
    if (!negation || isList(negation) || token.isPercent) return
    if (orWords.has(text) || (andWords.has(text) && negation.scope === 'without')) negation.isWaiting = true
    else if (!adjectives.has(text)) negation.isWaiting = false
  }

  /** A share, as in "beef (8%)", tells that the list of what is in it goes on. */
  function endTraceAtShare(index: number) {
    mode = 'in'
    epoch++
    if (phrases[index - 1]?.entry?.kind === 'food') modes[index - 1] = 'in'
  }
}

const isList = (negation: Negation | undefined) => negation?.scope === 'list' || negation?.scope === 'people'

function namesGroup(phrase: Phrase): boolean {
  if (phrase.entry?.kind !== 'food') return false
  for (const concept of phrase.entry.value.sure) if (concept.startsWith('@')) return true
  return false
}
