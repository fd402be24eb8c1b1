import sharp from 'sharp'
import { pictureOf } from './picture'

/** A word to be set; `gap` widens the space before it, in units of the type size. */
export type Run = { text: string; bold?: boolean; gap?: number; part?: 'list' | 'traces'; ink?: string }

/** A word on the label: its left end, its baseline and its sizes. */
export type Word = Run & { x: number; y: number; width: number; size: number }

/** How words are set: `stretch` narrows the letters; `tracking` is in units of the type size. */
export type Face = { font: string; stretch?: number; tracking?: number }

/** A paragraph; `room` is the width of a line by its number, if not all are alike. */
export type Paragraph = {
  runs: Run[]
  left: number
  width: number
  size: number
  leading: number
  align: 'left' | 'justify' | 'centre'
  room?: ((line: number) => number) | undefined
}

/** The widths of words and of a space, for type of size 1. */
export type Measure = { of: (run: Run) => number; space: number }

const SPACE = 0.29
const PROBE = 60
const BESIDE = 20

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The words of a text as runs that share the other properties. */
export const runsOf = (text: string, look: Omit<Run, 'text'> = {}): Run[] =>
  text.split(' ').map((word) => ({ ...look, text: word }))

/** Measures words in a face from one drawing of them all. */
export async function measured(runs: Run[], face: Face): Promise<Measure> {
  const keyOf = ({ text, bold }: Run) => `${bold ? 'b' : 'r'}${text}`
  const [keys, widths] = [[...new Set(runs.map(keyOf))], new Map<string, number>()]
  const longest = Math.max(...keys.map((key) => key.length))
  const svg = keys.map((key, at) =>
    wordSvg(face, key.slice(1), BESIDE, (at + 0.7) * 2 * PROBE, PROBE, key[0] === 'b'),
  )
  const [width, height] = [PROBE * (longest + 2) * (1 + (face.tracking ?? 0)), keys.length * 2 * PROBE]
  const { data, width: across } = await pictureOf(
    sharp(Buffer.from(svgOf(width, height, '#fff', svg.join('')))).flatten({ background: '#fff' }),
  )
  for (const [at, key] of keys.entries()) {
    let last = BESIDE
    for (let row = at * 2 * PROBE; row < (at + 1) * 2 * PROBE; row += 1)
      for (let column = across - 1; column > last; column -= 1)
        if ((data[(row * across + column) * 3] as number) < 128) last = column
    widths.set(key, (last - BESIDE) / PROBE)
  }
  const of = (run: Run) => {
    const width = widths.get(keyOf(run))
    if (width === undefined) throw new Error(`${run.text} was not measured`)
    return width
  }
  return { of, space: SPACE + 1.6 * (face.tracking ?? 0) }
}

export const svgOf = (width: number, height: number, paper: string, inside: string, scale = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width * scale)}" height="${Math.ceil(height * scale)}" ` +
  `viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${paper}"/>${inside}</svg>`

/** A word as SVG in the fill of its group. */
export function wordSvg(face: Face, text: string, x: number, y: number, size: number, bold = false) {
  const tracking = face.tracking ? ` letter-spacing="${(face.tracking * size).toFixed(2)}"` : ''
  return (
    `<text transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${face.stretch ?? 1} 1)" ` +
    `font-family="${face.font}" font-size="${size}"${bold ? ' font-weight="bold"' : ''}${tracking}>` +
    `${escaped(text)}</text>`
  )
}

/** The lines of a paragraph whose first has its top at `top`, and where the next would begin. */
export function setParagraph(
  paragraph: Paragraph,
  top: number,
  measure: Measure,
): { lines: Word[][]; bottom: number } {
  const { runs, left, width, size, leading, align, room = () => width } = paragraph
  const widthOf = (run: Run) => measure.of(run) * size
  const before = (run: Run) => ((run.gap ?? 0) + measure.space) * size
  const lines: Run[][] = []
  let used = Infinity
  for (const run of runs) {
    const more = before(run) + widthOf(run)
    if (used + more > room(lines.length - 1)) {
      lines.push([run])
      used = widthOf(run)
    } else {
      ;(lines.at(-1) as Run[]).push(run)
      used += more
    }
  }
  const set = lines.map((line, at) => {
    const natural = line.reduce((sum, run, place) => sum + widthOf(run) + (place ? before(run) : 0), 0)
    const free = room(at) - natural
    const wider =
      align === 'justify' && at < lines.length - 1 && line.length > 1 ? free / (line.length - 1) : 0
    let x = left + (width - room(at)) / 2 + (align === 'centre' ? free / 2 : 0)
    return line.map((run, place) => {
      if (place) x += before(run) + wider
      const word = { ...run, x, y: top + at * size * leading + size, width: widthOf(run), size }
      x += word.width
      return word
    })
  })
  return { lines: set, bottom: top + lines.length * size * leading }
}

/** The narrowest width in which the paragraph takes at most `count` lines. */
export function widthFor(
  paragraph: Omit<Paragraph, 'width' | 'left'>,
  count: number,
  measure: Measure,
): number {
  let [narrow, wide] = [paragraph.size * 6, paragraph.size * 200]
  while (wide - narrow > 4) {
    const width = (narrow + wide) / 2
    const { lines } = setParagraph({ ...paragraph, left: 0, width }, 0, measure)
    const fits =
      lines.length <= count && paragraph.runs.every((run) => measure.of(run) * paragraph.size <= width)
    if (fits) wide = width
    else narrow = width
  }
  return Math.ceil(wide)
}

/** The smallest circle that holds the words in centred lines. */
export function badgeFor(runs: Run[], set: Pick<Paragraph, 'size' | 'leading' | 'align'>, measure: Measure) {
  const { size, leading } = set
  const pitch = size * leading
  for (let radius = size * 6; ; radius += 6) {
    const high = Math.floor((radius * 1.66) / pitch) * pitch
    const room = (line: number) => {
      const far = Math.max(Math.abs(line * pitch - high / 2), Math.abs((line + 1) * pitch - high / 2))
      return 2 * Math.sqrt(Math.max(0, radius ** 2 - far ** 2)) - size
    }
    const { lines } = setParagraph({ runs, left: 0, width: 2 * radius, ...set, room }, 0, measure)
    const holds = lines.every((line, at) => measure.of(line[0] as Run) * size <= room(at))
    if (holds && lines.length * pitch <= high) return { radius, high, room }
  }
}
