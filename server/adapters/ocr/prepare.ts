import { type Bend, fitBend, isFlat, level } from './bend'
import { type Component, findComponents } from './components'
import { evenContrast } from './contrast'
import { fitWidening, widen } from './letter-widths'
import { cropToDark, darkBox, keepBox, type Raster, turnHalf, turnQuarter } from './raster'
import { resize } from './resize'
import { findTextLines, type Glyph, likelyGlyphs, median, type TextLine } from './text-lines'
import { keepText } from './text-mask'
import { looksUpsideDown } from './upside-down'
import {
  chain,
  identity,
  backFromCut,
  backFromHalf,
  backFromQuarter,
  backFromSize,
  type MappedRaster,
  type PointMap,
} from './point-map'

/** Pixels darker than this are print. */
export const INK = 120
const FEWEST_LETTERS = 20

/** A picture of even contrast with horizontal lines, and what is known about its text, if any. */
export type Studied = {
  raster: Raster
  /** Maps from the raster to the opened picture. */
  pointMap: PointMap
  text?: {
    glyphs: Glyph[]
    lines: TextLine[]
    /** How many of the glyphs are in lines. */
    letters: number
    usualHeight: number
    bend: Bend
    widening: number[]
  }
  isUpsideDown: boolean
  /** All dark marks, in the raster's orientation. */
  components: Component[]
  /** How many marks may be letters, in text or not; a texture has thousands. */
  marks: number
}

/** Evens the light, finds the lines of text, and turns the picture if they run up or down. */
export function study(grey: Raster): Studied {
  const raster = evenContrast(grey)
  const components = findComponents(raster, INK)
  const across = studyLines(raster, components)
  const turnedComponents = components.map(turnedIn(raster))
  const upright = studyLines({ ...raster, width: raster.height, height: raster.width }, turnedComponents)
  const found = upright.closeLetters > 1.5 * across.closeLetters ? upright : across
  const isOnSide = found === upright
  const turned = isOnSide ? turnQuarter(raster) : raster
  const pointMap = isOnSide ? backFromQuarter(turned) : identity
  const letters = found.lines.flatMap((line) => line.glyphs.map(() => line.height))
  const marks = { marks: found.glyphs.length, components: found.components }
  if (letters.length < FEWEST_LETTERS) return { raster: turned, pointMap, isUpsideDown: false, ...marks }
  return {
    raster: turned,
    pointMap,
    text: {
      glyphs: found.glyphs,
      lines: found.lines,
      letters: letters.length,
      usualHeight: median(letters),
      bend: fitBend(found.lines, turned),
      widening: fitWidening(found.lines, turned.width),
    },
    isUpsideDown: looksUpsideDown(found.lines),
    ...marks,
  }
}

const turnedIn =
  ({ height }: Raster) =>
  (one: Component): Component => ({
    left: height - 1 - one.bottom,
    right: height - 1 - one.top,
    top: one.left,
    bottom: one.right,
    area: one.area,
    darkest: one.darkest,
  })

function studyLines({ width, height }: Raster, components: Component[]) {
  const glyphs = likelyGlyphs(components, width, height)
  const lines = findTextLines(glyphs)
  return { components, glyphs, lines, closeLetters: lines.reduce((sum, line) => sum + closeSteps(line), 0) }
}

/** Counts small gaps: letters are closer to the next one on their line than to the next line. */
const closeSteps = ({ glyphs, height }: TextLine) =>
  glyphs.filter((glyph, at) => {
    const next = glyphs[at + 1]
    return next && next.left - glyph.right < 0.35 * height
  }).length

/** How to prepare a studied picture: whether to keep only text, and the letter height in pixels. */
export type Handover = { onlyText: boolean; letterHeight: number }

/** In letter heights: how far from the detected text there may be more of it. */
const AROUND_TEXT = 5

/** The straight text with few surroundings, and the mapping back to the opened picture. */
export async function prepare(
  { raster, pointMap, text, isUpsideDown }: Studied,
  { onlyText, letterHeight }: Handover,
): Promise<MappedRaster> {
  if (!text) return { raster, pointMap }
  const masked = keepText(raster, text.glyphs, text.lines, text.usualHeight)
  const kept = onlyText ? masked : keepBox(raster, darkBox(masked, INK), AROUND_TEXT * text.usualHeight)
  const scaled = await scale(kept, letterHeight / text.usualHeight)
  const isStraight = isFlat(text.bend, scaled.width, letterHeight / 4)
  const straight = isStraight ? { raster: scaled, pointMap: identity } : level(scaled, text.bend)
  const { width } = straight.raster
  const { cropped, left, top } = cropToDark(straight.raster, 200, 30)
  const even = widen(cropped, text.widening, left / width, (left + cropped.width) / width)
  const back = chain(
    even.pointMap,
    backFromCut(left, top),
    straight.pointMap,
    backFromSize(scaled, raster),
    pointMap,
  )
  if (!isUpsideDown) return { raster: even.raster, pointMap: back }
  return { raster: turnHalf(even.raster), pointMap: chain(backFromHalf(even.raster), back) }
}

const MAX_SCALED_PIXELS = 8_000_000

function scale(raster: Raster, wanted: number): Raster | Promise<Raster> {
  const most = Math.sqrt(MAX_SCALED_PIXELS / (raster.width * raster.height))
  const by = Math.max(0.35, Math.min(2, most, wanted))
  return Math.abs(by - 1) < 0.12 ? raster : resize(raster, by)
}
