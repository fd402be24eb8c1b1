import type { Box } from './raster'
import type { Word } from './read-words'
import { median } from './text-lines'

/** Words side by side within one column, from left to right. */
export type Row = Box & {
  words: Word[]
  /** Whether it is a cell of a table of numbers. */
  isCell: boolean
}

/** In letter heights: justified print has no wider spaces unless a line has two words. */
const WIDE = 2.5
/** Fewer rows beside each other may be a paragraph with a hole. */
const FEWEST_ROWS = 3
const MOST_OF = 0.7
/** In letter heights, from the top to the bottom of a word. */
const HEADLINE = 2.1
const LARGE = 3.2

/** The columns with a good part of the letters, the longest first. */
export function columnsOf(words: readonly Word[], height: number): Row[][] {
  const rows = rowsOf(words).flatMap((row) => {
    if (median(row.words.map(({ top, bottom }) => bottom - top)) > HEADLINE * height) return []
    // The large print of a sticker.
    const own = row.words.filter(({ top, bottom }) => bottom - top < LARGE * height)
    return own.length > 0 ? [rowOf(own)] : []
  })
  const splits = rows.map(() => new Map<number, boolean>())
  for (const { gaps, isTable } of guttersOf(rows, height))
    for (const { row, at } of gaps) splits[row]?.set(at, isTable)
  const parts = rows.flatMap((row, index) => {
    const own = splits[index] ?? new Map<number, boolean>()
    const cuts = [0, ...[...own.keys()].sort((one, other) => one - other), row.words.length]
    return cuts.slice(1).map((end, at) => {
      const isCell = own.get(cuts[at] as number) === true || own.get(end) === true
      return rowOf(row.words.slice(cuts[at], end), isCell)
    })
  })
  const columns: { rows: Row[]; letters: number }[] = []
  for (const part of parts) {
    const column = columns.find(({ rows: known }) => {
      const last = known.at(-1) as Row
      const shared = Math.min(last.right, part.right) - Math.max(last.left, part.left)
      return part.top >= last.top + 0.5 * height && shared > 0 && part.top - last.bottom < 16 * height
    })
    const letters = part.words.reduce((sum, word) => sum + word.letters, 0)
    if (column) {
      column.rows.push(part)
      column.letters += letters
    } else columns.push({ rows: [part], letters })
  }
  const most = Math.max(0, ...columns.map(({ letters }) => letters))
  return columns
    .filter(({ letters }) => letters >= 0.4 * most)
    .sort((one, other) => other.letters - one.letters)
    .map(({ rows: own }) => own)
}

const rowOf = (words: Word[], isCell = false): Row => ({
  words,
  isCell,
  left: Math.min(...words.map(({ left }) => left)),
  right: Math.max(...words.map(({ right }) => right)),
  top: median(words.map(({ top }) => top)),
  bottom: median(words.map(({ bottom }) => bottom)),
})

/** All words on one level, whatever the space between them. */
function rowsOf(words: readonly Word[]): Row[] {
  const open: Word[][] = []
  for (const word of [...words].sort((one, other) => one.left - other.left)) {
    let [best, most] = [undefined as Word[] | undefined, 0.5]
    for (const row of open) {
      const last = row.at(-1) as Word
      const shared = Math.min(last.bottom, word.bottom) - Math.max(last.top, word.top)
      const share = shared / Math.max(1, Math.min(last.bottom - last.top, word.bottom - word.top))
      if (share > most && word.left > last.right - (last.right - last.left) / 2) [best, most] = [row, share]
    }
    if (best) best.push(word)
    else open.push([word])
  }
  return open.map((row) => rowOf(row)).sort((one, other) => one.top - other.top)
}

type Gap = { row: number; at: number; from: number; to: number }

