import { and, eq, ne } from 'drizzle-orm'
import type { Body } from '@shared/api'
import { addDays, formatWords } from '@shared/domain/text/dates'
import {
  changesToAdvance,
  changesToBegin,
  changesToClose,
  reasonToClose,
  changesToResume,
  eliminationResult,
} from '@shared/domain/trial/commands'
import { AHEAD_MOST } from '@shared/domain/trial/numbers'
import { mayAdvance, mayClose, type MayDo, mayPause, mayResume } from '@shared/domain/trial/phases'
import type { Day } from '@shared/domain/trial/trial'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { type ColumnsOf, refuseStale, saveRow } from '../../edit/edit-row'
import { Problem } from '../../http/problem'
import { audit } from '../audit/audit.public'
import { findClientUser } from '../clients/clients.public'
import { enqueueEmail } from '../messaging/messaging.public'
import { markDone, notify, notifyOnce } from '../notifications/notifications.public'
import { chooseFoods, ofName, replaceFoods } from './foods'
import { currentCodes, clearAnswers } from './gate-answers'
import { record } from './outcomes'
import { type PlanContext, type FoodRow, inPlan, type Plan, type ReportsOfPlan, stopRunning } from './plan'
import { named, practitionersOf } from './practitioners-of'
import { presentPlan } from './present'
import { askToOpen, mostFoods } from './start'
import { notifyOfChange } from './notify-of-change'
import { notes } from './trial.notices'
import { trialFoods, trials } from './trial.tables'

type TrialBody = Body<'PATCH /api/trial'>
type Action = TrialBody['action']
type Columns = ColumnsOf<typeof trials>

const ofClients: readonly Action[] = ['share', 'unshare', 'remind', 'tell']
const ofPractitioners: readonly Action[] = ['open', 'foods']

/**
 * Applies an action to a plan in the version that the actor has seen, and returns the plan as the
 * actor sees it afterwards. Throws a Problem: 400, 403, 404, 409 with the reason and the day from
 * which it is allowed, 412.
 */
export async function act(
  deps: Dependencies,
  reports: ReportsOfPlan,
  context: PlanContext & { ifMatch: string | undefined },
  said: TrialBody,
) {
  const { actor, clientId, ifMatch } = context
  if ((actor.clientId === null ? ofClients : ofPractitioners).includes(said.action))
    throw new Problem('forbidden', "Your account isn't allowed to do this.")
  return inPlan(deps, reports, context, async (tx, plan) => {
    const shown = () => presentPlan(tx, reports, context)
    await refuseStale(plan.row, { ifMatch, what: 'this plan', shown })
    const columns = await columnsOf[said.action](tx, { reports, context, plan, said })
    await saveRow(tx, trials, plan.row.id, columns)
    await audit(tx, { actorId: actor.id, action: 'trial.update', subjectId: clientId })
    if (said.action === 'share' || said.action === 'unshare')
      await markDone(tx, actor.id, notes.shareAgain().link)
    // Opening sends its own notification.
    if (said.action !== 'open') await notifyOfChange(tx, context)
    return presentPlan(tx, reports, context)
  })
}

type ActContext = { reports: ReportsOfPlan; context: PlanContext; plan: Plan; said: TrialBody }

/** Each action's changes to other tables, and the columns it changes in the plan's row. */
const columnsOf: Record<Action, (tx: Transaction, about: ActContext) => Promise<Columns> | Columns> = {
  advance: (_tx, { plan, context: { today } }) => {
    const { to } = allowed(mayAdvance(plan, today))
    return to === undefined || to === 'closed' ? changesToClose('done', today) : changesToAdvance(to, today)
  },
  pause: (_tx, { plan, context: { today } }) => {
    allowed(mayPause(plan, today))
    return { pausedOn: today }
  },
  resume: (_tx, { plan, context: { today } }) => {
    allowed(mayResume(plan, today))
    return changesToResume(plan.trial, today)
  },
  close,
  share,
  unshare: async (tx, { plan: { row } }) => {
    await tx
      .update(trials)
      .set({ sharedWith: [] })
      .where(and(eq(trials.clientId, row.clientId), ne(trials.id, row.id)))
    return { sharedWith: [], sharingEnded: false }
  },
  tell: async (tx, { reports, context: { clientId }, said }) => {
    const told = await chosenIn(tx, reports, clientId, said.practitionerIds)
    for (const { userId } of told) await notifyOnce(tx, userId, notes.told(clientId))
    return {}
  },
  remind: (_tx, { said }) => ({ remindAt: said.remindAt ?? null }),
  clear: async (tx, { reports, context: { actor, clientId }, plan }) => {
    if (plan.row.haltedOn === null) throw conflict('The plan is not waiting for anything.')
    if (actor.clientId !== null && (await practitionersOf(tx, reports, clientId)).length > 0)
      throw conflict('Only your practitioner can allow it to continue. Share the plan with them first.')
    return { haltedOn: null }
  },
  open,
  foods: changeFoods,
}

const conflict = (message: string) => new Problem('conflict', message)

