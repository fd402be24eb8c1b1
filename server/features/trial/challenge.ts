import { eq } from 'drizzle-orm'
import type { Body } from '@shared/api'
import { formatWords } from '@shared/domain/dates'
import { afterDecision, judgeChallenge, mayChallenge, planDays } from '@shared/domain/trial/challenge'
import type { Day } from '@shared/domain/trial/trial'
import type { Scope } from '../../access/scope'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { saveRow } from '../../edit/edit-row'
import { notFound, Problem } from '../../http/problem'
import { audit } from '../audit/audit.public'
import { amountOf, present, reachesClient, record } from './outcomes'
import { type Deed, inPlan, type Plan, type ReportsOfPlan, stopRunning } from './plan'
import { portionsFor, presentPlan } from './present'
import { challenges, trialFoods, trials } from './trial.tables'

/** Begins to bring a food back. Throws a Problem: 404, 409 with the reason, and the day from which it can. */
export async function startChallenge(
  deps: Dependencies,
  reports: ReportsOfPlan,
  deed: Deed & { foodId: number },
) {
  const { actor, clientId, today, foodId } = deed
  return inPlan(deps, reports, deed, async (tx, plan) => {
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
    return presentPlan(tx, reports, deed)
  })
}

/** Whose challenge it is. Throws a 404 Problem out of reach. */
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

type Tried = Deed & { challengeId: number }

/** Stops bringing a food back. Throws a Problem: 404, 409 for what runs no more. */
export async function stopChallenge(
  deps: Dependencies,
  reports: ReportsOfPlan,
  deed: Tried,
  { note }: Body<'POST /api/challenges/:id/stop'>,
) {
  return inPlan(deps, reports, deed, async (tx, plan) => {
    const { challenge } = triedIn(plan, deed)
    if (!(await stopRunning(tx, [challenge], deed.today, note)))
      throw new Problem('conflict', 'This has ended already.')
    await changed(tx, plan)
    await auditJudge(tx, deed, ['state'])
    return { clientId: deed.clientId, outcome: null }
  })
}

/**
 * Decides what bringing a food back has shown. Throws a Problem: 400 for a limit without an amount, 404, 409 before its last
 * day and for what is decided.
 */
export async function judge(
  deps: Dependencies,
  reports: ReportsOfPlan,
  deed: Tried,
  { decided, amount, note }: Body<'POST /api/challenges/:id/judge'>,
) {
  const { clientId, today, actor } = deed
  return inPlan(deps, reports, deed, async (tx, plan) => {
    const { challenge, food } = triedIn(plan, deed)
    if (plan.row.state !== 'reintroduction' || food.state !== 'challenge' || challenge.decided !== null)
      throw new Problem('conflict', 'There is nothing to decide about this any more.')
    const endedOn = lastDay(plan, challenge, today)
    const previous = plan.challenges
      .filter(({ id, trialFoodId }) => trialFoodId === food.id && id !== challenge.id)
      .toSorted((a, b) => a.attempt - b.attempt)
    const { attempt, startedOn } = challenge
    const after = afterDecision({ decision: decided, attempt, startedOn, endedOn, previous })
    const limit = amountOf(decided, amount)
    await tx
      .update(challenges)
      .set({
        ...{ state: 'judged', endedOn, decided, decidedBy: actor.id, note },
        suggested: judgeChallenge(challenge, plan.diary, plan.challenges, today).suggested,
      })
      .where(eq(challenges.id, challenge.id))
    await setFood(tx, food.id, after.food)
    const found =
      after.outcome &&
      (await record(tx, reports, {
        ...{ clientId, foods: food.foods, keys: food.keys, outcome: after.outcome, amount: limit },
        ...{ since: today, basis: 'challenge', challengeId: challenge.id },
        byPractitioner: actor.practitionerId,
      }))
    await changed(tx, plan)
    await auditJudge(tx, deed, found ? ['decided', 'outcome'] : ['decided'])
    return { clientId, outcome: found && present(found, new Set()) }
  })
}

/** The challenge and its food. Throws a 404 Problem for one of an older plan. */
function triedIn(plan: Plan, { challengeId }: Tried) {
  const challenge = plan.challenges.find(({ id }) => id === challengeId)
  const food = plan.foods.find(({ id }) => id === challenge?.trialFoodId)
  if (!challenge || !food) throw notFound('This')
  return { challenge, food }
}

/** The last day of a challenge that can be decided. Throws a 409 Problem before it. */
function lastDay({ diary }: Plan, challenge: Plan['challenges'][number], today: Day): Day {
  const { endsOn } = planDays(challenge, diary, today)
  if (challenge.state === 'running' && today < endsOn)
    throw new Problem('conflict', `This can be decided on ${formatWords(endsOn)}, or once you stop it.`)
  return endsOn
}

const setFood = (tx: Transaction, id: number, state: Plan['foods'][number]['state']) =>
  tx.update(trialFoods).set({ state }).where(eq(trialFoods.id, id))

/** Who has the plan before them as it was learns that it has changed. */
const changed = (tx: Transaction, { row }: Plan) => saveRow(tx, trials, row.id, {})

const auditJudge = (tx: Transaction, { actor, clientId }: Deed, fields: string[]) =>
  audit(tx, { actorId: actor.id, action: 'trial.update', subjectId: clientId, fields })
