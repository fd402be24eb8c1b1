import type { Cue } from './cues/cue'
import { cueOf } from './mentions'
import type { Speech } from './speech'
import type { Phrase } from './phrases'
import { type Prose, proseIn } from './prose'
import { listCommas } from './prose-ends'
import { gaps, type Token } from './tokens'
import { indexOf, type Reading } from './verdicts'

type Text = { text: string; tokens: readonly Token[]; phrases: readonly Phrase[] }

const lists = new Set<Cue>(['contains', 'allergens', 'ingredients', 'made'])
/** These cues begin something else. */
const endings = new Set<Cue>([...lists, 'end'])
/** These make a trace even of a food before them. */
const traces = new Set<Cue>(['trace', 'traceBack', 'place', 'weakPlace', 'unsuitable'])
const additive = /^e\d{3}[a-z]?$/u
/** A recipe continues for so many words. */
const recipeWords = 60

/**
 * Marks the foods that a pack names beside its list: other kinds of its range, what to serve it
 * with, what customers say. Only where the text also has a list or states what is contained, as
 * that names everything.
 */
export function markBeside(text: Text, speech: readonly Speech[]) {
  const { tokens, phrases } = text
  let heading: number | undefined
  const parts = proseIn(text.text, tokens, () => (heading = headingIn(text)))
  if (parts.length === 0) return
  if (heading === undefined && !isStated(text, speech, parts) && !hasShares(tokens, parts)) return
  const firstOf = (index: number) => phrases[index]?.first ?? tokens.length
  let index = 0
  let listed = -1
  for (const part of parts) {
    for (; firstOf(index) < part.start; index++) if (isOfList(text, index)) listed = firstOf(index)
    let isCued = false
    for (; firstOf(index) < part.from; index++) isCued ||= isOfList(text, index, !part.needsList)
    if (isCued || isDoubted(text, part, heading, listed)) continue
    if (part.kind === 'range' && !part.isHeading && part.start < (heading ?? 0))
      doubtSubject(text, speech, part, index)
    const isTrace = part.isHeading && isTraceOnlyBefore(text, speech, part, index)
    for (; firstOf(index) < part.end; index++) {
      const cue = cueOf(phrases[index])
      if (cue && endings.has(cue)) break
      const said = speech[index] as Speech
      if (said.mode === 'in' || said.mode === 'serving' || (isTrace && said.mode === 'trace'))
        said.mode = 'beside'
    }
    if (part.kind === 'tip' && part.needsList && firstOf(index) >= part.end)
      continueRecipe(text, speech, index)
  }
}

/** Whether a phrase shows that its sentence is a list or statement. */
function isOfList({ tokens, phrases }: Text, index: number, allowsPlace = false): boolean {
  const cue = cueOf(phrases[index])
  if (allowsPlace && (cue === 'place' || cue === 'weakPlace')) return false
  const isShare = tokens[phrases[index]?.first ?? 0]?.isPercent === true
  return isShare || (cue !== undefined && (lists.has(cue) || traces.has(cue)))
}

/** The word that heads the printed list. */
function headingIn({ tokens, phrases }: Text): number | undefined {
  return phrases.find((phrase) => {
    const { first, end } = phrase
    if (cueOf(phrase) !== 'ingredients' || end >= tokens.length) return false
    const gap = (tokens[first]?.gap ?? 0) & (gaps.stop | gaps.line)
    return first === 0 || gap > 0 || ((tokens[end]?.gap ?? 0) & gaps.colon) > 0
  })?.first
}

/** Whether the text states elsewhere that it contains a food. */
function isStated({ tokens, phrases }: Text, speech: readonly Speech[], parts: readonly Prose[]): boolean {
  let part = 0
  return phrases.some(({ first, entry }, index) => {
    while ((parts[part]?.end ?? tokens.length) <= first) part++
    if (entry?.kind !== 'food' || first >= (parts[part]?.from ?? tokens.length)) return false
    return speech[index]?.isStated === true && speech[index].mode === 'in'
  })
}

