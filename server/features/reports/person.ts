import { and, desc, eq, sql } from 'drizzle-orm'
import { listAllergies } from '@shared/domain/allergies'
import { type AvoidEntry, avoidListOf, lookedFor } from '@shared/domain/avoid-list'
import { avoidedFoods } from '@shared/domain/avoided-foods'
import { ownEntries } from '@shared/domain/diets'
import { spellings } from '@shared/domain/loose-match'
import { type LeftOut, otherReasons } from '@shared/domain/may-keep'
import { withSiblings } from '@shared/domain/verdict/families'
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
  const { allergies, own } = await saidBy(db, clientId)
  const avoid = avoidListOf({ avoided: avoidedFoods(tests), allergies, own })
  const avoidFoods = await lookedForOn(db, avoid, [...allergies, ...own.map(({ foodName }) => foodName)])
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

/**
 * For each of these names why this client leaves it out whatever its value; null where neither an allergy nor a choice of
 * theirs says so. Names are read as a label is, so that the scanner, verdicts and recipes flag the same.
 */
export async function leftOutOf(
  db: Database | Transaction,
  clientId: number,
  names: readonly string[],
): Promise<(LeftOut | null)[]> {
  const entries = avoidListOf({ avoided: [], ...(await saidBy(db, clientId)) })
  if (entries.length === 0) return names.map(() => null)
  const written = entries.map(({ foodName }) => foodName)
  const foods = await lookedForOn(db, entries, written)
  const matcher = foodMatcher()
  return names.map((name) => {
    const verdicts = matcher.verdicts(withSiblings(matcher.read(name)), foods)
    const found = new Set(
      entries.flatMap(({ level }, at) => (verdicts[at]?.verdict === 'none' ? [] : [level])),
    )
    return otherReasons.find((reason) => found.has(reason)) ?? null
  })
}

/** The allergies of a client, and what they chose to leave out. */
const saidBy = async (db: Database | Transaction, clientId: number) => ({
  allergies: listAllergies(await allergiesOf(db, clientId)),
  own: ownEntries(await chosenOf(db, clientId)),
})

/** What the matcher looks for on account of each entry; those in `written` stand in the person's own words. */
async function lookedForOn(
  db: Database | Transaction,
  entries: readonly AvoidEntry[],
  written: readonly string[],
) {
  const names = entries.map(({ foodName }) => foodName)
  return lookedFor(foodMatcher(), entries, await resolveFoods(db, names, written))
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
