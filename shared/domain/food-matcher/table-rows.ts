import { binding } from './statement-words'
import { type Cell, seps } from './table-cells'
import { cueOfCell, headOf } from './table-words'
import type { Token } from './tokens'

/**
 * A row of a table: the cells of its food and its answers. `isSure`: its form shows the row, others
 * need a neighbour; `isBefore`: the answer is before the foods, as in "No: nuts".
 */
export type Row = {
  keys: Cell[]
  answers: Cell[]
  line: number
  lastLine: number
  isSure: boolean
  isBefore: boolean
  /** The statement before the first row of the line: "May contain: milk ✓, nuts ✗". */
  head: Cell | undefined
}

const separating = seps.colon | seps.column | seps.wide | seps.dash | seps.open
const isWord = (cell: Cell) => cell.end > cell.first
const isLast = (cells: readonly Cell[], at: number) => at === cells.length - 1

/**
 * The rows within one line. `isContinued`: the next line begins with a small letter; `isOpen`: the
 * line ends in an empty cell.
 */
export function rowsAcross(
  cells: readonly Cell[],
  tokens: readonly Token[],
  isContinued: boolean,
  isOpen: boolean,
): Row[] {
  const line = cells[0]?.line ?? 0
  if (cells.length === 1 && isOpen && !cells[0]?.answer)
    return [
      {
        keys: [...cells],
        answers: [],
        line,
        lastLine: line,
        isSure: false,
        isBefore: false,
        head: undefined,
      },
    ]
  if (cells.every(({ answer }) => answer)) return []
  if (isAnsweredBefore(cells)) return rowsBefore(cells)
  const [opening, second] = cells
  const head = opening?.isStatement && (second?.sep ?? 0) & seps.colon ? opening : undefined
  const rows: Row[] = []
  let keys: Cell[] = []
  let row: Row | undefined
  for (const [at, cell] of cells.entries()) {
    const next = cells[at + 1]
    if (!cell.answer || !(row ? mayFollow(cell) : mayAnswer(cell, keys, next, tokens))) {
      row = undefined
      keys.push(cell)
      continue
    }
    if (!row) {
      row = { keys, answers: [], line, lastLine: line, isSure: true, isBefore: false, head }
      keys = []
      rows.push(row)
    }
    row.answers.push(cell)
    const isNoAtEnd = cell.answer === 'no' && isWord(cell) && isLast(cells, at) && isContinued
    row.isSure &&= isSure(cell) && !(isNoAtEnd && (cell.sep & seps.colon) === 0)
  }
  // "May contain" and the like are answers only where they end the line.
  return rows.filter(
    ({ answers }) => !answers.every(({ isStatement }) => isStatement) || cells.at(-1)?.answer,
  )
}

const isSure = ({ answer, isStatement, isLoose, sep }: Cell) =>
  !isStatement && !isLoose && sep !== seps.wide && (answer === 'yes' || answer === 'no' || answer === 'cross')

const mayFollow = ({ sep, isLoose }: Cell) => isLoose || (sep & seps.stop) === 0

function mayAnswer(
  cell: Cell,
  keys: readonly Cell[],
  next: Cell | undefined,
  tokens: readonly Token[],
): boolean {
  const key = keys.at(-1)
  if (!key) return false
  const before = tokens[key.end - 1]?.text ?? ''
  if (cell.answer === 'mark' && /^\d/u.test(before)) return false
  // "Contains egg: no"
  if (cell.isLoose && next?.answer && next.sep & (seps.colon | seps.dash | seps.open)) return false
  if (cell.isLoose ? binding.has(before) : isWord(cell) && (cell.sep & separating) === 0) return false
  const after = next && !next.answer && next.line === cell.line ? next.sep : 0
  return (after & (cell.isStatement ? seps.colon | seps.dash : seps.colon)) === 0
}

/** "No: nuts", "✗ Nuts"; and "Allergens ✗ nuts ✓ milk", where the last cell is no answer. */
function isAnsweredBefore(cells: readonly Cell[]): boolean {
  const [first, second] = cells
  const last = cells.at(-1)
  if (!first || !second || !last || last.answer) return false
  if (first.answer && !first.isStatement) {
    if (first.isLoose || first.answer === 'mark' || first.answer === 'dash') return false
    return !isWord(first) || (second.sep & (seps.colon | seps.dash)) > 0
  }
  const answers = cells.filter(isAnswer)
  return answers.length > 0 && !answers.some(isWord) && (last.sep & (seps.comma | seps.stop)) === 0
}

const isAnswer = ({ answer, isStatement }: Cell) => answer !== undefined && !isStatement

function rowsBefore(cells: readonly Cell[]): Row[] {
  const rows: Row[] = []
  for (const cell of cells) {
    const { line } = cell
    if (isAnswer(cell))
      rows.push({
        keys: [],
        answers: [cell],
        line,
        lastLine: line,
        isSure: true,
        isBefore: true,
        head: undefined,
      })
    else rows.at(-1)?.keys.push(cell)
  }
  return rows.filter(({ keys }) => keys.length > 0)
}

