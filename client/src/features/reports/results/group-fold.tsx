import { foodStatusOf } from '@shared/domain/avoidance/food-status'
import { type ResultGroup, resultGroupWords } from '@shared/domain/avoidance/result-groups'
import { listed } from '@shared/domain/text/counts'
import { FoodStatusMark } from '../plate/well-mark'
import { Fold } from './fold'
import { FoodName } from './food-name'
import type { Result, TestedFoods } from './report-types'

type GroupFoldProps = Pick<TestedFoods, 'onOpen'> & {
  group: Extract<ResultGroup, 'check-first' | 'not-food'>
  foods: readonly Result[]
}

const titles = { 'check-first': resultGroupWords['check-first'], 'not-food': 'Not a food' }
const SHOWN = 3

/** A small group in one line, which opens to its foods. */
export default function GroupFold({ group, foods, onOpen }: GroupFoldProps) {
  const names = foods.map(({ food }) => food)
  const few = foods.length > SHOWN ? [...names.slice(0, SHOWN), `${foods.length - SHOWN} more`] : names
  return (
    <Fold
      title={`${titles[group]}: ${foods.length}`}
      note={group === 'not-food' ? 'Ask your practitioner' : listed(few)}
    >
      <ul className="divide-y divide-line border-t border-line">
        {foods.map((food) => (
          <li key={food.line} className="flex items-center gap-2 text-body">
            <FoodStatusMark status={foodStatusOf(food)} />
            <FoodName result={food} onOpen={onOpen} className="min-h-11 min-w-0 font-medium break-words" />
          </li>
        ))}
      </ul>
    </Fold>
  )
}
