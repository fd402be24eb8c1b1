import type { PointMap } from './point-map'
import type { Box, Raster } from './raster'
import type { Word } from './read-words'
import { continues, isAlike, type Row } from './text-rows'
import { median } from './text-lines'

/** A square of a line: the words in it, and how bright its ground is. */
type Cell = {
  x: number
  row: number
  /** On which side of all words it is, if on one. */
  aside: 'left' | 'right' | undefined
  words: Word[]
  mean: number
  tenths: number[]
}

/** Of brightness, and as a share of the print's contrast: less is uneven light. */
const LEAST_APART = 14
const SHARE_OF_CONTRAST = 0.13
const FEWEST_CELLS = 3
const FEWEST_PRINTED = 12
const BELIEVED = 60
const FEWEST_LETTERS = 6
/** Samples to a side of a cell. */
const GRID = 9
const MOST_BLANK = 9
/** The confidence in words of which letters may be cut. */
const CUT = 85

/**
 * Where the ground beside, between or below the words is of another brightness than theirs, as that
 * of a finger, a sticker, a glare or a crease is; undefined if nowhere.
 */
export function foreignGround(
  column: readonly Row[],
  height: number,
  opened: Raster,
  pointMap: PointMap,
): Box | undefined {
  const usual = median(column.map(heightOf))
  const rows = withBlanks(
    column.filter((row) => !row.isCell && heightOf(row) < 1.5 * usual),
    height,
  )
  const isSure = rows.map(({ words }) => lettersOf(words) >= FEWEST_LETTERS)
  const cells = rows.flatMap((_, at) => cellsOf(rows, at, opened, pointMap, height))
  const printed = cells.filter(({ words, row }) => words.length > 0 && isSure[row])
  if (printed.length < FEWEST_PRINTED) return undefined
  const isDarkPrint = cells.reduce((sum, { mean, tenths }) => sum + (tenths[5] as number) - mean, 0) > 0
  const contrast = median(printed.map(({ tenths }) => (tenths[10] as number) - (tenths[0] as number)))
  const groundOf = ({ tenths }: Cell) => tenths[isDarkPrint ? 7 : 3] as number
  const least = Math.max(LEAST_APART, SHARE_OF_CONTRAST * contrast)
  const isForeign = (values: number[], near: Cell[]) => {
    const ground = near.length < 2 ? undefined : median(near.map(groundOf))
    return ground !== undefined && values.some((value) => Math.abs(value - ground) > least)
  }
  const differing = cells.filter((cell) => {
    const isBlank = rows[cell.row]?.words.length === 0
    if (cell.words.length > 0 || (!isBlank && !isSure[cell.row])) return false
    const within = (far: number, high: number) =>
      printed.filter(
        (one) => Math.abs(one.row - cell.row) <= high && Math.abs(one.x - cell.x) <= far * height,
      )
    // A sticker has print of its own, so all its tones count where a line is missing.
    const values = isBlank ? [3, 5, 7].map((at) => cell.tenths[at] as number) : [groundOf(cell)]
    return (isBlank || isForeign(values, within(12, 0))) && isForeign(values, within(6, 2))
  })
  // Beside most of the rows it is the ground on which the label lies.
  const rowsAside = (side: Cell['aside']) =>
    new Set(differing.flatMap((one) => (one.aside === side ? one.row : [])))
  const isGround = {
    left: rowsAside('left').size > rows.length / 2,
    right: rowsAside('right').size > rows.length / 2,
  }
  const foreign = differing.filter(({ aside }) => !aside || !isGround[aside])
  const close = foreign.filter(
    (one) =>
      foreign.filter(
        (other) => Math.abs(one.row - other.row) <= 1 && Math.abs(one.x - other.x) < 1.6 * height,
      ).length >= FEWEST_CELLS,
  )
  if (close.length < FEWEST_CELLS) return undefined
  const [xs, tops, bottoms] = [
    close.map(({ x }) => x),
    close.map(({ row }) => (rows[row] as Row).top),
    close.map(({ row }) => (rows[row] as Row).bottom),
  ]
  return {
    left: Math.min(...xs) - height / 2,
    right: Math.max(...xs) + height / 2,
    top: Math.min(...tops),
    bottom: Math.max(...bottoms),
  }
}

