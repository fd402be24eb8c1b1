import { type Diet, dietNames, isDiet } from '@shared/domain/avoidance/diets'
import { isOnLabels } from '@shared/domain/foods/organisms'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import type { Person } from '@shared/domain/verdict/person'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import { resolveFoods } from '../foods/foods.public'
import { kitchenOf, personFingerprints, personOf } from '../reports/reports.public'

/**
 * What a recipe for this person must not contain; nothing for staff. `names` are foods, `diets`
 * display names of diets ("No pork"), `foods` both as resolved by the matcher, foods first.
 * `minutes` is how long it may take, `servings` for how many people. `tested`: there is a completed
 * report.
 */
export type Excluded = {
  names: string[]
  /** How many of the names are foods whose test could not be read. */
  notReadable: number
  diets: string[]
  foods: readonly ResolvedFood[]
  tested: boolean
  minutes: number | null
  servings: number | null
}

/** What a request adds to a person's exclusions: foods, some in their own words, and diets. */
export type More = {
  foods?: readonly string[]
  inOwnWords?: readonly string[]
  diets?: readonly Diet[]
  minutes?: number | null | undefined
  servings?: number | null | undefined
}

/** Fingerprints of the rows that decide what a person excludes. */
export const fingerprintsOf = ({ clientId }: Actor) => (clientId === null ? [] : personFingerprints(clientId))

/** A client's exclusions plus `more` (all for staff), whose minutes and servings win. */
export async function excludedFor(
  db: Database | Transaction,
  actor: Actor,
  more: More = {},
): Promise<Excluded> {
  const person = actor.clientId === null ? undefined : await personOf(db, actor.clientId)
  const kitchen = actor.clientId === null ? undefined : await kitchenOf(db, actor.clientId)
  const own = person ? avoidedBy(person) : sorted([])
  const inOwnWords = distinct(more.inOwnWords ?? [])
  const added = distinct([
    ...(more.foods ?? []),
    ...inOwnWords,
    ...(more.diets ?? []).map((diet) => dietNames[diet]),
  ]).filter((name) => !own.all.some((known) => known.name.toLowerCase() === name.toLowerCase()))
  const resolved = await resolveFoods(db, added, inOwnWords)
  const { names, notReadable, diets, foods } =
    added.length === 0
      ? own
      : sorted([...own.all, ...resolved.map((food, at) => ({ name: added[at] ?? food.name, food }))])
  return {
    ...{ names, notReadable, diets, foods },
    tested: Boolean(person?.test),
    minutes: more.minutes === undefined ? (kitchen?.minutes ?? null) : more.minutes,
    servings: more.servings === undefined ? (kitchen?.servings ?? null) : more.servings,
  }
}

type Named = { name: string; food: ResolvedFood; isReadable?: boolean }

function sorted(all: readonly Named[]) {
  const [foods, diets] = [all.filter(({ name }) => !isDiet(name)), all.filter(({ name }) => isDiet(name))]
  return {
    all,
    names: foods.map(({ name }) => name),
    notReadable: foods.filter(({ isReadable }) => isReadable === false).length,
    diets: diets.map(({ name }) => name),
    foods: [...foods, ...diets].map(({ food }) => food),
  }
}

/** A `Person` object stays identical while its data does not change, so it can key a cache. */
const byPerson = new WeakMap<Person, ReturnType<typeof sorted>>()

function avoidedBy(person: Person) {
  const known =
    byPerson.get(person) ??
    sorted(
      person.avoid.flatMap((entry, at) => {
        const food = person.avoidFoods[at]
        if (!food || !isOnLabels(entry)) return []
        return [{ name: entry.foodName, food, isReadable: entry.level !== 'not-readable' }]
      }),
    )
  byPerson.set(person, known)
  return known
}

/** Each name once, ignoring case, in its last spelling. */
const distinct = (names: readonly string[]) => [
  ...new Map(names.filter((name) => name.trim() !== '').map((name) => [name.toLowerCase(), name])).values(),
]
