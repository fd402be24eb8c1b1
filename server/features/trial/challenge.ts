import { eq } from 'drizzle-orm'
import type { Body } from '@shared/api'
import { afterDecision, mayChallenge, mayDecide } from '@shared/domain/trial/challenge'
import { judgeChallenge } from '@shared/domain/trial/judge-challenge'
import { planDays } from '@shared/domain/trial/challenge-days'
import type { Decision } from '@shared/domain/trial/trial'
import type { Scope } from '../../access/scope'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { saveRow } from '../../edit/edit-row'
import { notFound, Problem } from '../../http/problem'
import { audit } from '../audit/audit.public'
import { amountOf, present, reachesClient, record } from './outcomes'
import {
  type ChallengeRow,
  type PlanContext,
  inPlan,
  type Plan,
  type ReportsOfPlan,
  stopRunning,
} from './plan'
import { portionsFor, presentPlan } from './present'
import { notifyOfChange } from './notify-of-change'
import { challenges, trialFoods, trials } from './trial.tables'

/** Begins a food's challenge. Throws a Problem: 404, or 409 with the day it is allowed. */
export async function startChallenge(
  deps: Dependencies,
  reports: ReportsOfPlan,
  context: PlanContext & { foodId: number },
) {
  const { actor, clientId, today, foodId } = context
  return inPlan(deps, reports, context, async (tx, plan) => {
    const food = plan.foods.find(({ id }) => id === foodId)
    if (!food) throw notFound('The food')
    const may = mayChallenge({ ...plan, food, isAvoidedWhole: plan.avoided.has(food.id) }, today)
    if (!may.ok) throw new Problem('conflict', may.reason)
    await tx.insert(challenges).values({
      ...{ trialFoodId: food.id, attempt: may.attempt, startedOn: today },
      portions: (await portionsFor(tx, food)).amounts,
    })
    await setFood(tx, food.id, 'challenge')
    await changed(tx, plan)
    await audit(tx, { actorId: actor.id, action: 'trial.update', subjectId: clientId })
    return presentPlan(tx, reports, context)
  })
}

/** The client whose challenge it is. Throws a 404 Problem out of reach. */
export async function clientOfChallenge(
  db: Database,
  reports: ReportsOfPlan,
  scope: Scope,
  id: number,
): Promise<number> {
  const [row] = await db
    .select({ clientId: trials.clientId })
    .from(challenges)
    .innerJoin(trialFoods, eq(trialFoods.id, challenges.trialFoodId))
    .innerJoin(trials, eq(trials.id, trialFoods.trialId))
    .where(eq(challenges.id, id))
  if (!row || !(await reachesClient(db, reports, scope, row.clientId))) throw notFound('This')
  return row.clientId
}

type Tried = PlanContext & { challengeId: number }

/** Stops a challenge. Throws a Problem: 404, 409 when it is not running. */
export async function stopChallenge(
  deps: Dependencies,
  reports: ReportsOfPlan,
  context: Tried,
  { note }: Body<'POST /api/challenges/:id/stop'>,
) {
  return inPlan(deps, reports, context, async (tx, plan) => {
    const { challenge } = triedIn(plan, context)
    if (!(await stopRunning(tx, [challenge], context.today, note)))
      throw new Problem('conflict', 'This has already ended.')
    await changed(tx, plan)
    await auditJudge(tx, context)
    return { clientId: context.clientId, outcome: null }
  })
}

/**
 * Decides a challenge. Throws a Problem: 400 for a limit without an amount, 404, 409 when it is
 * decided already or the decision is not possible, with the reason.
 */
export async function judge(
  deps: Dependencies,
  reports: ReportsOfPlan,
  context: Tried,
  { decided, amount, note }: Body<'POST /api/challenges/:id/judge'>,
) {
  const { clientId, today, actor } = context
  return inPlan(deps, reports, context, async (tx, plan) => {
    const { challenge, food } = triedIn(plan, context)
    const may = mayDecide({ ...plan, challenge }, decided, today)
    if (!may.ok) throw new Problem('conflict', may.reason)
    if (food.state !== 'challenge') throw new Problem('conflict', 'There is nothing left to decide here.')
    const limit = amountOf(decided, amount)
    const outcome = await decide(tx, plan, context, { challenge, decided, note })
    const found =
      outcome &&
      (await record(tx, reports, {
        ...{ clientId, foods: food.foods, keys: food.keys, outcome, amount: limit },
        ...{ since: today, basis: 'challenge', challengeId: challenge.id },
        byPractitioner: actor.practitionerId,
      }))
    await changed(tx, plan)
    await auditJudge(tx, context)
    return { clientId, outcome: found && present(found, await reports.personOf(tx, clientId)) }
  })
}

/** The challenge and its food. Throws a 404 Problem for one of an older plan. */
function triedIn(plan: Plan, { challengeId }: Tried) {
  const challenge = plan.challenges.find(({ id }) => id === challengeId)
  const food = plan.foods.find(({ id }) => id === challenge?.trialFoodId)
  if (!challenge || !food) throw notFound('This')
  return { challenge, food }
}

/** Stores the decision about a challenge and its effect; returns the outcome or null. */
export async function decide(
  tx: Transaction,
  { diary, challenges: all }: Plan,
  { actor, today }: PlanContext,
  { challenge, decided, note }: { challenge: ChallengeRow; decided: Decision; note?: string | undefined },
) {
  const { id, trialFoodId, attempt, startedOn } = challenge
  const { endsOn: endedOn } = planDays(challenge, diary, today)
  const previous = all
    .filter((each) => each.trialFoodId === trialFoodId && each.id !== id)
    .toSorted((a, b) => a.attempt - b.attempt)
  const after = afterDecision({ decision: decided, attempt, startedOn, endedOn, previous })
  await tx
    .update(challenges)
    .set({
      ...{ state: 'judged', endedOn, decided, decidedBy: actor.id, note },
      suggested: judgeChallenge(challenge, diary, all, today).suggested,
    })
    .where(eq(challenges.id, id))
  await setFood(tx, trialFoodId, after.food)
  return after.outcome
}

const setFood = (tx: Transaction, id: number, state: Plan['foods'][number]['state']) =>
  tx.update(trialFoods).set({ state }).where(eq(trialFoods.id, id))

/** Raises the plan's version, so that somebody who has the old one open gets 412. */
const changed = (tx: Transaction, { row }: Plan) => saveRow(tx, trials, row.id, {})

async function auditJudge(tx: Transaction, context: PlanContext): Promise<void> {
  await audit(tx, { actorId: context.actor.id, action: 'trial.update', subjectId: context.clientId })
  await notifyOfChange(tx, context)
}
