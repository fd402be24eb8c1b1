import { firstCharacters } from '@shared/domain/characters'
import { aboutOf, beginningOfResults, factsOfLines, otherParty } from '@shared/domain/report-facts'
import { labelledIn } from '@shared/domain/report-labels'
import type { ReadResults } from '@shared/domain/results-csv/read-results'

const longest = 500
const longestTitle = 100
const titleOfPerson = /^(?:[\p{L}-]+\s){0,3}(?:results?|report|befund|ergebnisse?)\s(?:of|for|von|für)\s/iu
const ownParty = /^(?:client|patient|person|sample|kund|klient|proben?)/i

/**
 * Whom a PDF speaks of, by the labels in its lines of cells. A label and its value in cells of their own count up to the
 * table of results; what stands below a heading such as "Laboratory" is about somebody else. Of the lines above the table
 * only those such as "Results of" are titles: a PDF has addresses and sentences, too.
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
  const facts = [...factsOfLines(head), ...cellsOf.flatMap(({ cells }) => cells.flatMap(labelledIn))]
  const texts = head.map(({ cells }) => cells.join(' | ')).filter((text) => text.length <= longestTitle)
  return {
    about: aboutOf(facts),
    titles: texts.map((text) => ({ line: null, text, isTitle: titleOfPerson.test(text) })),
  }
}