/** The rows of answers in lines of their own, below the foods or above: "Milk⏎Yes⏎Egg⏎No". */
export function rowsDown(
  lines: readonly (readonly Cell[])[],
  tokens: readonly Token[],
  isSmall: (line: number) => boolean,
): Row[] {
  const runs: (readonly Cell[])[][] = []
  for (const cells of lines) {
    const [cell] = cells
    if (!cell || (cells.length > 1 && cells.some(({ answer }) => answer))) runs.push([])
    else if ((cell.sep & seps.blank) === 0 && runs.length > 0) runs.at(-1)?.push(cells)
    else runs.push([cells])
  }
  return runs.flatMap((run) => headedRows(run, tokens, isSmall) ?? pieces(run).flatMap(rowsAbove))
}

/** The parts of a run whose lines are one cell each. */
function pieces(run: readonly (readonly Cell[])[]): Cell[][] {
  const found: Cell[][] = [[]]
  for (const cells of run)
    if (cells.length === 1) found.at(-1)?.push(...cells)
    else found.push([])
  return found
}

/** The lists below headings: the run begins with one, or one has several lines or a colon. */
function headedRows(
  run: readonly (readonly Cell[])[],
  tokens: readonly Token[],
  isSmall: (line: number) => boolean,
): Row[] | undefined {
  const heads = run.map(([cell, ...others]) => {
    if (!cell || others.length > 0 || cell.answer) return others.length > 0 ? undefined : cell
    return { ...cell, ...headOf(textsOf(cell, tokens)) }
  })
  const isAnswer = (at: number) => heads[at]?.answer !== undefined
  const first = heads.findIndex((_, at) => isAnswer(at))
  if (first < 0 || isAnswer(run.length - 1)) return undefined
  const answers = heads.filter((head) => head?.answer)
  const isMixed = new Set(answers.map((head) => head?.answer)).size > 1
  const isTitled = first === 1 && cueOfCell(textsOf(run[0]?.[0], tokens)) === 'allergens'
  const isLong = isMixed && run.some((_, at) => isAnswer(at) && !isAnswer(at + 1) && !isAnswer(at + 2))
  const isStated = answers.every((head) => head?.isStatement)
  if (first > 0 && !isTitled && !isStated && !isLong) return undefined
  // A mere "with" is a heading only beside others.
  const lines = run.map((cells, at) => {
    const head = heads[at]
    return head?.answer && (cells[0]?.answer || isMixed) ? [head] : cells
  })
  return rowsBelow(lines.slice(first), tokens, isSmall)
}

/** "Milk⏎Yes⏎Egg⏎No" */
function rowsAbove(run: readonly Cell[]): Row[] {
  const rows: Row[] = []
  let key: Cell | undefined
  for (const cell of run) {
    const last = rows.at(-1)
    if (!cell.answer) key = cell
    else if (last && last.keys[0] === key) {
      last.answers.push(cell)
      last.lastLine = cell.line
    } else if (key) {
      const isSureRow = cell.answer === 'yes' && !cell.isStatement
      const place = { line: key.line, lastLine: cell.line, isSure: isSureRow, isBefore: false }

      rows.push({ keys: [key], answers: [cell], ...place, head: undefined })
    }
  }
  return rows
}

/** "No:⏎milk⏎nuts", up to a heading or to another kind of first letter. */
function rowsBelow(
  run: readonly (readonly Cell[])[],
  tokens: readonly Token[],
  isSmall: (line: number) => boolean,
): Row[] {
  const rows: Row[] = []
  let isOpen = false
  for (const [at, cells] of run.entries()) {
    const [cell] = cells
    if (!cell) continue
    const { line } = cell
    const isHeading = ((run[at + 1]?.[0]?.sep ?? 0) & seps.colon) > 0
    const place = { line, lastLine: line, isSure: isHeading && cell.answer === 'no', isBefore: true }
    if (cell.answer) rows.push({ keys: [], answers: [cell], ...place, head: undefined })
    isOpen ||= cell.answer !== undefined
    const row = rows.at(-1)
    const first = row?.keys[0]
    if (!row || cell.answer || !isOpen) continue
    const isOther = first && isSmall(first.line) !== isSmall(line)
    const isTitle = isHeading || cells.some(({ sep }, from) => from > 0 && sep & seps.colon)
    isOpen = !isOther && !isTitle && !cueOfCell(textsOf(cell, tokens))
    if (isOpen) row.keys.push(...cells)
    if (isOpen) row.lastLine = line
  }
  return rows.filter(({ keys }) => keys.length > 0)
}

export const textsOf = (cell: Cell | undefined, tokens: readonly Token[]) =>
  tokens.slice(cell?.first, cell?.end).map(({ text }) => text)
