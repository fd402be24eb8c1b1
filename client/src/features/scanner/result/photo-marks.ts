import { type MissingPart } from '@shared/domain/labels/label-parts'
import type { ScanResult } from '../scan-result'
import { highlightsOf, type Mark, type MarkLevel } from './highlights'
import type { ReadPhoto } from '../label-text'

type Corners = readonly number[]
/** A mark on a photo: corners as fractions of its width and height, in the OCR's order. */
export type PhotoMark = { corners: Corners; level: MarkLevel; kind: Mark['kind'] }

/** Marks a photo's words for the user's foods whose line is still in the checked `text`. */
export function photoMarks(read: ReadPhoto, text: string, said: ScanResult): PhotoMark[] {
  const marked: { start: number; end: number; mark: Mark }[] = []
  let at = 0
  for (const { text: words, mark } of highlightsOf(text, said)) {
    if (mark && mark.level !== 'group' && mark.level !== 'unknown')
      marked.push({ start: at, end: at + words.length, mark })
    at += words.length
  }
  let last: { mark: Mark; line: number; made: PhotoMark } | undefined
  const marks: PhotoMark[] = []
  for (const { line, shift, words } of linesOf(read, text))
    for (const { start, end, corners } of words) {
      const found = marked.find((one) => one.start < end + shift && start + shift < one.end)
      if (!found) {
        last = undefined
        continue
      }
      const { mark } = found
      if (last?.mark === mark && last.line === line) {
        last.made.corners = joined(last.made.corners, corners)
        continue
      }
      const made = { corners, level: mark.level, kind: mark.kind }
      marks.push(made)
      last = { mark, line, made }
    }
  return marks
}

/** The photo's lines that occur once in the text, with their shift from where they were. */
function linesOf({ text: read, words }: ReadPhoto, text: string) {
  const lines: { line: number; shift: number; words: ReadPhoto['words'] }[] = []
  let start = 0
  for (const [line, said] of read.split('\n').entries()) {
    const end = start + said.length
    const at = said.trim() === '' ? -1 : text.indexOf(said)
    const within = words.filter((word) => word.start >= start && word.end <= end)
    if (at >= 0 && text.indexOf(said, at + 1) < 0) lines.push({ line, shift: at - start, words: within })
    start = end + 1
  }
  return lines
}

/** From the left side of one to the right side of the other. */
const joined = (one: Corners, other: Corners): Corners => [
  ...one.slice(0, 2),
  ...other.slice(2, 6),
  ...one.slice(6),
]

/** The width of the hatched band at an edge beyond which the text continues. */
const EDGE = 1 / 16

/** What could not be read: areas inside, and bands at edges where the list continues. */
export function unreadPlaces({ words, unread, missing }: ReadPhoto): Corners[] {
  const across = words.reduce<readonly [number, number]>(
    ([x, y], { corners: [ax = 0, ay = 0, bx = 0, by = 0] }) => [x + bx - ax, y + by - ay],
    [0, 0],
  )
  const edges = missing.flatMap((part) => edgeOf(part, across) ?? [])
  return [...(unread ? [unread] : []), ...edges.map((edge) => bands[edge])]
}

const edges = ['right', 'bottom', 'left', 'top'] as const
type Edge = (typeof edges)[number]
const bands: Record<Edge, Corners> = {
  left: [0, 0, EDGE, 0, EDGE, 1, 0, 1],
  right: [1 - EDGE, 0, 1, 0, 1, 1, 1 - EDGE, 1],
  top: [0, 0, 1, 0, 1, EDGE, 0, EDGE],
  bottom: [0, 1 - EDGE, 1, 1 - EDGE, 1, 1, 0, 1],
}
/** Quarter turns relative to the direction of the lines. */
const turnsTo: Partial<Record<MissingPart, number>> = { right: 0, end: 1, left: 2, start: 3 }

/** The photo's edge at a side of the text, which may be rotated. */
function edgeOf(part: MissingPart, [x, y]: readonly [number, number]): Edge | undefined {
  const turns = turnsTo[part]
  if (turns === undefined || (x === 0 && y === 0)) return undefined
  return edges[(Math.round(Math.atan2(y, x) / (Math.PI / 2)) + 4 + turns) % 4]
}
