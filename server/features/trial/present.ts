import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Reply } from '@shared/api'
import { decisionsFor, mayChallenge, undecidedOf } from '@shared/domain/trial/challenge'
import { judgeChallenge } from '@shared/domain/trial/judge-challenge'
import { planDays } from '@shared/domain/trial/challenge-days'
import { repeatFor, eliminationResult } from '@shared/domain/trial/commands'
import type { DiaryMean } from '@shared/domain/trial/diary'
import {
  improvementMark,
  mayAdvance,
  mayClose,
  type MayDo,
  mayPause,
  mayResume,
  todayOf,
} from '@shared/domain/trial/phases'
import { eatenOf, type Portions, portionsOf } from '@shared/domain/trial/portions'
import { isSameName } from '@shared/domain/trial/avoidance'
import type { Day } from '@shared/domain/trial/trial'
import type { Database, Transaction } from '../../database/connect'
import { fingerprintOf, isUnchanged, readFingerprint, withRequestCache } from '../../database/fingerprint'
import { foodMatcher, ofCatalogue } from '../foods/foods.public'
import { windowOf } from './diary'
import { areOfOne } from './compare-outcomes'
import { outcomesOf, present } from './outcomes'
import {
  type ChallengeRow,
  type PlanContext,
  type FoodRow,
  isSeenBy,
  isSeen,
  lockPlan,
  newestPlan,
  type Plan,
  type ReportsOfPlan,
} from './plan'
import { nowIn } from './now-in'
import { isToAsk } from './ask-to-share'
import { practitionersOf } from './practitioners-of'
import { challenges, diaryDays, trialFoods, trials } from './trial.tables'

export type PlanReply = NonNullable<Reply<'GET /api/trial'>>

/** Limits the cached presentations of plans, of some 20 kB each. */
const MOST_SHOWN = 500
type Shown = { fingerprint: string; zone: string; today: Day; plan: PlanReply | null }
const shown = new LRUCache<string, Shown>({ max: MOST_SHOWN })

/** `presentPlan` for the client's current day, recomputed only when its rows have changed. */
export async function readPlan(
  db: Database,
  reports: ReportsOfPlan,
  { actor, clientId }: Omit<PlanContext, 'today'>,
): Promise<PlanReply | null> {
  const fingerprints = [...planFingerprints(clientId), ...reports.fingerprints(clientId)]
  const fingerprint = await readFingerprint(db, fingerprints)
  const key = `${clientId} ${actor.id}`
  const before = shown.get(key)
  if (before?.fingerprint === fingerprint && before.today === nowIn(before.zone).day) return before.plan
  const row = await newestPlan(db, clientId)
  const zone = row?.zone ?? 'UTC'
  const today = nowIn(zone).day
  const plan = row ? await db.transaction((tx) => presentPlan(tx, reports, { actor, clientId, today })) : null
  if (await isUnchanged(db, fingerprints, fingerprint)) shown.set(key, { fingerprint, zone, today, plan })
  return plan
}

/** Fingerprints of the rows of a client's plans and of the day in their time zones. */
export const planFingerprints = (clientId: number): SQL[] => {
  const ofClient = eq(trials.clientId, clientId)
  const ids = sql`(select ${trials.id} from ${trials} where ${ofClient})`
  return [
    fingerprintOf(trials, ofClient),
    fingerprintOf(trialFoods, inArray(trialFoods.trialId, ids)),
    fingerprintOf(
      challenges,
      inArray(
        challenges.trialFoodId,
        sql`(select ${trialFoods.id} from ${trialFoods} where ${inArray(trialFoods.trialId, ids)})`,
      ),
    ),
    fingerprintOf(diaryDays, eq(diaryDays.clientId, clientId)),
    sql`(select convert_to(max((now() at time zone ${trials.zone})::date)::text, 'UTF8') from ${trials} where ${ofClient})`,
  ]
}

/** Changes in the hour in which a new day may begin for a client with an open plan. */
export const planDayFingerprint = (clientId: number, hour: string): SQL =>
  sql`(select sha256(convert_to(${hour}, 'UTF8')) from ${trials} where ${trials.clientId} = ${clientId} and ${trials.state} <> 'closed' limit 1)`

/** The newest plan as its reader sees it on a day; null without one or if not shared. */
export async function presentPlan(
  tx: Transaction,
  reports: ReportsOfPlan,
  context: PlanContext,
): Promise<PlanReply | null> {
  const once = withRequestCache(tx)
  const plan = await lockPlan(once, reports, context)
  if (!plan || !isSeenBy(plan.row, context.actor)) return null
  const { today } = context
  const undecided = undecidedOf(plan.foods, plan.challenges)
  const challenge = plan.challenges.find(({ id }) => id === undecided?.id)
  return {
    trial: await rowOf(once, reports, plan, context),
    foods: await foodsOf(once, reports, plan, today),
    challenge: challenge ? challengeOf(plan, challenge, today) : null,
    today: todayIn(plan, today),
  }
}

