import type { Component } from './components'

/** A component that may be a letter, with its height, width and middle. */
export type Glyph = Component & { width: number; height: number; x: number; y: number }

/** Letters side by side; `slope` is how much the line falls per pixel to the right. */
export type TextLine = {
  glyphs: Glyph[]
  height: number
  left: number
  right: number
  y: number
  slope: number
}

const SMALLEST_HEIGHT = 7
const SMALLEST_AREA = 14
/** As a share of the picture's height, or of its longer side if it shows only a line or two. */
const TALLEST = 0.14
const TALLEST_IN_STRIP = 0.06
/** Print is darker than this somewhere; grain of wood and cloth is not. */
const DARK = 90
const MIN_GLYPHS = 4
/** In letter heights: the widest gap between neighbours (a space is about a third). */
const WIDEST_GAP = 2.2
const MOST_UNEQUAL = 2.6

/** The components with the size and shape of a letter, or of a few that touch. */
export function likelyGlyphs(components: Component[], pictureWidth: number, pictureHeight: number): Glyph[] {
  const glyphs: Glyph[] = []
  const tallest = Math.max(TALLEST * pictureHeight, TALLEST_IN_STRIP * Math.max(pictureWidth, pictureHeight))
  for (const component of components) {
    const width = component.right - component.left + 1
    const height = component.bottom - component.top + 1
    const filled = component.area / (width * height)
    const isLetterSized =
      height >= SMALLEST_HEIGHT &&
      height <= tallest &&
      width <= pictureWidth * 0.3 &&
      component.area >= SMALLEST_AREA &&
      component.darkest < DARK
    const isRule = width > 9 * height || (filled > 0.93 && width > 2.5 * height)
    if (!isLetterSized || isRule || filled < 0.08) continue
    glyphs.push({
      ...component,
      width,
      height,
      x: (component.left + component.right) / 2,
      y: (component.top + component.bottom) / 2,
    })
  }
  return glyphs
}

/** Lines of at least four letters, each the nearest neighbour of the next. */
export function findTextLines(glyphs: Glyph[]): TextLine[] {
  const followers = mutualNeighbours(glyphs)
  const hasBefore = new Set(followers.values())
  const lines: TextLine[] = []
  for (const first of glyphs) {
    if (hasBefore.has(first)) continue
    const chain: Glyph[] = []
    for (let at: Glyph | undefined = first; at; at = followers.get(at)) chain.push(at)
    if (chain.length < MIN_GLYPHS) continue
    const line = lineOf(chain)
    if (line.right - line.left >= 3 * line.height) lines.push(line)
  }
  return lines
}

const BAND = 64

/** Maps each glyph to the next one on its line, if that has no nearer glyph before it. */
function mutualNeighbours(glyphs: Glyph[]): Map<Glyph, Glyph> {
  const bands = inBands(glyphs)
  const best = new Map<Glyph, { before: Glyph; cost: number }>()
  for (const glyph of glyphs) {
    const found = nearestAfter(glyph, bands)
    if (!found) continue
    const known = best.get(found.after)
    if (!known || found.cost < known.cost) best.set(found.after, { before: glyph, cost: found.cost })
  }
  return new Map([...best].map(([after, { before }]) => [before, after]))
}

/** The glyphs of each horizontal band that they touch, from left to right. */
function inBands(glyphs: Glyph[]): Glyph[][] {
  const bands: Glyph[][] = []
  for (const glyph of [...glyphs].sort((one, other) => one.left - other.left))
    for (let band = bandOf(glyph.top); band <= bandOf(glyph.bottom); band += 1)
      (bands[band] ??= []).push(glyph)
  return bands
}

const bandOf = (y: number) => Math.floor(y / BAND)

function nearestAfter(glyph: Glyph, bands: Glyph[][]) {
  let nearest: { after: Glyph; cost: number } | undefined
  const reach = WIDEST_GAP * MOST_UNEQUAL * glyph.height + 2
  for (let band = bandOf(glyph.top); band <= bandOf(glyph.bottom); band += 1) {
    const row = bands[band] ?? []
    for (let at = firstAfter(row, glyph.left); at < row.length; at += 1) {
      const after = row[at] as Glyph
      if (after.left - glyph.right > reach) break
      const cost = costOfStep(glyph, after)
      if (cost !== undefined && (!nearest || cost < nearest.cost)) nearest = { after, cost }
    }
  }
  return nearest
}

/** The index of the first glyph in `row` that starts right of `left`. */
function firstAfter(row: Glyph[], left: number): number {
  let [low, high] = [0, row.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((row[middle] as Glyph).left <= left) low = middle + 1
    else high = middle
  }
  return low
}

/** The cost of two letters following each other; undefined if they cannot be on one line. */
function costOfStep(glyph: Glyph, after: Glyph): number | undefined {
  const taller = Math.max(glyph.height, after.height)
  const shorter = Math.min(glyph.height, after.height)
  const gap = after.left - glyph.right
  const overlap = Math.min(glyph.bottom, after.bottom) - Math.max(glyph.top, after.top)
  if (gap > WIDEST_GAP * taller + 2 || gap < -0.5 * Math.min(glyph.width, after.width)) return undefined
  if (taller > MOST_UNEQUAL * shorter || overlap < 0.35 * shorter) return undefined
  return Math.max(0, gap) + 0.6 * Math.abs(glyph.bottom - after.bottom) + 0.3 * (taller - shorter)
}

function lineOf(glyphs: Glyph[]): TextLine {
  const height = median(glyphs.map((glyph) => glyph.height))
  const usual = glyphs.filter((glyph) => glyph.height > 0.6 * height && glyph.height < 1.7 * height)
  return {
    glyphs,
    height,
    left: (glyphs[0] as Glyph).left,
    right: glyphs.reduce((right, glyph) => Math.max(right, glyph.right), 0),
    y: usual.reduce((sum, glyph) => sum + glyph.y, 0) / usual.length,
    slope: slopeOfFeet(usual, height),
  }
}

/** The median slope between the feet of letters, which descenders do not distort. */
function slopeOfFeet(glyphs: Glyph[], height: number): number {
  const slopes: number[] = []
  const apart = Math.max(2, glyphs.length >> 2)
  const step = Math.ceil(glyphs.length / 100)
  for (let one = 0; one < glyphs.length; one += step)
    for (let other = one + apart; other < glyphs.length; other += step) {
      const from = glyphs[one] as Glyph
      const to = glyphs[other] as Glyph
      if (to.x - from.x > 2 * height) slopes.push((to.bottom - from.bottom) / (to.x - from.x))
    }
  return slopes.length > 0 ? median(slopes) : 0
}

/** The median; `numbers` must not be empty. */
export function median(numbers: number[]): number {
  return [...numbers].sort((one, other) => one - other)[numbers.length >> 1] as number
}