/** Throws a 409 Problem with the reason when an action is not allowed. */
function allowed(may: MayDo) {
  if (!may.ok) throw conflict(may.reason)
  return may
}

/** The named practitioners of a client, or all; throws a 409 Problem where there is none. */
async function chosenIn(tx: Transaction, reports: ReportsOfPlan, clientId: number, ids?: readonly number[]) {
  const practitioners = await practitionersOf(tx, reports, clientId)
  const chosen = named(practitioners, ids)
  if (chosen.length === 0)
    throw conflict(
      practitioners.length === 0
        ? 'You have no practitioner at the moment.'
        : 'Your practitioner has changed. Please check who it is now.',
    )
  return chosen
}

async function share(
  tx: Transaction,
  { reports, context, plan: { row }, said }: ActContext,
): Promise<Columns> {
  const chosen = await chosenIn(tx, reports, context.clientId, said.practitionerIds)
  const sharedWith = [...new Set([...row.sharedWith, ...chosen.map(({ id }) => id)])]
  if (row.state !== 'proposed' || row.symptoms.length === 0) return { sharedWith, sharingEnded: false }
  // A waiting plan is sent to the practitioners who can open it now.
  await askToOpen(
    tx,
    context.clientId,
    chosen.filter(({ id }) => !row.asked.includes(id)),
  )
  return { sharedWith, sharingEnded: false, asked: [...new Set([...row.asked, ...sharedWith])] }
}

async function close(tx: Transaction, { reports, context, plan, said }: ActContext): Promise<Columns> {
  const { today } = context
  allowed(mayClose(plan, today))
  await stopRunning(tx, plan.challenges, today)
  if (!said.eatAgain) return changesToClose(reasonToClose(plan.foods), today)
  if (eliminationResult(plan, today) !== 'not-improved')
    throw conflict('It takes four weeks to see whether leaving the foods out changes anything.')
  const { clientId } = context
  for (const { id, foods, keys } of plan.foods)
    if (!plan.avoided.has(id))
      await record(tx, reports, {
        ...{ clientId, foods, keys, outcome: 'tolerated', since: today, basis: 'no-change' },
      })
  await tx.update(trialFoods).set({ state: 'done' }).where(eq(trialFoods.trialId, plan.row.id))
  return changesToClose('not-it', today)
}

async function open(tx: Transaction, { context, plan: { row }, said }: ActContext): Promise<Columns> {
  const { reason: gateReason } = said
  await clearAnswers(tx, context, gateReason)
  if (row.state !== 'proposed') throw conflict('The plan has begun.')
  if (row.symptoms.length === 0) throw conflict('The client has not answered yet.')
  const clientUser = await findClientUser(tx, context.clientId)
  if (clientUser) {
    const subjectId = await notify(tx, clientUser.userId, notes.planOpened())
    await enqueueEmail(tx, { kind: 'plan-opened', userId: clientUser.userId, subjectId })
  }
  return {
    gateOpenedBy: context.actor.practitionerId,
    gateReason,
    ...changesToBegin(row.phaseOn, context.today),
  }
}

const beforeReintroduction: readonly string[] = ['proposed', 'baseline', 'without']

async function changeFoods(tx: Transaction, { reports, context, plan, said }: ActContext): Promise<Columns> {
  const { row } = plan
  const { foods, phaseOn, reason } = said
  if (!foods && !phaseOn)
    throw new Problem('invalid', 'Please choose a food', { fields: { foods: 'Please choose a food' } })
  if (!beforeReintroduction.includes(row.state))
    throw conflict("You can't change the foods once you've started bringing them back.")
  if (phaseOn && row.state !== 'proposed') throw conflict('The plan has begun.')
  if (phaseOn) refuseFar(phaseOn, context.today)
  const day = phaseOn ? { phaseOn } : {}
  if (!foods) return day
  if (row.state === 'without') {
    await replaceFoods(tx, reports, row, stillIn(plan.foods, foods))
    return day
  }
  const kept = plan.foods.flatMap((food) => food.foods)
  const gate = [...row.gate, ...(await currentCodes(tx, context.clientId, context.today))]
  const { chosen } = await chooseFoods(tx, reports, { clientId: context.clientId, names: foods, gate, kept })
  const maxFoods = mostFoods(chosen, row.maxFoods, reason)
  await replaceFoods(tx, reports, row, chosen)
  return maxFoods > row.maxFoods ? { ...day, maxFoods, foodsReason: reason ?? null } : day
}

/** Throws a 400 Problem for a first day that is past or too far ahead. */
function refuseFar(day: Day, today: Day): void {
  const last = addDays(today, AHEAD_MOST)
  if (day >= today && day <= last) return
  const why = `Please choose a day from ${formatWords(today)} to ${formatWords(last)}.`
  throw new Problem('invalid', why, { fields: { phaseOn: why } })
}

/** The named foods of a plan; throws a 409 Problem for a food that is not in it. */
function stillIn(foods: readonly FoodRow[], names: readonly string[]): FoodRow[] {
  const found = names.map((name) => ofName(foods, name))
  if (found.includes(undefined)) throw conflict('No food can be added once leaving out has begun.')
  return foods.filter((food) => found.includes(food))
}
