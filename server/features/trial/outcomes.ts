import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Body } from '@shared/api'
import { isSameName } from '@shared/domain/trial/avoidance'
import type { Day, Outcome } from '@shared/domain/trial/trial'
import type { Person } from '@shared/domain/verdict/person'
import type { Scope } from '../../access/scope'
import { type Database, planOnce, type Transaction } from '../../database/connect'
import { fingerprintOf } from '../../database/fingerprint'
import type { Dependencies } from '../../dependencies'
import { saveRow } from '../../edit/edit-row'
import { pageOf } from '../../http/paging'
import { notFound, Problem } from '../../http/problem'
import { audit } from '../audit/audit.public'
import { food, resolveFoods, unknownFoods } from '../foods/foods.public'
import {
  areOfOne,
  type Found,
  isEaten,
  isNamedIn,
  isRepeated,
  isReplaced,
  isWithin,
} from './compare-outcomes'
import { type PlanContext, lockPlan, type Plan, type ReportsOfPlan, stopRunning } from './plan'
import { notifyOfChange } from './notify-of-change'
import { foodOutcomes, trialFoods, trials } from './trial.tables'

const columns = {
  id: foodOutcomes.id,
  foods: foodOutcomes.foods,
  keys: foodOutcomes.keys,
  outcome: foodOutcomes.outcome,
  amount: foodOutcomes.amount,
  since: foodOutcomes.since,
  basis: foodOutcomes.basis,
  confirmedAfterReport: foodOutcomes.confirmedAfterReport,
}

const live = (clientId: number) =>
  planOnce(and(eq(foodOutcomes.clientId, clientId), isNull(foodOutcomes.endedAt)))

/** A client's outcomes in force, the newest first. */
export const outcomesOf = (db: Database | Transaction, clientId: number): Promise<Outcome[]> =>
  db.select(columns).from(foodOutcomes).where(live(clientId)).orderBy(desc(foodOutcomes.id))

export const outcomesFingerprint = (clientId: number) => fingerprintOf(foodOutcomes, live(clientId))

/** Stores an outcome and ends those that it replaces; the client must be locked. */
export async function record(tx: Transaction, reports: ReportsOfPlan, found: Found): Promise<Outcome> {
  const live = await outcomesOf(tx, found.clientId)
  const same = live.find((before) => isRepeated(before, found))
  if (same) return same
  const replaced = live.filter((before) => isReplaced(before, found))
  await end(
    tx,
    replaced.map(({ id }) => id),
  )
  const { newestReportId } = await reports.raisedBy(tx, found.clientId)
  const [made] = await tx
    .insert(foodOutcomes)
    .values({ ...found, confirmedAfterReport: newestReportId })
    .returning(columns)
  if (!made) throw new Error('the insert returned no row')
  return made
}

const end = (tx: Transaction, ids: readonly number[]) =>
  tx
    .update(foodOutcomes)
    .set({ endedAt: new Date() })
    .where(inArray(foodOutcomes.id, [...ids]))

/** An outcome as its person sees it. `held`: an eaten food that something else forbids. */
export function present(outcome: Outcome, { avoid, tolerated }: Person, foods = outcome.foods) {
  const asks = avoid.some((entry) => entry.asks === outcome.id)
  const isFine = (name: string) => tolerated.some(({ foodName }) => isSameName(foodName, name))
  const counts =
    outcome.outcome === 'tolerated'
      ? foods.some(isFine)
      : avoid.some((entry) => entry.outcome?.id === outcome.id)
  const held = isEaten(outcome.outcome) && !asks && !counts
  return { ...outcome, foods: [...outcome.foods], asks, held }
}

/** A page of a client's outcomes, the newest first. */
export async function listOutcomes(
  db: Database,
  reports: ReportsOfPlan,
  clientId: number,
  page: { page: number; pageSize: number },
) {
  const all = await outcomesOf(db, clientId)
  const person = await reports.personOf(db, clientId)
  const from = pageOf(page)
  const end = from + page.pageSize
  const rows = all.slice(from, end).map((outcome) => present(outcome, person))
  const total = { count: all.length, isCapped: false }
  return { rows, total, hasNext: all.length > end }
}

