import type { CsvRow } from '../text/csv'
import { type About, aboutOf, columnNames } from '../reports/report-facts'
import { type Fact, fieldOfLabel, labelledIn } from '../reports/report-labels'
import { genderOf } from '../people/gender'
import { namesLevel } from './may-be-result'

/** The facts of a row that contains only labels and values; undefined for any other row. */
function readAboutRow(cells: readonly string[]): Fact[] | undefined {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length === 0 || filled.length > 24) return undefined
  const facts: Fact[] = []
  for (let at = 0; at < filled.length; at += 1) {
    const cell = filled[at] ?? ''
    const field = fieldOfLabel(cell)
    const within = labelledIn(cell)
    if (within.length > 0) facts.push(...within)
    else if (field === undefined) return undefined
    else facts.push({ field, value: filled[(at += 1)] ?? '' })
    const last = facts.at(-1)
    const next = filled[at + 1] ?? ''
    // An unquoted "Doe, Jane" is two cells of a file with commas.
    if (last?.field === 'clientName' && isOneWord(last.value) && isOneWord(next) && !fieldOfLabel(next)) {
      facts.splice(-1, 1, { ...last, value: `${last.value}, ${next}` })
      at += 1
    }
  }
  return facts.every(isSound) && !filled.some(namesLevel) ? facts : undefined
}

const isOneWord = (text: string) => /^\p{L}[\p{L}\p{M}'’.-]*$/u.test(text)
const digits = /\d/u

/** Whether a value is valid for its field, so that a row of a result is not mistaken for a fact. */
function isSound({ field, value }: Fact): boolean {
  if (value === '' || fieldOfLabel(value) || columnNames.test(value)) return false
  if (field === 'dateOfBirth' || field === 'dateOfReceipt' || field === 'reportDate')
    return digits.test(value)
  if (field === 'gender') return genderOf(value) !== undefined
  if (field === 'age') return /^\d{1,3}(?![\d.,])/.test(value)
  if (field === 'email') return value.includes('@')
  if (field === 'phone' || field === 'sampleId') return /[\p{L}\d]/u.test(value)
  return /\p{L}|[?\ufffd]{2}/u.test(value)
}

const telling = new Set<string>(['dateOfBirth', 'gender', 'firstName', 'lastName'])

/** The facts of two rows, labels above their values. */
function readAboutRows(labels: readonly string[], values: readonly string[]): Fact[] | undefined {
  const fields = labels.map(fieldOfLabel)
  const isBare = (label: string) => /^\s*(?:sample|name|client|customer|probe)\s*$/iu.test(label)
  if (!labels.some((label, at) => telling.has(fields[at] ?? '') || (fields[at] && !isBare(label))))
    return undefined
  if (labels.some((label, at) => label !== '' && !fields[at]) || values.some(namesLevel)) return undefined
  const facts: Fact[] = []
  for (const [at, value] of values.entries()) {
    const field = fields[at]
    if (value === '') continue
    if (field === undefined) return undefined
    facts.push({ field, value })
  }
  return facts.length > 0 && facts.every(isSound) ? facts : undefined
}

/** The rows about the sample and its person, anywhere in the file, with their facts. */
export function findAboutRows(rows: readonly CsvRow[]): Map<CsvRow, About[]> {
  const found = new Map<CsvRow, About[]>()
  rows.forEach((row, at) => {
    if (found.has(row)) return
    const own = readAboutRow(row.cells)
    if (own) found.set(row, aboutOf(own, row.line))
    else if (row.cells.some((cell) => cell !== '' && fieldOfLabel(cell))) {
      const next = rows[at + 1]
      const below = next && readAboutRows(row.cells, next.cells)
      if (!next || !below) return
      found.set(row, [])
      found.set(next, aboutOf(below, next.line))
    }
  })
  return found
}
