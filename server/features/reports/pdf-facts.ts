import { firstCharacters } from '@shared/domain/characters'
import {
  type About,
  aboutOf,
  beginningOfResults,
  factsOfLines,
  otherParty,
} from '@shared/domain/report-facts'
import { labelledIn } from '@shared/domain/report-labels'

const longest = 500
const ownParty = /^(?:client|patient|person|sample|kund|klient|proben?)/i

/**
 * Whom a PDF speaks of, by the labels in its lines of cells. A label and its value in cells of their own count up to the
 * table of results; what stands below a heading such as "Laboratory" is about somebody else.
 */
export function aboutPdf(lines: readonly (readonly string[])[]): About[] {
  let foreign = false
  const own = lines.filter((cells) => {
    const [first = ''] = cells
    if (cells.length === 1 && otherParty.test(first.trim())) foreign = true
    else if (ownParty.test(first.trim())) foreign = false
    return !foreign
  })
  const cellsOf = own.map((cells) => ({ cells: cells.map((cell) => firstCharacters(cell, longest).trim()) }))
  const head = cellsOf.slice(0, beginningOfResults(cellsOf))
  const facts = [...factsOfLines(head), ...cellsOf.flatMap(({ cells }) => cells.flatMap(labelledIn))]
  return aboutOf(facts)
}
