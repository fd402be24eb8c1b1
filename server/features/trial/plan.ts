import { and, asc, desc, eq, inArray, max, ne, type SQL } from 'drizzle-orm'
import type { AvoidedFood } from '@shared/domain/avoidance/avoided-foods'
import type { AvoidanceReason } from '@shared/domain/avoidance/food-status'
import { type PlannedFood, plannedFoods } from '@shared/domain/trial/planned-foods'
import type { Day, Trial } from '@shared/domain/trial/trial'
import type { Person } from '@shared/domain/verdict/person'
import type { Actor } from '../../access/actor'
import { type Database, planOnce, type Transaction } from '../../database/connect'
import { notFound } from '../../http/problem'
import { lockClient, type ReportsOfClient } from '../clients/clients.public'
import { sendOutboxSoon } from '../messaging/messaging.public'
import type { Dependencies } from '../../dependencies'
import { nowIn } from './now-in'
import { saveResolvedState, trialOf, type TrialRow } from './resolved-state'
import { challenges, diaryDays, trialFoods, trials } from './trial.tables'

/** What this feature needs from reports, a parameter because reports import from here. */
export type ReportsOfPlan = Pick<ReportsOfClient, 'reaches' | 'seenBy'> & {
  personOf(db: Database | Transaction, clientId: number): Promise<Person>
  /** The foods that the client's tests raise, and the newest test. */
  raisedBy(
    db: Database | Transaction,
    clientId: number,
  ): Promise<{ raised: AvoidedFood[]; newestReportId: number | null }>
  /** The foods, by name, that corrections released since a moment no longer list as elevated. */
  loweredSince(db: Database | Transaction, clientId: number, moment: Date): Promise<string[]>
  /** The date of birth in the client's tests; null where none has one or two differ. */
  bornByTests(db: Database | Transaction, clientId: number): Promise<Day | null>
  /** For each name, why the client avoids it at any value. */
  avoidanceReasonsOf(
    db: Database | Transaction,
    clientId: number,
    names: readonly string[],
  ): Promise<(AvoidanceReason | null)[]>
  /** Fingerprints of the rows that all of this is computed from. */
  fingerprints(clientId: number): SQL[]
}

/** An action's actor and client, and the day in the client's time zone. */
export type PlanContext = { actor: Actor; clientId: number; today: Day }

export type FoodRow = typeof trialFoods.$inferSelect
export type ChallengeRow = typeof challenges.$inferSelect
export type DiaryRow = typeof diaryDays.$inferSelect

/** A plan with its rows; `avoided`: the foods that must not be tried at home. */
export type Plan = {
  row: TrialRow
  trial: Trial
  foods: FoodRow[]
  challenges: ChallengeRow[]
  diary: DiaryRow[]
  /** The last day with an entry of an earlier plan. */
  writtenBefore: Day | null
  avoided: ReadonlySet<number>
}

/** A client's newest plan, which is the open one if there is any; undefined without one. */
export async function newestPlan(
  db: Database | Transaction,
  clientId: number,
): Promise<TrialRow | undefined> {
  const [row] = await db
    .select()
    .from(trials)
    .where(planOnce(eq(trials.clientId, clientId)))
    .orderBy(desc(trials.id))
    .limit(1)
  return row
}

/**
 * Locks a client's newest plan after applying the effects of time and of new allergies; undefined
 * without one. All changes of a client's plans wait for this lock. Throws a 404 Problem when there
 * is no such client.
 */
export async function lockPlan(
  tx: Transaction,
  reports: ReportsOfPlan,
  { clientId, today }: Omit<PlanContext, 'actor'>,
): Promise<Plan | undefined> {
  await lockClient(tx, clientId)
  const found = await newestPlan(tx, clientId)
  if (!found) return undefined
  const plan = await planOf(tx, reports, await saveResolvedState(tx, reports, found, today), today)
  return (await leaveAvoided(tx, plan, today)) ? planOf(tx, reports, plan.row, today) : plan
}

/** Runs work on the locked newest plan, then sends emails; throws a 404 Problem if unseen. */
export async function inPlan<T>(
  deps: Dependencies,
  reports: ReportsOfPlan,
  context: PlanContext,
  work: (tx: Transaction, plan: Plan) => Promise<T>,
): Promise<T> {
  const done = await deps.db.transaction(async (tx) => {
    const plan = await lockPlan(tx, reports, context)
    if (!plan || !isSeenBy(plan.row, context.actor)) throw notFound('The plan')
    return work(tx, plan)
  })
  sendOutboxSoon(deps)
  return done
}

