import { foreignGround } from './ground'
import type { PointMap } from './point-map'
import type { Box, Raster } from './raster'
import type { Word } from './read-words'
import { columnsOf, continues, gapsOf, isAlike, type Row } from './text-rows'
import { median } from './text-lines'

/** A word's box is so many times as high as its letters without ascenders. */
const BOX_HEIGHT = 1.4
const FEWEST_ROWS = 3
const FEWEST_SPACES = 4
const FEWEST_LETTERS = 4
/** So many times the usual distance between lines begins a paragraph. */
const PARAGRAPH = 1.25

/**
 * A place within the printed lines where something covers words or a fold hides them, found by the
 * space that it leaves, the words that it cuts and the ground it shows; undefined if none.
 */
export function coveredPlace(words: readonly Word[], opened: Raster, pointMap: PointMap): Box | undefined {
  if (words.length === 0) return undefined
  const height = median(words.map(({ top, bottom }) => bottom - top)) / BOX_HEIGHT
  const columns = columnsOf(words.filter(isPrint), height).filter(({ length }) => length >= FEWEST_ROWS)
  for (const rows of columns.map((column) => column.map(trimmed))) {
    const place = foreignGround(rows, height, opened, pointMap) ?? gapIn(rows, words, height)
    if (place) return place
  }
  return undefined
}

/** Excludes leaders and scraps. */
const isPrint = ({ text, letters, confidence, start }: Word) =>
  !/^[.…·_~-]+$/u.test(text) && (start !== undefined || confidence >= 25) && (letters > 0 || confidence >= 50)

/** Without the scraps at its ends, as which the edge of a label or a bar is read. */
function trimmed(row: Row): Row {
  const isSure = ({ letters, confidence }: Word) => letters > 2 || confidence >= 40
  const words = row.words.slice(row.words.findIndex(isSure), row.words.findLastIndex(isSure) + 1)
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? { ...row, words, left: first.left, right: last.right } : row
}

/** What is usual in a column of text; lengths in pixels. */
type Usual = {
  height: number
  space: number
  pitch: number
  /** Between lines of one paragraph. */
  within: number
  margin: number
  /** In characters. */
  longest: number
  isParagraph: boolean
  isLeftAligned: boolean
}

function gapIn(rows: readonly Row[], words: readonly Word[], height: number): Box | undefined {
  const spaces = rows.flatMap(gapsOf).filter((gap) => gap > 0.15 * height)
  if (spaces.length < FEWEST_SPACES) return undefined
  const usual = usualOf(rows, height, median(spaces))
  for (const [at, row] of rows.entries()) {
    const place =
      holeIn(row, usual) ??
      shortOf(rows, at, usual) ??
      indentOf(rows, at, usual, words) ??
      wrongPitch(rows, at, usual)
    if (place) return place
  }
  return unsureRegion(rows, usual) ?? unsureRow(rows)
}

function usualOf(rows: readonly Row[], height: number, space: number): Usual {
  const lefts = rows.map(({ left }) => left).sort((one, other) => one - other)
  const margin = lefts[Math.floor(lefts.length * 0.15)] as number
  const right = Math.max(...rows.map((row) => row.right))
  const indented = rows.filter((row) => row.left - margin > height)
  const centred = indented.filter((row) => Math.abs(row.left - margin - (right - row.right)) < 1.5 * height)
  const aligned = lefts.filter((left) => Math.abs(left - margin) < 0.8 * height)
  const falls = rows.slice(1).map((row, at) => fallOf(rows[at] as Row, row))
  const withComma = rows.filter((row) => row.words.some(({ text }) => text.endsWith(',')))
  return {
    height,
    margin,
    space: Math.min(space, height),
    pitch: median(rows.slice(1).map((row, at) => row.bottom - (rows[at] as Row).bottom)),
    within: falls.sort((one, other) => one - other)[Math.floor(falls.length / 4)] as number,
    longest: Math.max(...rows.map(charactersOf)),
    // Other lists have an item on each line, so that all their lines end early.
    isParagraph: withComma.length > 0.4 * rows.length,
    isLeftAligned:
      aligned.length >= 0.55 * rows.length &&
      (indented.length === 0 || centred.length < 0.5 * indented.length),
  }
}

