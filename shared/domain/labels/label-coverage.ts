import { fold } from '../text/fold'
import { type Mark, listPlace, marksOf } from '../food-matcher/list-place'
import type { Cue } from '../food-matcher/cues/cue'
import { cueOf } from '../food-matcher/mentions'
import { ordinaryWords } from '../food-matcher/ordinary-words'
import { isName } from '../food-matcher/phrases'
import { mayWords } from '../food-matcher/statement-words'
import { breaks, gaps } from '../food-matcher/tokens'
import type { Reading } from '../food-matcher/verdicts'
import { listIngredients } from './ingredients'
import { type MissingPart, nextOf, type Seen } from './label-parts'
import { isLabelWord } from './label-vocabulary'
import { isGarbled, isShortWord } from './short-words'
import { isHeading, joiners, isClosed, hasLoneClosing, isCutAtEnd, isCutWithin } from './label-ends'

/** What was seen of a list; `next` is a sentence on what to photograph or type, if anything. */
export type LabelCoverage = { seen: Seen; missing: MissingPart[]; next: string | null }

/** The parts that a photo of the label did not show. */
export type Photo = { missing: readonly MissingPart[] }

/** The largest plain list that may be typed and complete; a printed one has text after it. */
const TYPED = { items: 5, letters: 60 }
/** A list up to this size needs no statement on traces where another section follows. */
const SHORT = { items: 8, letters: 100 }
/** Unknown words at so many line edges, and rarely within lines, are cut words. */
const FEWEST_CUT_LINES = 3
const SHARE_OF_CUT_LINES = 0.4
const LEAST_RECOGNISED = 0.5
const MOST_NOT_RECOGNISED = 36
/** A misread statement word has at least so many letters. */
const SHORTEST_CUE = 6
/** So many separate items are a list, even of unknown words. */
const FEWEST_LISTED = 3

/** Whether a list was complete; a text from photos needs more evidence than a typed one. */
export function coverageOf(reading: Reading, photo?: Photo): LabelCoverage {
  const marks = marksOf(reading)
  const isHeaded = marks.some(isHeading)
  const told = isHeaded ? ofList(reading, marks, !photo) : ofRest(reading, marks, !photo)
  const shown = shownBy(reading, marks, told)
  const all = new Set([
    ...(photo?.missing ?? []).filter((part) => !shown.has(part)),
    ...told.missing,
    ...(isHeaded && hasListBefore(reading, marks) ? (['start'] as const) : []),
    ...cutEdges(reading, marks),
    ...(photo && isCutWithin(reading, marks) ? (['middle'] as const) : []),
  ])
  const missing: MissingPart[] = all.has('list') ? ['list'] : [...all]
  const seen = missing.length > 0 ? 'part' : told.seen
  return { seen, missing, next: nextOf(seen === 'unknown' ? told.perhaps : missing) }
}

/** Parts that the text shows: the end, and the start if its first line's words are known. */
function shownBy(reading: Reading, marks: readonly Mark[], { seen }: LabelExtent): Set<MissingPart> {
  const shown = new Set<MissingPart>()
  if (marks.some(isHeading)) shown.add('list')
  const [first, last] = [marks[0], marks.at(-1)]
  if (first && isHeading(first) && isFirstLineKnown(reading, first)) shown.add('start')
  if (last && (isSection(last) || seen === 'whole')) shown.add('end')
  return shown
}

function isFirstLineKnown(reading: Reading, { start }: Mark): boolean {
  const { text, tokens, phrases } = reading
  const line = /^\s*[^\n]*/u.exec(text)?.[0].length ?? 0
  const isBehind = (index: number) => (tokens[phrases[index]?.first ?? 0]?.start ?? 0) >= line
  return start < line && phrases.every((_, index) => isBehind(index) || isRecognised(reading, index))
}

/** `perhaps`: what may be missing where that is uncertain. */
type LabelExtent = { seen: Seen; missing: MissingPart[]; perhaps: MissingPart[] }
const whole: LabelExtent = { seen: 'whole', missing: [], perhaps: [] }
const part = (...missing: MissingPart[]): LabelExtent => ({ seen: 'part', missing, perhaps: [] })
const unknown = (...perhaps: MissingPart[]): LabelExtent => ({ seen: 'unknown', missing: [], perhaps })
const isTraces = ({ kind }: Mark) => kind === 'traces'
const isSection = ({ kind }: Mark) => kind !== 'heading' && kind !== 'traces' && kind !== 'statement'

/** A list with heading and end is whole if statements on traces or two other sections follow. */
function ofList(reading: Reading, marks: readonly Mark[], isTyped: boolean): LabelExtent {
  const last = marks.at(-1)
  if (!last || (!isSection(last) && !isClosed(reading, last)) || isStatementCut(reading)) return part('end')
  // A list alone on a pack may be complete, but a photo's frame may also have cut the rest.
  if (isHeading(last)) return !isTyped ? unknown('end') : isPlain(reading, marks) ? whole : part('end')
  const sections = new Set(
    marks
      .slice(marks.findIndex(isHeading))
      .filter(isSection)
      .map(({ kind }) => kind),
  )
  const isShort = isTyped && isWithin(SHORT, reading, marks)
  return isShort || marks.some(isTraces) || sections.size > 1 ? whole : unknown('end')
}

