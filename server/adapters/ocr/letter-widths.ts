import type { Raster } from './raster'
import { median, type TextLine } from './text-lines'
import type { MappedRaster } from './point-map'

/** The width-to-height ratio of letters that is read fast and well; wider ones only take longer. */
const WANTED = 0.7
const NARROWEST = 0.87
const WIDEST = 1.6
const PARTS = 10
const FEWEST_IN_PART = 8

/** How much to widen each tenth of the picture's width for letters of the best width. */
export function fitWidening(lines: TextLine[], width: number): number[] {
  const parts: number[][] = Array.from({ length: PARTS }, () => [])
  for (const glyph of lines.flatMap((line) => line.glyphs))
    parts[Math.min(PARTS - 1, Math.floor((glyph.x / width) * PARTS))]?.push(glyph.width / glyph.height)
  const usual = median(parts.flat())
  const ratios = parts.map((part) => (part.length < FEWEST_IN_PART ? undefined : median(part)))
  return ratios.map((ratio, at) => {
    const near = [ratios[at - 1], ratio, ratio, ratios[at + 1]].filter((one) => one !== undefined)
    const mean = near.length > 0 ? near.reduce((sum, one) => sum + one) / near.length : usual
    return Math.min(WIDEST, Math.max(NARROWEST, WANTED / mean))
  })
}

/** Stretches the part of the picture from `left` to `right` (0 to 1) by `widening`. */
export function widen(raster: Raster, widening: number[], left: number, right: number): MappedRaster {
  const { width, height, pixels } = raster
  const ends = new Float64Array(width + 1)
  for (let x = 0; x < width; x += 1)
    ends[x + 1] = (ends[x] as number) + at(widening, left + ((x + 0.5) / width) * (right - left))
  const out = { width: Math.max(1, Math.round(ends[width] as number)), height }
  const places = new Float64Array(out.width)
  for (let column = 0, x = 0; column < out.width; column += 1) {
    const wanted = column + 0.5
    while (x < width - 1 && (ends[x + 1] as number) < wanted) x += 1
    const start = ends[x] as number
    places[column] = Math.min(
      width - 1,
      Math.max(0, x + (wanted - start) / ((ends[x + 1] as number) - start) - 0.5),
    )
  }
  const widened = new Uint8Array(out.width * height)
  for (let y = 0; y < height; y += 1)
    for (let column = 0; column < out.width; column += 1) {
      const place = places[column] as number
      const from = Math.min(width - 2, Math.floor(place))
      const here = pixels[y * width + from] as number
      const next = pixels[y * width + from + 1] as number
      widened[y * out.width + column] = here + (next - here) * (place - from)
    }
  return {
    raster: { ...out, pixels: widened },
    pointMap: (x, y) => [places[Math.min(out.width - 1, Math.max(0, Math.floor(x)))] as number, y],
  }
}

/** Interpolates between the middles of the parts, at a place from 0 to 1. */
function at(parts: number[], place: number): number {
  const exact = Math.min(parts.length - 1, Math.max(0, place * parts.length - 0.5))
  const before = Math.min(parts.length - 2, Math.floor(exact))
  const [one, other] = [parts[before] as number, parts[before + 1] as number]
  return one + (other - one) * (exact - before)
}
