import { Link } from 'wouter'
import {
  hasLongName,
  nameOf,
  reintroducedFood,
  useFoodPictures,
} from '@/features/trial/plan/plan-today.public'
import type { Plan, PlanFood } from '@/features/trial/plan/plan-today.public'
import { FoodDish } from '@/ui/food-dish'

const tile = 'flex flex-col items-center gap-1 rounded-md text-center text-small font-semibold'
const row = 'flex min-h-11 items-center gap-3 rounded-md text-small font-semibold'

/** The foods that the plan leaves out now or later, as pictures with all their names. */
export function PlanFoods({ plan }: { plan: Plan }) {
  const foods = leftOut(plan)
  const pictureFor = useFoodPictures(foods.map((food) => food.foods[0] ?? ''))
  // A row of its own for each name that would not fit below a picture: none may be cut.
  const areRows = foods.some((food) => hasLongName(food))
  if (foods.length === 0) return <p className="text-body text-ink-2">Nothing just now.</p>
  return (
    <ul
      aria-labelledby="plan-foods"
      className={
        areRows ? 'grid gap-1 sm:grid-cols-2' : 'grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1'
      }
    >
      {foods.map((food) => (
        <li key={food.id} className="min-w-0">
          <Link href={`/client/plan/foods/${food.id}`} className={areRows ? row : tile}>
            <FoodDish
              name={nameOf(food)}
              {...pictureFor(food.foods[0] ?? '')}
              size={areRows ? 34 : undefined}
            />
            <span className="w-full min-w-0 break-words">{nameOf(food)}</span>
          </Link>
        </li>
      ))}
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
