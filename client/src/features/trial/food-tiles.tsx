import { ShieldAlert } from 'lucide-react'
import { Link } from 'wouter'
import { cn } from '@/lib/class-names'
import { clickableCardClass } from '@/ui/card'
import { FoodDish } from '@/ui/food-dish'
import type { Plan, PlanFood } from './plan-types'
import { barredMarks, nameOf } from './plan-words'
import { useFoodPictures } from './use-food-pictures'

type FoodTilesProps = Pick<Plan, 'foods'> & {
  /** Says beside each how it stands; of what stays left out in any case it is always said. */
  withState: boolean
  /** Leads from each to its own page, which only the plan's person has. */
  isOwn: boolean
  /** How a food stands, in a few words. */
  textOf: (food: PlanFood) => string
}

/** The foods of a plan, each with its picture. */
export function FoodTiles({ foods, withState, isOwn, textOf }: FoodTilesProps) {
  const pictureFor = useFoodPictures(foods.map((food) => food.foods[0] ?? ''))
  const tile = 'flex h-full flex-col items-center gap-1.5 rounded-lg px-1 py-2.5 text-center'
  return (
    <ul
      aria-label="Foods of the plan"
      className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]"
    >
      {foods.map((food) => {
        const inside = (
          <>
            <FoodDish name={nameOf(food)} {...pictureFor(food.foods[0] ?? '')} />
            <span className="w-full text-center text-small font-semibold break-words text-ink">
              {nameOf(food)}
            </span>
            {food.barred ? (
              <span className="w-full text-center text-small font-semibold break-words text-ink">
                <ShieldAlert className="mr-1 inline size-4 align-text-bottom" />
                {barredMarks[food.barred]}
              </span>
            ) : (
              withState && (
                <span className="w-full text-center text-small break-words text-ink-2">{textOf(food)}</span>
              )
            )}
          </>
        )
        return (
          <li key={food.id} className="min-w-0">
            {isOwn ? (
              <Link href={`/client/plan/foods/${food.id}`} className={cn(clickableCardClass, tile)}>
                {inside}
              </Link>
            ) : (
              <div className={cn('border border-line bg-surface shadow-e1', tile)}>{inside}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
