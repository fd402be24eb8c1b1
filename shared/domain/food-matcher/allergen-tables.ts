import type { Phrase } from './phrases'
import { type Cell, cellsOf, seps } from './table-cells'
import { type Row, rowsAcross, rowsDown, textsOf } from './table-rows'
import { type Answer, cueOfCell, hasAnswers } from './table-words'
import { gaps, type Token } from './tokens'
import type { Cue } from './cues/cue'

/**
 * What an allergen table says of its words. `yes`: what they say themselves; `trace`; `no`: the
 * contrary of what they say; `absent`: none of them, as in "No: nuts"; `doubted`: nothing certain;
 * `value`: they are an answer of the table and say nothing else.
 */
export type Said = 'yes' | 'trace' | 'doubted' | 'no' | 'absent' | 'value'
/** The same between two offsets. */
export type Declared = { start: number; end: number; said: Said }

/** Neighbouring rows, and the answers that head their columns. */
type Table = { rows: Row[]; heads: readonly Cell[] }

/** Reads the tables of a text, and separates their words from those around. */
export function declaredIn(text: string, tokens: readonly Token[]): Declared[] {
  if (!hasAnswers(text, tokens)) return []
  const lines: Cell[][] = []
  for (const cell of cellsOf(text, tokens)) (lines[cell.line] ??= []).push(cell)
  const first = (line: number) => lines[line]?.[0]
  const isSmall = (line: number) => /^\p{Ll}/u.test(text.slice(first(line)?.start ?? text.length).slice(0, 2))
  const isOpen = (line: number) =>
    ((first(line + 1)?.sep ?? 0) & seps.column) > 0 || (line === lines.length - 1 && /[|\t]\s*$/u.test(text))
  const rows = lines.flatMap((line, at) => rowsAcross(line, tokens, isSmall(at + 1), isOpen(at)))
  rows.push(...rowsDown(lines, tokens, isSmall))
  rows.sort((one, other) => one.line - other.line)
  const tables = chainsOf(rows).map((chain) => tableOf(chain, lines, tokens, isSmall))
  const meaning = meaningOf(tables.flatMap((table) => table.rows))
  const declared = tables.flatMap(({ rows: all, heads }) => [
    ...heads.map(({ start, stop }) => ({ start, end: stop, said: 'value' as const })),
    ...all.flatMap((row) => saidBy(row, { rows: all, heads }, lines, tokens, meaning)),
  ])
  declared.sort((one, other) => one.start - other.start)
  separate(declared, tokens)
  return declared
}

function chainsOf(rows: readonly Row[]): Row[][] {
  const chains: Row[][] = []
  for (const row of rows) {
    const last = chains.at(-1)
    if (last && row.line - (last.at(-1)?.lastLine ?? 0) <= 1) last.push(row)
    else chains.push([row])
  }
  return chains
}

/** The table of neighbouring rows, without those that may be running text. */
function tableOf(
  chain: Row[],
  lines: readonly (readonly Cell[])[],
  tokens: readonly Token[],
  isSmall: (line: number) => boolean,
): Table {
  const above = lines[(chain[0]?.line ?? 0) - 1] ?? []
  const [first, ...others] = chain
  let heads: readonly Cell[] = []
  let rows = chain
  const isAbove = above.length > 1 || chain.some(({ isSure }) => isSure)
  if (isAbove && above.every(({ answer }) => answer) && isHead(above, chain[0])) heads = above
  else if (first && others[0] && isHead(first.answers, others[0])) {
    const isColumn = cueOfCell(textsOf(first.keys.at(-1), tokens)) === 'allergens'
    if (isColumn || first.answers.length > 1) [heads, rows] = [first.answers, others]
  }
  if (!heads.some(({ column }) => column > 0)) rows = rows.filter(({ answers }) => answers.length > 0)
  if (rows.length < 2 && heads.length === 0) return { rows: rows.filter(({ isSure }) => isSure), heads }
  if (rows.some(({ isSure }) => isSure)) return { rows, heads }
  const answers = rows.flatMap((row) => row.answers)
  const isRunning =
    answers.every(({ answer }) => answer === 'dash' || answer === 'box') ||
    (rows.length < 3 && answers.every((cell) => cell.isStatement) && answers.some((cell) => cell.isLoose)) ||
    (answers.every(({ answer }) => answer === 'no') && isSmall((rows.at(-1)?.lastLine ?? 0) + 1)) ||
    (new Set(rows.map(({ line }) => line)).size === 1 && answers.every(({ answer }) => answer !== 'yes'))
  return isRunning && heads.length === 0 ? { rows: [], heads: [] } : { rows, heads }
}

/** Whether answers head the columns of a row: "Contains", or "Yes" and "No" above crosses. */
function isHead(answers: readonly Cell[], next: Row | undefined): boolean {
  if (!next || answers.length === 0 || next.isBefore) return false
  if (answers.every(({ isStatement }) => isStatement)) return true
  const isMark = ({ answer }: Cell) => answer !== 'yes' && answer !== 'no' && answer !== 'trace'
  const isWord = ({ first, end }: Cell) => end > first
  return (
    answers.length > 1 && answers.every(isWord) && next.answers.every((cell) => !isWord(cell) || isMark(cell))
  )
}

/** What marks mean beside the other marks of the tables. */
function meaningOf(rows: readonly Row[]): (answer: Answer) => 'yes' | 'no' | 'trace' | 'doubted' {
  const used = new Set(rows.flatMap(({ answers }) => answers.map(({ answer }) => answer)))
  const crossed = used.has('yes') ? 'no' : used.has('dash') || used.has('box') ? 'yes' : 'doubted'
  return (answer) => {
    if (answer === 'cross') return crossed
    if (answer === 'mark') return used.has('yes') ? 'no' : 'yes'
    return answer === 'dash' || answer === 'box' ? 'no' : answer
  }
}

