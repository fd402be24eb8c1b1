import { firstCharacters } from '../text/characters'
import type { CsvRow } from '../text/csv'
import { pattern } from '../text/pattern'

const maxCellLength = 1000

const control = new RegExp(
  pattern`^(?:(?:positive|negative|pos|neg|internal|assay|kit|plate|high|low)[.\s-]*)*(?:controls?|blanks?|standards?|
    calibrators?|leerwert|(?:positiv|negativ)?kontrolle)[\s-]*(?:\d{1,2}|[a-h])?$`,
  'iu',
)

const footer = new RegExp(
  pattern`^(?:page|seite|página|pagina)\s\d+(?:\s?(?:\/|of|von|de|sur|di)\s?\d+)?$|^(?:©|\(c\)|copyright)\s|
    ^(?:end of (?:report|file)|ende des (?:befundes|berichts))\.?$`,
  'iu',
)

/** Whether a row is only a page number or a copyright notice. */
export function isFooter({ cells }: CsvRow): boolean {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length === 1 && footer.test(filled[0] ?? '')
}

export const isControl = (food: string) => control.test(food)

type Row = CsvRow & { raw: string[]; runsOn: boolean }

/** How spreadsheets mark a cell as text: `="32.5"`, `'32.5`. */
const asText = /^=\s?"([^"]*)"$|^'(?=[<>≤≥]?\d)(.*)$/u

export function cleanRow(row: CsvRow): Row {
  const clean = (cell: string) =>
    firstCharacters(cell, maxCellLength)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .replace(/\p{Cf}/gu, '')
      .trim()
      .replace(asText, '$1$2')
      .normalize('NFC')
  // A later line of a quoted cell with delimiters is most likely a row swallowed by a stray quote.
  const runsOn = row.cells.some((cell) => /[\r\n][^\r\n]*[,;\t]/.test(cell))
  return { ...row, cells: row.cells.map(clean), raw: row.cells, runsOn }
}
