import { formatCount } from '@shared/domain/text/counts'
import { onOneLine } from '@shared/domain/text/one-line'
import { readCsvRows, type CsvRow, writeCsvRow } from '@shared/domain/text/csv'

export type CsvFood = { name: string; latinName: string; category: string }

/** More rows than a real file of 5 MB can contain. */
const MOST_ROWS = 50_000
const MOST_PROBLEMS = 100
const longest = { name: 200, latinName: 200, category: 100 }

const columnOf: Record<string, keyof CsvFood> = {
  name: 'name',
  food: 'name',
  foodname: 'name',
  latinname: 'latinName',
  latin: 'latinName',
  category: 'category',
}

/** Reads a header line, then one food a line; any problem (with its line) leaves no rows. */
export function readFoodCsv(text: string): { rows: CsvFood[]; problems: string[] } {
  const delimiter = delimiterOf(text)
  const [header, ...lines] = readCsvRows(text, delimiter, MOST_ROWS + 2)
  const columns = header?.cells.map((cell) => columnOf[cell.toLowerCase().replace(/[^a-z]/g, '')])
  if (!header || !columns?.includes('name') || !columns.includes('category'))
    return refused('Line 1 must name the columns: name, latinName, category (or name, category).')
  if (lines.length > MOST_ROWS) return refused(`The file has more than ${formatCount(MOST_ROWS)} foods.`)
  const rows: CsvFood[] = []
  const problems: string[] = []
  const lineOfName = new Map<string, number>()
  for (const line of lines) {
    const row = foodIn(line, columns)
    const before = lineOfName.get(row.name.toLowerCase())
    const problem =
      problemOf(row, line, columns.length) ?? (before !== undefined && `has the same name as line ${before}`)
    if (problem) problems.push(`Line ${line.line}: ${problem}.`)
    lineOfName.set(row.name.toLowerCase(), line.line)
    rows.push(row)
  }
  if (problems.length > MOST_PROBLEMS)
    problems.splice(MOST_PROBLEMS, Infinity, `And ${problems.length - MOST_PROBLEMS} more lines.`)
  if (problems.length > 0) return { rows: [], problems }
  return rows.length > 0 ? { rows, problems } : refused('The file has no foods in it.')
}

/** Writes what `readFoodCsv` reads as the same foods; equal foods give equal bytes. */
export function writeFoodCsv(rows: readonly CsvFood[]): string {
  const lines = rows.map((row) =>
    writeCsvRow([row.name, row.latinName, row.category].map((text) => textCell(onOneLine(text)))),
  )
  return `\ufeff${['name,latinName,category', ...lines].join('\r\n')}\r\n`
}

/** A cell that a spreadsheet would take for a formula gets an apostrophe, which reading removes. */
export const textCell = (text: string) => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const cellText = (cell: string) => (/^'+[=+\-@]/.test(cell) ? cell.slice(1) : cell)

const refused = (problem: string) => ({ rows: [], problems: [problem] })

function delimiterOf(text: string): ',' | ';' | '\t' {
  const first = text.slice(0, 1000).split(/\r?\n/, 1)[0] ?? ''
  if (first.includes('\t')) return '\t'
  return first.includes(';') && !first.includes(',') ? ';' : ','
}

function foodIn({ cells }: CsvRow, columns: (keyof CsvFood | undefined)[]): CsvFood {
  const of = (column: keyof CsvFood) =>
    cellText((cells[columns.indexOf(column)] ?? '').trim().replace(/\s+/g, ' '))
  return {
    name: of('name'),
    latinName: columns.includes('latinName') ? of('latinName') : '',
    category: of('category'),
  }
}

function problemOf(row: CsvFood, { cells, isCut }: CsvRow, columns: number): string | undefined {
  if (isCut || cells.slice(columns).some((cell) => cell.trim() !== ''))
    return 'has more columns than the header'
  if (row.name === '') return 'Food name is required'
  if (row.category === '') return 'Category is required'
  for (const [column, most] of Object.entries(longest))
    if (row[column as keyof CsvFood].length > most) return `${column} has more than ${most} characters`
  if (/\p{Cc}|\ufffd/u.test(Object.values(row).join(''))) return 'has characters that cannot be read'
  return undefined
}
