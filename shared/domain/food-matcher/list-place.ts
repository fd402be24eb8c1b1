import type { Cue } from './cues/cue'
import { cueOf } from './mentions'
import { gaps, isJoined } from './tokens'
import { type Section, sectionAt } from '../labels/label-sections'
import type { Reading } from './verdicts'
import { pattern } from '../text/pattern'

/** The parts of a reading that show where its list is. */
type Text = Pick<Reading, 'text' | 'tokens' | 'phrases' | 'modes'>

/**
 * Where a label begins a list (`heading`; the list itself begins at `from`), a statement (of
 * `traces`, or another on the content or on whom it suits), or a section unrelated to the
 * ingredients. Offsets into the text.
 */
export type Mark = {
  kind: 'heading' | 'traces' | 'statement' | Exclude<Section, 'place'>
  start: number
  from: number
}

/** The marks of a label, in the order of the text. */
export function marksOf(reading: Text): Mark[] {
  const { text, tokens, phrases } = reading
  const partners = pairBrackets(text)
  const marks: Mark[] = []
  let closed = -1
  let passed = 0
  for (let index = 0; index < phrases.length; index++) {
    const first = phrases[index]?.first ?? 0
    const start = tokens[first]?.start ?? 0
    for (; passed < start; passed++) closed = Math.max(closed, partners.get(passed) ?? 0)
    if (isHeading(reading, index) && !isWithin(reading, index, marks.at(-1))) {
      // A heading in several languages: "Ingredients/Zutaten:"
      while (isHeading(reading, index + 1) && (gapAt(reading, index + 1) & gaps.slash) > 0) index++
      marks.push({ kind: 'heading', start, from: behindHeading(reading, index) })
      closed = -1
      passed = Math.max(passed, marks.at(-1)?.from ?? 0)
      continue
    }
    if (closed >= start || start < (marks.at(-1)?.from ?? 0)) continue
    const kind = kindAt(reading, index)
    if (kind) marks.push({ kind, start, from: start })
  }
  return marks
}

/** "Contains milk ingredients." continues a statement and begins no list. */
const isWithin = ({ tokens, phrases }: Text, index: number, last: Mark | undefined) =>
  (last?.kind === 'statement' || last?.kind === 'traces') &&
  isJoined(tokens[phrases[index]?.first ?? 0]) &&
  ((tokens[phrases[index]?.end ?? 0]?.gap ?? 0) & gaps.colon) === 0

/** "Ingredients, allergens in bold:", "Zutaten einschließlich Allergene:" */
const withAllergens = new RegExp(
  pattern`^[\s,(–-]*(?:(?:including|incl\.?|with|inkl\.?|inklusive|einschließlich|mit|y compris|dont|avec|incluidos|
    incluyendo|con)\s+)?(?:all |the |les |los |den |der )?al{1,2}[eèé]rg[^:.;\n]{0,60}:`,
  'iu',
)

/** The position after the colon, and after a heading's remark on how allergens are printed. */
function behindHeading({ text, tokens, phrases }: Text, index: number): number {
  const end = tokens[(phrases[index]?.end ?? 0) - 1]?.end ?? 0
  const rest = text.slice(end, end + 160)
  const past = withAllergens.exec(rest) ?? /^(?:\s+list)?\s*[:.;\-–]?/iu.exec(rest)
  return end + (past?.[0].length ?? 0)
}

/** The list's offsets, `end` exclusive: after the heading, or else from the text's start. */
export function listPlace(
  reading: Text,
  marks: readonly Mark[] = marksOf(reading),
): { start: number; end: number } {
  const at = marks.findIndex(({ kind }) => kind === 'heading')
  return { start: marks[at]?.from ?? 0, end: marks[at + 1]?.start ?? reading.text.length }
}

/** The mark that a phrase begins, if it begins a sentence. */
function kindAt(reading: Text, index: number): Mark['kind'] | undefined {
  const { text, tokens, phrases, modes } = reading
  const first = phrases[index]?.first ?? 0
  const start = tokens[first]?.start ?? 0
  const before = text.slice(Math.max(0, start - 20), start).replace(/[ \t*]+$/u, '')
  const isNew = before === '' || /[.!:]$|[^,;]\n$/u.test(before)
  if (!isNew && !isCapital(text.slice(start, start + 2), before)) return undefined
  const section = sectionAt(reading, first)
  const isTold = section && (section.words > 1 || isNew || (tokens[first + 1]?.gap ?? 0) & gaps.colon)
  const isSection = isTold && modes[index] !== 'trace'
  if (isSection && section.section !== 'place') return section.section
  if (!isSection && !isStatement(reading, index)) return undefined
  return cueOf(phrases[index]) !== 'unsuitable' && tellsTraces(reading, index) ? 'traces' : 'statement'
}

