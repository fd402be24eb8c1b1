import { and, desc, eq, sql } from 'drizzle-orm'
import { listAllergies } from '@shared/domain/allergies'
import { avoidListOf, lookedFor } from '@shared/domain/avoid-list'
import { avoidedFoods } from '@shared/domain/avoided-foods'
import { ownEntries } from '@shared/domain/diets'
import { spellings } from '@shared/domain/loose-match'
import type { Measured, Person, PersonTest } from '@shared/domain/verdict/person'
import type { Database, Transaction } from '../../database/connect'
import { allergiesOf, chosenOf } from '../clients/clients.public'
import { foodMatcher, resolveFoods } from '../foods/foods.public'
import { reports } from './reports.tables'

/** Tests beyond these say nothing about today. */
const MOST_TESTS = 20

/** All that decides what this client may eat, as the completed reports, the allergies and their own choices stand now. */
export async function personOf(db: Database | Transaction, clientId: number): Promise<Person> {
  const tests = await testsOf(db, clientId)
  const allergies = listAllergies(await allergiesOf(db, clientId))
  const own = ownEntries(await chosenOf(db, clientId))
  const avoid = avoidListOf({ avoided: avoidedFoods(tests), allergies, own })
  const resolved = await resolveFoods(
    db,
    avoid.map(({ foodName }) => foodName),
    [...allergies, ...own.map(({ foodName }) => foodName)],
  )
  const avoidFoods = lookedFor(foodMatcher(), avoid, resolved)
  const [test = null, before = null] = tests
  const low = test?.results.filter(({ level }) => level === 'low').map(({ food }) => food) ?? []
  let lowFoods: Person['avoidFoods'] | undefined
  return {
    avoid,
    avoidFoods,
    measured: avoid.map(({ foodName }) => measuredIn(tests, foodName)),
    test,
    before,
    low,
    lowFoods: () => (lowFoods ??= foodMatcher().resolve(low.map((name) => ({ name })))),
  }
}

/** What the matcher looks for on behalf of this client. */
export const avoidedBy = async (db: Database, clientId: number) => (await personOf(db, clientId)).avoidFoods

/** The completed tests of a client, newest first. */
const testsOf = (db: Database | Transaction, clientId: number): Promise<PersonTest[]> =>
  db
    .select({
      reportId: reports.id,
      day: sql<string>`coalesce(${reports.reportDate}, ${reports.createdAt}::date)::text`,
      scale: reports.scale,
      results: reports.results,
    })
    .from(reports)
    .where(and(eq(reports.clientId, clientId), eq(reports.status, 'completed')))
    // A report that bears no day counts from its upload: the safer reading of what is newest.
    .orderBy(
      sql`coalesce(${reports.reportDate}, ${reports.createdAt}::date) desc`,
      desc(reports.createdAt),
      desc(reports.id),
    )
    .limit(MOST_TESTS)

/** What the newest test that holds a food of this name found of it. */
function measuredIn(tests: readonly PersonTest[], foodName: string): Measured | null {
  const names = spellings(foodName)
  for (const { day, scale, results } of tests) {
    const found = results.find(({ food }) => spellings(food).some((name) => names.includes(name)))
    if (found) return { value: found.value, text: found.text, scale, day }
  }
  return null
}
