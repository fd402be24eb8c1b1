import { firstCharacters } from '@shared/domain/text/characters'
import { aboutOf, beginningOfResults, factsOfLines, otherParty } from '@shared/domain/reports/report-facts'
import { withoutOrdinary } from '@shared/domain/people/persons-in'
import { type Fact, fieldOfLabel, labelledIn } from '@shared/domain/reports/report-labels'
import type { ReadResults } from '@shared/domain/results-csv/read-results'

const longest = 500
const longestTitle = 100
const titles = [
  /^(?:[\p{L}-]+\s){0,3}(?:results?|report|befund|ergebnisse?)(?:\s(?:of|for|von|für)\s|\s?[:,]\s|\s[–-]\s)/iu,
  /(?<!\p{L})(?:prepared|issued|erstellt) (?:for|für)\s/iu,
  /^(?:dear|hello|hi|liebe[rs]?|sehr geehrte[rs]?|guten tag)\s(?!(?:dr|prof|doctor)\b)/iu,
]

/** Whether a line is a title that names the person: `Results of`, `Report:`, `Dear`. */
export const isTitleOfPerson = (text: string): boolean => titles.some((title) => title.test(text))

const ownParty = /^(?:client|patient|person|sample|kund|klient|proben?)/i

/**
 * Whom a PDF names, by the labels in its lines of cells. Labels and values in separate cells count
 * up to the table of results; what is below a heading such as "Laboratory" is about somebody else.
 * Only lines such as "Results of" count as titles, since a PDF also has addresses and sentences.
 */
export function aboutPdf(lines: readonly (readonly string[])[]): Pick<ReadResults, 'about' | 'titles'> {
  let foreign = false
  const own = lines.filter((cells) => {
    const [first = ''] = cells
    if (cells.length === 1 && otherParty.test(first.trim())) foreign = true
    else if (ownParty.test(first.trim())) foreign = false
    return !foreign
  })
  const cellsOf = own.map((cells) => ({ cells: cells.map((cell) => firstCharacters(cell, longest).trim()) }))
  const head = cellsOf.slice(0, beginningOfResults(cellsOf))
  const facts = [
    ...factsOfLines(head),
    ...factsBelow(head),
    ...cellsOf.flatMap(({ cells }) => cells.flatMap(labelledIn)),
  ]
  const texts = head.map(({ cells }) => cells.join(' | ')).filter((text) => text.length <= longestTitle)
  return {
    about: aboutOf(facts),
    titles: texts.map((text) => ({ line: null, text, isTitle: isTitleOfPerson(text) })),
  }
}

/** The value of a label alone in its line: below it in the right form, or right after it. */
function factsBelow(lines: readonly { cells: readonly string[] }[]): Fact[] {
  return lines.flatMap(({ cells }, at): Fact[] => {
    const [label = '', ...more] = cells
    if (more.length > 0) return []
    const glued = /^(?:Patient|Client)(\p{Lu}[\p{Ll}’'-]+ \p{Lu}[\p{L} ’'.-]+)$/u.exec(label)?.[1]
    if (glued !== undefined) return [{ field: 'clientName', value: glued }]
    const field = fieldOfLabel(label)
    const [value = '', ...others] = lines[at + 1]?.cells ?? []
    if (!field || others.length > 0 || fieldOfLabel(value) || labelledIn(value).length > 0) return []
    const isMade = field === 'clientName' ? withoutOrdinary(value).includes(' ') : /\d/.test(value)
    return isMade || field === 'gender' ? [{ field, value }] : []
  })
}
