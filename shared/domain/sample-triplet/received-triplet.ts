import { firstCharacters } from '../text/characters'
import { type ScaleName } from '../reports/levels'
import type { LaboratoryReport } from '../reports/laboratory-report'
import { readResults } from '../results-csv/read-results'
import { unitOf } from '../results-csv/unit'
import { groupsOf, labelsOf } from './report'
import { type SampleTriplet, writeSampleCsv, writeTriplet } from './sample-triplet'

/** The longest text that is printed of a name, a unit or a result. */
const MOST_CHARACTERS = 200

/**
 * Makes the triplet of a report that came in another format, with the laboratory's PDF where it
 * sent one. Its levels are those that the CSV is read to, so that all files and the results agree.
 * @param origin says in the files how it came @param bareScale the scale of numbers without a unit
 */
export function makeReceivedTriplet(
  report: LaboratoryReport,
  { origin, bareScale }: { origin: string; bareScale: ScaleName },
): SampleTriplet {
  const unit = plain(report.unit)
  const rows = report.results.map(({ food, category, text }) => ({
    food: plain(food),
    category: plain(category) || undefined,
    printed: exact(plain(text)),
    level: undefined,
  }))
  const unread = { unit, groups: groupsOf(rows) }
  const read = readResults(writeSampleCsv(unread), { bareScale })
  const levels = new Map(read.results.map(({ line, level }) => [line, level]))
  // The first line of the CSV is its header.
  let line = 1
  const groups = unread.groups.map(({ category, rows: printed }) => ({
    category,
    rows: printed.map((row) => ({ ...row, level: levels.get((line += 1)) })),
  }))
  const { sampleId, clientName } = report
  const scale = unit === '' ? bareScale : unitOf(unit)?.scale
  const labels = labelsOf(report).map(([label, value]): [string, string] => [label, plain(value)])
  const made = writeTriplet({ sampleId, clientName, labels, unit, scale, groups, origin })
  return report.pdf ? { ...made, pdf: report.pdf } : made
}

const plain = (text: string) => firstCharacters(text.replace(/[\p{Cc}\s]+/gu, ' ').trim(), MOST_CHARACTERS)

/** A number with exactly three decimals could also be read as thousands; a zero more says it. */
const exact = (text: string) => (/^[<>]?=?\s?\d+\.\d{3}$/.test(text) ? `${text}0` : text)
