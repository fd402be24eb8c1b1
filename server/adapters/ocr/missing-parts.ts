import type { MissingPart } from '@shared/domain/labels/label-parts'
import { type Component, findComponents } from './components'
import { INK, type Studied } from './prepare'
import type { Box, Raster } from './raster'
import type { Recognised } from './read-words'
import { levelAt, mainBlock, type TextBlock } from './text-block'
import { findTextLines, type Glyph, likelyGlyphs } from './text-lines'

/** In pixels: print this close to the edge may be cut by it. */
const TOUCHING = 3
/** In letter heights: a line that ends this close to the edge may go on beyond it. */
const NEAR = 1.7
/** The share of lines near an edge whose last letter must be cut. */
const LEAST_CUT = 0.25
/** As a share of the squared letter height: smaller marks are noise. */
const LEAST_PRINT = 0.05
/** As a share of the gap between lines: less space above the first means that one is cut. */
const PART_OF_SPACE = 0.9
/** So many sliced letters along an edge make a line. */
const SLICES = 4

type Sides = { left: number; right: number }

/** The sides of the main text that are cut off. */
export function cutParts({ raster, text, components }: Studied): MissingPart[] {
  if (!text) return []
  const block = mainBlock(text.lines)
  const { width, height } = raster
  const isCut: Partial<Record<MissingPart, boolean>> = {
    left: isCutAside(block, components, (one) => one.left),
    right: isCutAside(block, components, (one) => width - 1 - one.right),
    start: isCutAbove(block, components, (one) => one.top),
    end: isCutAbove(block, components, (one) => height - 1 - one.bottom),
  }
  return parts.filter((part) => isCut[part])
}

const parts = ['start', 'end', 'left', 'right'] as const

/** Whether the edge cuts letters at the beginning or, by `distance`, at the end of lines. */
function isCutAside({ lines }: TextBlock, marks: Component[], distance: (one: Sides) => number): boolean {
  const near = lines.filter((line) => distance(line) < NEAR * line.height)
  const atEdge = marks.filter((mark) => distance(mark) <= TOUCHING)
  const cut = near.filter((line) =>
    atEdge.some((mark) => {
      const isPrint = mark.area > LEAST_PRINT * line.height ** 2 && mark.bottom - mark.top < 2 * line.height
      const apart = Math.abs((mark.top + mark.bottom) / 2 - levelAt(line, mark.left))
      return isPrint && apart < 0.8 * line.height
    }),
  )
  return cut.length > 0 && cut.length >= LEAST_CUT * near.length
}

/** Whether the upper or, by `distance`, the lower edge runs through or close to a line. */
function isCutAbove(
  { lines, height, pitch }: TextBlock,
  marks: Component[],
  distance: (one: { top: number; bottom: number }) => number,
): boolean {
  const usual = lines.flatMap((line) => line.glyphs.filter((glyph) => glyph.height > 0.6 * height))
  const nearest = Math.min(...usual.map(distance))
  if (pitch === undefined) return nearest <= TOUCHING
  if (nearest < PART_OF_SPACE * (pitch - height)) return true
  if (nearest > 1.2 * pitch) return false
  const [left, right] = [
    Math.min(...lines.map((line) => line.left)),
    Math.max(...lines.map((line) => line.right)),
  ]
  const slices = marks.filter(
    (one) =>
      distance(one) <= TOUCHING &&
      one.area > LEAST_PRINT * height ** 2 &&
      one.right > left &&
      one.left < right &&
      one.right - one.left < 2 * height &&
      one.bottom - one.top < 1.5 * height,
  )
  return slices.length >= SLICES
}

/** Words below this confidence are guesses. */
const BELIEVED = 20
/** Fewer letters outside of words are signs, marks and stains. */
const FEWEST_UNREAD = 6
const PART_UNREAD = 0.04

/** A stretch of print in the main block without recognised words; undefined if none. */
export function unreadPrint(raster: Raster, { words }: Recognised): Box | undefined {
  const glyphs = likelyGlyphs(findComponents(raster, INK), raster.width, raster.height)
  const lines = findTextLines(glyphs)
  if (lines.length === 0) return undefined
  const block = mainBlock(lines)
  const believed = words.filter(({ confidence }) => confidence >= BELIEVED)
  const isRead = ({ x, y }: Glyph) =>
    believed.some((word) => x >= word.left && x <= word.right && y >= word.top - 2 && y <= word.bottom + 2)
  const unread: Glyph[] = []
  for (const { glyphs: row, height } of block.lines) {
    let run: Glyph[] = []
    for (const glyph of row) {
      if (glyph.height < 0.5 * height) continue
      if (isRead(glyph)) {
        run = []
        continue
      }
      run.push(glyph)
      if (run.length === FEWEST_UNREAD) unread.push(...run)
      else if (run.length > FEWEST_UNREAD) unread.push(glyph)
    }
  }
  return unread.length > 0 && unread.length >= PART_UNREAD * block.letters ? boxOf(unread) : undefined
}

const boxOf = (glyphs: readonly Glyph[]): Box => ({
  left: Math.min(...glyphs.map(({ left }) => left)),
  right: Math.max(...glyphs.map(({ right }) => right)),
  top: Math.min(...glyphs.map(({ top }) => top)),
  bottom: Math.max(...glyphs.map(({ bottom }) => bottom)),
})
