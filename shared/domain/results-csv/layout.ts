import type { CsvRow } from '../text/csv'
import { type HeaderCell, isOtherAnalyte, readHeaderCell } from './header-cell'
import { levelOfClass } from '../reports/level-text'
import { mayBeResult, namesLevel } from './may-be-result'
import { alsoNumbers, chooseResult, type ColumnWarning, notTheResult } from './result-column'
import { readResult } from './result-value'
import { plainText, type Unit, unitOf } from './unit'
import { pattern } from '../text/pattern'

/** A unit, and the line that gives it for all rows; null when the rows have it. */
export type PlacedUnit = Unit & { line: number | null }

/**
 * The columns of a file, counted from 0.
 * `width`: the cells of the header, or of most rows without one; `columns`: the cells of a full
 * row.
 * `named`: a header names the food and the result or level.
 * `units`: the units given for all results, the most certain first.
 * `firstIsResult`: nothing in the header contradicts reading column 1 of a two-column row as its
 * result.
 * `rivals`: the layouts with other columns as the result.
 * `mayBeSplit`: a whole number may have lost its decimals to the next column.
 */
export type Layout = {
  food: number
  result: number | null
  level: { at: number; kind: 'class' | 'words' } | null
  unitAt: number | null
  units: PlacedUnit[]
  width: number
  columns: number
  isHeaded: boolean
  named: boolean
  firstIsResult: boolean
  rivals: Layout[]
  mayBeSplit: boolean
}

/** Whether a row can be a header at all: no cell starts with a number. */
const hasNoNumber = (row: CsvRow) => row.cells.every((cell) => !/^[<>≤≥]?\s*[-+]?\d/u.test(cell.trim()))

const rolesOf = (row: CsvRow) => row.cells.map((cell) => readHeaderCell(cell).role)

/** Whether a text replaces a missing result. */
export const saysNoResult = (text: string): boolean =>
  /^(?:n\/?a|n\.a\.|see\b|none\b|not\b|no\b|pending|repeat|retest|fail|error|invalid|-+$|\?+$)/.test(
    plainText(text),
  )

/** The row of a full header among the first rows; undefined without one. */
export function findNamedHeader(rows: readonly CsvRow[]): number | undefined {
  const at = rows.slice(0, 15).findIndex((row) => {
    if (!hasNoNumber(row)) return false
    const roles = rolesOf(row)
    return roles.includes('food') && roles.some((role) => role && ['result', 'class', 'words'].includes(role))
  })
  return at === -1 ? undefined : at
}

/** Whether the first row is a header that names fewer columns, or names them in unknown words. */
export function isPlainHeader(row: CsvRow): boolean {
  const cells = row.cells.map((cell) => plainText(cell))
  if (!hasNoNumber(row)) return false
  if (rolesOf(row).some((role) => role && role !== 'other')) return true
  // Either of two columns may be the result.
  const results = cells.length === 2 ? cells : cells.slice(2, 3)
  if (cells.some(namesLevel) || results.length === 0) return false
  const wordsOnly = cells.slice(0, 3).every((cell) => /\p{L}/u.test(cell))
  const isName = (cell: string) => !saysNoResult(cell) && readResult(cell, 'unclear').kind === 'unreadable'
  return wordsOnly && results.every(isName)
}

/** Whether a row taken for the header may be a result: `Food colouring, Class 3`. */
export function isDoubtfulHeader(row: CsvRow): boolean {
  if (row.cells.length === 1) return mayBeResult(row.cells, false)
  if (findNamedHeader([row]) === undefined) return row.cells.some(namesLevel)
  // Beside named columns, others may have any name: "High/Low".
  const roles = rolesOf(row)
  const isResult = (role: (typeof roles)[number]) => role === 'result' || role === 'class' || role === 'words'
  return row.cells.some((cell, at) => isResult(roles[at]) && namesLevel(cell))
}

/** Whether a row contains units: each of its cells is one, a dash or a column's name. */
export function isUnitRow(row: CsvRow): boolean {
  const filled = row.cells.filter((cell) => cell !== '')
  if (!hasNoNumber(row) || !filled.some((cell) => unitOf(cell))) return false
  return filled.every((cell) => unitOf(cell) ?? (/^[-–—]+$/u.test(cell) || readHeaderCell(cell).role))
}

