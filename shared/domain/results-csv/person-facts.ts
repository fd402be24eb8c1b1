import { excerpt } from '../text/characters'
import type { CsvRow } from '../text/csv'
import { type About, type AboutField, aboutOf, factsOfLines, withNameParts } from '../reports/report-facts'
import { type Field, fieldOfLabel, labelledIn } from '../reports/report-labels'
import { fold } from '../text/fold'
import { personsIn, withoutOrdinary } from '../people/persons-in'
import { hasPatternOf } from '../reports/same-sample'
import { readHeaderCell } from './header-cell'
import type { Layout } from './layout'
import { pattern } from '../text/pattern'

/** A line, cells joined by bars, that may name a person; `isTitle`: at the place of titles. */
export type TitleLine = { line: number | null; text: string; isTitle: boolean }

/** The person of the report: the known facts, and whether a statement of a row matches them. */
export type ExpectedPerson = { known: Partial<Record<AboutField, string>>; isOwn: (about: About) => boolean }

type File = {
  /** All rows, the rows of results among them, and the facts in the others. */
  rows: readonly CsvRow[]
  data: ReadonlySet<CsvRow>
  found: ReadonlyMap<CsvRow, About[]>
  header: CsvRow | undefined
  layout: Layout
}
/** Rows of other persons: why each line is not read, and a message on each person. */
type OtherPersons = { why: Map<number, string>; messages: { line: number; message: string }[] }

/**
 * The sample and the person of a file, from its rows about the sample and its columns of samples
 * and persons, each fact once with its first line. With several persons, the rows of others than
 * the report's are separated.
 */
export function readPersonFacts(
  file: File,
  expectedPerson: ExpectedPerson | undefined,
): { about: About[]; others: OtherPersons } {
  const first = new Map<string, About>()
  const factRows = rowsWithFacts(file, expectedPerson)
  const facts = [
    ...[...file.found.values()].flat(),
    ...factRows.flatMap((row) => row.facts),
    ...factsInOtherRows(file),
    ...factsInHeader(file),
  ]
  for (const about of facts) if (!first.has(keyOf(about))) first.set(keyOf(about), about)
  const about = withNameParts([...first.values()])
  const nothing = { about, others: { why: new Map<number, string>(), messages: [] } }
  if (!expectedPerson) return nothing
  const several = new Set(about.map(({ field }) => field).filter((field, at, all) => all.indexOf(field) < at))
  const isForeign = (one: About) =>
    one.field in personFields &&
    (expectedPerson.known[one.field] === undefined ? several.has(one.field) : !expectedPerson.isOwn(one))
  const foreign = new Map(about.map((one) => [keyOf(one), isForeign(one)]))
  const groups = new Map<string, { other: About | undefined; lines: number[] }>()
  for (const { line, facts } of factRows) {
    const other = facts.find((one) => foreign.get(keyOf(one)))
    const key = other ? keyOf(other) : ''
    const group = groups.get(key) ?? { other, lines: [] }
    group.lines.push(line)
    groups.set(key, group)
  }
  return groups.size > 1 ? { about, others: othersOf([...groups.values()], expectedPerson) } : nothing
}

/** Facts in other rows: labels with a colon, and above the header labels before values. */
function factsInOtherRows({ rows, data, found, header }: File): About[] {
  return rows.flatMap((row) => {
    if (found.has(row)) return []
    const cells = row.cells.filter((cell) => cell !== '')
    const pairs = data.has(row) || row === header ? [] : factsOfLines([{ cells }])
    return aboutOf([...cells.flatMap(labelledIn), ...pairs], row.line)
  })
}

const keyOf = ({ field, value }: About) => `${field}\n${fold(value)}`

/** Each row of results with the facts in its own cells and in the rows above it. */
function rowsWithFacts(
  { rows, data, found, header, layout }: File,
  expectedPerson: ExpectedPerson | undefined,
): { line: number; facts: About[] }[] {
  const columns = columnsOf(
    header,
    layout,
    rows.filter((row) => data.has(row)),
    expectedPerson,
  )
  const answers: { line: number; facts: About[] }[] = []
  let above: About[] = []
  let isAbove = false
  let cells: string[] = []
  for (const row of rows) {
    const facts = found.get(row)
    if (facts) {
      above = isAbove ? [...above, ...facts] : facts
      isAbove = true
    } else if (data.has(row)) {
      // Some laboratories fill in only the first row of each sample.
      cells = columns.map(
        ({ at }, index) =>
          cellAt(row, at, { food: layout.food, columns: header?.cells.length ?? layout.columns }) ||
          (isAbove ? '' : (cells[index] ?? '')),
      )
      const cellFacts = columns.map(({ field }, index) => ({ field, value: cells[index] ?? '' }))
      answers.push({
        line: row.line,
        facts: [
          ...above,
          ...aboutOf(
            cellFacts.filter(({ value }) => value),
            row.line,
          ),
        ],
      })
      isAbove = false
    }
  }
  return answers
}

/** In a row with more cells than the header, the extra comma is in the food or the result. */
function cellAt({ cells }: CsvRow, at: number, { food, columns }: Pick<Layout, 'food' | 'columns'>): string {
  const extra = Math.max(0, cells.length - columns)
  return cells[at > food ? at + extra : at] ?? ''
}

type Column = { at: number; field: Field }

