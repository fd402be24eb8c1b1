import type { Raster } from './raster'

/** Side of the cells in which brightness is summed, and the cells around one that count. */
const CELL = 4
const REACH = 16
/** Less variation than this, or than a fraction of that at the picture's strong edges, is noise. */
const LEAST_DEVIATION = 6
const PART_OF_STRONGEST = 0.3
/** Output brightness of paper, and the distance of one standard deviation from it. */
const PAPER = 245
const GAIN = 90

type Field = { width: number; height: number; values: Float32Array }

/** Evens out the light: paper becomes light and print dark, even where print was lighter. */
export function evenContrast(raster: Raster): Raster {
  const moments = cellMoments(raster)
  if (!moments) return raster
  const [means, squares, cubes] = moments.map((field) => blur(field, REACH)) as [Field, Field, Field]
  const deviation = map2(squares, means, (square, mean) => Math.sqrt(Math.max(0, square - mean * mean)))
  const noise = Math.max(LEAST_DEVIATION, PART_OF_STRONGEST * percentile(deviation.values, 0.95))
  const lean = blur(leaning(means, squares, cubes, deviation, noise), 2 * REACH)
  const factor = map2(
    deviation,
    lean,
    (spread, leans) => ((leans > 0 ? -1 : 1) * GAIN) / Math.max(spread, noise),
  )
  const offset = map2(factor, means, (times, mean) => PAPER - times * mean)
  return applyCells(raster, factor, offset)
}

/** Skewness of the brightness: above 0 means light print, since print is the smaller part. */
function leaning(means: Field, squares: Field, cubes: Field, deviation: Field, noise: number): Field {
  const values = new Float32Array(means.values.length)
  for (let at = 0; at < values.length; at += 1) {
    if ((deviation.values[at] as number) <= noise) continue
    const mean = means.values[at] as number
    const third =
      (cubes.values[at] as number) - 3 * mean * (squares.values[at] as number) + 2 * mean * mean * mean
    values[at] = Math.cbrt(third)
  }
  return { ...means, values }
}

/** Means of the brightness, its square and cube per cell; none below two by two cells. */
function cellMoments({ width, height, pixels }: Raster): Field[] | undefined {
  const across = Math.floor(width / CELL)
  const down = Math.floor(height / CELL)
  if (across < 2 || down < 2) return undefined
  const [ones, twos, threes] = [0, 0, 0].map(() => new Float32Array(across * down)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      let [one, two, three] = [0, 0, 0]
      for (let y = 0; y < CELL; y += 1) {
        const start = (row * CELL + y) * width + column * CELL
        for (let at = start; at < start + CELL; at += 1) {
          const value = pixels[at] as number
          one += value
          two += value * value
          three += value * value * value
        }
      }
      const to = row * across + column
      ones[to] = one / (CELL * CELL)
      twos[to] = two / (CELL * CELL)
      threes[to] = three / (CELL * CELL)
    }
  return [ones, twos, threes].map((values) => ({ width: across, height: down, values }))
}

const map2 = (one: Field, other: Field, of: (a: number, b: number) => number): Field => ({
  ...one,
  values: one.values.map((value, at) => of(value, other.values[at] as number)),
})

/** The mean over a square of `reach` cells to each side, clipped at the edges. */
function blur({ width, height, values }: Field, reach: number): Field {
  const across = new Float32Array(values.length)
  for (let y = 0; y < height; y += 1) slideMean(values, across, y * width, 1, width, reach)
  const both = new Float32Array(values.length)
  for (let x = 0; x < width; x += 1) slideMean(across, both, x, width, height, reach)
  return { width, height, values: both }
}

function slideMean(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  reach: number,
) {
  let sum = 0
  let count = 0
  for (let at = -reach; at < length; at += 1) {
    if (at + reach < length) {
      sum += from[start + (at + reach) * step] as number
      count += 1
    }
    if (at - reach - 1 >= 0) {
      sum -= from[start + (at - reach - 1) * step] as number
      count -= 1
    }
    if (at >= 0) to[start + at * step] = sum / count
  }
}

function percentile(values: Float32Array, part: number): number {
  const sorted = values.slice().sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] as number
}

/** Applies the interpolated factor and offset, or the nearest cell's where print inverts. */
function applyCells({ width, height, pixels }: Raster, factor: Field, offset: Field): Raster {
  const out = new Uint8ClampedArray(pixels.length)
  const across = factor.width
  const xs = places(width, across)
  const ys = places(height, factor.height)
  const rowFactor = new Float32Array(across)
  const rowOffset = new Float32Array(across)
  for (let y = 0; y < height; y += 1) {
    const above = (ys.cell[y] as number) * across
    const down = ys.part[y] as number
    for (let x = 0; x < across; x += 1) {
      const top = factor.values[above + x] as number
      const bottom = factor.values[above + across + x] as number
      const part = top < 0 === bottom < 0 ? down : Math.round(down)
      const high = offset.values[above + x] as number
      const low = offset.values[above + across + x] as number
      rowFactor[x] = top + (bottom - top) * part
      rowOffset[x] = high + (low - high) * part
    }
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const cell = xs.cell[x] as number
      const left = rowFactor[cell] as number
      const right = rowFactor[cell + 1] as number
      const near = xs.part[x] as number
      const part = left < 0 === right < 0 ? near : near < 0.5 ? 0 : 1
      const plus = rowOffset[cell] as number
      out[at] =
        (left + (right - left) * part) * (pixels[at] as number) +
        plus +
        ((rowOffset[cell + 1] as number) - plus) * part
    }
  }
  return { width, height, pixels: new Uint8Array(out.buffer) }
}

/** For each pixel of a side: the cell whose middle precedes it, and how far it is, 0 to 1. */
function places(length: number, cells: number) {
  const cell = new Int32Array(length)
  const part = new Float32Array(length)
  for (let at = 0; at < length; at += 1) {
    const place = Math.min(cells - 1, Math.max(0, (at + 0.5) / CELL - 0.5))
    cell[at] = Math.min(cells - 2, Math.floor(place))
    part[at] = place - (cell[at] as number)
  }
  return { cell, part }
}