/** The layout by position of S2 section 5: the food in column 2, the result in column 3. */
export function positionLayout(width: number, units: PlacedUnit[]): Layout {
  const nothing = { level: null, unitAt: null, rivals: [], mayBeSplit: false }
  const bare = { isHeaded: false, named: false, firstIsResult: true }
  return { food: 1, result: 2, ...nothing, units, width, columns: Math.max(width, 3), ...bare }
}

/** A layout, its doubts, and the meaning of the header's cells. */
export type HeaderReading = { layout: Layout; doubts: ColumnWarning[]; header: HeaderCell[] }

/**
 * The layout by a header; columns that it does not name are where S2 section 5 expects them.
 * @param units the units that separate lines give for all results
 * @param today the day, ISO, after which a column's date is in the future
 */
export function headerLayout(
  row: CsvRow,
  data: readonly CsvRow[],
  { units, today }: { units: PlacedUnit[]; today: string },
): HeaderReading {
  const header = withoutEmptyEnd(row.cells).map(readHeaderCell)
  const roles = header.map(({ role }) => role)
  const at = (role: HeaderCell['role']) => (roles.includes(role) ? roles.indexOf(role) : undefined)
  const chosen = chooseResult(header, data, today)
  const words = at('words')
  const wordsAreClasses = words !== undefined && holdsClasses(header[words], data, words)
  const classes = at('class') ?? (wordsAreClasses ? words : undefined)
  const result = chosen?.at ?? (wordsAreClasses ? undefined : words)
  const level = classes ?? (words === result ? undefined : words)
  const named = at('food') !== undefined && (result !== undefined || level !== undefined)
  const food = foodColumn(header) ?? (result === 1 ? 0 : 1)
  const expected = food === 1 ? 2 : food + 1
  const resultAt = result ?? (level === undefined ? expected : null)
  const used = [food, resultAt, level, ...(chosen?.rivals ?? [])]
  const unitAts = header.flatMap(({ role }, index) =>
    role === 'unit' || (role === undefined && !used.includes(index) && holdsUnits(data, index)) ? index : [],
  )
  const unitAt = unitAts.find((index) => index > (resultAt ?? 0)) ?? unitAts[0] ?? null
  const unitsIn = (index: number | null) =>
    (header[index ?? -1]?.units ?? []).map((unit) => ({ ...unit, line: row.line }))
  const layoutOf = (column: number | null): Layout => ({
    food,
    result: column,
    level: level === undefined ? null : { at: level, kind: level === classes ? 'class' : 'words' },
    unitAt,
    units: [...unitsIn(unitAt), ...unitsIn(column), ...units],
    width: header.length,
    columns: named ? header.length : Math.max(header.length, expected + 1),
    isHeaded: true,
    named,
    firstIsResult: roles[0] === 'result' || roles[0] === undefined,
    rivals: [],
    mayBeSplit: column !== null && mayBeSplit(header[column + 1], data, column),
  })
  const rivals = (chosen?.rivals ?? []).map(layoutOf)
  const taken = [...used, ...unitAts]
  const doubts = [
    chosen?.doubt ??
      doubtBeside(header, data, { at: resultAt ?? level, taken, isNamed: result !== undefined }),
  ]
  return {
    layout: { ...layoutOf(resultAt), rivals },
    doubts: doubts.filter((one) => one !== undefined),
    header,
  }
}

/** Beside a column of foods, a column of names contains persons. */
function foodColumn(header: readonly HeaderCell[]): number | undefined {
  const foods = header.flatMap(({ role }, at) => (role === 'food' ? [at] : []))
  const isNames = (at: number) =>
    /^(?:full|first|last|family)?[\s_-]*names?$/u.test(plainText(header[at]?.text ?? ''))
  return foods.find((at) => !isNames(at)) ?? foods[0]
}