/**
 * Records an outcome by a practitioner, so that a plan does not reintroduce these foods. Throws a
 * Problem: 400 for a limit without an amount, 409 for an allergy that would be allowed, an unknown
 * food, or a word for several foods that would be allowed.
 */
export async function recordOutcome(
  { db }: Dependencies,
  reports: ReportsOfPlan,
  context: PlanContext,
  { foods, outcome, amount }: Body<'POST /api/clients/:id/outcomes'>,
) {
  const { actor, clientId, today } = context
  return db.transaction(async (tx) => {
    const plan = await lockPlan(tx, reports, context)
    const keys = await keysOfKnown(tx, reports, clientId, { foods, outcome })
    if (isEaten(outcome) && (await reports.avoidanceReasonsOf(tx, clientId, foods)).includes('allergy'))
      throw new Problem(
        'conflict',
        'This counts as an allergy. Remove it first, from their allergies or findings.',
      )
    const isForClinic = (before: Outcome) =>
      before.outcome === 'clinic-only' && isNamedIn(before, { foods }) && isNamedIn({ foods }, before)
    if (outcome === 'trigger' && (await outcomesOf(tx, clientId)).some(isForClinic))
      throw new Problem('conflict', 'This food may only be tried in a clinic. Remove that finding first.')
    const made = await record(tx, reports, {
      ...{ clientId, foods, outcome, since: today, basis: 'practitioner' },
      amount: amountOf(outcome, amount),
      keys,
      byPractitioner: actor.practitionerId,
    })
    if (plan && plan.row.state !== 'closed') {
      await reopen(tx, plan)
      await endTrying(tx, plan, made, today)
    }
    await auditOutcome(tx, context)
    return { clientId, outcome: present(made, await reports.personOf(tx, clientId)) }
  })
}

/** Ends the reintroduction of a plan's foods that have an outcome now. */
async function endTrying(tx: Transaction, plan: Plan, made: Outcome, today: Day): Promise<void> {
  const about = isEaten(made.outcome) ? isWithin : areOfOne
  const ids = plan.foods.filter((food) => about(food, made)).map(({ id }) => id)
  if (ids.length === 0) return
  await stopRunning(
    tx,
    plan.challenges.filter(({ trialFoodId }) => ids.includes(trialFoodId)),
    today,
  )
  await tx.update(trialFoods).set({ state: 'done' }).where(inArray(trialFoods.id, ids))
  await saveRow(tx, trials, plan.row.id, {})
}

/** Reopens a plan's foods that only an ended outcome had completed, unless they were tried. */
async function reopen(tx: Transaction, { row, foods, challenges, avoided }: Plan): Promise<void> {
  const found = await outcomesOf(tx, row.clientId)
  const isTried = (id: number) =>
    challenges.some(({ trialFoodId, decided }) => trialFoodId === id && decided !== null)
  const ids = foods
    .filter(({ state, id }) => state === 'done' && !avoided.has(id) && !isTried(id))
    .filter((food) => !found.some((each) => (isEaten(each.outcome) ? isWithin : areOfOne)(food, each)))
    .map(({ id }) => id)
  if (ids.length > 0) await tx.update(trialFoods).set({ state: 'out' }).where(inArray(trialFoods.id, ids))
}

