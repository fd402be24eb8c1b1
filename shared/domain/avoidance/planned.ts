import { isSameName } from '../trial/avoidance'
import type { PlannedFood } from '../trial/planned-foods'
import { avoidLevels } from './avoid-levels'
import type { AvoidEntry } from './avoid-list'

/** Whether a plan leaves out a food of this name and these keys. */
const isOf = ({ foods, keys }: PlannedFood, foodName: string, own: readonly string[]) =>
  foods.some((food) => isSameName(food, foodName)) ||
  (own.length > 0 && own.every((key) => keys.includes(key)))

const isOfValue = ({ level }: AvoidEntry) => level === 'high' || level === 'moderate'

/**
 * The avoid list with what a running plan leaves out now: its foods are marked, and those that
 * were not on the list are added as choices. Tolerated foods that the plan leaves out are removed,
 * as an earlier outcome yields to the running plan. In the baseline only foods that are on the list
 * for their value alone are marked, as eaten until then; `isChosen`: the person avoids a food
 * anyway.
 */
export function withPlannedFoods<T extends { foodName: string }>(
  { avoid, tolerated }: { avoid: readonly AvoidEntry[]; tolerated: readonly T[] },
  planned: readonly PlannedFood[],
  keysOf: (name: string) => readonly string[],
  isChosen: (name: string) => boolean,
): { avoid: AvoidEntry[]; tolerated: T[] } {
  const planOf = (name: string) => planned.find((food) => isOf(food, name, keysOf(name)))
  const marked = avoid.map((entry): AvoidEntry => {
    const plan = planOf(entry.foodName)
    if (!plan || (plan.eaten && (!isOfValue(entry) || isChosen(entry.foodName)))) return entry
    return { ...entry, trial: { until: plan.from, ...(plan.eaten && { eaten: true }) } }
  })
  const added = planned
    .filter((plan) => !plan.eaten && !avoid.some(({ foodName }) => isOf(plan, foodName, keysOf(foodName))))
    .flatMap(({ foods, from }) =>
      foods.map((foodName): AvoidEntry => ({
        ...{ foodName, level: 'own', carriedOverFrom: null, trial: { until: from } },
      })),
    )
  return {
    avoid: [...marked, ...added].toSorted(
      (one, other) => avoidLevels.indexOf(one.level) - avoidLevels.indexOf(other.level),
    ),
    tolerated: tolerated.filter(({ foodName }) => planOf(foodName)?.eaten !== false),
  }
}
