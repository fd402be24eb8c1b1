import { listed } from '../text/counts'
import type { CsvRow } from '../text/csv'
import { parseDate } from '../text/dates'
import { levelOfText } from '../reports/level-text'
import type { WarningCode } from './warning'
import { datedWords, type HeaderCell, isOtherAnalyte, unreadIn } from './header-cell'
import { readResult } from './result-value'
import { plainText } from './unit'

/** A doubt about a whole file that an admin has to check. */
export type ColumnWarning = { code: WarningCode; message: string }

/** `rivals` are further columns that may be it, `doubt` says why it is uncertain. */
export type ResultColumn = { at: number; rivals: number[]; doubt: ColumnWarning | undefined }

type Candidate = HeaderCell & { at: number }

const current = /^(?:current|latest|new|newest|aktuell\p{L}*|neu\p{L}*|actuel\p{L}*)$/u

/**
 * Chooses among the columns named as a result, or as a level with numbers: (1) none named as
 * another number or antibody, (2) none without numbers beside one with numbers, (3) of the same
 * name under several dates the newest that is not in the future, (4) one in a known unit before the
 * others, (5) the one named as current. Columns of the same content count as one. Several remaining
 * ones give a doubt, as does a lone column of another number. Undefined where no column is named as
 * a result, or only another number is and there is a readable column of levels.
 * @param today the day, ISO, after which a date is in the future
 */
export function chooseResult(
  header: readonly HeaderCell[],
  data: readonly CsvRow[],
  today: string,
): ResultColumn | undefined {
  const called = header
    .map((cell, at) => ({ ...cell, at }))
    .filter(({ role, at }) => role === 'result' || (role === 'words' && holdsValues(data, at)))
  const ofIgg = called.filter((one) => !isOtherAnalyte(one))
  const own = ofIgg.filter(({ isAside }) => !isAside)
  const left = own.length > 0 ? decided(own, data, today) : ofIgg.length > 0 ? ofIgg : called
  const [first, ...others] = left
  if (!first) return undefined
  const rivals = others.map(({ at }) => at)
  if (own.length > 0) {
    const doubt =
      rivals.length > 0 ? severalResults(left) : isToCome(first, today) && notTheResult(first.text)
    return { at: first.at, rivals, doubt: doubt || undefined }
  }
  if (header.some(({ role }) => role === 'words' || role === 'class')) return undefined
  return {
    at: first.at,
    rivals,
    doubt: ofIgg.length > 0 ? notTheResult(first.text) : ofOtherAnalyte(first.text),
  }
}

/** Whether a column for words may be the result, as its numbers are more than a class. */
function holdsValues(data: readonly CsvRow[], at: number): boolean {
  return data.some(({ cells }) => {
    const read = readResult(cells[at] ?? '', 'unclear')
    return read.kind === 'number' && !(Number.isInteger(read.value) && read.value <= 6)
  })
}

const ofOtherAnalyte = (name: string): ColumnWarning => ({
  code: 'other-analyte',
  message: `We read the column "${name}", but it's for a different antibody from IgG.`,
})

/** The doubt about a column whose name is that of another number than the result. */
export const notTheResult = (name: string): ColumnWarning => ({
  code: 'other-result',
  message: `We read the column "${name}", but its name suggests it has other results.`,
})

/** The doubt about a further column of numbers whose name does not exclude results. */
export const alsoNumbers = (result: string, other: string): ColumnWarning => ({
  code: 'several-results',
  message: `The column "${result}" was read; "${other}" has numbers too, and may be the result.`,
})

const severalResults = (candidates: readonly Candidate[]): ColumnWarning => {
  const names = listed(candidates.map(({ text }) => `"${text}"`))
  return {
    code: 'several-results',
    message: `The results may be in more than one column (${names}). We used the higher level for each food.`,
  }
}

function decided(own: readonly Candidate[], data: readonly CsvRow[], today: string): readonly Candidate[] {
  const cellsOf = ({ at }: Candidate) => data.map(({ cells }) => cells[at] ?? '')
  const isNumeric = (one: Candidate) =>
    cellsOf(one).some((cell) => readResult(cell, 'unclear').kind === 'number')
  const saysNumber = (cell: string) => /\d/u.test(cell) && levelOfText(cell) === undefined
  const left = own.some(isNumeric) ? own.filter((one) => cellsOf(one).some(saysNumber)) : own
  if (left.length < 2) return left
  const newest = newestOf(left, today)
  if (newest) return [newest]
  const inUnit = left.filter(({ units }) => units.some(({ scale }) => scale !== undefined))
  const best = inUnit.length > 0 ? inUnit : left
  const now = best.filter(({ parts }) =>
    parts.some((part) => part.split(' ').some((word) => current.test(word))),
  )
  const some = now.length === 1 ? now : best
  const [first] = some
  return first && some.every((one) => saysTheSame(first, one, data)) ? [first] : some
}

/** Whether two columns have the same cells and no difference in their headers. */
function saysTheSame(first: Candidate, one: Candidate, data: readonly CsvRow[]): boolean {
  const units = [first, one].map((column) => column.units.map(({ text }) => plainText(text)).join())
  if (units[0] !== units[1] || unreadIn(first, true) !== undefined || unreadIn(one, true) !== undefined)
    return false
  return data.length > 0 && data.every(({ cells }) => cells[first.at] === cells[one.at])
}

/** Of columns that differ only in a date, the newest, unless that day is in the future. */
function newestOf(candidates: readonly Candidate[], today: string): Candidate | undefined {
  const dated = candidates.map((one) => ({ one, ...datedWords(one) }))
  if (dated.some(({ words, date }) => date === undefined || words !== dated[0]?.words)) return undefined
  const days = dated
    .map(({ one, date = '' }) => ({ one, day: sortable(date) }))
    .sort((a, b) => (a.day < b.day ? 1 : -1))
  const [newest, next] = days
  if (!newest || newest.day === next?.day) return undefined
  return isToCome(newest.one, today) ? undefined : newest.one
}

/** Whether a column's name is a day in the future. */
function isToCome(one: Candidate, today: string): boolean {
  const day = sortable(datedWords(one).date ?? '')
  return day > today.slice(0, day.length)
}

/** A date in sortable form: `2026`, `2026-03` or `2026-03-01` for a year, a month or a day. */
function sortable(date: string): string {
  const [, month, year] = /^(\d\d?)\/(\d{4})$/u.exec(date) ?? []
  return parseDate(date) ?? (month && year ? `${year}-${month.padStart(2, '0')}` : date)
}