/** Whether another sentence lists with shares or additives, as a list without a heading does. */
function hasShares(tokens: readonly Token[], parts: readonly Prose[]): boolean {
  const sentences = new Set(parts.map(({ sentence }) => sentence))
  let [sentence, commas, hasShare] = [0, 0, false]
  const isList = () => hasShare && commas >= listCommas - 1 && !sentences.has(sentence)
  for (const [at, { text, gap, isPercent }] of tokens.entries()) {
    if (gap & gaps.stop) {
      if (isList()) return true
      ;[sentence, commas, hasShare] = [at, 0, false]
    }
    if (gap & gaps.comma) commas++
    hasShare ||= isPercent || additive.test(text)
  }
  return isList()
}

/** Whether a part may rather be a list, or belong to one. */
function isDoubted(text: Text, part: Prose, heading: number | undefined, listed: number): boolean {
  let [commas, shares] = [0, 0]
  for (let at = part.from; at < part.end; at++) {
    const token = text.tokens[at] as Token
    if (at > part.from && token.gap & gaps.comma) commas++
    if (additive.test(token.text)) return true
    if (token.isPercent) shares++
  }
  if (shares > (part.kind === 'range' ? 1 : 0)) return true
  if (commas >= listCommas && heading === undefined) return true
  return isWithinList(text, part, listed)
}

/** Whether a list or statement of the same sentence continues: only a line may end it. */
function isWithinList({ text, tokens }: Text, part: Prose, listed: number): boolean {
  if (listed < part.sentence) return false
  const { start = 0, gap = 0 } = tokens[part.start] ?? {}
  return !(gap & gaps.line) || !(part.isHeading || /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 4)))
}

/** Whether a trace statement ended before a heading, or only the heading's own words made one. */
function isTraceOnlyBefore({ phrases }: Text, speech: readonly Speech[], part: Prose, from: number): boolean {
  for (let index = from; (phrases[index]?.first ?? part.end) < part.end; index++) {
    const cue = cueOf(phrases[index])
    if (cue && traces.has(cue)) return false
  }
  for (let index = from - 1; index >= 0 && (phrases[index]?.first ?? 0) >= part.start; index--) {
    const cue = cueOf(phrases[index])
    if (cue === 'place' || cue === 'weakPlace') return true
    if (index === 0 || (phrases[index - 1]?.first ?? 0) < part.start)
      return speech[index - 1]?.mode === 'trace'
  }
  return false
}

/** "Rice pudding is also available in": it may be another product, which the list does not tell. */
function doubtSubject({ phrases }: Text, speech: readonly Speech[], part: Prose, from: number) {
  for (let index = from - 1; index >= 0 && (phrases[index]?.first ?? 0) >= part.sentence; index--) {
    const said = speech[index] as Speech
    if (said.mode === 'in') said.mode = 'serving'
  }
}

/** A recipe's further sentences may be about the product: its foods are only possible. */
function continueRecipe({ tokens, phrases }: Text, speech: readonly Speech[], from: number) {
  const limit = (phrases[from]?.first ?? 0) + recipeWords
  for (let index = from; (phrases[index]?.first ?? limit) < limit; index++) {
    const phrase = phrases[index] as Phrase
    const cue = cueOf(phrase)
    const said = speech[index] as Speech
    if ((cue && (endings.has(cue) || traces.has(cue))) || tokens[phrase.first]?.isPercent) return
    if (said.mode === 'in') said.mode = 'serving'
  }
}

/** A reading in which these foods count as well, as a recipe serves them. */
export function withBeside(reading: Reading): Reading {
  if (!reading.modes.includes('beside')) return reading
  const mentions = reading.mentions.map((mention) =>
    mention.mode === 'beside' ? { ...mention, mode: 'in' as const } : mention,
  )
  const modes = reading.modes.map((mode) => (mode === 'beside' ? 'in' : mode))
  return { ...reading, modes, mentions, byConcept: indexOf(mentions) }
}
