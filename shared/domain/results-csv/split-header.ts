import type { CsvRow } from '../text/csv'
import type { WarningCode } from './warning'
import { type HeaderCell, namesAnalyte, otherAnalyte, readUnitLine, unreadIn } from './header-cell'
import {
  findNamedHeader,
  headerLayout,
  type HeaderReading,
  isDoubtfulHeader,
  isPlainHeader,
  isUnitRow,
  type Layout,
  type PlacedUnit,
  positionLayout,
} from './layout'
import { mayBeResult } from './may-be-result'
import type { ColumnWarning } from './result-column'
import { readResult } from './result-value'
import { isSameUnit, referenceLimit, unitsWithin } from './unit'

type Placed = { line: number; code: WarningCode; message: string }

/** `lost` are skipped lines that may be results; `doubts` are about the headers. */
export type SplitRows<R> = {
  layout: Layout
  headers: number[]
  lost: Placed[]
  doubts: Placed[]
  data: R[]
  header: R | undefined
}

/**
 * Finds the header, by its names or by its place, and the rows above it; each row ends up in one of
 * the three parts.
 * @param today the day, ISO, after which a column's date is in the future
 */
export function splitHeader<R extends CsvRow>(all: readonly R[], today: string): SplitRows<R> {
  const { rows, unitLines } = withoutUnitLines(all)
  const at = findNamedHeader(rows)
  const header = at === undefined ? undefined : rows[at]
  if (header && at !== undefined)
    return byHeader(rows.slice(0, at), header, rows.slice(at + 1), { unitLines, today })
  const firstOfRows = rows.slice(0, -1).findIndex((row) => !isTitle(row))
  const titles = rows.slice(0, firstOfRows === -1 ? Math.max(rows.length - 1, 0) : firstOfRows)
  const rest = rows.slice(titles.length)
  if (rest[0] && (isPlainHeader(rest[0]) || isUnitRow(rest[0])))
    return byHeader(titles, rest[0], rest.slice(1), { unitLines, today })
  const { units, hints } = unitsOfTitles([...titles, ...unitLines])
  const layout = positionLayout(usualWidth(rest), units)
  const reading = { layout, doubts: [], header: [] }
  return passedOver({ above: titles, headers: [], unitLines, data: rest }, reading, hints)
}

/** Whether a row at the top is a title: one text, or the unit of all results. */
function isTitle({ cells }: CsvRow): boolean {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length === 1) return !mayBeResult(filled, false)
  const { units, hasNumber, isPlain } = readUnitLine(cells)
  return filled.length === 2 && units.length > 0 && !hasNumber && isPlain
}

function byHeader<R extends CsvRow>(
  above: readonly R[],
  header: R,
  below: readonly R[],
  { unitLines, today }: { unitLines: readonly R[]; today: string },
): SplitRows<R> {
  const second = below[0] && isUnitRow(below[0]) ? below[0] : undefined
  const isOneOf = (row: R) => [header, second].some((one) => one?.cells.join('\n') === row.cells.join('\n'))
  const data = below.filter((row) => !isOneOf(row))
  const { units, hints } = unitsOfTitles([...above, ...unitLines])
  const withUnits = header.cells.map((cell, at) =>
    second?.cells[at] ? `${cell} (${second.cells[at]})` : cell,
  )
  const reading = headerLayout({ ...header, cells: second ? withUnits : header.cells }, data, {
    units,
    today,
  })
  const headers = [header, ...below.filter(isOneOf)]
  return passedOver({ above, headers, unitLines, data }, reading, hints)
}

/** The parts of every file: rows above the header, headers, unit lines and rows to read. */
type Parts<R> = { above: readonly R[]; headers: readonly R[]; unitLines: readonly R[]; data: R[] }

function passedOver<R extends CsvRow>(
  { above, headers, unitLines, data }: Parts<R>,
  reading: HeaderReading,
  titleHints: readonly PlacedUnit[],
): SplitRows<R> {
  const isLost = ({ cells }: R) => {
    const filled = cells.filter((cell) => cell !== '')
    if (filled.length > 2) return true
    if (referenceLimit(filled.join(' ')) !== undefined) return false
    return mayBeResult(cells, true)
  }
  const lost = above.filter(isLost).map(({ line }) => ({
    line,
    code: 'before-header' as const,
    message: "The row is above the column headings, so we didn't read it.",
  }))
  const doubtful = headers.filter(isDoubtfulHeader).map(({ line }) => ({
    line,
    code: 'doubtful-header' as const,
    message: 'We treated this row as column headings, but it may be a result.',
  }))
  const all = [...lost, ...doubtful]
  const lines = new Set(all.map(({ line }) => line))
  const named = [...above, ...headers, ...unitLines]
    .map(({ line }) => line)
    .filter((line) => !lines.has(line))
  const at = headers[0]?.line ?? data[0]?.line ?? 1
  const placed = (found: readonly ColumnWarning[]) => found.map((doubt) => ({ ...doubt, line: at }))
  const titles = [...above, ...unitLines].flatMap(({ cells }) => cells)
  const { layout, doubts, header } = reading
  const shared = { data, header: headers[0], headers: named, lost: all }
  const sure = [...placed(doubts), ...placed(doubtsOfHeader(reading, titles, data)), ...disagreeing(layout)]
  const hint = speaksOfUnit(layout, data)
    ? undefined
    : [...titleHints, ...hintsIn(layout, header, data, at)][0]
  if (!hint) return { ...shared, layout, doubts: sure }
  const isGraded = hint.scale !== undefined
  const note = isGraded ? 'The numbers were graded by it.' : 'The numbers were graded as if they had none.'
  const message = `The unit "${hint.text}" appears here, but the file doesn't say the results use it. ${note}`
  const unclear: Placed = { line: hint.line ?? at, code: 'unit-unclear', message }
  return { ...shared, layout: isGraded ? { ...layout, units: [hint] } : layout, doubts: [...sure, unclear] }
}