/**
 * Whether an actor who reaches the client sees the plan. A practitioner does while it is shared
 * with them, while it waits for those who were asked to open it, and as their own unanswered
 * proposal.
 */
export const isSeenBy = (row: TrialRow, { clientId, practitionerId }: Actor): boolean =>
  clientId === row.clientId || (practitionerId !== null && isSeen(row, practitionerId))

export const isSeen = ({ state, symptoms, sharedWith, asked, proposedBy }: TrialRow, id: number): boolean =>
  sharedWith.includes(id) ||
  (state === 'proposed' && (symptoms.length === 0 ? proposedBy === id : asked.includes(id)))

async function planOf(tx: Transaction, reports: ReportsOfPlan, row: TrialRow, today: Day): Promise<Plan> {
  const rows = await rowsOf(tx, row, today)
  return {
    row,
    ...rows,
    writtenBefore: await lastWritten(tx, row),
    avoided: await avoidedAmong(tx, reports, row.clientId, rows.foods),
  }
}

async function rowsOf(db: Database | Transaction, row: TrialRow, today: Day) {
  const foods = await db
    .select()
    .from(trialFoods)
    .where(planOnce(eq(trialFoods.trialId, row.id)))
    .orderBy(asc(trialFoods.position), asc(trialFoods.id))
  const ids = foods.map(({ id }) => id)
  return {
    trial: trialOf(row, today),
    foods,
    challenges: await db
      .select()
      .from(challenges)
      .where(inArray(challenges.trialFoodId, ids))
      .orderBy(asc(challenges.id)),
    diary: await db
      .select()
      .from(diaryDays)
      .where(planOnce(eq(diaryDays.trialId, row.id)))
      .orderBy(asc(diaryDays.day)),
  }
}

/**
 * The foods that a client's plan decides about today, in the client's time zone, as in
 * `PlannedFood`; none for a viewer who does not see the plan. It reads only the plan's own rows, so
 * that reports can import it.
 */
export async function plannedFoodsOf(
  db: Database | Transaction,
  clientId: number,
  viewer?: Actor,
): Promise<PlannedFood[]> {
  const row = await newestPlan(db, clientId)
  if (!row || row.state === 'proposed' || row.state === 'closed') return []
  if (viewer && !isSeenBy(row, viewer)) return []
  const today = nowIn(row.zone).day
  return plannedFoods(await rowsOf(db, row, today), today)
}

async function lastWritten(tx: Transaction, { id, clientId }: TrialRow): Promise<Day | null> {
  const [last] = await tx
    .select({ day: max(diaryDays.day) })
    .from(diaryDays)
    .where(planOnce(and(eq(diaryDays.clientId, clientId), ne(diaryDays.trialId, id))))
  return last?.day ?? null
}

/** The plan's foods that contain one of the client's allergies. */
async function avoidedAmong(
  tx: Transaction,
  reports: ReportsOfPlan,
  clientId: number,
  foods: readonly FoodRow[],
): Promise<ReadonlySet<number>> {
  const named = foods.flatMap(({ id, foods: names }) => names.map((name) => ({ id, name })))
  const names = named.map(({ name }) => name)
  const reasons = await reports.avoidanceReasonsOf(tx, clientId, names)
  return new Set(named.flatMap(({ id }, at) => (reasons[at] === 'allergy' ? [id] : [])))
}

/** Ends challenges of foods that have become allergies. Returns whether there were any. */
async function leaveAvoided(
  tx: Transaction,
  { row, foods, challenges: tried, avoided }: Plan,
  today: Day,
): Promise<boolean> {
  const left = foods.filter(({ id, state }) => avoided.has(id) && state !== 'done').map(({ id }) => id)
  if (row.state !== 'reintroduction' || left.length === 0) return false
  await stopRunning(
    tx,
    tried.filter(({ trialFoodId }) => left.includes(trialFoodId)),
    today,
  )
  await tx.update(trialFoods).set({ state: 'done' }).where(inArray(trialFoods.id, left))
  return true
}

/** Stops the running ones of these challenges. Returns whether there were any. */
export async function stopRunning(
  tx: Transaction,
  tried: readonly ChallengeRow[],
  today: Day,
  note?: string,
): Promise<boolean> {
  const running = tried.filter(({ state }) => state === 'running').map(({ id }) => id)
  if (running.length > 0)
    await tx
      .update(challenges)
      .set({ state: 'stopped', endedOn: today, note })
      .where(inArray(challenges.id, running))
  return running.length > 0
}
