import { type Diet, dietNames, isDiet } from '@shared/domain/diets'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import { chosenOf } from '../clients/clients.public'
import { resolveFoods } from '../foods/foods.public'
import { personImprints, personOf } from '../reports/reports.public'

/**
 * What a recipe for this person must not hold; nothing for staff. `names` are foods, `diets` names as people read them
 * ("No pork"), `foods` both as the matcher resolved them, the diets behind. `minutes` is how long it may take, `servings`
 * for how many it is wanted. `tested`: there is a completed report.
 */
export type Excluded = {
  names: string[]
  diets: string[]
  foods: readonly ResolvedFood[]
  tested: boolean
  minutes: number | null
  servings: number | null
}

/** What one request adds to a person's own: foods, some of them in the person's own words, and diets. */
export type More = {
  foods?: readonly string[]
  inOwnWords?: readonly string[]
  diets?: readonly Diet[]
  minutes?: number | null | undefined
  servings?: number | null | undefined
}

/** The rows that decide what is excluded for a person. */
export const imprintsOf = ({ clientId }: Actor) => (clientId === null ? [] : personImprints(clientId))

/**
 * A client's avoided foods (carried-over ones too), allergies and own choice, as they stand now, and `more` for anybody.
 * It adds foods and diets; its minutes and servings stand for the client's, null for any.
 */
export async function excludedFor(
  db: Database | Transaction,
  actor: Actor,
  more: More = {},
): Promise<Excluded> {
  const person = actor.clientId === null ? undefined : await personOf(db, actor.clientId)
  const chosen = actor.clientId === null ? undefined : await chosenOf(db, actor.clientId)
  const own = person?.avoid.map(({ foodName }) => foodName) ?? []
  const inOwnWords = distinct(more.inOwnWords ?? [])
  const added = distinct([
    ...(more.foods ?? []),
    ...inOwnWords,
    ...(more.diets ?? []).map((diet) => dietNames[diet]),
  ]).filter((name) => !own.some((known) => known.toLowerCase() === name.toLowerCase()))
  const resolved = [...(person?.avoidFoods ?? []), ...(await resolveFoods(db, added, inOwnWords))]
  const all = [...own, ...added].map((name, at) => ({ name, food: resolved[at] }))
  const [foods, diets] = [all.filter(({ name }) => !isDiet(name)), all.filter(({ name }) => isDiet(name))]
  return {
    names: foods.map(({ name }) => name),
    diets: diets.map(({ name }) => name),
    foods: [...foods, ...diets].flatMap(({ food }) => food ?? []),
    tested: Boolean(person?.test),
    minutes: more.minutes === undefined ? (chosen?.minutes ?? null) : more.minutes,
    servings: more.servings === undefined ? (chosen?.servings ?? null) : more.servings,
  }
}

/** Each name once, however it is capitalised, as it was written last. */
const distinct = (names: readonly string[]) => [
  ...new Map(names.filter((name) => name.trim() !== '').map((name) => [name.toLowerCase(), name])).values(),
]