/** Separates the lines at the top and at the end that only give the unit of all results. */
function withoutUnitLines<R extends CsvRow>(rows: readonly R[]): { rows: R[]; unitLines: R[] } {
  const isUnitLine = ({ cells }: R) => {
    const { units, hasNumber, isPlain } = readUnitLine(cells)
    return units.length > 0 && !hasNumber && isPlain
  }
  const from = rows.findIndex((row) => !isUnitLine(row))
  const to = rows.findLastIndex((row) => !isUnitLine(row)) + 1
  return {
    rows: rows.slice(Math.max(from, 0), to),
    unitLines: [...rows.slice(0, Math.max(from, 0)), ...rows.slice(to)],
  }
}

/** Units that titles give for all results; those beside a number may apply to something else. */
function unitsOfTitles(rows: readonly CsvRow[]): { units: PlacedUnit[]; hints: PlacedUnit[] } {
  const read = rows
    .filter(({ cells }) => cells.filter((cell) => cell !== '').length <= 2)
    .map(({ line, cells }) => ({ line, ...readUnitLine(cells) }))
  const placed = (lines: typeof read) =>
    lines.flatMap(({ units, line }) => units.map((unit) => ({ ...unit, line })))
  return {
    units: placed(read.filter(({ hasNumber }) => !hasNumber)),
    hints: placed(read.filter(({ hasNumber }) => hasNumber)),
  }
}

function doubtsOfHeader(
  { layout, doubts, header }: HeaderReading,
  titles: readonly string[],
  data: readonly CsvRow[],
): ColumnWarning[] {
  const found: ColumnWarning[] = []
  const result = header[layout.result ?? -1]
  const unread = result && unreadIn(result, layout.named)
  if (unread) {
    const message = `"${unread}" in the header of the results was not understood. Check which unit they are in.`
    found.push({ code: 'header-unread', message })
  }
  // A column of another antibody beside the results does not matter.
  const spoken = result?.role === 'result' ? [result] : header
  const texts = [...titles, ...spoken.map(({ text }) => text)]
  const analyte = otherAnalyte(texts) ?? analytesIn(header, data).find((one) => otherAnalyte([one]))
  if (analyte && !doubts.some(({ code }) => code === 'other-analyte')) {
    const message = `The file mentions ${analyte}, but we graded its numbers as IgG.`
    found.push({ code: 'other-analyte', message })
  }
  return found
}

/** The content of a column that consists of names of antibodies. */
function analytesIn(header: readonly HeaderCell[], data: readonly CsvRow[]): string[] {
  const column = header.findIndex(
    (_, at) => data.length > 0 && data.every(({ cells }) => namesAnalyte(cells[at] ?? '')),
  )
  return column === -1 ? [] : [...new Set(data.map(({ cells }) => cells[column] ?? ''))]
}

function disagreeing({ units }: Layout): Placed[] {
  const [first, ...others] = units
  const other = first && others.find((unit) => !isSameUnit(first, unit))
  if (!other) return []
  const message = `The file gives both "${first.text}" and "${other.text}" as the unit for all the results. We used the first.`
  return [{ line: other.line ?? 1, code: 'units-disagree', message }]
}

/** Whether every number of the results has a unit, its own or one from a line for all. */
function speaksOfUnit({ units, unitAt, result }: Layout, data: readonly CsvRow[]): boolean {
  if (units.length > 0 || unitAt !== null || result === null) return true
  const isBare = (text: string) => {
    const read = readResult(text, 'unclear')
    return read.kind === 'number' && !read.unit
  }
  return !data.some(({ cells }) => isBare(cells[result] ?? ''))
}

/** Units beside the results: in other columns' headers, and in their first cells. */
function hintsIn(
  layout: Layout,
  header: readonly HeaderCell[],
  data: readonly CsvRow[],
  headerLine: number,
): PlacedUnit[] {
  return header.flatMap((cell, at) => {
    if (at === layout.result) return []
    const row = data.find(({ cells }) => (cells[at] ?? '') !== '')
    const inRow = unitsWithin(at === layout.food ? '' : (row?.cells[at] ?? '')).units.map((unit) => ({
      ...unit,
      line: row?.line ?? headerLine,
    }))
    const units = [...cell.units.map((unit) => ({ ...unit, line: headerLine })), ...inRow]
    return units.filter(({ text }) => text.includes('/'))
  })
}

/** The number of cells that most rows have. */
function usualWidth(rows: readonly CsvRow[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [usual] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return usual?.[0] ?? 3
}
