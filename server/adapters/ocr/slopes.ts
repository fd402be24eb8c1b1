import { blankRaster, type Raster } from './raster'
import { median, type TextLine } from './text-lines'

/**
 * How much the lines of a picture fall by pixel to the right, at any place: the sum of the weights times 1, y, x and xy,
 * where x and y go from -1/2 to 1/2 across the picture.
 */
export type Slopes = [number, number, number, number]

const termsAt = (x: number, y: number): Slopes => [1, y, x, x * y]
/** What keeps the weights small that few lines speak for. */
const RIDGE: Slopes = [1e-9, 0.02, 0.05, 0.2]
const STEEPEST = 0.5
const FARTHEST_FROM_USUAL = 0.12
const MIN_LINES = 4
const ROUNDS = 3
const KEPT_PART = 0.85

/** The slopes that fit the lines best, the longest counting most and the ones far off not at all. */
export function fitSlopes(lines: TextLine[], { width, height }: Raster): Slopes {
  const long = lines.filter((line) => line.right - line.left > 6 * line.height && Math.abs(line.slope) < STEEPEST)
  if (long.length === 0) return [0, 0, 0, 0]
  const usual = median(
    long.flatMap((line) => Array.from({ length: Math.ceil(line.glyphs.length / 3) }, () => line.slope)),
  )
  const samples = long
    .filter((line) => Math.abs(line.slope - usual) < FARTHEST_FROM_USUAL)
    .map((line) => ({
      slope: line.slope,
      weight: (line.right - line.left) * Math.min(40, line.glyphs.length),
      terms: termsAt((line.left + line.right) / 2 / width - 0.5, line.y / height - 0.5),
    }))
  if (samples.length < MIN_LINES) return [usual, 0, 0, 0]
  let kept = samples
  let slopes: Slopes = [usual, 0, 0, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    slopes = leastSquares(kept)
    const errorOf = (sample: (typeof samples)[number]) => Math.abs(at(slopes, sample.terms) - sample.slope)
    kept = [...samples]
      .sort((one, other) => errorOf(one) - errorOf(other))
      .slice(0, Math.max(MIN_LINES, Math.ceil(samples.length * KEPT_PART)))
  }
  return slopes
}

const at = (slopes: Slopes, terms: Slopes) =>
  slopes.reduce((sum, weight, term) => sum + weight * (terms[term] as number), 0)

function leastSquares(samples: { slope: number; weight: number; terms: Slopes }[]): Slopes {
  const total = samples.reduce((sum, { weight }) => sum + weight, 0)
  const rows = RIDGE.map((ridge, row) => RIDGE.map((_, column) => (row === column ? ridge : 0)).concat(0))
  for (const { slope, weight, terms } of samples)
    rows.forEach((row, one) => {
      const part = (weight / total) * (terms[one] as number)
      terms.forEach((term, other) => (row[other] = (row[other] as number) + part * term))
      row[RIDGE.length] = (row[RIDGE.length] as number) + part * slope
    })
  return solve(rows) as Slopes
}

/** Gauss and Jordan, for rows of which the last number is the right side; the ridge keeps the pivots away from 0. */
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

export const areLevel = ([tilt, byY, byX, byBoth]: Slopes) =>
  Math.abs(tilt) < 0.008 && Math.abs(byY) < 0.02 && Math.abs(byX) < 0.03 && Math.abs(byBoth) < 0.06

/** From this tilt on letters lean visibly when their lines alone are made level. */
const LEANING = 0.06

/** The picture bent so that lines of these slopes run level; white where it has nothing. */
export function level(raster: Raster, slopes: Slopes): Raster {
  const { width, height, pixels } = raster
  const [tilt, byY, byX, byBoth] = slopes
  const margin = Math.ceil(Math.abs(tilt) * (width / 4)) + 20
  const out = blankRaster(width, height + 2 * margin)
  const lean = Math.abs(tilt) > LEANING ? tilt : 0
  for (let row = 0; row < out.height; row += 1) {
    const y = row - margin
    const down = y / height - 0.5
    const shift = -lean * (y - height / 2)
    for (let column = 0; column < width; column += 1) {
      const fromX = column + shift
      const right = fromX - width / 2
      const bend = (right * right) / (2 * width)
      const fromY = y + tilt * right + byY * down * right + (byX + byBoth * down) * bend
      if (!(fromX >= 0 && fromX < width - 1 && fromY >= 0 && fromY < height - 1)) continue
      const x0 = Math.floor(fromX)
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
  return out
}
