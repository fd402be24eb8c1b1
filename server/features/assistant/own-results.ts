import { levelRank, levelWords } from '@shared/domain/levels'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import { spellings } from '@shared/domain/loose-match'
import { outcomeWords } from '@shared/domain/trial/outcome-words'
import type { Person } from '@shared/domain/verdict/person'
import { linkTo } from '@shared/screens'
import type { Database } from '../../database/connect'
import { foodMatcher, resolveFoods } from '../foods/foods.public'
import { personOf } from '../reports/reports.public'
import type { FoodPassage } from './food-passages'
import { allergyText, nothingYet, printed } from './own/about-person'
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
  const person = await personOf(db, clientId)
  const own = { db, clientId, person }
  const lines = await linesAbout(db, person, named)
  if (lines.length === 0 && !wantsAll) return undefined
  const { test } = person
  if (!test) {
    const text = [...lines, wantsAll && nothingYet, wantsAll && (await allergyText(own))]
      .filter(Boolean)
      .join(' ')
    return { title: 'My Report', text, link: linkTo('/client/my-reports') }
  }
  const link = linkTo('/client/my-reports/:id', { id: test.reportId })
  const text = lines.length > 0 ? lines.join(' ') : await listText(own, test, 'elevated')
  return { title: 'Your latest report', text, link }
}

/** A sentence for each food named that the latest report has tested, and for each allergy that is named. */
async function linesAbout(
  db: Database,
  { test, avoid, avoidFoods, tolerated, toleratedFoods }: Person,
  named: readonly FoodPassage[],
): Promise<string[]> {
  if (named.length === 0) return []
  const results = test?.results ?? []
  const tested = await resolveFoods(
    db,
    results.map(({ food }) => food),
  )
  const unread = test?.unread ?? []
  const untold = await resolveFoods(
    db,
    unread.map(({ food }) => food),
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
        `In your latest report ${result.food} shows: ${levelWords[result.level]} (${printed(result, test?.scale ?? 'index')}).`,
      )
    for (const [at, { food }] of unread.entries())
      if (isMeant(untold[at]))
        lines.push(`Your latest report has ${food} as tested; its result cannot be read: ask the laboratory.`)
    for (const [at, { foodName, carriedOverFrom }] of avoid.entries())
      if (carriedOverFrom !== null && isMeant(avoidFoods[at]))
        lines.push(`${foodName} was elevated in an earlier report, with no newer result that can be read.`)
  }
  const matcher = foodMatcher()
  for (const [at, { foodName, level, outcome }] of avoid.entries()) {
    const food = avoidFoods[at]
    const isNamed =
      food && named.some(({ word }) => matcher.verdicts(matcher.read(word), [food])[0]?.verdict === 'match')
    if (level === 'allergy' && !outcome && isNamed)
      lines.push(`Your record lists ${foodName} as an allergy: keep avoiding it whatever a test shows.`)
    if (outcome && isNamed) lines.push(`${foodName}: ${outcomeWords(outcome)}.`)
  }
  for (const [at, { foodName, outcome }] of tolerated.entries())
    if (named.some(({ resolved }) => toleratedFoods[at]?.keys.some((key) => resolved.keys.includes(key))))
      lines.push(`${foodName}: ${outcomeWords(outcome)}.`)
  return [...new Set(lines)]
}
