import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import { resolveFoods } from '../foods/foods.public'
import { personOf } from '../reports/reports.public'

/** What a recipe for this person must not hold; nothing for staff. `tested`: there is a completed report. */
export type Excluded = { names: string[]; foods: readonly ResolvedFood[]; tested: boolean }

/** A client's avoided foods (carried-over ones too) and allergies, as they stand now, and `more` for anybody. */
export async function excludedFor(
  db: Database | Transaction,
  actor: Actor,
  more: readonly string[] = [],
): Promise<Excluded> {
  const person = actor.clientId === null ? undefined : await personOf(db, actor.clientId)
  const own = person?.avoid.map(({ foodName }) => foodName) ?? []
  const known = new Set(own.map((name) => name.toLowerCase()))
  const added = more.filter((name) => name.trim() !== '' && !known.has(name.toLowerCase()))
  const names = [...own, ...new Map(added.map((name) => [name.toLowerCase(), name])).values()]
  const foods = [...(person?.avoidFoods ?? []), ...(await resolveFoods(db, names.slice(own.length)))]
  return { names, foods, tested: Boolean(person?.test) }
}
