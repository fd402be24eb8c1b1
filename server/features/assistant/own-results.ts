import { levelWords } from '@shared/domain/levels'
import { spellings } from '@shared/domain/loose-match'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { reports } from '../../database/tables/reports'
import { foodMatcher, resolveFoods } from '../foods/foods.public'
import { clientFoods } from '../reports/reports.public'
import type { FoodPassage } from './food-passages'

export type ResultPassage = { reportId: number; text: string }

/**
 * What the client's own completed report says: of the foods named, or of all elevated ones when none is and `wantsAll`.
 * Undefined when it says nothing about them, or there is no report.
 */
export async function findOwnResults(
  db: Database,
  clientId: number,
  named: readonly FoodPassage[],
  wantsAll: boolean,
): Promise<ResultPassage | undefined> {
  const own = await clientFoods(db, clientId)
  if (!own.latest) return undefined
  const lines = named.length > 0 ? await linesAbout(db, clientId, own.latest.reportId, named) : []
  if (lines.length > 0) return { reportId: own.latest.reportId, text: lines.join(' ') }
  if (!wantsAll) return undefined
  const high = own.elevated.filter(({ level }) => level === 'high')
  const moderate = own.elevated.filter(({ level }) => level === 'moderate')
  const list = (foods: typeof high) =>
    foods
      .map(({ food, carriedOverFrom }) =>
        carriedOverFrom === null ? food : `${food} (from an earlier test)`,
      )
      .join(', ')
  const parts = [
    high.length > 0 && `Your highly elevated foods: ${list(high)}.`,
    moderate.length > 0 && `Your moderately elevated foods: ${list(moderate)}.`,
    own.elevated.length === 0 && 'Your latest report shows no elevated food.',
    own.allergies.length > 0 && `Allergies on your record: ${own.allergies.join(', ')}.`,
  ]
  return { reportId: own.latest.reportId, text: parts.filter(Boolean).join(' ') }
}

/** A sentence for each food named that the latest report has tested, and for each allergy that is named. */
async function linesAbout(db: Database, clientId: number, reportId: number, named: readonly FoodPassage[]) {
  const [report] = await db
    .select({ results: reports.results, scale: reports.scale })
    .from(reports)
    .where(and(eq(reports.id, reportId), eq(reports.clientId, clientId)))
  const { elevated, allergies } = await clientFoods(db, clientId)
  const tested = await resolveFoods(db, report?.results.map(({ food }) => food) ?? [])
  const lines: string[] = []
  for (const { row, resolved } of named) {
    const index = tested.findIndex(
      (food) =>
        food.keys.some((key) => resolved.keys.includes(key)) ||
        spellings(food.name).some((one) => spellings(row.name).includes(one)),
    )
    const result = report?.results[index]
    const carried = elevated.find(
      ({ food, carriedOverFrom }) =>
        carriedOverFrom !== null && spellings(food).some((one) => spellings(row.name).includes(one)),
    )
    if (result)
      lines.push(`In your latest report ${result.food} shows: ${levelWords[result.level]} (${result.text}).`)
    else if (carried) lines.push(`${carried.food} was elevated in an earlier report and not tested since.`)
  }
  const listed = await resolveFoods(db, allergies)
  const matcher = foodMatcher()
  for (const [index, allergy] of allergies.entries()) {
    const food = listed[index]
    const isNamed =
      food && named.some(({ word }) => matcher.verdicts(matcher.read(word), [food])[0]?.verdict === 'match')
    if (isNamed)
      lines.push(`Your record lists ${allergy} as an allergy: keep avoiding it whatever a test shows.`)
  }
  return lines
}
