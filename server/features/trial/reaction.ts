import type { Body } from '@shared/api'
import { addDays } from '@shared/domain/text/dates'
import { distinctNames } from '@shared/domain/text/name-list'
import type { Day } from '@shared/domain/trial/trial'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { saveRow } from '../../edit/edit-row'
import { audit } from '../audit/audit.public'
import { addAllergies } from '../clients/clients.public'
import { enqueueEmail, sendOutboxSoon } from '../messaging/messaging.public'
import { notify } from '../notifications/notifications.public'
import { decide } from './challenge'
import { ofName } from './foods'
import { keysOf, record } from './outcomes'
import { type PlanContext, lockPlan, type Plan, type ReportsOfPlan, stopRunning } from './plan'
import { practitionersOf } from './practitioners-of'
import { notes } from './trial.notices'
import { trials } from './trial.tables'

/** Longer input is cut rather than refused, because a reaction must always be accepted. */
const NAME_MOST = 200
const FOODS_READ = 40
const NOTE_MOST = 500
const short = (text: string, most: number) => text.slice(0, most).trim()

/**
 * Records a reaction within two hours, with or without a plan: the foods become allergies, the
 * running challenge stops, and none begins until the halt is cleared. Without a named food it is
 * the one being challenged.
 */
export async function reportReaction(
  deps: Dependencies,
  reports: ReportsOfPlan,
  context: PlanContext,
  said: Pick<Body<'POST /api/trial/immediate-reaction'>, 'foods' | 'note'>,
) {
  const { foods } = said
  const note = short(said.note ?? '', NOTE_MOST)
  const { actor, clientId, today } = context
  const done = await deps.db.transaction(async (tx) => {
    const plan = await lockPlan(tx, reports, context)
    const named = foods.map((name) => short(name, NAME_MOST)).filter((name) => name !== '')
    const listed = distinctNames(named).slice(0, FOODS_READ)
    const broughtBack = plan && (await broughtBackIn(tx, plan, listed, today))
    const names = distinctNames([...listed, ...(broughtBack?.isMeant ? broughtBack.foods : [])])
    for (const name of names)
      await record(tx, reports, {
        ...{ clientId, foods: [name], keys: await keysOf(tx, [name]) },
        ...{ outcome: 'clinic-only', since: today, basis: 'reaction', note },
      })
    await addAllergies(tx, actor, clientId, names)
    if (plan && broughtBack) {
      const challenge = { ...broughtBack.challenge, state: 'stopped' as const, endedOn: today }
      await stopRunning(tx, [broughtBack.challenge], today, note)
      // The challenge can no longer show that its food is tolerated.
      if (!broughtBack.isMeant && plan.row.state !== 'closed')
        await decide(tx, plan, context, { challenge, decided: 'unclear', note })
    }
    if (plan) await saveRow(tx, trials, plan.row.id, { haltedOn: plan.row.haltedOn ?? today })
    for (const { userId } of await practitionersOf(tx, reports, clientId)) {
      const subjectId = await notify(tx, userId, notes.reaction(clientId))
      await enqueueEmail(tx, { kind: 'reaction', userId, subjectId })
    }
    await audit(tx, { actorId: actor.id, action: 'trial.update', subjectId: clientId })
    return { foods: names, stopped: broughtBack !== undefined, halted: plan !== undefined }
  })
  sendOutboxSoon(deps)
  return done
}

/**
 * The running challenge, or the stopped one without a decision, with its foods and whether the
 * reaction means it: one of its foods is named, or none at all. In a plan that has ended, only a
 * challenge that ended yesterday or later counts.
 */
async function broughtBackIn(
  tx: Transaction,
  { row, foods, challenges }: Plan,
  names: readonly string[],
  today: Day,
) {
  const food = foods.find(({ state }) => state === 'challenge')
  const challenge = challenges.findLast(({ trialFoodId }) => trialFoodId === food?.id)
  const isOver = row.state === 'closed' && (challenge?.endedOn ?? '') < addDays(today, -1)
  if (!challenge || !food || isOver) return undefined
  const keys = await keysOf(tx, names)
  const isMeant =
    names.length === 0 ||
    keys.some((key) => food.keys.includes(key)) ||
    names.some((name) => ofName([food], name) !== undefined)
  return { challenge, foods: food.foods, isMeant }
}