/** The columns of samples and persons: by their name, or by cells that can be nothing else. */
function columnsOf(
  header: CsvRow | undefined,
  layout: Layout,
  data: readonly CsvRow[],
  expectedPerson: ExpectedPerson | undefined,
): Column[] {
  const taken = [layout.food, layout.result, layout.level?.at, layout.unitAt]
  const width = header?.cells.length ?? Math.max(0, ...data.slice(0, 100).map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, at) => at).flatMap((at): Column[] => {
    if (taken.includes(at)) return []
    const name = header?.cells[at] ?? ''
    const labelled = fieldOfLabel(name)
    if (labelled && labelled !== 'clientName') {
      const countsRows = () =>
        data.length > 1 && data.every(({ cells }, index) => cells[at] === String(index + 1))
      return labelled === 'sampleId' && countsRows() ? [] : [{ at, field: labelled }]
    }
    const values = data.map(({ cells }) => cells[at] ?? '').filter(Boolean)
    const field =
      fieldOfValues(values, name, expectedPerson) ?? (personColumn.test(name) ? 'clientName' : labelled)
    return field ? [{ at, field }] : []
  })
}

const personColumn = /^(?:person|subject|proband(?:in)?|participant)$/iu
const identifier = new RegExp(
  pattern`^(?:bar\s?code|s?id|mrn|(?:(?:client|patient|customer|person|subject|lab|accession|case|kunden|
    patienten)[\s._-]*)?(?:id|no|nr|number|nummer)\.?|accession|client|patient|person|subject)$`,
  'iu',
)

/**
 * The field of a column by its values: IDs with the pattern of the report's own, bare digits only
 * under the name of an identifier; or a person's name, the same in all rows or beside the client's
 * own. A different value in each of many rows is the code of a food.
 */
function fieldOfValues(
  values: readonly string[],
  name: string,
  expectedPerson: ExpectedPerson | undefined,
): 'sampleId' | 'clientName' | undefined {
  const own = expectedPerson?.known.sampleId ?? ''
  const distinct = [...new Set(values)]
  if (!expectedPerson || distinct.length === 0) return undefined
  const isOwn = (field: AboutField) => (value: string) => expectedPerson.isOwn({ field, value, line: null })
  const made = values.filter((value) => hasPatternOf(value, own)).length
  if (made * 2 >= values.length && (/\p{L}/u.test(own) || identifier.test(name))) {
    const isOfFoods = values.length > 3 && distinct.length === values.length
    return isOfFoods && !distinct.some(isOwn('sampleId')) ? undefined : 'sampleId'
  }
  const isPersons = distinct.length === 1 || (distinct.length < 50 && distinct.some(isOwn('clientName')))
  return isPersons && distinct.every(isPerson) ? 'clientName' : undefined
}

/** Whether a text consists of a first and a last name. */
const isPerson = (text: string) => /\s/u.test(text) && personsIn(text).some((one) => one === text)

/** Words for a result in a header that are no person's name. */
const measures = new RegExp(
  pattern`^(?:od|abs\w*|titers?|titres?|menge|gehalt|quantity|amount|mean|average|median|score|signal|elisa|array|
    immuno\w*|mcg|ug|ng|mg|ml|au|ru|kua?)\d*$`,
  'iu',
)

/** The persons in a header: in the results' column, or with a column each (`Patient 1`). */
function factsInHeader({ header, layout }: File): About[] {
  if (!header) return []
  const { line } = header
  const several = header.cells.filter((cell) => numbered.test(plainHead(cell)))
  if (new Set(several.map(fold)).size > 1) return several.map((value) => ({ field: 'sampleId', value, line }))
  const cell = header.cells[layout.result ?? -1] ?? ''
  const head = plainHead(cell)
  const words = withoutOrdinary(head).split(/\s+/u).filter(Boolean)
  if (
    readHeaderCell(head).role !== undefined ||
    words.length > 4 ||
    words.some((word) => measures.test(word))
  )
    return []
  const value = words.join(' ')
  if (/^(?=.*\p{L})\S*\d\S*$/u.test(head)) return [{ field: 'sampleId', value: head, line }]
  const isNamed = personsIn(head).includes(value) || (words.length === 1 && head !== cell)
  return isNamed && /^\p{Lu}/u.test(value) ? [{ field: 'clientName', value, line, isPart: true }] : []
}

const numbered =
  /^(?:sample|specimen|patient|client|person|subject|probe|kunde|proband)[\s._-]*(?:\p{L}|\d{1,3}|[ivx]{1,4})$/iu
const plainHead = (cell: string) =>
  cell
    .replace(/[([].*$/u, '')
    .replace(/\s(?:in\s)?[µμ\p{L}]{1,3}\s?\/\s?[µμ\p{L}]{1,2}$/u, '')
    .trim()

/** The fields that distinguish persons; dates of a report do not. */
const personFields: Partial<Record<AboutField, string>> = {
  sampleId: 'the sample',
  clientName: 'the client',
  dateOfBirth: 'the date of birth',
  gender: 'the gender',
  email: 'the email address',
}

function othersOf(
  groups: readonly { other: About | undefined; lines: number[] }[],
  { known }: ExpectedPerson,
): OtherPersons {
  const why = new Map<number, string>()
  const messages: OtherPersons['messages'] = []
  for (const { other, lines } of groups) {
    if (!other || lines[0] === undefined) continue
    const thing = `${personFields[other.field]} "${excerpt(other.value)}"`
    const own = known[other.field]
    const instead = own === undefined ? 'which may not be the report’s' : `not "${excerpt(own)}"`
    for (const line of lines) why.set(line, `It's for ${thing}, ${instead}.`)
    const [are, were] =
      lines.length === 1 ? ['row from here on is', 'was'] : ['rows from here on are', 'were']
    messages.push({
      line: lines[0],
      message: `${lines.length} ${are} for ${thing}, ${instead}, and ${were} not read.`,
    })
  }
  return { why, messages }
}
