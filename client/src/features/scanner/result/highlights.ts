import type { ScanResult } from '../scan-result'

export type MarkLevel = 'allergy' | 'high' | 'moderate' | 'group'
export type Mark = {
  start: number
  end: number
  level: MarkLevel
  kind: 'match' | 'trace' | 'unsure'
  /** The foods or groups that these words name. */
  names: string[]
}
export type MarkedText = { text: string; mark: Mark | undefined }

const kinds: readonly Mark['kind'][] = ['unsure', 'trace', 'match']
const levels: readonly MarkLevel[] = ['group', 'moderate', 'high', 'allergy']

/** Own foods before groups; among them the surer, then the higher level. */
const gravity = ({ level, kind }: Mark) =>
  (level === 'group' ? 0 : 100) + kinds.indexOf(kind) * 10 + levels.indexOf(level)

/** The text of a label cut into pieces, those with a mark to be highlighted. Where marks overlap the graver one shows. */
export function highlightsOf(text: string, said: ScanResult): MarkedText[] {
  const marks = new Map<string, Mark>()
  const add = (mark: Mark) => {
    const key = `${mark.start}:${mark.end}`
    const known = marks.get(key) ?? mark
    const graver = gravity(mark) > gravity(known) ? mark : known
    // A group says nothing more about words that name a food of one's own.
    const isOfOneSort = (known.level === 'group') === (mark.level === 'group')
    const names = isOfOneSort ? [...new Set([...known.names, ...mark.names])] : graver.names
    marks.set(key, { ...graver, names })
  }
  for (const { foodName, level, spans } of said.userIntolerances)
    for (const { start, end, kind } of spans) add({ start, end, level, kind, names: [foodName] })
  for (const { name, kind, spans } of said.allergenSpans)
    for (const { start, end } of spans) add({ start, end, level: 'group', kind, names: [name] })

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
