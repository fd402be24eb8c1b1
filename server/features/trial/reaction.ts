import type { Body } from '@shared/api'
import { spellings } from '@shared/domain/loose-match'
import { distinctNames } from '@shared/domain/name-list'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { saveRow } from '../../edit/edit-row'
import { audit } from '../audit/audit.public'
import { addAllergies } from '../clients/clients.public'
import { owe, sendOwedSoon } from '../messaging/messaging.public'
import { notify } from '../notifications/notifications.public'
import { keysOf, record } from './outcomes'
import { type Deed, lockPlan, type Plan, type ReportsOfPlan, stopRunning } from './plan'
import { practitionersOf } from './practitioners-of'
import { notes } from './trial.notices'
import { trials } from './trial.tables'

/**
 * A reaction within two hours, with a plan or without: the foods count as allergies, what is being brought back stops, and
 * nothing more is until that is cleared.
 */
export async function reportReaction(
  deps: Dependencies,
  reports: ReportsOfPlan,
  deed: Deed,
  { foods, note }: Pick<Body<'POST /api/trial/immediate-reaction'>, 'foods' | 'note'>,
) {
  const { actor, clientId, today } = deed
  const done = await deps.db.transaction(async (tx) => {
    const plan = await lockPlan(tx, reports, deed)
    const names = distinctNames([...foods, ...(await apartFrom(tx, plan, foods))])
    for (const name of names)
      await record(tx, reports, {
        ...{ clientId, foods: [name], keys: await keysOf(tx, [name]) },
        ...{ outcome: 'clinic-only', since: today, basis: 'reaction', note },
      })
    await addAllergies(tx, actor, clientId, names)
    const stopped = await stopRunning(tx, plan?.challenges ?? [], today, note)
    const isHalted = plan !== undefined && plan.row.state !== 'closed'
    if (isHalted) await saveRow(tx, trials, plan.row.id, { haltedOn: plan.row.haltedOn ?? today })
    for (const { userId } of await practitionersOf(tx, reports, clientId)) {
      const subjectId = await notify(tx, userId, notes.reaction(clientId))
      await owe(tx, { kind: 'reaction', userId, subjectId })
    }
    await audit(tx, { actorId: actor.id, action: 'trial.update', subjectId: clientId })
    return { foods: names, stopped, halted: isHalted }
  })
  sendOwedSoon(deps)
  return done
}

/** Where what is being brought back is named, all that cannot be eaten apart from it. */
async function apartFrom(
  tx: Transaction,
  plan: Plan | undefined,
  names: readonly string[],
): Promise<readonly string[]> {
  const running = plan?.challenges.find(({ state }) => state === 'running')
  const food = plan?.foods.find(({ id }) => id === running?.trialFoodId)
  if (!food) return []
  const keys = await keysOf(tx, names)
  const known = new Set(food.foods.flatMap(spellings))
  const isNamed =
    keys.some((key) => food.keys.includes(key)) || names.flatMap(spellings).some((name) => known.has(name))
  return isNamed ? food.foods : []
}