/** The doubt about a result column found by its place, or by name beside more numbers. */
function doubtBeside(
  header: readonly HeaderCell[],
  data: readonly CsvRow[],
  {
    at,
    taken,
    isNamed,
  }: { at: number | null | undefined; taken: readonly (number | null | undefined)[]; isNamed: boolean },
): ColumnWarning | undefined {
  const result = header[at ?? -1]
  if (!result) return undefined
  if (result.isAside && !isNamed && result.role !== 'class') return notTheResult(result.text)
  // Beside a column found by its place, the other column may be the newer one.
  const isRival = (cell: HeaderCell) =>
    mayHoldResults(cell) || (!isNamed && cell.isAside && cell.role === undefined)
  const isFirstCount = (index: number) =>
    index === 0 && !data.some(({ cells }) => /\d[.,]\d/u.test(cells[0] ?? ''))
  const other = header.find(
    (cell, index) =>
      !taken.includes(index) && isRival(cell) && !isFirstCount(index) && holdsMeasures(data, index),
  )
  return other && alsoNumbers(result.text, other.text)
}

const numberColumn = new RegExp(
  pattern`^(?:count|replicates?|n|page|seite|age|alter|year|jahr|week|woche|lot|charge|batch|tray|well|plate|day|tag|
    date|datum|time|zeit|uhrzeit|barcode|ean|sku|sid|mrn|key|order|sort|rank|panel|spot|kit|version|dilution|
    \p{L}*(?:nummer|datum|number|code|id))$`,
  'u',
)

const remarks = /^(?:comment|remark|note|kommentar|bemerkung|hinweis)/iu

/** Whether a column's name says that its numbers are no results. */
const isOfOtherNumbers = (cell: HeaderCell): boolean =>
  cell.isAside ||
  isOtherAnalyte(cell) ||
  cell.parts.some((part) => part.split(' ').some((word) => numberColumn.test(word)))

/** Whether a column may hold results by its name: unknown, or one of several samples. */
const mayHoldResults = (cell: HeaderCell): boolean =>
  (cell.role === undefined && cell.text !== '' && !remarks.test(cell.text) && !isOfOtherNumbers(cell)) ||
  (cell.role === 'other' && /^(?:sample|client|patient)[\s#]*(?:\d{1,2}|[a-z])$/iu.test(cell.text))

/** Whether half of a column's filled cells are numbers that neither count rows nor repeat. */
function holdsMeasures(data: readonly CsvRow[], at: number): boolean {
  const cells = data.map((row) => row.cells[at] ?? '')
  const filled = cells.filter((cell) => cell !== '')
  const numbers = filled.filter((cell) => readResult(cell, 'unclear').kind === 'number')
  const counts = data.length > 1 && cells.every((cell, index) => cell === String(index + 1))
  const isSame = filled.length > 2 && filled.every((cell) => cell === filled[0])
  return numbers.length > 0 && numbers.length * 2 >= filled.length && !counts && !isSame
}

/** Whether a level column's numbers are all classes, `3`; `IgG level` has measurements. */
function holdsClasses(cell: HeaderCell | undefined, data: readonly CsvRow[], at: number): boolean {
  if (!cell || cell.units.length > 0 || /igg|antibod|antikörper|anticorps/iu.test(cell.text)) return false
  const numbers = data.map(({ cells }) => cells[at] ?? '').filter((text) => /\d/u.test(text))
  return numbers.length > 0 && numbers.every((text) => levelOfClass(text) !== undefined)
}

/** Whether every filled cell of a column is a unit. */
function holdsUnits(data: readonly CsvRow[], at: number): boolean {
  const isOther = ({ cells }: CsvRow) => (cells[at] ?? '') !== '' && !unitOf(cells[at] ?? '')
  return !data.some(isOther) && data.some(({ cells }) => (cells[at] ?? '') !== '')
}

/** Whether a number may be the decimals of the one before: the file has no other decimals. */
function mayBeSplit(next: HeaderCell | undefined, data: readonly CsvRow[], result: number): boolean {
  if (!next || !(next.role === undefined || next.role === 'words' || next.role === 'unit')) return false
  if (isOfOtherNumbers(next)) return false
  return !data.some(({ cells }) => /\d[.,]\d/u.test(cells[result] ?? ''))
}

export function withoutEmptyEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, last + 1)
}
