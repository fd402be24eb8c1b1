import { readBirth } from '../people/birth-date'
import { genderOf } from '../people/gender'
import { type Fact, fieldOfLabel } from './report-labels'
import { namesSample } from './same-sample'
import { pattern } from '../text/pattern'

/** A row of a table, or a line of cells; `isHead`: every cell is marked up as a column head. */
export type FactLine = { cells: readonly string[]; isHead?: boolean }

/** The usual heads of columns of results. */
export const columnNames =
  /^(?:results?|values?|levels?|class|units?|foods?|group|category|interpretation)\b/i

/** The usual heads of a part about somebody else than the tested person. */
export const otherParty = new RegExp(
  pattern`^(?:the |your |our |referring )?(?:practitioner|therapist|doctor|physician|laboratory|lab|clinic|
    provider)(?:['’]s)?(?: details| information| contact| data| address)?:?$`,
  'i',
)

/** The first line of results, after which a "Name" is a food; without one, the line count. */
export function beginningOfResults(lines: readonly FactLine[]): number {
  const at = lines.findIndex(({ cells, isHead }) => {
    const named = cells.filter((cell) => columnNames.test(cell)).length
    return named > 1 || (named === 1 && cells.length > 1 && Boolean(isHead))
  })
  return at === -1 ? lines.length : at
}

/** Reads rows of labels above rows of values, and labels before their values. */
export function factsOfLines(lines: readonly FactLine[]): Fact[] {
  return lines.slice(0, beginningOfResults(lines)).flatMap(({ cells, isHead }, index) => {
    const fields = cells.map(fieldOfLabel)
    const known = fields.filter((field) => field !== undefined).length
    if (known > 1 && (isHead || fields.some((field, at) => field && fields[at + 1]))) {
      const values = lines[index + 1]?.cells ?? []
      if (values.some(fieldOfLabel)) return []
      return fields.flatMap((field, at) => (field ? [{ field, value: values[at] ?? '' }] : []))
    }
    return isHead ? [] : pairsOf(cells)
  })
}

function pairsOf(cells: readonly string[]): Fact[] {
  const facts: Fact[] = []
  for (let at = 0; at + 1 < cells.length; at += 1) {
    const field = fieldOfLabel(cells[at] ?? '')
    const value = cells[at + 1] ?? ''
    if (!field || fieldOfLabel(value) || columnNames.test(value)) continue
    facts.push({ field, value: value.replace(/^[\s:：]+/u, '') })
    at += 1
  }
  return facts
}

/** Joins first and last names; a one-word `Name` beside `Vorname` is the other part. */
export function withWholeNames<F extends Fact>(facts: readonly F[]): F[] {
  const alone = facts.find(({ field, value }) => field === 'clientName' && isOneWord(value))
  const first = facts.find(({ field }) => field === 'firstName') ?? alone
  const last = facts.find(({ field }) => field === 'lastName') ?? alone
  if (!first || !last || first === last) return [...facts]
  const rest = facts.filter((fact) => fact !== first && fact !== last)
  return [{ ...first, field: 'clientName', value: `${first.value} ${last.value}` }, ...rest]
}

const isOneWord = (name: string) => !/\s/u.test(name.trim())

/** For facts read line by line: a one-word name beside a part of one is a part as well. */
export function withNameParts(abouts: readonly About[]): About[] {
  const hasParts = abouts.some(({ isPart }) => isPart)
  return abouts.map((about) =>
    hasParts && about.field === 'clientName' && isOneWord(about.value) ? { ...about, isPart: true } : about,
  )
}

/** Facts on a sample and its person that any file may state and none may contradict. */
export type AboutField =
  | 'sampleId'
  | 'clientName'
  | 'dateOfBirth'
  | 'gender'
  | 'age'
  | 'email'
  | 'dateOfReceipt'
  | 'reportDate'

/**
 * A file's statement on its person or sample: dates as `readBirth` gives them, or unchanged where
 * they cannot be parsed; genders as the portal stores them. `line` is the file's line where it has
 * lines; `isPart`: the value is only a part of a name.
 */
export type About = { field: AboutField; value: string; line: number | null; isPart?: true }

/** Values that mean an empty field. */
export const nothingSaid = /^(?:n\/?a|n\.a\.|none|not (?:given|known|provided)|unknown|[-–—./_]+)$/i

/** Without a gender or a material in brackets after it: `Jane Doe (F)`, `EF20418 (serum)`. */
function withoutRemark(value: string): string {
  const [, text = '', remark = ''] = /^(.*?)\s?[([]([^()[\]]{1,30})[)\]]$/u.exec(value) ?? []
  return text !== '' && (genderOf(remark) !== undefined || !namesSample(remark)) ? text : value
}

/** Addresses of a laboratory rather than of a person. */
const ofHouse =
  /^(?:info|contact|kontakt|office|lab|labor|laboratory|support|service|hello|mail|praxis|results)@/i

/** The facts on the sample and its person that can be parsed. */
export function aboutOf(facts: readonly Fact[], line: number | null = null): About[] {
  return withWholeNames(facts).flatMap(({ field, value: said }): About[] => {
    const value = withoutRemark(said.trim())
    if (nothingSaid.test(value)) return []
    if (field === 'sampleId') return namesSample(value) ? [{ field, value, line }] : []
    if (field === 'dateOfBirth') {
      const day = readBirth(value) ?? readBirth(said)
      return day !== undefined || /\d/.test(value) ? [{ field, value: day ?? value, line }] : []
    }
    if (field === 'gender') {
      const gender = genderOf(value)
      return gender ? [{ field, value: gender, line }] : []
    }
    if (field === 'dateOfReceipt' || field === 'reportDate') {
      const day = readBirth(value)
      return day === undefined ? [] : [{ field, value: day, line }]
    }
    if (field === 'age') {
      const years = /^\d{1,3}(?![\d.,])/.exec(value)?.[0]
      return years === undefined ? [] : [{ field, value: years, line }]
    }
    if (field === 'email') {
      const isOfPerson = /^[^\s@]+@[^\s@]+$/.test(value) && !ofHouse.test(value)
      return isOfPerson ? [{ field, value: value.toLowerCase(), line }] : []
    }
    if (!/\p{L}|[?\ufffd]{2}/u.test(value)) return []
    if (field === 'clientName') return [{ field, value, line }]
    if (field === 'firstName' || field === 'lastName')
      return [{ field: 'clientName', value, line, isPart: true }]
    return []
  })
}
