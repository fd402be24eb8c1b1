import { and, asc, desc, eq, inArray, max, ne, type SQL } from 'drizzle-orm'
import type { AvoidedFood } from '@shared/domain/avoided-foods'
import type { LeftOut } from '@shared/domain/may-keep'
import type { Day, Trial } from '@shared/domain/trial/trial'
import type { Person } from '@shared/domain/verdict/person'
import type { Actor } from '../../access/actor'
import { type Database, often, type Transaction } from '../../database/connect'
import { notFound } from '../../http/problem'
import { lockClient, type ReportsOfClient } from '../clients/clients.public'
import { sendOwedSoon } from '../messaging/messaging.public'
import type { Dependencies } from '../../dependencies'
import { settle, trialOf, type TrialRow } from './settle'
import { challenges, diaryDays, trialFoods, trials } from './trial.tables'

/** What the feature of reports, which asks for outcomes itself, knows of a client. */
export type ReportsOfPlan = Pick<ReportsOfClient, 'reaches' | 'seenBy'> & {
  /** What decides what they may eat. */
  personOf(db: Database | Transaction, clientId: number): Promise<Person>
  /** The foods that their tests raise, and the newest test. */
  raisedBy(
    db: Database | Transaction,
    clientId: number,
  ): Promise<{ raised: AvoidedFood[]; newestReportId: number | null }>
  /** The foods, by their names, that corrections released since a moment no longer list as elevated. */
  loweredSince(db: Database | Transaction, clientId: number, moment: Date): Promise<string[]>
  /** The date of birth that their tests bear; null where none does. */
  bornByTests(db: Database | Transaction, clientId: number): Promise<Day | null>
  /** For each of these names why it is left out whatever its value. */
  leftOutOf(
    db: Database | Transaction,
    clientId: number,
    names: readonly string[],
  ): Promise<(LeftOut | null)[]>
  /** The rows that all this is made from. */
  imprints(clientId: number): SQL[]
}

/** Who does something to whose plan, on which of the client's days. */
export type Deed = { actor: Actor; clientId: number; today: Day }

export type FoodRow = typeof trialFoods.$inferSelect
export type ChallengeRow = typeof challenges.$inferSelect
export type DiaryRow = typeof diaryDays.$inferSelect

/** A plan with all that belongs to it; `avoided`: its foods that are not to be tried at home. */
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

/** A client's newest plan, which is the open one if there is any; undefined where there was none. */
export async function newestPlan(
  db: Database | Transaction,
  clientId: number,
): Promise<TrialRow | undefined> {
  const [row] = await db
    .select()
    .from(trials)
    .where(often(eq(trials.clientId, clientId)))
    .orderBy(desc(trials.id))
    .limit(1)
  return row
}

/**
 * A client's newest plan on a day, once it is as time and new allergies have left it; undefined where there was none.
 * Whatever changes a client's plan waits here for its turn. Throws a 404 Problem when there is no such client.
 */
export async function lockPlan(
  tx: Transaction,
  reports: ReportsOfPlan,
  { clientId, today }: Omit<Deed, 'actor'>,
): Promise<Plan | undefined> {
  await lockClient(tx, clientId)
  const found = await newestPlan(tx, clientId)
  if (!found) return undefined
  const plan = await planOf(tx, reports, await settle(tx, reports, found, today), today)
  return (await leaveAvoided(tx, plan, today)) ? planOf(tx, reports, plan.row, today) : plan
}

/**
 * Does something to a client's newest plan in its turn, and sends what is owed by it. Throws a 404 Problem when there is
 * none that the actor sees.
 */
export async function inPlan<T>(
  deps: Dependencies,
  reports: ReportsOfPlan,
  deed: Deed,
  work: (tx: Transaction, plan: Plan) => Promise<T>,
): Promise<T> {
  const done = await deps.db.transaction(async (tx) => {
    const plan = await lockPlan(tx, reports, deed)
    if (!plan || !isSeenBy(plan.row, deed.actor)) throw notFound('The plan')
    return work(tx, plan)
  })
  sendOwedSoon(deps)
  return done
}

/**
 * Whether somebody who reaches the client sees the plan: a practitioner while it is shared with them, while it waits for
 * those who were asked to open it, and as their own proposal that nobody has answered.
 */
export const isSeenBy = (row: TrialRow, { clientId, practitionerId }: Actor): boolean =>
  clientId === row.clientId || (practitionerId !== null && isSeen(row, practitionerId))

/** The same of a practitioner. */
export const isSeen = ({ state, symptoms, sharedWith, asked, proposedBy }: TrialRow, id: number): boolean =>
  sharedWith.includes(id) ||
  (state === 'proposed' && (symptoms.length === 0 ? proposedBy === id : asked.includes(id)))

async function planOf(tx: Transaction, reports: ReportsOfPlan, row: TrialRow, today: Day): Promise<Plan> {
  const foods = await tx
    .select()
    .from(trialFoods)
    .where(often(eq(trialFoods.trialId, row.id)))
    .orderBy(asc(trialFoods.position), asc(trialFoods.id))
  const ids = foods.map(({ id }) => id)
  return {
    row,
    trial: trialOf(row, today),
    foods,
    challenges: await tx
      .select()
      .from(challenges)
      .where(inArray(challenges.trialFoodId, ids))
      .orderBy(asc(challenges.id)),
    diary: await tx
      .select()
      .from(diaryDays)
      .where(often(eq(diaryDays.trialId, row.id)))
      .orderBy(asc(diaryDays.day)),
    writtenBefore: await lastWritten(tx, row),
    avoided: await avoidedAmong(tx, reports, row.clientId, foods),
  }
}

async function lastWritten(tx: Transaction, { id, clientId }: TrialRow): Promise<Day | null> {
  const [last] = await tx
    .select({ day: max(diaryDays.day) })
    .from(diaryDays)
    .where(often(and(eq(diaryDays.clientId, clientId), ne(diaryDays.trialId, id))))
  return last?.day ?? null
}

/** Which of a plan's foods hold what its person leaves out as an allergy. */
async function avoidedAmong(
  tx: Transaction,
  reports: ReportsOfPlan,
  clientId: number,
  foods: readonly FoodRow[],
): Promise<ReadonlySet<number>> {
  const named = foods.flatMap(({ id, foods: names }) => names.map((name) => ({ id, name })))
  const names = named.map(({ name }) => name)
  const reasons = await reports.leftOutOf(tx, clientId, names)
  return new Set(named.flatMap(({ id }, at) => (reasons[at] === 'allergy' ? [id] : [])))
}

/** Ends bringing back what has become an allergy in the meantime. Whether there was any. */
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

/** Stops what runs of these challenges. Whether there was any. */
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
