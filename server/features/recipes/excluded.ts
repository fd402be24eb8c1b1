import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import { resolveFoods } from '../foods/foods.public'
import { clientFoods } from '../reports/reports.public'

/** What a recipe for this person must not hold; nothing for staff. `tested`: there is a completed report. */
export type Excluded = { names: string[]; foods: readonly ResolvedFood[]; tested: boolean }

/** A client's avoided foods (carried-over ones too) and allergies, as they stand now, and `more` for anybody. */
export async function excludedFor(
  db: Database | Transaction,
  actor: Actor,
  more: readonly string[] = [],
): Promise<Excluded> {
  const own = actor.clientId === null ? undefined : await clientFoods(db, actor.clientId)
  const all = [...(own?.avoided.map(({ food }) => food) ?? []), ...(own?.allergies ?? []), ...more]
  const byName = new Map(all.filter((name) => name.trim() !== '').map((name) => [name.toLowerCase(), name]))
  const names = [...byName.values()]
  return { names, foods: await resolveFoods(db, names, own?.allergies), tested: Boolean(own?.latest) }
}
