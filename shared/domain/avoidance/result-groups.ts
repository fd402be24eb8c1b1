import { isOrganism } from '../foods/organisms'
import { type AssessedFood, type FoodStatus, foodStatusOf } from './food-status'

/** What to do about a tested food today, in the order of the results. */
export const resultGroups = [
  ...(['plan', 'leave-out', 'check-first', 'now-and-then', 'keep', 'not-food', 'not-readable'] as const),
] as const
export type ResultGroup = (typeof resultGroups)[number]

export const resultGroupWords: Record<ResultGroup, string> = {
  plan: 'In your plan now',
  'leave-out': 'Leave out',
  'check-first': 'Check first',
  'now-and-then': 'Now and then',
  keep: 'Keep',
  'not-food': 'Not a food: ask your practitioner',
  'not-readable': 'Tested, not readable',
}

const groupsByStatus: Record<Exclude<FoodStatus, 'beyond-value'>, 'leave-out' | 'now-and-then' | 'keep'> = {
  allergy: 'leave-out',
  trigger: 'leave-out',
  high: 'leave-out',
  limited: 'now-and-then',
  moderate: 'now-and-then',
  own: 'leave-out',
  keep: 'keep',
}

/**
 * A readable food's group outside a plan. A choice to leave it out and a raised food inside count
 * at any value, and what nobody eats is only an allergy.
 */
export function groupOf(food: AssessedFood & { food: string }) {
  if (isOrganism(food.food) && food.leftOut !== 'allergy') return 'not-food'
  const status = foodStatusOf(food)
  const group = status === 'beyond-value' ? 'keep' : groupsByStatus[food.leftOut === 'own' ? 'own' : status]
  // An earlier test may have measured more than what the verdict goes by.
  const isByValue = group === 'leave-out' && food.level === 'high'
  return isByValue ? group : (food.beyondValue ?? group)
}

/** `planned`: the foods that the running plan leaves out, by their names in `results`. */
type GroupedTest<Food, Unread> = {
  results: readonly Food[]
  unread: readonly Unread[]
  planned: readonly { food: string }[]
}

/** Puts each tested food into one group, in the given order but allergies first. */
export function groupResults<Food extends AssessedFood & { food: string }, Unread>({
  results,
  unread,
  planned,
}: GroupedTest<Food, Unread>) {
  const inPlan = new Set(planned.map(({ food }) => food))
  const groups: Record<Exclude<ResultGroup, 'not-readable'>, Food[]> = {
    plan: [],
    'leave-out': [],
    'check-first': [],
    'now-and-then': [],
    keep: [],
    'not-food': [],
  }
  const isAllergy = ({ leftOut }: Food) => leftOut === 'allergy'
  for (const food of results.toSorted((a, b) => Number(isAllergy(b)) - Number(isAllergy(a))))
    groups[inPlan.has(food.food) ? 'plan' : groupOf(food)].push(food)
  return { ...groups, 'not-readable': [...unread] }
}
