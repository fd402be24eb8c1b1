import type { CsvRow } from '../text/csv'
import type { TitleLine } from './person-facts'
import type { About } from '../reports/report-facts'

const mostTitles = 200

/** The rows about neither the sample nor a food: titles, and single texts among the results. */
export function titlesOf(
  rows: readonly CsvRow[],
  {
    found,
    header,
    data,
  }: { found: ReadonlyMap<CsvRow, About[]>; header: CsvRow | undefined; data: ReadonlySet<CsvRow> },
): TitleLine[] {
  return rows
    .filter((row) => !found.has(row) && (!data.has(row) || row.cells.filter(Boolean).length === 1))
    .slice(0, mostTitles)
    .map((row) => ({
      line: row.line,
      text: titleOf(row.cells.filter(Boolean)),
      isTitle: !data.has(row) && row !== header,
    }))
}

/** A name with its last part first is split where commas separate cells. */
const titleOf = (cells: readonly string[]) =>
  cells.join(cells.length === 2 && cells.every((cell) => /^[\p{L}'’-]+$/u.test(cell)) ? ', ' : ' | ')
