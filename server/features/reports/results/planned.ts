import { isSameName } from '@shared/domain/trial/avoidance'
import type { Scope } from '../../../access/scope'
import type { Database, Transaction } from '../../../database/connect'
import { resolveFoods } from '../../foods/foods.public'
import { isSeenBy, newestPlan, plannedFoodsOf } from '../../trial/trial.public'

type TestOfClient = { clientId: number | null; results: readonly { food: string }[] }

/**
 * The tested foods that the client's plan decides about today, and the day of the next change; none
 * for those who do not see the plan.
 */
export async function plannedAmong(
  db: Database | Transaction,
  { actor }: Scope,
  { clientId, results }: TestOfClient,
): Promise<{ food: string; from: string | null; eaten: boolean }[]> {
  const plan = clientId === null ? undefined : await newestPlan(db, clientId)
  if (!plan || !isSeenBy(plan, actor)) return []
  const planned = await plannedFoodsOf(db, plan.clientId)
  if (planned.length === 0) return []
  const names = [...new Set(results.map(({ food }) => food))]
  const known = await resolveFoods(db, names, [])
  return names.flatMap((food, at) => {
    const keys = known[at]?.keys ?? []
    const found = planned.find(
      (one) =>
        one.foods.some((name) => isSameName(name, food)) ||
        (keys.length > 0 && keys.every((key) => one.keys.includes(key))),
    )
    return found ? [{ food, from: found.from, eaten: found.eaten }] : []
  })
}
