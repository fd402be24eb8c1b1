import { excerpt, firstCharacters } from '../text/characters'
import type { CsvRow, Delimiter } from '../text/csv'
import { levelRank, type ScaleName } from '../reports/levels'
import { type Grade, gradeRow, type Note } from './grade-row'
import type { WarningCode } from './warning'
import type { Layout } from './layout'
import { pickCells, splitNumber } from './pick-cells'
import { type DecimalSign, readResult } from './result-value'
import { pattern } from '../text/pattern'

const maxFoodLength = 200

export type RowOptions = {
  layout: Layout
  delimiter: Delimiter
  sign: DecimalSign
  bareScale: ScaleName
}
/** A row's food and grade; without a level it is no result. */
export type ReadRow = Grade & { food: string }

/** The warnings of a row with a food but no readable level. */
export const unreadCodes: readonly WarningCode[] = [
  'unreadable-result',
  'no-result',
  'unknown-unit',
  'open-ended',
]

/** What laboratories write in place of a result for a food that was not ordered. */
const saysNotTested = new RegExp(
  pattern`^(?:not (?:tested|done|performed)|nicht (?:getestet|durchgeführt)|non (?:testé|effectué)e?|no (?:analizad|
    probad|realizad)[oa])\.?$`,
  'iu',
)

/** Whether a row names a tested food without a readable result. */
export const isUnread = ({ food, level, text, notes }: ReadRow): boolean =>
  food !== '' &&
  level === undefined &&
  !saysNotTested.test(text) &&
  notes.some(({ code }) => unreadCodes.includes(code))

/** Reads a row by the layout or its column count; of several results the highest level wins. */
export function readRow(row: CsvRow, options: RowOptions): ReadRow {
  const ways = [options.layout, ...options.layout.rivals].map((layout) => readBy(row, { ...options, layout }))
  const rank = ({ level }: ReadRow) => (level ? levelRank[level] : -1)
  return ways.reduce((best, next) => (rank(next) > rank(best) ? next : best))
}

/** A row that another separator divides has a result, which was not read. */
const oneCellText = (cell: string): string =>
  /[;|\t]/.test(cell)
    ? `"${excerpt(cell)}" uses a different separator from the file, so its result was not read.`
    : `"${excerpt(cell)}" has no result, and so no level.`

function readBy(row: CsvRow, options: RowOptions): ReadRow {
  const { layout } = options
  const byHeader = layout.named && Math.max(layout.food, layout.result ?? layout.level?.at ?? 0) < 2
  if (row.cells.length === 2 && !byHeader) return readTwoColumns(row.cells, options)
  if (row.cells.length === 1) return nothing('no-result', oneCellText(row.cells[0] ?? ''))
  const isComma = options.delimiter === ','
  const split = isComma ? splitNumber(row.cells, layout) : undefined
  if (split !== undefined) return undecided(row.cells[layout.food] ?? '', split)
  const picked = pickCells(row.cells, layout, isComma)
  if (!picked) {
    const message = `The row has ${row.cells.length} columns instead of ${layout.columns}, and no level. Put text that contains commas in quotation marks.`
    return nothing('extra-columns', message)
  }
  return checkFood(picked.food, gradeRow(picked, options))
}

/** S2 section 5: exactly two columns are the result and the food, and the level is low. */
function readTwoColumns(cells: readonly string[], options: RowOptions): ReadRow {
  const [first = '', second = ''] = cells
  const { layout } = options
  if (layout.named && layout.food > 1) {
    const message = `The row has two columns instead of ${layout.columns}. "${excerpt(second)}" has no level.`
    return nothing('two-column-row', message)
  }
  const says = (text: string) => ['number', 'word'].includes(readResult(text, options.sign).kind)
  const isReversed = says(second) && !says(first)
  const [food, result] = isReversed ? [first, second] : [second, first]
  const grade = gradeRow({ food, result, unit: undefined, level: '', left: [] }, options)
  if (isReversed) {
    const message = `The food "${excerpt(food)}" comes before its result; "${excerpt(result)}" was graded as a result.`
    return checkFood(food, { ...grade, notes: [...grade.notes, { code: 'column-order', message }] })
  }
  const isOpenOnly = grade.level === undefined && grade.scale !== null
  if (grade.level === undefined && !isOpenOnly) return checkFood(food, grade)
  const notes: Note[] = []
  if (grade.level !== 'low') {
    const message = `The row has two columns, so "${excerpt(food)}" counts as low, but its result "${excerpt(result)}" reads ${grade.level ?? 'open'}.`
    notes.push({ code: 'two-column-elevated', message })
  } else if (!layout.firstIsResult) {
    const message = `The row has only two columns: "${excerpt(first)}" was read as the result of "${excerpt(food)}", level low.`
    notes.push({ code: 'two-column-row', message })
  }
  return checkFood(food, { ...grade, level: 'low', notes })
}

function checkFood(food: string, grade: Grade): ReadRow {
  if (!/\p{L}/u.test(food)) {
    const message =
      food === '' ? 'The row has no food name.' : `"${excerpt(food)}" is not the name of a food.`
    return { ...grade, food, level: undefined, scale: null, notes: [{ code: 'no-food', message }] }
  }
  const cut = firstCharacters(food, maxFoodLength)
  if (cut === food) return { ...grade, food }
  const message = `The name "${excerpt(food)}" was cut to ${maxFoodLength} characters.`
  return { ...grade, food: cut.trim(), notes: [...grade.notes, { code: 'food-too-long', message }] }
}

/** A number in two cells, which may also be two numbers. */
function undecided(food: string, text: string): ReadRow {
  const message = `"${text}" may be one number or two. The food "${excerpt(food)}" has no level. Put numbers with commas in quotes.`
  return checkFood(food, { ...nothing('unreadable-result', message), text })
}

function nothing(code: WarningCode, message: string): ReadRow {
  return { food: '', level: undefined, value: null, text: '', scale: null, notes: [{ code, message }] }
}
