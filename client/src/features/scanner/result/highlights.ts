import { type AvoidLevel, avoidLevels } from '@shared/domain/avoidance/avoid-levels'
import type { ScanResult } from '../scan-result'

/** `unknown`: unrecognised words. */
export type MarkLevel = AvoidLevel | 'group' | 'unknown'
export type Mark = {
  start: number
  end: number
  level: MarkLevel
  kind: 'match' | 'trace' | 'unsure'
  /** The foods or groups these words name. */
  names: string[]
}
export type MarkedText = { text: string; mark: Mark | undefined }

const kinds: readonly Mark['kind'][] = ['unsure', 'trace', 'match']
const levels: readonly MarkLevel[] = ['unknown', 'group', ...avoidLevels.toReversed()]
const sortOf = ({ level }: Mark) => Math.min(levels.indexOf(level), 2)

/** The user's foods before groups before unrecognised words; then certainty, then level. */
const gravity = (mark: Mark) =>
  sortOf(mark) * 100 + kinds.indexOf(mark.kind) * 10 + levels.indexOf(mark.level)

/** Cuts a label's text into marked and plain pieces; of overlapping marks the graver wins. */
export function highlightsOf(text: string, said: ScanResult): MarkedText[] {
  const marks = new Map<string, Mark>()
  const add = (mark: Mark) => {
    const key = `${mark.start}:${mark.end}`
    const known = marks.get(key) ?? mark
    const graver = gravity(mark) > gravity(known) ? mark : known
    // A group adds nothing to words that match a food of the user.
    const isOfOneSort = sortOf(known) === sortOf(mark)
    const names = isOfOneSort ? [...new Set([...known.names, ...mark.names])] : graver.names
    marks.set(key, { ...graver, names })
  }
  for (const { foodName, level, spans } of said.userIntolerances)
    for (const { start, end, kind } of spans) add({ start, end, level, kind, names: [foodName] })
  for (const { name, kind, spans } of said.allergenSpans)
    for (const { start, end } of spans) add({ start, end, level: 'group', kind, names: [name] })
  for (const place of placesOf(said.notRecognised, text))
    add({ ...place, level: 'unknown', kind: 'match', names: [] })

  const painted = new Array<Mark | undefined>(text.length).fill(undefined)
  for (const mark of [...marks.values()].sort((a, b) => gravity(a) - gravity(b)))
    painted.fill(mark, mark.start, mark.end)
  const pieces: MarkedText[] = []
  for (let at = 0; at < text.length;) {
    let end = at + 1
    while (end < text.length && painted[end] === painted[at]) end++
    pieces.push({ text: text.slice(at, end), mark: painted[at] })
    at = end
  }
  return pieces
}

/** Where the words occur as whole words, ignoring line breaks. */
function placesOf(words: readonly string[], text: string): { start: number; end: number }[] {
  if (words.length === 0) return []
  const some = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&').replace(/\s+/gu, '\\s+'))
  const found = text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${some.join('|')})(?![\\p{L}\\p{N}])`, 'giu'))
  return [...found].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
}
