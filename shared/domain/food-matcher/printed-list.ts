import { isLabelWord } from '../labels/label-vocabulary'
import { cueOf } from './mentions'
import { listPlace, marksOf } from './list-place'
import type { Phrase } from './phrases'
import { gaps, type Token } from './tokens'
import type { Reading } from './verdicts'

type Text = Pick<Reading, 'text' | 'tokens' | 'phrases' | 'modes'>

/**
 * A list's offsets, and up to where all before it is about the product (`title`) and only its name
 * (`name`). `isFull`: nothing of the product is left out, as on a menu it may be.
 */
export type PrintedList = { name: number; title: number; start: number; end: number; isFull: boolean }

/**
 * The whole list of a label: behind a heading, or behind a name and a colon, a full stop, a dash or
 * a line's end. A dish with some of what is in it, as a menu describes it, is no such list.
 */
export function printedList(reading: Text): PrintedList | undefined {
  const marks = marksOf(reading)
  const place = listPlace(reading, marks)
  if (marks.some(({ kind }) => kind === 'heading'))
    return hasItems(reading, place)
      ? { name: nameEnd(reading, place), title: place.start, ...place, isFull: true }
      : undefined
  const end = marks[0]?.start ?? reading.text.length
  return /^\s*[,;:.)\]}&+]/u.test(reading.text) ? undefined : bareList(reading, end)
}

/** The offset of the first comma before a list, which may be one of another list. */
function nameEnd({ tokens }: Text, { start }: { start: number }): number {
  const comma = tokens.find(({ gap }) => gap & (gaps.comma | gaps.semicolon))
  return Math.min(comma?.start ?? start, start)
}

function hasItems({ tokens, phrases }: Text, { start, end }: { start: number; end: number }): boolean {
  return phrases.some(({ first, entry }) => {
    const token = tokens[first]
    if (!token || token.start < start || token.start >= end) return false
    return entry?.kind === 'food' || (token.gap & gaps.comma) > 0
  })
}

/** A part of the text up to a full stop, or up to the colon behind its first words. */
type Segment = {
  start: number
  isAfterName: boolean
  items: number
  listed: number
  foods: number
  isOpenedWell: boolean
  /** Words and signs that a menu does not print: shares, additives, water, salt and sugar. */
  isPrinted: boolean
  /** Whether an item has a list of its own. */
  isDetailed: boolean
  isOther: boolean
}

const fewestItems = 3
/** A first line without a comma that is no longer than this is a name, not a list's beginning. */
const longestName = 40
const plentyItems = 6
const linking = new Set('with mit avec con met z ze com med and und et y e en i och og for fur'.split(' '))
const plainItems = new Set(
  `water salt sugar wasser salz zucker eau sel sucre agua sal azucar acqua sale zucchero zout suiker woda sol
cukier acucar vatten socker vand sukker`.split(/\s+/u),
)

function bareList(reading: Text, end: number): PrintedList | undefined {
  const { text, tokens, phrases, modes } = reading
  let segment = segmentAt(0, false)
  let title = -1
  let depth = 0
  let isItemListed = false
  for (const [index, phrase] of phrases.entries()) {
    const token = tokens[phrase.first] as Token
    if (token.start >= end) break
    depth = Math.max(depth + token.opens - token.closes, 0)
    const isFirst = index === 0
    const isEnd = !isFirst && endsName(reading, phrase, segment, depth)
    if (!isFirst && (isEnd || (depth === 0 && token.gap & gaps.stop))) {
      if (isList(segment)) break
      if (title < 0) title = token.start
      segment = segmentAt(token.start, isEnd)
      isItemListed = false
    } else if (!isFirst && token.gap & (gaps.comma | gaps.semicolon)) {
      if (title < 0) title = token.start
      segment.items++
      segment.isDetailed ||= depth > 0 && segment.isOpenedWell
      isItemListed = false
    }
    const isFood = phrase.entry?.kind === 'food'
    const isOpen = !isItemListed || token.start === segment.start
    const isListed =
      isOpen && (isFood || token.isPercent || plainItems.has(token.text) || isLabelWord(token.text))
    if (token.start === segment.start) segment.isOpenedWell = (isListed || isEnd) && !linking.has(token.text)
    if (isFood) segment.foods++
    if (isListed && !isItemListed) {
      segment.listed++
      isItemListed = true
    }
    segment.isPrinted ||= token.isPercent || plainItems.has(token.text) || /^e\d{3}/u.test(token.text)
    if (depth === 0) segment.isOther ||= modes[index] !== 'in' || cueOf(phrase) === 'contains'
  }
  if (!isList(segment)) return undefined
  const name = Math.min(title < 0 ? text.length : title, segment.start)
  return { name, title: name, start: segment.start, end, isFull: segment.isPrinted || segment.isDetailed }
}

const segmentAt = (start: number, isAfterName: boolean): Segment => ({
  start,
  isAfterName,
  items: 1,
  listed: 0,
  foods: 0,
  isOpenedWell: false,
  isPrinted: false,
  isDetailed: false,
  isOther: false,
})

/** Whether the words so far are the name of what follows: "Hummus: ", "Hummus - ", a first line. */
function endsName({ text, tokens }: Text, { first }: Phrase, segment: Segment, depth: number): boolean {
  const token = tokens[first] as Token
  if (segment.items > 1 || depth > 0) return false
  if (token.gap & gaps.colon) return segment.start === 0 || segment.foods > 0
  if (segment.start > 0) return false
  const between = text.slice(tokens[first - 1]?.end, token.start)
  return (
    (token.gap & gaps.semicolon) > 0 ||
    (/\s[-\u2013\u2014]\s/u.test(between) && !between.includes(',')) ||
    (/^\s*\n\s*$/u.test(between) && token.start < longestName)
  )
}

function isList({ isAfterName, items, listed, foods, isOpenedWell, isPrinted, isOther }: Segment): boolean {
  const isLong = items >= fewestItems || (isAfterName && (items > 1 || foods >= fewestItems))
  return (
    isLong &&
    isOpenedWell &&
    !isOther &&
    (isPrinted || items >= plentyItems) &&
    foods > 0 &&
    listed * 2 >= items
  )
}
