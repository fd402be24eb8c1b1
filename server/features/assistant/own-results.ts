import { levelRank, levelWords } from '@shared/domain/levels'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import { spellings } from '@shared/domain/loose-match'
import { linkTo } from '@shared/screens'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { foodMatcher, resolveFoods } from '../foods/foods.public'
import { clientFoods, personOf, report, type ClientFoods } from '../reports/reports.public'
import type { FoodPassage } from './food-passages'
import { nothingYet, printed } from './own/about-person'
import { listText } from './own/numbers'

export type ResultPassage = { title: string; text: string; link: string }

/**
 * What the client's own completed report says: of the foods named, or of all elevated ones when none is and `wantsAll`.
 * Undefined when it says nothing about them.
 */
export async function findOwnResults(
  db: Database,
  clientId: number,
  named: readonly FoodPassage[],
  wantsAll: boolean,
): Promise<ResultPassage | undefined> {
  const own = await clientFoods(db, clientId)
  const lines = await linesAbout(db, clientId, own, named)
  if (lines.length === 0 && !wantsAll) return undefined
  if (!own.latest) {
    const text = [...lines, wantsAll && nothingYet, wantsAll && listOf(own.allergies)]
      .filter(Boolean)
      .join(' ')
    return { title: 'My Report', text, link: linkTo('/client/my-reports') }
  }
  const passage = {
    title: 'Your latest report',
    link: linkTo('/client/my-reports/:id', { id: own.latest.reportId }),
  }
  if (lines.length > 0) return { ...passage, text: lines.join(' ') }
  const person = await personOf(db, clientId)
  return { ...passage, text: person.test ? listText(person, person.test, 'elevated') : nothingYet }
}

const listOf = (allergies: readonly string[]) =>
  allergies.length > 0 && `Allergies on your record: ${allergies.join(', ')}.`

/** A sentence for each food named that the latest report has tested, and for each allergy that is named. */
async function linesAbout(
  db: Database,
  clientId: number,
  { latest, avoided, allergies }: ClientFoods,
  named: readonly FoodPassage[],
): Promise<string[]> {
  if (named.length === 0) return []
  const [latestReport] = await db
    .select({ results: report.results, scale: report.scale })
    .from(report)
    .where(and(eq(report.id, latest?.reportId ?? 0), eq(report.clientId, clientId)))
  const results = latestReport?.results ?? []
  const carriedOver = avoided.filter(({ carriedOverFrom }) => carriedOverFrom !== null)
  const tested = await resolveFoods(
    db,
    results.map(({ food }) => food),
  )
  const carried = await resolveFoods(
    db,
    carriedOver.map(({ food }) => food),
  )
  const lines: string[] = []
  for (const { row, resolved } of named) {
    const isMeant = (food: ResolvedFood | undefined) =>
      food?.keys.some((key) => resolved.keys.includes(key)) ||
      spellings(food?.name ?? '').some((one) => spellings(row.name).includes(one))
    // A report may name a food more than once, alone and in a mixture: the gravest comes first and none is left out.
    const said = results
      .filter((_, index) => isMeant(tested[index]))
      .sort((a, b) => levelRank[b.level] - levelRank[a.level])
    for (const result of said)
      lines.push(
        `In your latest report ${result.food} shows: ${levelWords[result.level]} (${printed(result, latestReport?.scale ?? 'index')}).`,
      )
    for (const { food } of carriedOver.filter((_, index) => isMeant(carried[index])))
      lines.push(`${food} was elevated in an earlier report and not tested since.`)
  }
  const listed = await resolveFoods(db, allergies, allergies)
  const matcher = foodMatcher()
  for (const [index, allergy] of allergies.entries()) {
    const food = listed[index]
    const isNamed =
      food && named.some(({ word }) => matcher.verdicts(matcher.read(word), [food])[0]?.verdict === 'match')
    if (isNamed)
      lines.push(`Your record lists ${allergy} as an allergy: keep avoiding it whatever a test shows.`)
  }
  return [...new Set(lines)]
}
