import type { SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { listAllergies } from '@shared/domain/avoidance/allergies'
import { type AvoidEntry, searchedFoods } from '@shared/domain/avoidance/avoid-list'
import { avoidedFoods } from '@shared/domain/avoidance/avoided-foods'
import { ownEntries } from '@shared/domain/avoidance/diets'
import { withPlannedFoods } from '@shared/domain/avoidance/planned'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import type { Level } from '@shared/domain/reports/levels'
import type { AssessedFood, AvoidanceReason } from '@shared/domain/avoidance/food-status'
import { effectiveAvoidance, type Tolerated } from '@shared/domain/trial/avoidance'
import type { Person, PersonTest } from '@shared/domain/verdict/person'
import { answerBeyondValue } from '@shared/domain/verdict/answer-beyond-value'
import { isFine, isLeftOut, reasonsIn } from '@shared/domain/verdict/reasons'
import type { Actor } from '../../../access/actor'
import type { Database, Transaction } from '../../../database/connect'
import { fingerprintOf, isUnchanged, readFingerprint } from '../../../database/fingerprint'
import { allergiesOf, chosenOf, clientFingerprint } from '../../clients/clients.public'
import { foodMatcher, foodsFingerprint, resolveFoods } from '../../foods/foods.public'
import {
  outcomesFingerprint,
  outcomesOf,
  planDayFingerprint,
  planFingerprints,
  plannedFoodsOf,
} from '../../trial/trial.public'
import { CachedTest, wordOf } from './cached-test'
import { countedOf, measuredIn, testsOf } from './counted-tests'
import { reports } from '../reports.tables'

/**
 * Decides what this client may eat: reports, allergies, own choices, challenge outcomes, and the
 * foods that a running plan leaves out. Admins see no outcomes, and nobody a plan not shared.
 */
export async function personOf(
  db: Database | Transaction,
  clientId: number,
  viewer?: Actor,
): Promise<Person> {
  return (await avoidanceOf(db, clientId, viewer)).person
}

/** Fingerprints of the rows that decide; memoised, so that repeats get identical objects. */
export const personFingerprints = (clientId: number): SQL[] =>
  fingerprintsById.memo(`${clientId} ${new Date().toISOString().slice(0, HOUR)}`, { context: clientId })

/** The length of an ISO moment up to its hour. */
const HOUR = 13

const fingerprintsById = new LRUCache<string, SQL[], number>({
  max: 500,
  memoMethod: (hour, _, { context: clientId }) => [
    foodsFingerprint,
    fingerprintOf(reports, countedOf(clientId)),
    clientFingerprint(clientId),
    outcomesFingerprint(clientId),
    ...planFingerprints(clientId),
    planDayFingerprint(clientId, hour),
  ],
})

/** The number of clients whose avoided foods stay in memory. */
const MOST_KNOWN = 2_000
/** Results and avoided foods in memory: some 300 clients with two tests, about 30 kB each. */
const MOST_KNOWN_FOODS = 300 * 700
/** As many results as a large test has, per level. */
const MOST_REASONS = 1_000
const known = new LRUCache<string, { fingerprint: string; avoidance: Avoidance }>({
  max: MOST_KNOWN,
  maxSize: MOST_KNOWN_FOODS,
  sizeCalculation: ({ avoidance: { avoid, person } }) =>
    1 +
    avoid.length +
    [person.test, person.before].reduce((sum, test) => sum + (test?.results.length ?? 0), 0),
})

type Avoidance = Awaited<ReturnType<typeof workOutAvoidance>>

/** What a client avoids and tolerates, recomputed only when one of those rows has changed. */
async function avoidanceOf(db: Database | Transaction, clientId: number, viewer?: Actor): Promise<Avoidance> {
  const fingerprints = personFingerprints(clientId)
  const fingerprint = await readFingerprint(db, fingerprints)
  const isOwn = viewer === undefined || viewer.clientId === clientId
  const key = `${clientId}${isOwn ? '' : ` for ${viewer.practitionerId ?? 'an admin'}`}`
  const before = known.get(key)
  if (before?.fingerprint === fingerprint) return before.avoidance
  const avoidance = await workOutAvoidance(db, clientId, viewer)
  if (await isUnchanged(db, fingerprints, fingerprint)) known.set(key, { fingerprint, avoidance })
  return avoidance
}

/** What a client avoids and tolerates, each food resolved, and their tests, newest first. */
async function workOutAvoidance(db: Database | Transaction, clientId: number, viewer?: Actor) {
  const tests = await testsOf(db, clientId)
  const { allergies, own, kitchen } = await saidBy(db, clientId)
  const outcomes = viewer?.role === 'admin' ? [] : await outcomesOf(db, clientId)
  const planned = await plannedFoodsOf(db, clientId, viewer)
  const written = [...allergies, ...own.map(({ foodName }) => foodName)]
  const raised = avoidedFoods(tests)
  const names = [
    ...written,
    ...[...raised, ...(tests[0]?.unread ?? [])].map(({ food }) => food),
    ...[...outcomes, ...planned].flatMap(({ foods }) => foods),
  ]
  const resolved = new Map(
    (await resolveFoods(db, names, written)).map((food, at) => [names[at]?.toLowerCase(), food]),
  )
  const isWritten = (name: string) => written.some((one) => one.toLowerCase() === name.toLowerCase())
  const resolvedAs = (name: string) => resolved.get(name.toLowerCase())
  const ownFoods = own.flatMap(({ foodName }) => resolvedAs(foodName) ?? [])
  const keysOf = (name: string) => resolvedAs(name)?.keys ?? []
  const isChosen = (name: string) => {
    const food = resolvedAs(name)
    return food !== undefined && isLeftOut(foodMatcher(), food, ownFoods)
  }
  const { chosen, ...known } = effectiveAvoidance({
    ...{ tests, allergies, own, outcomes },
    ...{ keysOf, isChosen },
  })
  const { avoid, tolerated } = withPlannedFoods(known, planned, keysOf, isChosen)
  const foodsOf = (entries: readonly Pick<AvoidEntry, 'foodName' | 'outcome'>[]) =>
    entries.flatMap(({ foodName, outcome }) => {
      const food = resolvedAs(foodName)
      const found = outcomes.find(({ id }) => id === outcome?.id)
      if (!food) throw new Error('a food on an avoid list was not looked up')
      return [found && !isWritten(foodName) ? withinKeys(food, found.keys) : food]
    })
  const avoidFoods = searchedFoods(foodMatcher(), avoid, foodsOf(avoid))
  const fine = tolerated.filter(({ foodName }) => isFine(foodMatcher(), foodName, avoidFoods))
  const toleratedFoods = foodsOf(fine)
  const person = personFrom(tests, { avoid, avoidFoods, tolerated: fine, toleratedFoods })
  const reasons: Record<Level, Map<string, Reasons>> = {
    high: new Map(),
    moderate: new Map(),
    low: new Map(),
  }
  // The tests stay out because they are many times larger than the rest.
  return { raised, own, kitchen, chosen, avoid, avoidFoods, tolerated: fine, toleratedFoods, person, reasons }
}

type Found = Pick<Person, 'avoid' | 'avoidFoods' | 'toleratedFoods'> & { tolerated: readonly Tolerated[] }

function personFrom(tests: readonly PersonTest[], { tolerated, ...found }: Found): Person {
  const [test = null, before = null] = tests.slice(0, 2).map((test) => new CachedTest(test))
  const low = test?.results.filter(({ level }) => level === 'low').map(({ food }) => food) ?? []
  return {
    ...found,
    measured: found.avoid.map(({ foodName }) => measuredIn(tests, foodName)),
    test,
    before,
    low,
    lowFoods: resolvedWhenAsked(low),
    tolerated: tolerated.map((one) => ({ ...one, measured: measuredIn(tests, one.foodName) })),
  }
}

/** A separate function, so that the cached closure keeps nothing but the names. */
function resolvedWhenAsked(names: readonly string[]): () => readonly ResolvedFood[] {
  let foods: readonly ResolvedFood[] | undefined
  return () => (foods ??= names.map((name) => resolvedNames.memo(name)))
}

/** What a phone stores for offline use; `low` are foods without elevation, not left out. */
export async function avoidListOf(db: Database, clientId: number) {
  const known = await avoidanceOf(db, clientId)
  const { avoid, tolerated, person } = known
  const { test } = person
  const low = test?.results.filter(({ level }) => level === 'low') ?? []
  const reasons = reasonsOf(known, low)
  return {
    foods: avoid,
    low: low.filter((_, at) => reasons[at]?.leftOut === null).map(({ food }) => food),
    tolerated,
    tested: test !== null,
    ...(test?.isCheckedAgain && { checkedAgain: true as const }),
  }
}

/** Why a client avoids each of these results at any value, and since when they tolerate it. */
export async function reasonsFor(
  db: Database | Transaction,
  clientId: number,
  results: readonly Result[],
  viewer?: Actor,
): Promise<Reasons[]> {
  return reasonsOf(await avoidanceOf(db, clientId, viewer), results)
}

/** Shared by all clients, as laboratories use the same food names in every report. */
const resolvedNames = new LRUCache<string, ResolvedFood>({
  max: 2_000,
  memoMethod: (name) => {
    const [food] = foodMatcher().resolve([{ name }])
    if (!food) throw new Error('a name was not resolved')
    return food
  },
})

type Result = { food: string; level: Level }
/** What counts beside a result's value. */
type Reasons = Omit<AssessedFood, 'level'>

/** Shared by the many results that have no reason. */
const noReasons: Reasons = { leftOut: null, fineSince: null }

/** Reasons per result, computed when first requested and cached by level and food. */
function reasonsOf(avoidance: Avoidance, results: readonly Result[]): Reasons[] {
  const { reasons } = avoidance
  const matcher = foodMatcher()
  return results.map((result) => {
    const ofLevel = reasons[result.level]
    const known = ofLevel.get(result.food)
    if (known) return known
    const [found] = reasonsIn(matcher, avoidance, [result])
    if (!found) throw new Error('a result has no reasons')
    const beyondValue = answerBeyondValue(matcher, result.food, avoidance.person)
    const isPlain = found.leftOut === null && found.fineSince === null && !beyondValue
    const kept = isPlain ? noReasons : { ...found, ...(beyondValue && { beyondValue }) }
    if (ofLevel.size >= MOST_REASONS) ofLevel.clear()
    ofLevel.set(wordOf(result.food), kept)
    return kept
  })
}

/** For each of these names, why this client avoids it at any value. */
export const avoidanceReasonsOf = async (
  db: Database | Transaction,
  clientId: number,
  names: readonly string[],
): Promise<(AvoidanceReason | null)[]> => {
  const results = names.map((food) => ({ food, level: 'low' as const }))
  return (await reasonsFor(db, clientId, results)).map(({ leftOut }) => leftOut)
}

async function saidBy(db: Database | Transaction, clientId: number) {
  const allergies = listAllergies(await allergiesOf(db, clientId))
  const { minutes, servings, ...eats } = await chosenOf(db, clientId)
  return { allergies, own: ownEntries(eats), kitchen: { minutes, servings } }
}

/** Limits an outcome's food to its stored keys, even if its name means more since. */
const withinKeys = (food: ResolvedFood, keys: readonly string[]): ResolvedFood =>
  keys.length === 0 || food.keys.every((key) => keys.includes(key))
    ? food
    : { ...food, keys, concepts: new Set(keys), byNameOnly: false, near: new Set(), phrases: [] }

/** How many minutes a client's recipes may take and for how many people; null for any. */
export const kitchenOf = async (db: Database | Transaction, clientId: number) =>
  (await avoidanceOf(db, clientId)).kitchen

export const avoidedBy = async (db: Database, clientId: number) => (await personOf(db, clientId)).avoidFoods

/** Foods raised by the tests, whatever else is known, and the newest test; null without. */
export async function raisedBy(db: Database | Transaction, clientId: number) {
  const { raised, person } = await avoidanceOf(db, clientId)
  return { raised, newestReportId: person.test?.reportId ?? null }
}
