import { spellings } from '@shared/domain/foods/loose-match'
import type { Outcome, OutcomeKind } from '@shared/domain/trial/trial'
import type { foodOutcomes } from './trial.tables'

export type Found = Omit<
  typeof foodOutcomes.$inferInsert,
  'id' | 'confirmedAfterReport' | 'endedAt' | 'createdAt'
>

type OfFoods = Pick<Outcome, 'foods' | 'keys'>

export const isEaten = (outcome: OutcomeKind) => outcome === 'tolerated' || outcome === 'limited'

/** Whether a food is `clinic-only` already and nothing new is stated. */
export const isRepeated = (before: Outcome, { foods, outcome, basis, note = '' }: Found) =>
  outcome === 'clinic-only' &&
  before.outcome === outcome &&
  before.basis === basis &&
  note === '' &&
  JSON.stringify(before.foods) === JSON.stringify(foods)

/**
 * Whether a new outcome ends an earlier one. One that forbids a food ends every outcome that allows
 * it; one that allows a food ends a prohibition only under the same names. A `trigger` never ends
 * `clinic-only`.
 */
export function isReplaced(before: Outcome, found: Found): boolean {
  if (before.outcome === 'clinic-only' && found.outcome === 'trigger') return false
  if (isEaten(found.outcome))
    return isEaten(before.outcome) ? isWithin(before, found) : isNamedIn(before, found)
  return isEaten(before.outcome) ? areOfOne(before, found) : isWithin(before, found)
}

const namesOf = ({ foods }: Pick<Outcome, 'foods'>) => new Set(foods.flatMap(spellings))

/** Whether the second contains all foods of the first, by name. */
export function isNamedIn(one: Pick<Outcome, 'foods'>, other: Pick<Outcome, 'foods'>): boolean {
  const names = namesOf(other)
  return one.foods.every((food) => spellings(food).some((name) => names.has(name)))
}

/** Whether the first contains only foods of the second. */
export const isWithin = (one: OfFoods, other: OfFoods): boolean =>
  isNamedIn(one, other) || (one.keys.length > 0 && one.keys.every((key) => other.keys.includes(key)))

/** Whether both share a food, by name or by catalogue key. */
export function areOfOne(one: OfFoods, other: OfFoods): boolean {
  const names = namesOf(other)
  return one.keys.some((key) => other.keys.includes(key)) || [...namesOf(one)].some((name) => names.has(name))
}