/** A capital marks a beginning only among small letters, as some labels are all in capitals. */
const isCapital = (word: string, before: string) => /^\p{Lu}/u.test(word) && /\p{Ll}/u.test(before + word)

const longestSentence = 40

/** Whether the sentence that begins with a phrase is about traces. */
function tellsTraces({ tokens, phrases, modes }: Text, index: number): boolean {
  for (let at = index; at < Math.min(index + longestSentence, phrases.length); at++) {
    if (at > index && (tokens[phrases[at]?.first ?? 0]?.gap ?? 0) & gaps.stop) return false
    if (modes[at] === 'trace') return true
  }
  return false
}

const gapAt = ({ tokens, phrases }: Text, index: number) => tokens[phrases[index]?.first ?? 0]?.gap ?? 0

const seeWords = new Set(['see', 'siehe', 'voir'])
/** "Ingredients in bold" */
const printedWords = new Set(['in', 'en', 'im', 'highlighted', 'printed', 'marked', 'listed'])
const articles = new Set(['the', 'die', 'les'])

/** "Ingredients:", not "see the ingredients in bold"; a misread one needs a line or colon. */
function isHeading({ tokens, phrases }: Text, index: number): boolean {
  const phrase = phrases[index]
  if (!phrase || cueOf(phrase) !== 'ingredients') return false
  const { gap = 0, isMisread } = tokens[phrase.first] ?? {}
  const next = tokens[phrase.end]
  if (isJoined(next) && printedWords.has(next?.text ?? '')) return false
  if (isMisread)
    return phrase.first === 0 || ((gap & gaps.line) | ((tokens[phrase.end]?.gap ?? 0) & gaps.colon)) > 0
  if (!isJoined(tokens[phrase.first])) return true
  const before = tokens[phrase.first - 1]?.text ?? ''
  return !seeWords.has(articles.has(before) ? (tokens[phrase.first - 2]?.text ?? '') : before)
}

/** Cues that end the list; those of `spoken` only where the text then speaks that way. */
const turning = new Set<Cue>(['notList', 'suitable', 'end', 'allergens'])
const spoken = new Set<Cue>(['trace', 'traceBack', 'place', 'weakPlace', 'unsuitable', 'serving'])
/** "Contains 2% or less of" continues a list, unless with a colon or a sentence of its own. */
const mayGoOn = new Set(['contain', 'contains', 'contiennent', 'contienen', 'contem', 'bevat'])
const shares = /^(?:\d.*|less|one|up|at|no|not|weniger|moins|menos)$/u

/** Whether a phrase ends the list and begins a statement. */
function isStatement({ text, tokens, phrases, modes }: Text, index: number): boolean {
  const phrase = phrases[index]
  const first = phrase && tokens[phrase.first]
  if (!first || phrase.entry?.kind === 'food') return false
  const mode = modes[index]
  const cue = cueOf(phrase)
  if (cue === 'contains') {
    const next = tokens[phrase.end]
    const isSentence = /[.!]\s*$/u.test(text.slice(Math.max(0, first.start - 20), first.start))
    if (!mayGoOn.has(first.text) || (next && next.gap & gaps.colon)) return true
    return isSentence && !(next && (next.isPercent || shares.test(next.text)))
  }
  if (cue !== undefined)
    return turning.has(cue) || (spoken.has(cue) && (mode === 'trace' || mode === 'serving'))
  return mode === 'trace' && modes[index - 1] !== 'trace'
}

/** Each bracket's partner of any shape (often misread); unpaired ones are omitted. */
export function pairBrackets(text: string, from = 0): Map<number, number> {
  const partners = new Map<number, number>()
  const open: number[] = []
  for (let at = from; at < text.length; at++) {
    const character = text[at] ?? ''
    if ('([{'.includes(character)) open.push(at)
    else if (')]}'.includes(character)) {
      const last = open.pop()
      if (last !== undefined) partners.set(last, at)
    }
  }
  return partners
}
