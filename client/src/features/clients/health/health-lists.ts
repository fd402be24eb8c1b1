import type { Body, Reply } from '@shared/api'
import { fold } from '@shared/domain/text/fold'

export type Health = Reply<'GET /api/user/health'>
/** A person's complete answer about allergies and own foods. */
export type Lists = NonNullable<Body<'PUT /api/user/health'>>

export const listsOf = ({ allergies, answered, ownFoods }: Health): Lists => ({
  allergies,
  none: answered === 'none',
  ownFoods,
})

const holds = (foods: readonly string[], food: string) => foods.some((known) => fold(known) === fold(food))

/** The foods of one list that are missing from the other, ignoring case and accents. */
export const without = (foods: readonly string[], gone: readonly string[]): string[] =>
  foods.filter((food) => !holds(gone, food))

const isSame = (one: readonly string[], other: readonly string[]) =>
  without(one, other).length === 0 && without(other, one).length === 0

export const sameLists = (one: Lists, other: Lists): boolean =>
  one.none === other.none && isSame(one.allergies, other.allergies) && isSame(one.ownFoods, other.ownFoods)

/** Everything either version lists; an allergy in one is not an own food of the other. */
export function bothOf(one: Lists, other: Lists): Lists {
  const allergies = [...one.allergies, ...without(other.allergies, one.allergies)]
  const ownFoods = [...one.ownFoods, ...without(other.ownFoods, one.ownFoods)]
  return {
    allergies,
    none: allergies.length === 0 && (one.none || other.none),
    ownFoods: without(ownFoods, allergies),
  }
}

export const andText = (foods: readonly string[]): string => new Intl.ListFormat('en-GB').format(foods)
