import type { CsvRow } from '../text/csv'
import { levelOfText } from '../reports/level-text'
import { plainText, referenceLimit, startsReference } from './unit'
import { pattern } from '../text/pattern'

/** A file's own marks of elevated results; `remarks` are all columns of other content. */
type OwnWords = {
  limit: number | undefined
  limits: number[]
  marks: number[]
  remarks: number[]
  width: number
}

const markHeader = /(?<!\p{L})(?:flag|avoid|abnormal|alert|raised|meiden|auffällig|éviter|evitar|evitare)/iu
const mark = /^(?:x|✓|✔|✗|☒|\*+|\++|!+|↑+|1|h|hi|yes|y|ja|j|oui|s[iíì]|true|wahr|avoid|meiden)$/iu

const raised = `high(?:ly|er|est)?|severe(?:ly)?|strong(?:ly)?|positive|pos|elevated|raised|increased
abnormal|borderline|moderate(?:ly)?|medium|mild(?:ly)?|hoch|stark|erhöht|positiv|mittel|mäßig|moderat
grenzwertig|auffällig|leicht|élevée?s?|haute?|forte?|positi(?:f|ve)|modérée?|moyen(?:ne)?|anormale?
alt[oa]|elevad[oa]|fuerte|positiv[oa]|moderad[oa]|medi[oa]|anormal|elevat[oa]|moderat[oa]|anomal[oa]|red
amber|orange|yellow|rot|gelb|rouge|jaune|roj[oa]|amarill[oa]`
const beside = pattern`very|sehr|très|muy|molto|above|over|über|reaction|reactivity|reaktion|réaction|reacción|level|
  result|value|wert|igg|normal|range|limit`
const wordOf = (list: string) => `(?:${list.replaceAll('\n', '|')})`
/** A remark that is only a level other than low, in words, in traffic light colours or in signs. */
const raisedRemark = new RegExp(
  pattern`^(?:${wordOf(beside)} )*${wordOf(raised)}(?: ${wordOf(`${raised}|${beside}`)})*[.!?]*$|^(?:avoid|
    (?:ver)?meiden|éviter|evitare?)(?!\p{L})|^(?:above|over|über) (?:normal|range|limit)$|^(?:\*+|\++|\d\+|!+|[↑⇧⬆▲]+|
    [■█●⬤◆]{2,})$`,
  'iu',
)

/**
 * A file's own limits, from its header and the lines beside the rows.
 * @param taken columns of foods and results
 * @param read columns of levels and units
 */
export function fileRemarks(
  header: CsvRow | undefined,
  others: readonly CsvRow[],
  taken: readonly (number | null)[],
  read: readonly (number | null | undefined)[],
): OwnWords {
  const cells = header?.cells ?? []
  const isElevated = (text: string) => ['high', 'moderate'].includes(levelOfText(text) ?? '')
  const columns = cells.map((text, at) => ({ text, at })).filter(({ at }) => !taken.includes(at))
  const atOf = (isOne: (text: string) => boolean) =>
    columns.filter(({ text }) => isOne(text)).map(({ at }) => at)
  const lines = [
    ...others.map((row) => row.cells.filter((cell) => cell !== '').join(' ')),
    ...taken.flatMap((at) => (cells[at ?? -1] ?? '').split(/[()[\]]|,(?!\d)/u).slice(1)),
  ]
  const stated = lines.flatMap((line) => (line.length > 100 ? [] : (referenceLimit(line) ?? [])))
  return {
    limit: stated.length > 0 ? Math.min(...stated) : undefined,
    limits: atOf((text) => startsReference.test(plainText(text))),
    marks: atOf((text) => isElevated(text) || markHeader.test(text)),
    remarks: columns.map(({ at }) => at).filter((at) => !read.includes(at)),
    width: cells.length,
  }
}

/** The file's own text that marks a number as elevated; undefined without one. */
export function raisedNote(
  cells: readonly string[],
  value: number,
  { limit, limits, marks, remarks, width }: OwnWords,
): string | undefined {
  if (limit !== undefined && value >= limit) return String(limit)
  if (cells.length > width) return undefined
  const own = limits.map((at) => ({ text: cells[at] ?? '', limit: referenceLimit(`ref ${cells[at] ?? ''}`) }))
  const highest = own.reduce<(typeof own)[number] | undefined>(
    (best, next) => (next.limit !== undefined && next.limit > (best?.limit ?? 0) ? next : best),
    undefined,
  )
  if (highest?.limit !== undefined && value >= highest.limit) return highest.text
  const textsOf = (columns: readonly number[]) => columns.map((at) => cells[at] ?? '')
  return (
    textsOf(marks).find((text) => mark.test(text)) ??
    textsOf(remarks).find((text) => text.length < 60 && raisedRemark.test(text))
  )
}
