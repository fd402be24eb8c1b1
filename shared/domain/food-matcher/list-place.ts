import { behindList } from './cues/cues'
import type { Cue } from './cues/cue'
import { cueOf } from './mentions'
import { gaps, isJoined } from './tokens'
import type { Reading } from './verdicts'

type Text = Pick<Reading, 'text' | 'tokens' | 'phrases' | 'modes'>

/**
 * Where a label lists its ingredients, as offsets into the text, `end` exclusive: from behind the heading up to the
 * statement or the heading that follows. Without a heading it begins with the text.
 */
export function listPlace(reading: Text): { start: number; end: number } {
  const { text, tokens, phrases } = reading
  let index = phrases.findIndex((_, at) => isHeading(reading, at))
  let start = 0
  if (index >= 0) {
    // "Ingredients/Zutaten:"
    while (isHeading(reading, index + 1) && (gapAt(reading, index + 1) & gaps.slash) > 0) index++
    index = headingEnd(reading, index)
    start = tokens[(phrases[index]?.end ?? 0) - 1]?.end ?? 0
    start += /^(?:\s+list)?[)\]\s]*[:.;\-–]?/iu.exec(text.slice(start, start + 40))?.[0].length ?? 0
  }
  const partners = pairBrackets(text, start)
  let closed = 0
  let passed = start
  for (index++; index < phrases.length; index++) {
    const end = tokens[phrases[index]?.first ?? 0]?.start ?? 0
    if (isHeading(reading, index)) return { start, end }
    if (!isStatement(reading, index)) continue
    for (; passed < end; passed++) closed = Math.max(closed, partners.get(passed) ?? 0)
    const before = text.slice(Math.max(start, end - 20), end).replace(/[ \t*]+$/u, '')
    const beginsSentence =
      before === '' || /[.!:]$|[^,;]\n$/u.test(before) || /^\p{Lu}/u.test(text.slice(end, end + 2))
    if (beginsSentence && closed < end) return { start, end }
  }
  return { start, end: text.length }
}

const gapAt = ({ tokens, phrases }: Text, index: number) => tokens[phrases[index]?.first ?? 0]?.gap ?? 0

/** So many phrases a heading may have. */
const longestHeading = 8

/** The last phrase of a heading that tells how allergens are printed: "Ingredients (allergens in bold):". */
function headingEnd(reading: Text, index: number): number {
  let hasAllergens = false
  for (let at = index + 1; at <= index + longestHeading; at++) {
    const phrase = reading.phrases[at]
    if (!phrase || gapAt(reading, at) & gaps.stop) break
    if (gapAt(reading, at) & gaps.colon) return hasAllergens ? at - 1 : index
    if (phrase.entry?.kind === 'food') break
    hasAllergens ||= cueOf(phrase) === 'allergens'
  }
  return index
}

const seeWords = new Set(['see', 'siehe', 'voir'])
const articles = new Set(['the', 'die', 'les'])

/** "Ingredients:", but not "see the ingredients in bold"; what only looks so begins a line or has a colon. */
function isHeading({ tokens, phrases }: Text, index: number): boolean {
  const phrase = phrases[index]
  if (!phrase || cueOf(phrase) !== 'ingredients') return false
  const { gap = 0, isMisread } = tokens[phrase.first] ?? {}
  if (isMisread)
    return phrase.first === 0 || ((gap & gaps.line) | ((tokens[phrase.end]?.gap ?? 0) & gaps.colon)) > 0
  if (!isJoined(tokens[phrase.first])) return true
  const before = tokens[phrase.first - 1]?.text ?? ''
  return !seeWords.has(articles.has(before) ? (tokens[phrase.first - 2]?.text ?? '') : before)
}

/** What turns from the list to another statement; those of `spoken` only where the text then speaks so. */
const turning = new Set<Cue>(['notList', 'suitable', 'end', 'allergens'])
const spoken = new Set<Cue>(['trace', 'traceBack', 'place', 'weakPlace', 'unsuitable', 'serving'])
/** A list goes on with "Contains 2% or less of"; only with a colon is it a statement. */
const needsColon = new Set(['contain', 'contains', 'contiennent', 'contienen', 'contem', 'bevat'])

/** Whether a phrase begins to speak of something else than what is in it. */
function isStatement({ text, tokens, phrases, modes }: Text, index: number): boolean {
  const phrase = phrases[index]
  const first = phrase && tokens[phrase.first]
  if (!first || phrase.entry?.kind === 'food') return false
  const mode = modes[index]
  const cue = cueOf(phrase)
  if (cue === 'contains')
    return !needsColon.has(first.text) || ((tokens[phrase.end]?.gap ?? 0) & gaps.colon) > 0
  if (cue !== undefined)
    return turning.has(cue) || (spoken.has(cue) && (mode === 'trace' || mode === 'serving'))
  if (mode === 'trace' && modes[index - 1] !== 'trace') return true
  behindList.lastIndex = first.start
  return behindList.test(text)
}

/** The place of each bracket's partner, of whatever shape, as a misread one is; brackets without one are left out. */
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