/** Wide gaps below each other between the columns of a page or the cells of a table. */
function guttersOf(rows: readonly Row[], height: number): { gaps: Gap[]; isTable: boolean }[] {
  const gaps = rows.flatMap(({ words }, row) =>
    words.slice(1).flatMap((word, before) => {
      const from = (words[before] as Word).right
      return word.left - from > WIDE * height ? [{ row, at: before + 1, from, to: word.left }] : []
    }),
  )
  const found: Gap[][] = []
  for (const gap of gaps) {
    let [known, most] = [undefined as Gap[] | undefined, height]
    for (const gutter of found) {
      const last = gutter.at(-1) as Gap
      const [from, to] = [Math.max(gap.from, last.from), Math.min(gap.to, last.to)]
      const shared = to - from
      const isNear = (rows[gap.row] as Row).top - (rows[last.row] as Row).top < 7 * height
      const isFree = () =>
        isNear || !rows.slice(last.row + 1, gap.row).some((row) => isAcross(row, from, to, height))
      if (shared > most && gap.row !== last.row && isFree()) [known, most] = [gutter, shared]
    }
    if (known) known.push(gap)
    else found.push([gap])
  }
  return found.flatMap((own) => {
    if (own.length < FEWEST_ROWS || isCrossed(own, rows, height)) return []
    const isTable = isBeforeNumbers(own, rows)
    return isTable || isGutter(own, rows, height) ? [{ gaps: own, isTable }] : []
  })
}

/** Whether a word of the row runs into a gap. */
const isAcross = ({ words }: Row, from: number, to: number, height: number) =>
  words.some(({ left, right }) => left < to - height && right > from + height)

/** Whether lines between its first and last run through it. */
function isCrossed(gutter: Gap[], rows: readonly Row[], height: number): boolean {
  const [first, last] = [gutter[0] as Gap, gutter.at(-1) as Gap]
  const own = new Set(gutter.map(({ row }) => row))
  const from = Math.max(...gutter.map((gap) => gap.from))
  const to = Math.min(...gutter.map((gap) => gap.to))
  const crossing = rows
    .slice(first.row, last.row)
    .filter((row, at) => !own.has(first.row + at) && isAcross(row, from, to, height))
  return crossing.length > 0.2 * gutter.length
}

const isBeforeNumbers = (gutter: Gap[], rows: readonly Row[]) =>
  gutter.filter(({ row, at }) => /^[<≤~(.]*\d/u.test(rows[row]?.words[at]?.text ?? '')).length >=
  MOST_OF * gutter.length

function isGutter(gutter: Gap[], rows: readonly Row[], height: number): boolean {
  const left = median(gutter.map(({ to }) => to))
  const isAligned =
    gutter.filter(({ to }) => Math.abs(to - left) < 0.5 * height).length >= MOST_OF * gutter.length
  const [first, last] = [gutter[0] as Gap, gutter.at(-1) as Gap]
  const [from, to] = [Math.max(...gutter.map((one) => one.from)), Math.min(...gutter.map((one) => one.to))]
  const runsThrough = (one: Row | undefined, other: Row | undefined, across: Row | undefined) =>
    one && other && across && continues(one, other) && isAcross(across, from, to, height)
  return (
    isAligned &&
    !runsThrough(rows[first.row - 1], rows[first.row], rows[first.row - 1]) &&
    !runsThrough(rows[last.row], rows[last.row + 1], rows[last.row + 1])
  )
}

/** Whether the text of a row continues in the one below, as far as the signs show it. */
export function continues(one: Row, other: Row): boolean {
  const [last, first] = [one.words.at(-1)?.text ?? '', other.words[0]?.text ?? '']
  if (/:$/u.test(last) || (/[.!?]["'”’»)\]*]*$/u.test(last) && !/^[\p{Ll}(]/u.test(first))) return false
  if (/[,;(/&\-–]$/u.test(last)) return true
  // The name of the product.
  if (one.words.length > 1 && one.words.every(({ text }) => /^\p{Lu}/u.test(text))) return false
  return /^[\p{Ll}\d(%)]/u.test(first)
}

/** The spaces between the words of a row. */
export const gapsOf = ({ words }: Row) =>
  words.slice(1).map(({ left }, at) => left - (words[at] as Word).right)

const MOST_UNEQUAL = 1.6

/** Whether two rows are of one size, and neither is a table's. */
export function isAlike(one: Row, other: Row): boolean {
  const [low, high] = [one, other].map(tallest).sort((a, b) => a - b) as [number, number]
  return !one.isCell && !other.isCell && high < MOST_UNEQUAL * low
}

const tallest = ({ words }: Row) => Math.max(...words.map(({ top, bottom }) => bottom - top))
