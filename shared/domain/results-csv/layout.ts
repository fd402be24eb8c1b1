import type { CsvRow } from '../csv'
import { mayBeResult, namesLevel } from './may-be-result'
import { isUnit, plainText, readResult, scaleOfUnit } from './result-value'

/**
 * Which column (from 0) holds what. `columns` is how many a full row has, `named` whether a header named the food and
 * the result or level, `unit` the unit in the result column's header, `firstIsResult` whether nothing in the header
 * speaks against reading column 1 of a two-column row as its result.
 */
export type Layout = {
  food: number
  result: number | null
  level: { at: number; kind: 'class' | 'words' } | null
  unitAt: number | null
  unit: string | null
  columns: number
  named: boolean
  firstIsResult: boolean
}

type Role = 'food' | 'result' | 'class' | 'words' | 'unit' | 'other'

const roleWords: [Role, RegExp][] = [
  [
    'other',
    /^(?:group|category|gruppe|kategorie|latin|reference|ref|range|cut-?off|limit|sample|client|patient)$/,
  ],
  ['unit', /^(?:units?|einheit)$/],
  ['other', /^(?:no|nr|id|code|index|number|nummer|pos|position|row|#|№)$/],
  ['class', /^(?:class|klasse|rast)$/],
  ['words', /^(?:levels?|interpretation|bewertung|grade|severity|category|reactivity|status|flag)$/],
  ['result', /^(?:results?|values?|concentration|conc|igg|wert|messwert|ergebnis|konzentration)$/],
  ['food', /^(?:foods?|foodname|allergens?|antigens?|items?|names?|nahrungsmittel|lebensmittel)$/],
]

/** The unit inside a header cell such as `Result (µg/ml)`, or a header that is one. */
function unitOfHeader(cell: string): string | null {
  const plain = plainText(cell)
  if (isUnit(plain) && plain !== 'index') return plain
  const inside = [...plain.matchAll(/[([]([^)\]]+)[)\]]|([^\s([]+\s?\/\s?[a-z]+)|\bin\s+(\S+)$/gu)]
  const texts = inside.map((match) => (match[1] ?? match[2] ?? match[3] ?? '').replace(/^in /, ''))
  return texts.find((text) => isUnit(text)) ?? null
}

function roleOf(cell: string): Role | undefined {
  if (cell.length > 60) return undefined
  const unit = unitOfHeader(cell)
  const plain = plainText(cell).replaceAll('_', ' ')
  const tokens = plain.split(/[^\p{L}\d#№-]+/u)
  const role = roleWords.find(([, pattern]) => tokens.some((token) => pattern.test(token)))?.[0]
  if (unit && (role === undefined || role === 'words' || role === 'food')) return 'result'
  return role
}

/** Whether a row can be a header at all: nowhere a cell that starts as a number does. */
const hasNoNumber = (row: CsvRow) => row.cells.every((cell) => !/^[<>≤≥]?\s*[-+]?\d/u.test(cell.trim()))

const noResult = /^(?:n\/?a|n\.a\.|see\b|none\b|not\b|no\b|pending|repeat|retest|fail|error|invalid|-+$|\?+$)/

/** A full header within the first rows, behind lines about the sample perhaps; undefined when no row is one. */
export function findNamedHeader(rows: readonly CsvRow[]): number | undefined {
  const at = rows.slice(0, 15).findIndex((row) => {
    if (!hasNoNumber(row)) return false
    const roles = row.cells.map(roleOf)
    return roles.includes('food') && roles.some((role) => role && ['result', 'class', 'words'].includes(role))
  })
  return at === -1 ? undefined : at
}

/** Whether the first row is a header that names less than that, or names columns in words nobody knows. */
export function isPlainHeader(row: CsvRow): boolean {
  const cells = row.cells.map((cell) => plainText(cell))
  if (!hasNoNumber(row)) return false
  if (cells.map(roleOf).some((role) => role && role !== 'other')) return true
  // Of two columns either may be the result.
  const results = cells.length === 2 ? cells : cells.slice(2, 3)
  if (cells.some(namesLevel) || results.length === 0) return false
  const wordsOnly = cells.slice(0, 3).every((cell) => /\p{L}/u.test(cell))
  const isName = (cell: string) => !noResult.test(cell) && readResult(cell, 'unclear').kind === 'unreadable'
  return wordsOnly && results.every(isName)
}

/** Whether a row that was taken for the header holds what may be a result: `Food colouring, Class 3`. */
export function isDoubtfulHeader(row: CsvRow): boolean {
  if (row.cells.length === 1) return mayBeResult(row.cells, false)
  if (findNamedHeader([row]) === undefined) return row.cells.some(namesLevel)
  // Beside named columns another may be called as it likes: "High/Low".
  const isResult = (role: Role | undefined) => role === 'result' || role === 'class' || role === 'words'
  return row.cells.some((cell) => isResult(roleOf(cell)) && namesLevel(cell))
}

/** Where S2 section 5 finds things by position: the food in column 2, the result in column 3. */
export function positionLayout(columns: number): Layout {
  const nothing = { level: null, unitAt: null, unit: null }
  return { food: 1, result: 2, ...nothing, columns, named: false, firstIsResult: true }
}

/** The layout that a header names; what it does not name is where S2 section 5 expects it. */
export function headerLayout(row: CsvRow): Layout {
  const cells = withoutEmptyEnd(row.cells)
  const roles = cells.map(roleOf)
  const at = (role: Role) => (roles.includes(role) ? roles.indexOf(role) : undefined)
  const isKnown = (cell: string) => scaleOfUnit(unitOfHeader(cell) ?? '') !== undefined
  const inKnownUnit = cells.findIndex((cell, index) => roles[index] === 'result' && isKnown(cell))
  const words = at('words')
  const classes = at('class')
  const namedResult = inKnownUnit === -1 ? at('result') : inKnownUnit
  const result = namedResult ?? words
  const level = classes ?? (words === result ? undefined : words)
  const named = at('food') !== undefined && (result !== undefined || level !== undefined)
  const food = foodColumn(cells, roles) ?? (result === 1 ? 0 : 1)
  const expected = food === 1 ? 2 : food + 1
  return {
    food,
    result: result ?? (level === undefined ? expected : null),
    level: level === undefined ? null : { at: level, kind: level === classes ? 'class' : 'words' },
    unitAt: at('unit') ?? null,
    unit: result === undefined ? null : unitOfHeader(cells[result] ?? ''),
    columns: cells.length,
    named,
    firstIsResult: roles[0] === 'result' || roles[0] === undefined,
  }
}

/** Beside a column of foods, names are those of persons. */
function foodColumn(cells: readonly string[], roles: readonly (Role | undefined)[]): number | undefined {
  const foods = cells.flatMap((_, at) => (roles[at] === 'food' ? [at] : []))
  const isNames = (at: number) =>
    /^(?:full|first|last|family)?[\s_-]*names?$/u.test(plainText(cells[at] ?? ''))
  return foods.find((at) => !isNames(at)) ?? foods[0]
}

/** A row's cells without the empty ones at its end. */
export function withoutEmptyEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, last + 1)
}
