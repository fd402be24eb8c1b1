import { median, type TextLine } from './text-lines'

/** Lines of about one height below each other: a paragraph, a list, a column. */
export type TextBlock = {
  lines: TextLine[]
  letters: number
  /** Median height of its letters. */
  height: number
  /** Distance from one line to the next; undefined for a single line. */
  pitch: number | undefined
}

const MOST_UNEQUAL = 1.7
/** In letter heights: the largest distance to the next line of a paragraph. */
const WIDEST_PITCH = 3.4
const LEAST_SHARED = 0.3

/** How far `lower` is below `upper` where both have letters; undefined if they share no columns. */
function fallTo(upper: TextLine, lower: TextLine): number | undefined {
  const left = Math.max(upper.left, lower.left)
  const right = Math.min(upper.right, lower.right)
  const narrower = Math.min(upper.right - upper.left, lower.right - lower.left)
  if (right - left < LEAST_SHARED * narrower) return undefined
  return levelAt(lower, (left + right) / 2) - levelAt(upper, (left + right) / 2)
}

/** The row of the middle of the line's letters at `x`. */
export const levelAt = ({ left, right, y, slope }: TextLine, x: number) =>
  y + slope * (x - (left + right) / 2)

/** The block with the most letters, the photo's subject; `lines` must not be empty. */
export function mainBlock(lines: TextLine[]): TextBlock {
  const placed = lines.map(withReach).sort((one, other) => one.top - other.top)
  const parents = placed.map((_, at) => at)
  const rootOf = (at: number): number => (parents[at] === at ? at : rootOf(parents[at] as number))
  const falls: { at: number; fall: number }[] = []
  placed.forEach(({ line: upper, bottom }, at) => {
    for (let below = at + 1; below < placed.length; below += 1) {
      const { line: lower, top } = placed[below] as (typeof placed)[number]
      if (top > bottom + WIDEST_PITCH * MOST_UNEQUAL * upper.height) break
      const [shorter, taller] = [upper.height, lower.height].sort((one, other) => one - other) as [
        number,
        number,
      ]
      const fall = Math.abs(fallTo(upper, lower) ?? Infinity)
      if (taller > MOST_UNEQUAL * shorter || fall > WIDEST_PITCH * taller) continue
      if (fall > taller) falls.push({ at, fall })
      parents[rootOf(below)] = rootOf(at)
    }
  })
  const blocks = new Map<number, TextLine[]>()
  placed.forEach(({ line }, at) => blocks.set(rootOf(at), [...(blocks.get(rootOf(at)) ?? []), line]))
  const [root, most] = [...blocks].reduce((one, other) =>
    lettersOf(other[1]) > lettersOf(one[1]) ? other : one,
  )
  const pitches = falls.filter(({ at }) => rootOf(at) === root).map(({ fall }) => fall)
  return {
    lines: most,
    letters: lettersOf(most),
    height: median(most.flatMap(({ glyphs, height }) => glyphs.map(() => height))),
    pitch: pitches.length > 0 ? median(pitches) : undefined,
  }
}

const withReach = (line: TextLine) => ({
  line,
  top: line.glyphs.reduce((top, glyph) => Math.min(top, glyph.top), Infinity),
  bottom: line.glyphs.reduce((bottom, glyph) => Math.max(bottom, glyph.bottom), 0),
})

const lettersOf = (lines: TextLine[]) => lines.reduce((sum, { glyphs }) => sum + glyphs.length, 0)
