import { firstCharacters } from '../text/characters'

/** A line of a file that is no result, unchanged; `why` is the reason, empty for a header. */
export type CsvLine = { line: number; text: string; why: string }

/** The fate of each line that is not empty: a result, a header or skipped. */
export type Tally = { lines: number; headers: CsvLine[]; skipped: CsvLine[] }

/** The lines on which rows begin; `end`: the first line that was not read, if any. */
export type LineOutcomes = {
  results: ReadonlySet<number>
  headers: ReadonlySet<number>
  skipped: ReadonlyMap<number, string>
  end: number
}

const maxText = 500

/** Why a line of delimiters only is no result. */
export const EMPTY_LINE = 'It is empty.'

/** Goes through the whole text line by line, so that no line is missed, however it was read. */
export function tallyOf(text: string, { results, headers, skipped, end }: LineOutcomes): Tally {
  const tally: Tally = { lines: 0, headers: [], skipped: [] }
  let above = 1
  for (const { line, whole } of linesOf(text)) {
    const isRow = results.has(line) || headers.has(line) || skipped.has(line)
    if (isRow) above = line
    if (whole.trim() === '') continue
    tally.lines += 1
    if (results.has(line)) continue
    const printed = firstCharacters(whole.replace(/^\ufeff/u, ''), maxText)
    if (headers.has(line)) tally.headers.push({ line, text: printed, why: '' })
    else tally.skipped.push({ line, text: printed, why: skipped.get(line) ?? whyWithoutRow(line, whole) })
  }
  return tally

  function whyWithoutRow(line: number, whole: string): string {
    if (line >= end) return 'It comes after the part of the file we read.'
    return /[^\s",;\p{C}]/u.test(whole) ? `It belongs to the row that begins on line ${above}.` : EMPTY_LINE
  }
}

/** The lines that are not empty, by their numbers. */
function* linesOf(text: string) {
  let line = 1
  for (let at = 0; at <= text.length; line += 1) {
    const from = at
    while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1
    if (at > from) yield { line, whole: text.slice(from, at) }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
  }
}

export const lastLine = (text: string): number => (text.match(/\r\n|\r|\n/g)?.length ?? 0) + 1