const charactersOf = ({ words }: Row) => words.reduce((sum, { text }) => sum + text.length + 1, -1)
/** An edge or a stain is read as a scrap. */
const isScrap = ({ letters, confidence }: Word) => letters <= 1 && confidence < 80
const isNumber = ({ text }: Word) => /\d|^\P{L}?\p{L}?g\P{L}?$|^\P{L}+$|^k(?:J|cal)/iu.test(text)

/** A space far wider than the others of its line, as those of justified print are equal. */
function holeIn(row: Row, { height, space }: Usual): Box | undefined {
  const gaps = gapsOf(row)
  for (const [at, gap] of gaps.entries()) {
    const [before, after] = [row.words[at] as Word, row.words[at + 1] as Word]
    const others = gaps.filter((_, one) => one !== at)
    if (gap < 1.6 * height || others.length === 0 || isScrap(before) || isScrap(after)) continue
    // The value of a table's only row.
    if (row.words.slice(at + 1).every(isNumber)) continue
    const usual = Math.max(space, median(others))
    const surest = Math.min(before.confidence, after.confidence)
    const isHole = gap > 2.2 * usual + 0.9 * height && (gap > 7 * height || surest < 80)
    // Letters that are cut make even a narrow one certain.
    if (isHole || (surest < 60 && gap > 1.5 * usual + 0.5 * height))
      return { left: before.right, right: after.left, top: row.top, bottom: row.bottom }
  }
  return undefined
}

/**
 * A line that continues in the next one although the next one's first word would have fitted into
 * what is left of it, by width and by characters.
 */