async function rowOf(
  tx: Transaction,
  reports: ReportsOfPlan,
  { row }: Plan,
  { actor, clientId }: PlanContext,
) {
  const { proposedBy, remindAt, sharedWith, ...rest } = row
  const all = await practitionersOf(tx, reports, clientId)
  const practitioners = all
    .filter(({ id }) => actor.practitionerId === null || id === actor.practitionerId)
    .map(({ id, name }) => ({ id, name, sees: isSeen(row, id) }))
  const shared = practitioners.some(({ id }) => sharedWith.includes(id))
  return {
    ...rest,
    proposedBy: proposedBy === null ? ('client' as const) : ('practitioner' as const),
    remindAt: remindAt === null ? null : remindAt.slice(0, 'HH:MM'.length),
    ...{ shared, practitioners, asksToShare: actor.clientId !== null && isToAsk(row, practitioners) },
  }
}

async function foodsOf(tx: Transaction, reports: ReportsOfPlan, plan: Plan, today: Day) {
  const { clientId } = plan.row
  const outcomes = await outcomesOf(tx, clientId)
  const person = await reports.personOf(tx, clientId)
  const { raised } = await reports.raisedBy(tx, clientId)
  const elevated = new Set(raised.map(({ food }) => food))
  const lowered = await reports.loweredSince(tx, clientId, plan.row.createdAt)
  const resolved = lowered.length > 0 ? foodMatcher().resolve(raised.map(({ food: name }) => ({ name }))) : []
  const stillRaised = resolved.map(({ name, keys }) => ({ foods: [name], keys }))
  const planFoods: PlanReply['foods'] = []
  for (const food of plan.foods) {
    const { id, foods, replacement, state } = food
    const outcome = outcomes.find((each) => each.foods.some((name) => foods.includes(name)))
    const barred = outcomes.some((each) => each.outcome === 'clinic-only' && areOfOne(each, food))
      ? 'clinic-only'
      : plan.avoided.has(id)
        ? 'allergy'
        : null
    const isEaten = outcome?.outcome === 'tolerated' || outcome?.outcome === 'limited'
    const may = mayChallenge({ ...plan, food, isAvoidedWhole: plan.avoided.has(id) }, today)
    planFoods.push({
      ...{ id, foods, replacement, state },
      portions: await portionsFor(tx, food),
      challenges: plan.challenges
        .filter(({ trialFoodId }) => trialFoodId === id)
        .map((challenge) => challengeOf(plan, challenge, today)),
      outcome: outcome && !(barred && isEaten) ? present(outcome, person, foods) : null,
      barred,
      refusal: refusalOf(may),
      repeat: repeatFor(food, plan.challenges, today),
      elevated: foods.some((name) => elevated.has(name)),
      // A food is not corrected while the correction still lists it under another name.
      corrected:
        foods.every((name) => lowered.some((one) => isSameName(one, name))) &&
        !stillRaised.some((one) => areOfOne(one, food)),
    })
  }
  return planFoods
}

const keyedFoods = ofCatalogue((rows) =>
  rows.flatMap(({ key, category }) => (key ? [{ key, category }] : [])),
)

/** A challenge's portions, by the food's category where nothing more specific is known. */
export async function portionsFor(tx: Transaction, { foods: names }: FoodRow): Promise<Portions> {
  const foods = foodMatcher().resolve(names.map((name) => ({ name })))
  const rows = await keyedFoods(tx)
  const known = rows.find(({ key }) => eatenOf(foods).keys.includes(key))
  return portionsOf(foods, known?.category)
}

function challengeOf({ trial, diary, challenges }: Plan, challenge: ChallengeRow, today: Day) {
  const { id, trialFoodId, attempt, startedOn, endedOn, state, decided, note } = challenge
  const { days, endsOn } = planDays(challenge, diary, today)
  const { suggested, m, s, t, why } = judgeChallenge(challenge, diary, challenges, today)
  return {
    ...{ id, foodId: trialFoodId, attempt, startedOn, endedOn, state, decided, note },
    days: days.map((each) => ({ ...each, noted: diary.some(({ day }) => day === each.day) })),
    endsOn,
    decisions: decisionsFor({ trial, challenge, diary }, today),
    judged: { suggested: challenge.suggested ?? suggested, mean: m, spread: s, change: t, why },
  }
}

function todayIn(plan: Plan, today: Day): PlanReply['today'] {
  // Of a plan that has ended, the last week is the one before its end.
  const { closedOn } = plan.row
  const seenOn = closedOn !== null && closedOn < today ? closedOn : today
  const { phase, day, of, next, before, now, mark } = todayOf(plan, seenOn)
  return {
    ...{ date: today, phase, day, of, next },
    diary: plan.diary.find((entry) => entry.day === today) ?? null,
    window: windowOf(plan, today),
    level: { before: before?.overall ?? null, now: now?.overall ?? null, mark },
    levels: plan.row.symptoms.map((_, at) => levelOf(before, now, at)),
    without: eliminationResult(plan, today),
    refusals: {
      advance: refusalOf(mayAdvance(plan, today)),
      pause: refusalOf(mayPause(plan, today)),
      resume: refusalOf(mayResume(plan, today)),
      close: refusalOf(mayClose(plan, today)),
    },
  }
}

const refusalOf = (may: MayDo | ReturnType<typeof mayChallenge>) =>
  may.ok ? null : { reason: may.reason, on: may.on }

function levelOf(before: DiaryMean | null, now: DiaryMean | null, at: number) {
  const usual = before?.symptoms[at] ?? null
  return {
    before: usual,
    now: now?.symptoms[at] ?? null,
    mark: usual === null ? null : improvementMark(usual),
  }
}