const statementCues = new Set<Cue | undefined>(['trace', 'unsuitable', 'notList', 'contains', 'allergens'])

/** A statement that began and has no full stop: "… Puede con", "Also not suitable for pean". */
function isStatementCut({ text, tokens, phrases }: Reading): boolean {
  if (/[.!)][)\]"'”’»*\s]*$/u.test(text)) return false
  for (let index = phrases.length - 1; index >= 0; index--) {
    const phrase = phrases[index]
    const token = tokens[phrase?.first ?? 0]
    if (mayWords.has(token?.text ?? '') || statementCues.has(cueOf(phrase))) return true
    if ((token?.gap ?? 0) & gaps.stop) return false
  }
  return false
}

/** The rest of another list before the first heading: "g, Sugar, Salt. Filling Ingredients:". */
function hasListBefore(reading: Reading, marks: readonly Mark[]): boolean {
  const front = reading.text.slice(0, marks.find(isHeading)?.start).trimStart()
  return /^[,;)\]]/u.test(front) || (/,[^.]*\.\s+\S/u.test(front) && isListed(reading, front))
}

function isWithin({ items, letters }: typeof SHORT, reading: Reading, marks: readonly Mark[]): boolean {
  const { start, end } = listPlace(reading, marks)
  return end - start <= letters && listIngredients(reading).length <= items
}

/** A list as a person types it: without brackets, numbers and percentages. */
function isPlain(reading: Reading, marks: readonly Mark[]): boolean {
  const { start, end } = listPlace(reading, marks)
  return isWithin(TYPED, reading, marks) && !/[\d()[\]%:]/u.test(reading.text.slice(start, end))
}

/** A text without a heading: the rest of a list, no list at all, or typed words. */
function ofRest(reading: Reading, marks: readonly Mark[], isTyped: boolean): LabelExtent {
  const { text } = reading
  const [first] = marks
  const last = marks.at(-1)
  const list = text.slice(0, first?.start)
  if (isTyped && isTypedName(reading)) return unknown()
  if (!isListed(reading, list)) return part('list')
  const closed = isClosed(reading, last)
  if (first || beganBefore(list, closed, listIngredients(reading)))
    return closed || (last && isSection(last)) ? part('start') : part('start', 'end')
  if (isCutInHeading(list)) return part('list')
  if (isCutAtEnd(reading)) return part('end')
  if (!isTyped) return unknown('start', 'end')
  return isPerhapsFront(list) ? unknown('list') : unknown()
}

const plainNames = new Set('water salt sugar wasser salz zucker eau sel sucre agua sal azucar'.split(' '))

/** The name of one food alone, as a person types it to ask about it: "Tomato", "salt". */
function isTypedName({ text, tokens, phrases }: Reading): boolean {
  const entry = phrases[0]?.entry
  if (tokens.length !== 1 || !/^[\p{L}\p{M}]+$/u.test(text.trim())) return false
  const isFood = entry?.kind === 'food' && entry.value.sure.size > 0 && isName(entry)
  return isFood || plainNames.has(tokens[0]?.text ?? '')
}

/** The front of a pack: "Tomato Soup⏎with basil and cream". */
const isPerhapsFront = (text: string) =>
  isCapital(text) &&
  (/(?<!\p{L})(?:with|mit|avec|con)(?!\p{L})/iu.test(text) || !/[,;•·|]|\n[^\n]+\n/u.test(text.trim()))

const headings = ['ingredients', 'ingredientes', 'zutaten']

/** Cut within the heading: "Tomato Soup⏎Ingr". */
function isCutInHeading(text: string): boolean {
  const last = fold(/[^.\n]*$/u.exec(text.trimEnd())?.[0].trim() ?? '')
  return last !== '' && headings.some((heading) => heading.startsWith(last))
}

/**
 * Whether a list without a heading began before its text: it starts with a sign, a joining word or
 * a small letter, or has a full stop and its items are all in capitals. A typed text begins with a
 * capital and continues in small letters.
 */
function beganBefore(list: string, closed: boolean, items: readonly string[]): boolean {
  const start = list.trimStart()
  const word = /^[\p{L}\p{M}]+(?!\d)/u.exec(start)?.[0] ?? ''
  if (/^[\d,;:.)\]}%\-–*+&]/u.test(start) || joiners.has(fold(word)) || hasLoneClosing(list)) return true
  if (!closed && !/\p{L}[.!]\s+\S/u.test(list)) return false
  const isShouted = word !== '' && word === word.toUpperCase()
  return !isCapital(word) || isShouted || items.every(isCapital)
}

