import { ShieldAlert } from 'lucide-react'
import { Link } from 'wouter'
import { cn } from '@/lib/class-names'
import { clickableCardClass } from '@/ui/card'
import { FoodDish } from '@/ui/food-dish'
import type { Plan, PlanFood } from './plan-types'
import { hasLongName, ineligibleMarks, nameOf } from './plan-words'
import { useFoodPictures } from './use-food-pictures'

type FoodTilesProps = Pick<Plan, 'foods'> & {
  /** Shows each food's state; foods that stay left out in any case always show it. */
  withState: boolean
  /** Links each food to its page, which only the plan's person has. */
  isOwn: boolean
  /** The food's state in a few words. */
  textOf: (food: PlanFood) => string
}

/** A plan's foods with pictures: as tiles, or as rows when a name does not fit in a tile. */
export function FoodTiles({ foods, withState, isOwn, textOf }: FoodTilesProps) {
  const pictureFor = useFoodPictures(foods.map((food) => food.foods[0] ?? ''))
  const areRows = foods.some((food) => hasLongName(food))
  const tile = areRows
    ? 'flex h-full items-center gap-3.5 rounded-lg px-3 py-1.5'
    : 'flex h-full flex-col items-center gap-1.5 rounded-lg py-1.5 text-center'
  return (
    <ul
      aria-label="Foods in the plan"
      className={cn(
        'grid gap-2',
        areRows
          ? 'sm:grid-cols-2'
          : 'grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]',
      )}
    >
      {foods.map((food) => {
        const inside = (
          <>
            <FoodDish
              name={nameOf(food)}
              {...pictureFor(food.foods[0] ?? '')}
              size={areRows ? 46 : undefined}
            />
            <span className="w-full min-w-0 text-small break-words">
              <span className="block font-semibold text-ink">{nameOf(food)}</span>
              {food.barred ? (
                <span className="mt-0.5 block font-semibold text-ink">
                  <ShieldAlert className="mr-1 inline size-4 align-text-bottom" />
                  {ineligibleMarks[food.barred]}
                </span>
              ) : (
                withState && <span className="mt-0.5 block text-ink-2">{textOf(food)}</span>
              )}
            </span>
          </>
        )
        return (
          <li key={food.id} className="min-w-0">
            {isOwn ? (
              <Link
                href={`/client/plan/foods/${food.id}`}
                className={cn(tile, areRows ? clickableCardClass : 'hover:bg-sunken')}
              >
                {inside}
              </Link>
            ) : (
              <div className={cn(tile, areRows && 'border border-line bg-surface shadow-e1')}>{inside}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
