import { excerpt, firstCharacters } from '../text/characters'
import { type CsvRow, type Delimiter, maxCells, readCsvRows } from '../text/csv'
import { type Level, levelRank, type ScaleName } from '../reports/levels'
import { utcDay } from '../text/dates'
import { type Fit, fitsBetter, isExplained } from './delimiter'
import { collectWarnings } from './shared-warnings'
import type { Warning } from './warning'
import { type Tally, tallyOf, type LineOutcomes, lastLine } from './tally'
import { isUnread, readRow } from './read-row'
import { fileRemarks, raisedNote } from './file-remarks'
import { decimalSignOf } from './result-value'
import type { Layout } from './layout'
import { splitHeader } from './split-header'
import { readPersonFacts, type TitleLine, type ExpectedPerson } from './person-facts'
import { findAboutRows } from './about-rows'
import type { About } from '../reports/report-facts'
import { titlesOf } from './titles'
import { isFooter, isControl, cleanRow } from './clean-row'

/** `text` is the result as printed ("<7.5"), `line` the physical line, from 1. */
export type Result = { food: string; value: number | null; text: string; level: Level; line: number }

/** A tested food with an unreadable result; `text` is what the file has in its place. */
export type Unread = { food: string; text: string; line: number }

/** `rowCount` excludes headers; `about` are labelled facts, `titles` lines that may name more. */
type Reading = {
  scale: ScaleName
  results: Result[]
  unread: Unread[]
  warnings: Warning[]
  rowCount: number
  about: About[]
  titles: TitleLine[]
}

/** A parsed results file with its tally: `lines` = results + headers + skipped. */
export type ReadResults = Reading & Tally

const maxLength = 10_000_000
const maxRows = 20_000
/** Titles and headers come on top of the rows of results. */
const maxRowsOfAnyKind = maxRows + 100
const delimiters: Delimiter[] = ['\t', '|', ';', ',']

/**
 * Reads a laboratory's CSV (S2 section 5): three or more columns have the food in the second and
 * the result in the third; exactly two have the result and the food, level low; a header that names
 * its columns wins over position. Every row ends up in `results`, in `warnings`, or in both: an
 * unreadable result has no level and is never low. Every line that is not empty is a result, a
 * header or skipped with its reason; lines skipped without a warning are empty but for delimiters,
 * a control of the laboratory, a footer, or part of the row above. A tested food without a level is
 * in `unread` too, unless another row of it is elevated: a low one says nothing about the
 * unreadable row. Reads at most 10 million characters, 20,000 rows and 200 columns, with a warning
 * about the rest. Never throws.
 * @param options.bareScale the scale for numbers without a unit
 * @param options.today the day, ISO, after which a column's date is in the future
 * @param options.whose whose rows are read where a file contains several persons; without it all
 * are
 */
export function readResults(
  text: string,
  {
    bareScale,
    today = utcDay(new Date()),
    expectedPerson,
  }: { bareScale: ScaleName; today?: string; expectedPerson?: ExpectedPerson },
): ReadResults {
  const match = /^\ufeff?sep=([,;|\t])(?=\r|\n)/i.exec(text)
  const source = firstCharacters(match ? text.slice(match[0].length) : text, maxLength)
  const isCut = source.length < text.length - (match?.[0].length ?? 0)
  const candidates = match ? delimiters.filter((one) => one === match[1]) : delimiters
  const present = candidates.filter((one) => source.includes(one))
  const readings = (present.length > 0 ? present : [',' as const]).map((one) =>
    readDelimited(source, one, { bareScale, today, expectedPerson, isCut }),
  )
  // Delimiters that are rarer in ordinary text come first and win a tie.
  const {
    fates,
    fit: _,
    ...reading
  } = readings.reduce((best, next) => (fitsBetter(next.fit, best.fit) ? next : best))
  if (match) fates.headers.add(1)
  return { ...reading, ...tallyOf(text, fates) }
}

type OpenFates = LineOutcomes & { headers: Set<number>; skipped: Map<number, string> }