const heightOf = ({ top, bottom }: Row) => bottom - top
/** A row's reach, without scraps at its ends. */
function believedIn(row: Row) {
  const words = row.words.filter(
    ({ confidence, letters }) => letters > 2 || (letters > 1 && confidence >= BELIEVED),
  )
  if (words.length === 0) return { left: row.left, right: row.right }
  return {
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
  }
}

const lettersOf = (words: readonly Word[]) =>
  words.reduce((sum, word) => sum + (word.confidence >= BELIEVED ? word.letters : 0), 0)

/** The rows, with blank ones where there is space for some. */
function withBlanks(rows: readonly Row[], height: number): Row[] {
  const falls = rows.slice(1).map((row, at) => row.top - (rows[at] as Row).top)
  const pitch = Math.max(1.3 * height, falls.length > 0 ? median(falls) : 0)
  return rows.flatMap((row, at) => {
    const below = rows[at + 1]
    const many = below ? Math.round((below.top - row.top) / pitch) - 1 : 0
    if (!below || many < 1 || many > MOST_BLANK || !isAlike(row, below) || !continues(row, below))
      return [row]
    const [left, right] = [Math.max(row.left, below.left), Math.min(row.right, below.right)]
    const step = (below.top - row.top) / (many + 1)
    const blank = (one: number): Row => ({
      ...{ words: [], isCell: false, left, right },
      top: row.top + step * (one + 1),
      bottom: row.bottom + step * (one + 1),
    })
    return right > left ? [row, ...Array.from({ length: many }, (_, one) => blank(one))] : [row]
  })
}

/** The cells of a row as far as the rows around it reach, and beside a word that may be cut. */
function cellsOf(
  rows: readonly Row[],
  at: number,
  { width, height: tall, pixels }: Raster,
  pointMap: PointMap,
  height: number,
): Cell[] {
  const row = rows[at] as Row
  const around = row.words.length > 0 ? rows.slice(Math.max(0, at - 3), at + 4) : [row]
  const near = [row, ...around.filter(({ words }) => lettersOf(words) >= FEWEST_LETTERS)].map(believedIn)
  const [first, last] = [row.words[0], row.words.at(-1)]
  const own = believedIn(row)
  const besideOf = (word: Word | undefined) => (word && word.confidence < CUT ? 1.8 * height : 0)
  const hull = {
    left: Math.min(...near.map((one) => one.left)),
    right: Math.max(...near.map((one) => one.right)),
  }
  const left = Math.min(hull.left, own.left - besideOf(first))
  const right = Math.max(hull.right, own.right + besideOf(last))
  const middle = (row.top + row.bottom) / 2
  const cells: Cell[] = []
  for (let x = left + height / 2; x <= right - height / 2 + 1; x += height) {
    const values: number[] = []
    for (let down = 0; down < GRID; down += 1)
      for (let across = 0; across < GRID; across += 1) {
        const aside = (across / (GRID - 1) - 0.5) * height
        const below = (down / (GRID - 1) - 0.5) * height
        const [toX, toY] = pointMap(x + aside, middle + below).map(Math.round) as [number, number]
        if (toX >= 0 && toY >= 0 && toX < width && toY < tall)
          values.push(pixels[toY * width + toX] as number)
      }
    if (values.length < GRID) continue
    values.sort((one, other) => one - other)
    cells.push({
      x,
      row: at,
      aside: x < hull.left ? 'left' : x > hull.right ? 'right' : undefined,
      words: row.words.filter((word) => word.left < x + 0.6 * height && word.right > x - 0.6 * height),
      mean: values.reduce((sum, value) => sum + value) / values.length,
      tenths: Array.from(
        { length: 11 },
        (_, tenth) => values[Math.floor((tenth / 10) * (values.length - 1))] as number,
      ),
    })
  }
  return cells
}
