import { and, desc, eq, sql } from 'drizzle-orm'
import { listAllergies } from '@shared/domain/allergies'
import { type AvoidEntry, lookedFor } from '@shared/domain/avoid-list'
import { avoidedFoods } from '@shared/domain/avoided-foods'
import { ownEntries } from '@shared/domain/diets'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import type { Level } from '@shared/domain/levels'
import { spellings } from '@shared/domain/loose-match'
import { type LeftOut, otherReasons } from '@shared/domain/may-keep'
import { effectiveAvoidance, isSameName } from '@shared/domain/trial/avoidance'
import { withSiblings } from '@shared/domain/verdict/families'
import type { Measured, Person, PersonTest } from '@shared/domain/verdict/person'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import { allergiesOf, chosenOf } from '../clients/clients.public'
import { foodMatcher, resolveFoods } from '../foods/foods.public'
import { outcomesOf } from '../trial/trial.public'
import { reports } from './reports.tables'

/** Tests beyond these say nothing about today. */
const MOST_TESTS = 20

/** Who asks: to an admin nothing is told of what was found out about foods. */
type Asker = Pick<Actor, 'role'>

/**
 * All that decides what this client may eat, as the completed reports, the allergies, their own choices and what was found
 * out stand now.
 */
export async function personOf(db: Database | Transaction, clientId: number, asker?: Asker): Promise<Person> {
  const { tests, avoid, avoidFoods, tolerated, toleratedFoods } = await avoidanceOf(db, clientId, asker)
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
    tolerated: tolerated.map((one) => ({ ...one, measured: measuredIn(tests, one.foodName) })),
    toleratedFoods,
  }
}

/** What a client avoids and tolerates, each with what the matcher looks for, and their tests, newest first. */
async function avoidanceOf(db: Database | Transaction, clientId: number, asker?: Asker) {
  const tests = await testsOf(db, clientId)
  const { allergies, own } = await saidBy(db, clientId)
  const outcomes = asker?.role === 'admin' ? [] : await outcomesOf(db, clientId)
  const written = [...allergies, ...own.map(({ foodName }) => foodName)]
  const raised = avoidedFoods(tests).map(({ food }) => food)
  const names = [...written, ...raised, ...outcomes.flatMap(({ foods }) => foods)]
  const resolved = new Map(
    (await resolveFoods(db, names, written)).map((food, at) => [names[at]?.toLowerCase(), food]),
  )
  const isWritten = (name: string) => written.some((one) => one.toLowerCase() === name.toLowerCase())
  const resolvedAs = (name: string) => resolved.get(name.toLowerCase())
  const { avoid, tolerated } = effectiveAvoidance({
    ...{ tests, allergies, own, outcomes },
    keysOf: (name) => resolvedAs(name)?.keys ?? [],
  })
  const foodsOf = (entries: readonly Pick<AvoidEntry, 'foodName' | 'outcome'>[]) =>
    entries.flatMap(({ foodName, outcome }) => {
      const food = resolvedAs(foodName)
      const found = outcomes.find(({ id }) => id === outcome?.id)
      if (!food) throw new Error('a food on an avoid list was not looked up')
      return [found && !isWritten(foodName) ? withinKeys(food, found.keys) : food]
    })
  return {
    tests,
    own,
    avoid,
    avoidFoods: lookedFor(foodMatcher(), avoid, foodsOf(avoid)),
    tolerated,
    toleratedFoods: foodsOf(tolerated),
  }
}

/** Why a client leaves a food out whatever its value, and since when it is fine for them; null where neither is so. */
export type Reasons = { leftOut: LeftOut | null; fineSince: string | null }

/**
 * The reasons for each of these results of a client. Names are read as a label is, so that the scanner, verdicts and recipes
 * flag the same; a limit or a choice of another food does not stand before a graver value.
 */
export async function reasonsFor(
  db: Database | Transaction,
  clientId: number,
  results: readonly { food: string; level: Level }[],
  asker?: Asker,
): Promise<Reasons[]> {
  const { own, avoid, avoidFoods, tolerated, toleratedFoods } = await avoidanceOf(db, clientId, asker)
  // A choice that is elevated too stands on the list for its value.
  const isOwn = ({ foodName }: AvoidEntry) => own.some((entry) => isSameName(entry.foodName, foodName))
  const matcher = foodMatcher()
  return results.map(({ food, level }) => {
    const reading = withSiblings(matcher.read(food))
    const verdicts = matcher.verdicts(reading, avoidFoods)
    const found = avoid.filter((_, at) => verdicts[at]?.verdict !== 'none')
    const itself = found.find(({ foodName }) => isSameName(foodName, food))
    const gravest = otherReasons.find((reason) =>
      found.some((entry) => entry.level === reason || (reason === 'own' && isOwn(entry))),
    )
    const isLess = gravest === 'limited' && level === 'high' && itself?.level !== 'limited'
    const fines = found.length > 0 ? [] : matcher.verdicts(reading, toleratedFoods)
    const fine = tolerated.find((_, at) => fines[at]?.verdict === 'match')
    return { leftOut: isLess ? null : (gravest ?? null), fineSince: fine?.outcome.since ?? null }
  })
}

/** For each of these names why this client leaves it out whatever its value. */
export const leftOutOf = async (
  db: Database | Transaction,
  clientId: number,
  names: readonly string[],
): Promise<(LeftOut | null)[]> => {
  const results = names.map((food) => ({ food, level: 'low' as const }))
  return (await reasonsFor(db, clientId, results)).map(({ leftOut }) => leftOut)
}

/** The allergies of a client, and what they chose to leave out. */
const saidBy = async (db: Database | Transaction, clientId: number) => ({
  allergies: listAllergies(await allergiesOf(db, clientId)),
  own: ownEntries(await chosenOf(db, clientId)),
})

/** A food of an outcome, which reaches no further than its keys, whatever its name has come to stand for since. */
const withinKeys = (food: ResolvedFood, keys: readonly string[]): ResolvedFood =>
  keys.length === 0 || food.keys.every((key) => keys.includes(key))
    ? food
    : { ...food, keys, concepts: new Set(keys), byNameOnly: false, near: new Set(), phrases: [] }

/** What the matcher looks for on behalf of this client. */
export const avoidedBy = async (db: Database, clientId: number) => (await personOf(db, clientId)).avoidFoods

/** The foods that a client's tests raise, whatever else is known of them, and the newest test; null where there is none. */
export async function raisedBy(db: Database | Transaction, clientId: number) {
  const tests = await testsOf(db, clientId)
  return { raised: avoidedFoods(tests), newestReportId: tests[0]?.reportId ?? null }
}

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