function readDelimited(
  text: string,
  delimiter: Delimiter,
  options: {
    bareScale: ScaleName
    today: string
    isCut: boolean
    expectedPerson: ExpectedPerson | undefined
  },
): Reading & { fates: OpenFates; fit: Fit } {
  const all = readCsvRows(text, delimiter, maxRowsOfAnyKind + 1)
  const rows = all.slice(0, maxRowsOfAnyKind).map(cleanRow)
  const filled = rows.filter((row) => row.isCut || row.cells.some((cell) => cell !== ''))
  const found = findAboutRows(filled)
  const footers = filled.filter(isFooter)
  const { layout, header, data, headers, lost, doubts } = splitHeader(
    filled.filter((row) => !found.has(row) && !footers.includes(row)),
    options.today,
  )
  const file = { rows: filled, data: new Set(data.slice(0, maxRows)), found, header, layout }
  const { about, others } = readPersonFacts(file, options.expectedPerson)
  const own = fileRemarks(
    header,
    filled.filter((row) => !file.data.has(row) && row !== header),
    [layout.food, ...[layout, ...layout.rivals].map(({ result }) => result)],
    [layout.level?.at, layout.unitAt],
  )
  const results = new Map<string, Result>()
  const unread = new Map<string, Unread>()
  const { warn, note, done } = collectWarnings()
  const skipped = new Map<number, string>()
  const graded: ScaleName[] = []
  const sign = decimalSignOf(resultCells(data, layout))
  let [full, explained] = [0, 0]
  for (const { line } of footers) skipped.set(line, "It's a page header or footer, not a food.")
  for (const { line, code, message } of lost) {
    skipped.set(line, message)
    warn(line, code, message)
  }
  for (const { line, message } of others.messages) warn(line, 'several-samples', message)
  for (const { line, code, message } of doubts) warn(line, code, message)
  for (const { line, isCut } of rows)
    if (isCut)
      warn(line, 'too-many-cells', `The row has more than ${maxCells} columns; the rest were not read.`)
  for (const row of data.slice(0, maxRows)) {
    const ofAnother = others.why.get(row.line)
    if (ofAnother !== undefined) {
      skipped.set(row.line, ofAnother)
      explained += 1
      continue
    }
    if (row.runsOn) warn(row.line, 'runs-on', 'Quoted text spans several rows. Check the quotation marks.')
    const read = readRow(row, { layout, delimiter, sign, bareScale: options.bareScale })
    if (isControl(read.food)) {
      skipped.set(row.line, "It's a laboratory control, not a food.")
      explained += 1
      continue
    }
    const raised = read.level === 'low' && read.value !== null && raisedNote(row.cells, read.value, own)
    if (raised) {
      const message = `"${excerpt(read.text)}" counts as low, but "${excerpt(raised)}" in the file says that ${excerpt(read.food)} is raised.`
      warn(row.line, 'levels-disagree', message)
    }
    if (row.cells.length > 1 && row.cells.length === layout.width) full += 1
    if (isExplained(read, row.raw, delimiter)) explained += 1
    for (const one of read.notes)
      if (!raised || one.code !== 'level-unread') note(row.line, read.level !== undefined, one)
    if (!read.level) {
      skipped.set(row.line, read.notes.map(({ message }) => message).join(' '))
      const key = read.food.toLowerCase()
      if (isUnread(read) && !unread.has(key))
        unread.set(key, { food: read.food, text: read.text, line: row.line })
      continue
    }
    if (read.scale) graded.push(read.scale)
    const { food, value, text: printed, level } = read
    const twin = keep(results, { food, value, text: printed, level, line: row.line })
    if (twin) {
      skipped.set(
        twin.lost.line,
        `"${excerpt(food)}" is also on line ${twin.kept.line}; that result was kept.`,
      )
      warn(row.line, 'duplicate-food', twin.message)
    }
  }
  for (const [key, { food, line }] of unread) {
    const kept = results.get(key)
    if (!kept) continue
    if (kept.level !== 'low') {
      unread.delete(key)
      continue
    }
    results.delete(key)
    const message = `"${excerpt(food)}" is also on line ${line}, and cannot be read there. It counts as not readable.`
    skipped.set(kept.line, message)
    warn(kept.line, 'duplicate-food', message)
  }
  const behind = data[maxRows] ?? all[maxRowsOfAnyKind]
  if (behind) {
    warn(behind.line, 'too-many-rows', 'Rows from here on were not read; a file may have 20,000.')
  }
  if (options.isCut) {
    warn(null, 'file-too-long', 'The CSV file is very long; only its first 10 million characters were read.')
  }
  const byUnit = graded.filter((scale) => scale === 'µg/ml').length
  if (byUnit > 0 && byUnit < graded.length) {
    const message =
      'Numbers in µg/ml and numbers on the index scale are mixed. Each was graded by its own scale.'
    warn(null, 'mixed-scales', message)
  }
  const scale = graded.length === 0 ? options.bareScale : byUnit * 2 >= graded.length ? 'µg/ml' : 'index'
  const read = [...results.values()]
  for (const { line } of data.slice(maxRows)) skipped.set(line, 'A file may have up to 20,000 rows.')
  const fates = {
    results: new Set(read.map(({ line }) => line)),
    headers: new Set([...headers, ...[...found.keys()].map(({ line }) => line)]),
    skipped,
    end: all[maxRowsOfAnyKind]?.line ?? (options.isCut ? lastLine(text) + 1 : Infinity),
  }
  const titles = titlesOf(
    filled.filter((row) => !footers.includes(row)),
    { found, header: layout.named ? header : undefined, data: file.data },
  )
  const isNamed = layout.named && explained * 2 >= data.length
  // A food that begins with a number is most likely a wrongly cut cell.
  const likely = read.filter((one) => !/^\d/u.test(one.food)).length
  const fit = { isNamed, hasNames: layout.named, full, explained, results: likely + others.why.size }
  return {
    scale,
    results: read,
    unread: [...unread.values()],
    warnings: done(),
    rowCount: data.length,
    about,
    titles,
    fates,
    fit,
  }
}

/** The cells that may be results: of two columns either. */
function* resultCells(data: readonly CsvRow[], layout: Layout): Generator<string> {
  const columns = [layout, ...layout.rivals].map(({ result }) => result)
  for (const { cells } of data)
    for (const [at, cell] of cells.entries()) if (cells.length === 2 || columns.includes(at)) yield cell
}

/** Keeps the higher of a food's two results; returns the kept one and the lost one. */
function keep(results: Map<string, Result>, next: Result) {
  const key = next.food.toLowerCase()
  const known = results.get(key)
  const higher = known
    ? levelRank[next.level] - levelRank[known.level] || (next.value ?? -1) - (known.value ?? -1)
    : 1
  if (higher > 0) results.set(key, next)
  if (!known) return undefined
  const [kept, lost] = higher > 0 ? [next, known] : [known, next]
  const message = `"${excerpt(next.food)}" is also on line ${known.line}. The higher of the two results was kept.`
  return { kept, lost, message }
}