const byGravity = ['yes', 'trace', 'doubted', 'no'] as const

function saidBy(
  row: Row,
  { rows, heads }: Table,
  lines: readonly (readonly Cell[])[],
  tokens: readonly Token[],
  meaning: ReturnType<typeof meaningOf>,
): Declared[] {
  const found = row.answers.map((cell) => {
    const answer = meaning(cell.answer ?? 'yes')
    const head = (headOf(cell, row, heads) ?? row.head)?.answer as typeof answer | undefined
    if (head && (answer === 'yes' || answer === 'doubted')) return head
    // "Free from: no", which other columns may explain
    return answer === 'no' && head === 'no' ? 'denied' : answer
  })
  const known = byGravity.find((one) => found.includes(one))
  const gravest = known ?? (found.length > 0 ? 'yes' : 'doubted')
  const values = row.answers.filter(({ first, end }) => end > first)
  // A symbol before a food is often a mere bullet.
  if (row.isBefore && values.length === 0 && gravest === 'yes') return []
  const said: Said = row.isBefore && (gravest === 'no' || gravest === 'doubted') ? 'absent' : gravest
  const keys = row.isBefore ? wrapped(row.keys, lines) : named(row, rows.length > 2)
  return [
    ...values.map(({ start, stop }) => ({ start, end: stop, said: 'value' as const })),
    ...(row.isBefore ? linesOf(keys, tokens) : [keys]).map((line) => ({
      start: line[0]?.start ?? 0,
      end: line.at(-1)?.stop ?? 0,
      said,
    })),
  ]
}

/** The lines of a list, whose foods are one each, without those that continue a broken word. */
function linesOf(keys: readonly Cell[], tokens: readonly Token[]): Cell[][] {
  const lines: Cell[][] = []
  for (const key of keys) {
    const isBroken = ((tokens[key.first]?.gap ?? 0) & (gaps.hyphen | gaps.broken)) > 0
    const last = lines.at(-1)
    if (last && (isBroken || last[0]?.line === key.line || key.sep & seps.comma)) last.push(key)
    else lines.push([key])
  }
  return lines
}

/** The head of an answer's column: by their number, tabs and bars, or else its place. */
function headOf(cell: Cell, { answers }: Row, heads: readonly Cell[]): Cell | undefined {
  if (heads.length === 0 || heads.length === answers.length) return heads[answers.indexOf(cell)]
  if (heads.some(({ column }) => column > 0)) return heads.find(({ column }) => column === cell.column)
  const distance = (head: Cell) => Math.abs(head.offset - cell.offset)
  return heads.reduce((near, head) => (distance(head) < distance(near) ? head : near))
}

/** The cells that name the food of an answer, `isTable` the whole line's. */
function named({ keys, answers }: Row, isTable: boolean): Cell[] {
  let depth = (answers[0]?.sep ?? 0) & seps.close ? 1 : 0
  let at = keys.length - 1
  for (; at > 0; at--) {
    const sep = keys[at]?.sep ?? 0
    if (sep & seps.open && depth === 0) break
    if (sep & seps.open) depth--
    if (depth === 0 && sep & (seps.stop | seps.colon | seps.dash)) break
    if (depth === 0 && !isTable && sep & seps.comma) break
    if (sep & seps.close) depth++
  }
  return keys.slice(at)
}

/** With the next lines of a list that ends in a comma. */
function wrapped(keys: readonly Cell[], lines: readonly (readonly Cell[])[]): Cell[] {
  const all = [...keys]
  for (let line = (all.at(-1)?.line ?? 0) + 1; ; line++) {
    const next = lines[line]
    if (!next?.[0] || (next[0].sep & seps.comma) === 0 || next.some(({ answer }) => answer)) return all
    all.push(...next)
  }
}

/** Puts a stop at both ends of what a table says. */
function separate(declared: readonly Declared[], tokens: readonly Token[]) {
  const borders = declared.flatMap(({ start, end }) => [start, end]).sort((one, other) => one - other)
  let next = 0
  for (const token of tokens) {
    if (token.start < (borders[next] ?? Infinity)) continue
    token.gap |= gaps.comma | gaps.stop
    while ((borders[next] ?? Infinity) <= token.start) next++
  }
}

const denials = new Set<Cue>(['notList', 'not', 'without', 'free', 'non'])

/** What is said of each phrase; a denied denial, as in "Nut-free: no", loses its meaning. */
export function declaredOf(
  declared: readonly Declared[],
  tokens: readonly Token[],
  phrases: readonly Phrase[],
): { phrases: Phrase[]; said: (Said | undefined)[] } {
  if (declared.length === 0) return { phrases: [...phrases], said: [] }
  let next = 0
  const ranges = phrases.map(({ first }) => {
    const start = tokens[first]?.start ?? 0
    while ((declared[next]?.end ?? Infinity) <= start) next++
    const range = declared[next]
    return range && range.start <= start ? range : undefined
  })
  const isDenial = ({ entry }: Phrase) => entry?.kind === 'cue' && denials.has(entry.cue)
  const denied = new Set(
    ranges.filter((range, at) => range?.said === 'no' && isDenial(phrases[at] as Phrase)),
  )
  return {
    said: ranges.map((range) => (denied.has(range) ? 'yes' : range?.said)),
    phrases: phrases.map((phrase, at) => {
      const range = ranges[at]
      const isMute = range?.said === 'value' || (denied.has(range) && isDenial(phrase))
      return range && isMute ? { ...phrase, entry: undefined } : phrase
    }),
  }
}
