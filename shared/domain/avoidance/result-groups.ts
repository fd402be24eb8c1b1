import { isOrganism } from '../foods/organisms'
import { type AssessedFood, type FoodStatus, foodStatusOf } from './food-status'

/** What to do about a tested food today, in the order of the results. */
export const resultGroups = [
  ...(['plan', 'baseline', 'leave-out', 'check-first', 'now-and-then', 'keep'] as const),
  ...(['not-food', 'not-readable'] as const),
] as const
export type ResultGroup = (typeof resultGroups)[number]

export const resultGroupWords: Record<ResultGroup, string> = {
  plan: 'In your plan now',
  baseline: 'Eat as usual for now',
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

/** Whether nothing but an elevated value speaks against a food. */
const isByValueAlone = ({ level, leftOut, fineSince, beyondValue, food }: AssessedFood & { food: string }) =>
  level !== 'low' && leftOut === null && fineSince === null && !beyondValue && !isOrganism(food)

function groupInPlan(food: AssessedFood & { food: string }, eaten: boolean | undefined) {
  if (eaten === false) return 'plan'
  return eaten && isByValueAlone(food) ? 'baseline' : groupOf(food)
}

/**
 * `planned`: the foods that the running plan leaves out, by their names in `results`; `eaten`:
 * those that are eaten as usual until then.
 */
type GroupedTest<Food, Unread> = {
  results: readonly Food[]
  unread: readonly Unread[]
  planned: readonly { food: string; eaten: boolean }[]
}

/** Puts each tested food into one group, in the given order but allergies first. */
export function groupResults<Food extends AssessedFood & { food: string }, Unread>({
  results,
  unread,
  planned,
}: GroupedTest<Food, Unread>) {
  const eatenInPlan = new Map(planned.map(({ food, eaten }) => [food, eaten]))
  const groups: Record<Exclude<ResultGroup, 'not-readable'>, Food[]> = {
    plan: [],
    baseline: [],
    'leave-out': [],
    'check-first': [],
    'now-and-then': [],
    keep: [],
    'not-food': [],
  }
  const isAllergy = ({ leftOut }: Food) => leftOut === 'allergy'
  for (const food of results.toSorted((a, b) => Number(isAllergy(b)) - Number(isAllergy(a))))
    groups[groupInPlan(food, eatenInPlan.get(food.food))].push(food)
  return { ...groups, 'not-readable': [...unread] }
}