/** The catalogue keys of foods; throws a 409 Problem if unknown, or allowed but ambiguous. */
async function keysOfKnown(
  tx: Transaction,
  reports: ReportsOfPlan,
  clientId: number,
  { foods, outcome }: Pick<Body<'POST /api/clients/:id/outcomes'>, 'foods' | 'outcome'>,
): Promise<string[]> {
  const { test, before } = await reports.personOf(tx, clientId)
  const tested = [test, before].flatMap((each) => each?.results ?? [])
  const catalogue = await tx
    .select({ key: food.key, name: food.name, others: food.alternativeNames })
    .from(food)
    .orderBy(food.id)
  const rowOf = (name: string) =>
    catalogue.find((row) => [row.name, ...row.others].some((other) => isSameName(other, name)))
  const keys: string[] = []
  for (const name of foods) {
    const row = rowOf(name)
    const own = row?.key ? [row.key] : await keysOf(tx, [name])
    const isOneFood = row !== undefined || tested.some((result) => isSameName(result.food, name))
    if (!isOneFood && isEaten(outcome) && own.length > 1)
      throw new Problem('conflict', `${name} can mean several foods. Please name one of them.`)
    if (!isOneFood && (isEaten(outcome) || (await unknownFoods(tx, [name])).length > 0))
      throw new Problem(
        'conflict',
        `We do not know any food called ${name}. Please take its name from the report.`,
      )
    keys.push(...own)
  }
  return [...new Set(keys)]
}

/** The catalogue keys that names stand for. */
export const keysOf = async (tx: Transaction, names: readonly string[]): Promise<string[]> => [
  ...new Set((await resolveFoods(tx, names)).flatMap(({ keys }) => keys)),
]

/** The amount of a limited food, empty for others; throws a 400 Problem if it is missing. */
export function amountOf(outcome: string, amount = ''): string {
  if (outcome !== 'limited') return ''
  const why = 'Please say how much of it, and how often.'
  if (amount === '') throw new Problem('invalid', why, { fields: { amount: why } })
  return amount
}

/**
 * Confirms an outcome after a newer test, or ends it, and then an open plan reintroduces its food
 * again. Throws a 409 Problem for an outcome that has ended or that only a practitioner may end.
 */
export async function confirmOutcome(
  { db }: Dependencies,
  reports: ReportsOfPlan,
  context: PlanContext & { outcomeId: number },
  goOn: boolean,
) {
  const { actor, clientId, outcomeId: id } = context
  return db.transaction(async (tx) => {
    const plan = await lockPlan(tx, reports, context)
    const outcome = (await outcomesOf(tx, clientId)).find((each) => each.id === id)
    if (!outcome) throw new Problem('conflict', 'This no longer applies.')
    if (!goOn && outcome.outcome === 'clinic-only' && actor.clientId !== null)
      throw new Problem('conflict', 'Only your practitioner can remove this. Please ask an allergist first.')
    if (!goOn) {
      await end(tx, [id])
      if (plan && plan.row.state !== 'closed') await reopen(tx, plan)
    }
    const { newestReportId } = await reports.raisedBy(tx, clientId)
    if (goOn)
      await tx
        .update(foodOutcomes)
        .set({ confirmedAfterReport: newestReportId })
        .where(eq(foodOutcomes.id, id))
    await auditOutcome(tx, context)
    return { clientId, outcome: goOn ? present(outcome, await reports.personOf(tx, clientId)) : null }
  })
}

/** The client whose outcome it is. Throws a 404 Problem out of reach. */
export async function clientOfOutcome(
  db: Database,
  reports: ReportsOfPlan,
  scope: Scope,
  id: number,
): Promise<number> {
  const [row] = await db
    .select({ clientId: foodOutcomes.clientId })
    .from(foodOutcomes)
    .where(eq(foodOutcomes.id, id))
  if (!row || !(await reachesClient(db, reports, scope, row.clientId))) throw notFound('This')
  return row.clientId
}

export const reachesClient = (db: Database, reports: ReportsOfPlan, scope: Scope, clientId: number) =>
  scope.reach === 'own'
    ? Promise.resolve(scope.actor.clientId === clientId)
    : reports.reaches(db, scope, clientId)

async function auditOutcome(
  tx: Transaction,
  context: Pick<PlanContext, 'actor' | 'clientId'>,
): Promise<void> {
  await audit(tx, { actorId: context.actor.id, action: 'trial.update', subjectId: context.clientId })
  await notifyOfChange(tx, context)
}
