import { Link } from 'wouter'
import { nameOf, reintroducedFood, useFoodPictures } from '@/features/trial/plan/plan-today.public'
import type { Plan, PlanFood } from '@/features/trial/plan/plan-today.public'
import { FoodDish } from '@/ui/food-dish'

/** How many pictures fit beside one another on a phone. */
const SHOWN = 4

const tile = 'flex flex-col items-center gap-1 rounded-md text-center text-small font-semibold'

/** The foods that the plan leaves out now or later, as pictures in one row. */
export function PlanFoods({ plan }: { plan: Plan }) {
  const foods = leftOut(plan)
  const pictureFor = useFoodPictures(foods.map((food) => food.foods[0] ?? ''))
  const shown = foods.length > SHOWN ? foods.slice(0, SHOWN - 1) : foods
  const more = foods.length - shown.length
  if (foods.length === 0) return <p className="text-body text-ink-2">Nothing just now.</p>
  return (
    <ul aria-labelledby="plan-foods" className="grid grid-cols-4 gap-1">
      {shown.map((food) => (
        <li key={food.id} className="min-w-0">
          <Link href={`/client/plan/foods/${food.id}`} className={tile}>
            <FoodDish name={nameOf(food)} {...pictureFor(food.foods[0] ?? '')} />
            <span className="line-clamp-2 w-full break-words hyphens-auto">{nameOf(food)}</span>
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li className="min-w-0">
          <Link href="/client/plan" aria-label={`${more} more foods`} className={tile}>
            <span className="dish nums size-15 text-h3">+{more}</span>
            more
          </Link>
        </li>
      )}
    </ul>
  )
}

/** All foods before the elimination; then those that are not back on the plate. */
function leftOut(plan: Plan): PlanFood[] {
  const { phase } = plan.today
  if (phase === 'proposed' || phase === 'baseline') return plan.foods
  const returned = reintroducedFood(plan)
  return plan.foods.filter((food) => food.barred !== null || (food !== returned && !isBack(food)))
}

function isBack({ outcome, state }: PlanFood): boolean {
  if (!outcome) return state === 'done'
  return !outcome.asks && !outcome.held && (outcome.outcome === 'tolerated' || outcome.outcome === 'limited')
}
