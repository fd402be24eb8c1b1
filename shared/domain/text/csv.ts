export type Delimiter = ',' | ';' | '|' | '\t'

/** `line` is the physical one, from 1; `isCut`: the row had text after its last cell here. */
export type CsvRow = { line: number; cells: string[]; isCut: boolean }

/** More columns than any results file has; later cells are skipped. */
export const maxCells = 200

/**
 * Parses CSV by RFC 4180, tolerantly: any line break; quotes only at the start of a cell (after
 * spaces, too); text after a closing quote is kept. An unclosed quote is an ordinary character, so
 * that it cannot swallow the rest of the file. Blank lines give no row. Nothing is trimmed outside
 * quotes, and it never throws.
 * @param most the most rows to read; a row has at most `maxCells` cells
 */
export function readCsvRows(text: string, delimiter: Delimiter, most = Infinity): CsvRow[] {
  const rows: CsvRow[] = []
  const source = text.startsWith('\ufeff') ? text.slice(1) : text
  const lastQuote = source.lastIndexOf('"')
  let at = 0
  let line = 1
  while (at < source.length && rows.length < most) {
    const row: CsvRow = { line, cells: [], isCut: false }
    for (;;) {
      const cell = readCell(source, at, delimiter, lastQuote)
      if (row.cells.length < maxCells) row.cells.push(cell.text)
      else row.isCut ||= cell.text.trim() !== ''
      line += cell.lineBreaks
      at = cell.next
      if (source[at] !== delimiter) break
      at += 1
    }
    at += source.startsWith('\r\n', at) ? 2 : 1
    line += 1
    if (row.isCut || row.cells.some((cell) => cell.trim() !== '')) rows.push(row)
  }
  return rows
}

type Cell = { text: string; next: number; lineBreaks: number }

function readCell(source: string, from: number, delimiter: Delimiter, lastQuote: number): Cell {
  let open = from
  while (source[open] === ' ') open += 1
  if (source[open] === '"' && open < lastQuote) {
    const close = closingQuote(source, open)
    if (close !== undefined) {
      const inside = source.slice(open + 1, close)
      const next = endOfPlain(source, close + 1, delimiter)
      const text = inside.replaceAll('""', '"') + source.slice(close + 1, next).trimEnd()
      return { text, next, lineBreaks: inside.match(/\r\n|\r|\n/g)?.length ?? 0 }
    }
  }
  const next = endOfPlain(source, from, delimiter)
  return { text: source.slice(from, next), next, lineBreaks: 0 }
}

function closingQuote(source: string, open: number): number | undefined {
  let at = source.indexOf('"', open + 1)
  while (at !== -1 && source[at + 1] === '"') at = source.indexOf('"', at + 2)
  return at === -1 ? undefined : at
}

function endOfPlain(source: string, from: number, delimiter: Delimiter): number {
  let at = from
  while (at < source.length && source[at] !== delimiter && source[at] !== '\n' && source[at] !== '\r') at += 1
  return at
}

/** Without a line break; cells with the delimiter, quotes, breaks or outer spaces are quoted. */
export function writeCsvRow(cells: readonly (string | number)[], delimiter: Delimiter = ','): string {
  return cells
    .map((cell) => {
      const text = String(cell)
      const plain = !text.includes(delimiter) && !/["\r\n]|^\s|\s$/.test(text)
      return plain ? text : quoteCell(text)
    })
    .join(delimiter)
}

/** A text in quotes, with quotes inside doubled. */
export const quoteCell = (text: string): string => `"${text.replaceAll('"', '""')}"`