function shortOf(rows: readonly Row[], at: number, usual: Usual): Box | undefined {
  const [row, below] = [rows[at] as Row, rows[at + 1]]
  const [last, next] = [row.words.at(-1), below?.words[0]]
  const letters = row.words.reduce((sum, word) => sum + word.letters, 0)
  if (!below || !last || !next || letters < FEWEST_LETTERS || !isAlike(row, below)) return undefined
  if (!continues(row, below) || !(usual.isParagraph || /[,;(-]$/u.test(last.text))) return undefined
  if (endsParagraph(rows, at, usual) || isScrap(next) || next.letters < 2 || next.confidence <= 40)
    return undefined
  const { left, right } = reachOf(rows, at, usual)
  const filled =
    row.words.reduce((sum, word) => sum + word.right - word.left, 0) + usual.space * row.words.length
  const spare = right - left - filled - (next.right - next.left)
  const characters = usual.longest - charactersOf(row) - 1 - next.text.length
  if (spare <= 0.8 * usual.height || characters <= 1) return undefined
  return {
    left: row.right,
    right: Math.max(right, row.right + usual.height),
    top: row.top,
    bottom: row.bottom,
  }
}

/** Whether a paragraph ends with a row. */
function endsParagraph(rows: readonly Row[], at: number, { within }: Usual): boolean {
  const [row, below] = [rows[at] as Row, rows[at + 1]]
  return !below || fallOf(row, below) > PARAGRAPH * within
}
const fallOf = (row: Row, below: Row) => (below.top + below.bottom - row.top - row.bottom) / 2

/** How far lines of the paragraph reach above as well as below, since print may run in a circle. */
function reachOf(rows: readonly Row[], at: number, usual: Usual) {
  let [from, to] = [at, at]
  while (from > Math.max(0, at - 3) && !endsParagraph(rows, from - 1, usual)) from--
  while (to < at + 3 && !endsParagraph(rows, to, usual)) to++
  const [above, below] = [rows.slice(from, at + 1), rows.slice(at, to + 1)]
  const [lower, upper] = [below, at === 0 ? below : above].map((some) => ({
    left: Math.min(...some.map(({ left }) => left)),
    right: Math.max(...some.map(({ right }) => right)),
  })) as [{ left: number; right: number }, { left: number; right: number }]
  return { left: Math.max(lower.left, upper.left), right: Math.min(lower.right, upper.right) }
}

/** A line that begins late although it continues the one above. */
function indentOf(rows: readonly Row[], at: number, usual: Usual, words: readonly Word[]): Box | undefined {
  const [row, above] = [rows[at] as Row, rows[at - 1]]
  const { height, margin, isLeftAligned } = usual
  if (!isLeftAligned || row.left - margin <= 2 * height || !above || row.isCell) return undefined
  if (!continues(above, row) || !isAlike(above, row)) return undefined
  const isBelow = above.words.some((word) => Math.abs(word.left - row.left) < 0.4 * height)
  const isUsual = rows.filter((one) => Math.abs(one.left - row.left) < 0.4 * height).length >= FEWEST_ROWS
  const read = words.filter(
    ({ left, right, top, bottom }) =>
      left >= margin - height &&
      right <= row.left &&
      bottom > row.top + 0.3 * height &&
      top < row.bottom - 0.3 * height,
  )
  const isUnread = read.reduce((sum, { left, right }) => sum + right - left, 0) > 0.6 * (row.left - margin)
  if (isBelow || isUsual || isUnread) return undefined
  return { left: margin, right: row.left, top: row.top, bottom: row.bottom }
}

/** Space for another line within a sentence, or less space than between other lines. */
function wrongPitch(rows: readonly Row[], at: number, { pitch }: Usual): Box | undefined {
  const [row, below] = [rows[at] as Row, rows[at + 1]]
  if (!below || rows.length <= FEWEST_ROWS || !isAlike(row, below)) return undefined
  const fallAt = (index: number) => {
    const [upper, lower] = [rows[index], rows[index + 1]]
    return upper && lower ? lower.bottom - upper.bottom : pitch
  }
  const fall = fallAt(at)
  const isMissing = fall > 1.6 * pitch && continues(row, below)
  const isFolded = fall < 0.76 * pitch && Math.min(fallAt(at - 1), fallAt(at + 1)) > 0.88 * pitch
  if (!isMissing && !isFolded) return undefined
  return { left: row.left, right: row.right, top: row.bottom, bottom: Math.max(below.top, row.bottom + 1) }
}

const UNSURE = 45
const SURELY_WRONG = 25
const DOUBTFUL = 70

/** A line of doubtful words only among sure ones: a fold or an edge runs along it. */
function unsureRow(rows: readonly Row[]): Box | undefined {
  const doubtful = rows.filter(({ words }) => {
    const long = words.filter(({ letters }) => letters >= 3)
    return long.length >= FEWEST_ROWS && long.every(({ confidence }) => confidence < DOUBTFUL)
  })
  return doubtful.length < rows.length / 4 ? doubtful[0] : undefined
}

/** Unsure words below each other, where the words around them are sure. */
function unsureRegion(rows: readonly Row[], { height, pitch }: Usual): Box | undefined {
  const unsure = rows.flatMap((row, at) =>
    row.words
      .filter(({ letters, confidence }) => letters >= 3 && confidence < UNSURE)
      .map((word) => ({ word, at })),
  )
  for (const { word: one, at } of unsure)
    for (const { word: other, at: row } of unsure) {
      const isClose =
        (row > at || (row === at && other.left > one.right)) &&
        other.bottom - one.bottom < 1.4 * pitch &&
        Math.max(one.left, other.left) - Math.min(one.right, other.right) < 3 * height
      if (isClose && Math.min(one.confidence, other.confidence) < SURELY_WRONG)
        return {
          left: Math.min(one.left, other.left),
          right: Math.max(one.right, other.right),
          top: one.top,
          bottom: other.bottom,
        }
    }
  return undefined
}
