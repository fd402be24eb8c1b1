import { isOrganism } from '../foods/organisms'
import { type AssessedFood, type FoodStatus, foodStatusOf } from './food-status'

/** What to do about a tested food today, in the order of the results. */
export const resultGroups = ['plan', 'leave-out', 'now-and-then', 'keep', 'not-food', 'not-readable'] as const
export type ResultGroup = (typeof resultGroups)[number]

export const resultGroupWords: Record<ResultGroup, string> = {
  plan: 'In your plan now',
  'leave-out': 'Leave out',
  'now-and-then': 'Now and then',
  keep: 'Keep',
  'not-food': 'Not a food: ask your practitioner',
  'not-readable': 'Tested, not readable',
}

const groupsByStatus: Record<FoodStatus, Exclude<ResultGroup, 'plan' | 'not-food' | 'not-readable'>> = {
  allergy: 'leave-out',
  trigger: 'leave-out',
  high: 'leave-out',
  limited: 'now-and-then',
  moderate: 'now-and-then',
  own: 'leave-out',
  keep: 'keep',
}

/**
 * A readable food's group outside a plan. A choice to leave it out counts at any value, and what
 * nobody eats is only an allergy.
 */
export function groupOf(food: AssessedFood & { food: string }) {
  if (isOrganism(food.food) && food.leftOut !== 'allergy') return 'not-food'
  return food.leftOut === 'own' ? 'leave-out' : groupsByStatus[foodStatusOf(food)]
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
    'now-and-then': [],
    keep: [],
    'not-food': [],
  }
  const isAllergy = ({ leftOut }: Food) => leftOut === 'allergy'
  for (const food of results.toSorted((a, b) => Number(isAllergy(b)) - Number(isAllergy(a))))
    groups[inPlan.has(food.food) ? 'plan' : groupOf(food)].push(food)
  return { ...groups, 'not-readable': [...unread] }
}
