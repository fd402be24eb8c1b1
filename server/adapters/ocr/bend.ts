import { blankRaster, type Raster } from './raster'
import { median, type TextLine } from './text-lines'
import type { MappedRaster } from './point-map'

/**
 * Weights of the terms whose sum is how far a line at a place is below its level, in widths of the
 * picture. The terms take x and y from -1/2 to 1/2 across the picture and are 0 in its middle
 * column.
 */
export type Bend = number[]

const termsAt = (x: number, y: number) => [x, x * y, x ** 2, x ** 2 * y, x ** 3, x ** 4]
const TERMS = termsAt(0, 0).length
const FLAT: Bend = termsAt(0, 0)

const STEEPEST = 0.5
const FARTHEST_FROM_USUAL = 0.15
const MIN_LINES = 4
/** Ridge term that keeps weights small where few letters support them. */
const RIDGE = 1e-6
/** In letter heights, per round: feet farther from their line count little, as those of g. */
const TOLERANCES = [1, 0.5, 0.25, 0.12, 0.12]

/** The smooth bend that best levels the feet of the letters on each line. */
export function fitBend(lines: TextLine[], { width, height }: Raster): Bend {
  const long = lines.filter(
    (line) => line.right - line.left > 6 * line.height && Math.abs(line.slope) < STEEPEST,
  )
  if (long.length === 0) return FLAT
  const usual = median(
    long.flatMap((line) => Array.from({ length: Math.ceil(line.glyphs.length / 3) }, () => line.slope)),
  )
  const tilted = [usual, ...FLAT.slice(1)]
  const fitting = long.filter((line) => Math.abs(line.slope - usual) < FARTHEST_FROM_USUAL)
  if (fitting.length < MIN_LINES) return tilted
  const feet = fitting.map((line) => ({
    tall: line.height / width,
    middle: { x: (line.left + line.right) / 2 / width - 0.5, y: line.y / height - 0.5 },
    points: line.glyphs
      .filter((glyph) => glyph.height > 0.6 * line.height && glyph.height < 1.7 * line.height)
      .map((glyph) => ({ x: glyph.x / width - 0.5, foot: glyph.bottom / width })),
  }))
  return TOLERANCES.reduce((bend, tolerance) => refit(bend, feet, tolerance, width / height), tilted)
}

type Feet = { tall: number; middle: { x: number; y: number }; points: { x: number; foot: number }[] }[]

/** One round of weighted least squares: feet far from their line under `bend` count less. */
function refit(bend: Bend, lines: Feet, tolerance: number, aspect: number): Bend {
  const rows = FLAT.map(
    (_, row) => [...FLAT.map((_term, column) => (row === column ? RIDGE : 0)), 0] as number[],
  )
  const total = lines.reduce((sum, { points }) => sum + points.length, 0)
  for (const { tall, middle, points } of lines) {
    // The row of the line once it is level.
    const y = middle.y - fall(bend, middle.x, middle.y) * aspect
    const terms = points.map((point) => termsAt(point.x, y))
    const errors = points.map(({ foot }, at) => foot - dot(bend, terms[at] as number[]))
    const level = median(errors)
    const weights = errors.map((error) => 1 / (1 + ((error - level) / (tolerance * tall)) ** 2))
    const sum = weights.reduce((one, other) => one + other)
    const meanOf = (values: number[]) =>
      values.reduce((before, value, at) => before + value * (weights[at] as number), 0) / sum
    const centres = FLAT.map((_, term) => meanOf(terms.map((values) => values[term] as number)))
    const centre = meanOf(points.map(({ foot }) => foot))
    points.forEach(({ foot }, at) => {
      const moved = (terms[at] as number[]).map((value, term) => value - (centres[term] as number))
      const share = (weights[at] as number) / total
      rows.forEach((row, one) => {
        const part = share * (moved[one] as number)
        moved.forEach((value, other) => (row[other] = (row[other] as number) + part * value))
        row[TERMS] = (row[TERMS] as number) + part * (foot - centre)
      })
    })
  }
  return solve(rows)
}

const dot = (weights: number[], terms: number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * (terms[at] as number), 0)

const fall = (bend: Bend, x: number, y: number) => dot(bend, termsAt(x, y))

/** Gauss-Jordan elimination with the right side last; the ridge keeps pivots away from 0. */
function solve(rows: number[][]): number[] {
  rows.forEach((pivot, column) => {
    for (const row of rows) {
      if (row === pivot) continue
      const times = (row[column] as number) / (pivot[column] as number)
      row.forEach((value, index) => (row[index] = value - times * (pivot[index] as number)))
    }
  })
  return rows.map((row, index) => (row[rows.length] as number) / (row[index] as number))
}

/** Whether the bend moves every pixel by less than `distance` pixels. */
export function isFlat(bend: Bend, width: number, distance: number): boolean {
  const edges = [-0.5, -0.25, 0.25, 0.5]
  return edges.every((x) => [-0.5, 0.5].every((y) => Math.abs(fall(bend, x, y) * width) < distance))
}

/** Above this tilt letters lean visibly when only their lines are levelled. */
const LEANING = 0.06

/** The picture with its lines levelled; white where there is no source pixel. */
export function level(raster: Raster, bend: Bend): MappedRaster {
  const { width, height, pixels } = raster
  const columns = Array.from({ length: width }, (_, column) => {
    const x = (column + 0.5) / width - 0.5
    const byMiddle = fall(bend, x, 0)
    return { middle: byMiddle * width, more: (fall(bend, x, 1) - byMiddle) * width }
  })
  const farthest = Math.max(...[columns[0], columns.at(-1)].map((edge) => Math.abs(edge?.middle ?? 0)))
  const margin = Math.min(height, Math.ceil(farthest / 2) + 20)
  const out = blankRaster(width, height + 2 * margin)
  const tilt = bend[0] as number
  const lean = Math.abs(tilt) > LEANING ? tilt : 0
  for (let row = 0; row < out.height; row += 1) {
    const y = row - margin
    const down = y / height - 0.5
    const shift = -lean * (y - height / 2)
    for (let column = 0; column < width; column += 1) {
      const fromX = column + shift
      if (!(fromX >= 0 && fromX < width - 1)) continue
      const x0 = Math.floor(fromX)
      const { middle, more } = columns[x0] as { middle: number; more: number }
      const fromY = y + middle + more * down
      if (!(fromY >= 0 && fromY < height - 1)) continue
      const y0 = Math.floor(fromY)
      const start = y0 * width + x0
      const partX = fromX - x0
      const top = pixels[start] as number
      const bottom = pixels[start + width] as number
      const upper = top + ((pixels[start + 1] as number) - top) * partX
      const lower = bottom + ((pixels[start + width + 1] as number) - bottom) * partX
      out.pixels[row * width + column] = upper + (lower - upper) * (fromY - y0)
    }
  }
  return {
    raster: out,
    pointMap: (column, row) => {
      const y = row - margin
      const fromX = column - lean * (y - height / 2)
      return [fromX, y + fall(bend, fromX / width - 0.5, y / height - 0.5) * width]
    },
  }
}