/** Whether a text without a heading is a list: mostly words of lists, not just a name. */
function isListed(reading: Reading, list: string): boolean {
  const { tokens, phrases } = reading
  if (cueOf(phrases[0]) === 'contains') return false
  let [words, recognised, counted, told] = [0, 0, 0, 0]
  for (const [index, { first, end, entry }] of phrases.entries()) {
    if ((tokens[first]?.start ?? 0) >= list.length) break
    if (!/^[a-z]/u.test(tokens[first]?.text ?? '')) continue
    words += end - first
    if (isRecognised(reading, index)) recognised += end - first
    if (entry?.kind === 'food' || isLabelWord(tokens[first]?.text ?? '')) told++
    counted++
  }
  if (words === 0) return false
  if (!isOneItem(list)) return recognised / words >= LEAST_RECOGNISED
  return recognised === words && told > 0 && (counted === 1 || !isCapital(list))
}

const isOneItem = (list: string) => !/[,;•·|\n]|[.!]\s/u.test(list.trim())
const isCapital = (text: string) => /^\P{L}*\p{Lu}/u.test(text)

/** Whether a phrase is a known food, statement, word of lists, ordinary word or number. */
function isRecognised({ tokens, phrases }: Reading, index: number): boolean {
  const phrase = phrases[index]
  const { text, isMisread } = tokens[phrase?.first ?? 0] ?? { text: '', isMisread: false }
  // A short word that is only a misread statement may be a misread food: "kkos".
  const isDoubtful = isMisread && phrase?.entry?.kind === 'cue' && text.length < SHORTEST_CUE
  if (phrase?.entry !== undefined && !isDoubtful) return true
  if (/\d/u.test(text)) return !isGarbled(text)
  return (
    isLabelWord(text) || (!isMisread && ordinaryWords.has(text)) || (text.length < 3 && isShortWord(text))
  )
}

/** The left and right edges where a photo cut the words of many lines, from the heading on. */
function cutEdges(reading: Reading, marks: readonly Mark[]): MissingPart[] {
  const { tokens, phrases } = reading
  const { start } = listPlace(reading, marks)
  const edges = { left: { cut: 0, lines: 0 }, right: { cut: 0, lines: 0 }, inside: { cut: 0, lines: 0 } }
  let at = -1
  for (const [index, { first, end: behind }] of phrases.entries()) {
    const token = tokens[first]
    while (token && (marks[at + 1]?.start ?? Infinity) <= token.start) at++
    // The rows of a table begin with words that are no food's.
    if (marks[at]?.kind === 'nutrition') continue
    if (!token || token.start < start || token.text.length < 3 || /\d/u.test(token.text)) continue
    const next = tokens[behind]
    const isFirst = (token.gap & gaps.line) > 0
    const isLast = next !== undefined && (next.gap & gaps.line) > 0
    if (isFirst && isLast) continue
    const edge =
      edges[isFirst ? 'left' : isLast && (next.gap & (gaps.hyphen | gaps.broken)) === 0 ? 'right' : 'inside']
    edge.lines++
    // A photo's edge that cuts a word cuts off the sign behind it, too.
    const isSigned = edge === edges.right && next !== undefined && (next.gap & breaks) > 0
    if (!isSigned && (token.isMisread || !isRecognised(reading, index))) edge.cut++
  }
  const shareOf = ({ cut, lines }: { cut: number; lines: number }) => (lines > 0 ? cut / lines : 0)
  return (['left', 'right'] as const).filter(
    (edge) =>
      edges[edge].cut >= FEWEST_CUT_LINES &&
      shareOf(edges[edge]) >= Math.max(SHARE_OF_CUT_LINES, 2 * shareOf(edges.inside)),
  )
}

/** The unrecognised words of the lists, as printed, in their order and without duplicates. */
export function notRecognisedIn(reading: Reading): string[] {
  const { text, tokens, phrases } = reading
  const marks = marksOf(reading)
  const lists = marks.flatMap((mark, at) =>
    isHeading(mark) ? [{ from: mark.from, to: marks[at + 1]?.start ?? text.length }] : [],
  )
  if (lists.length === 0) {
    const list = text.slice(0, marks[0]?.start)
    if (isListed(reading, list) || listIngredients(reading).length >= FEWEST_LISTED)
      lists.push({ from: 0, to: list.length })
  }
  const found = new Map<string, string>()
  let [at, run] = [0, { start: 0, end: 0 }]
  const keep = () => {
    const words = text.slice(run.start, run.end).replace(/\s+/gu, ' ')
    if (run.end > run.start && !found.has(fold(words))) found.set(fold(words), words)
    run = { start: 0, end: 0 }
  }
  for (const [index, { first }] of phrases.entries()) {
    const token = tokens[first]
    while (token && token.start >= (lists[at]?.to ?? Infinity)) at++
    const list = lists[at]
    if (!token || !list || token.start < list.from || isRecognised(reading, index)) keep()
    else {
      if ((token.gap & breaks) > 0) keep()
      run = { start: run.end > 0 ? run.start : token.start, end: token.end }
    }
    if (found.size >= MOST_NOT_RECOGNISED) break
  }
  keep()
  return [...found.values()].slice(0, MOST_NOT_RECOGNISED)
}
