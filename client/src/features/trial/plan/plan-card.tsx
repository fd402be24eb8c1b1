import { ChevronRight, NotebookPen } from 'lucide-react'
import { Link } from 'wouter'
import { buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { FoodDish } from '@/ui/food-dish'
import { PhaseBar } from './phase-bar'
import type { Plan } from './plan-types'
import { headingOf, nameOf, todayText } from './plan-words'
import { useFoodPictures } from './use-food-pictures'

/** Today's state of an open plan, with links to it and to today's diary. */
export default function OpenPlanCard({ plan }: { plan: Plan }) {
  const { foods, today } = plan
  const pictureFor = useFoodPictures(foods.map((food) => food.foods[0] ?? ''))
  return (
    <section aria-labelledby="plan-today">
      <div className="flex items-center justify-between gap-3">
        <h2 id="plan-today" className="text-h2">
          Today
        </h2>
        <Link
          href="/client/plan"
          className="-mr-1 flex min-h-11 items-center gap-1 rounded-sm px-1 text-body font-semibold text-brand-text"
        >
          My plan <ChevronRight className="size-4.5" />
        </Link>
      </div>
      <Card className="mt-1 space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="text-h3 font-display font-semibold text-ink">{headingOf(plan)}</p>
          <span className="flex -space-x-2.5">
            {foods.map((food) => (
              <FoodDish key={food.id} size={34} name={nameOf(food)} {...pictureFor(food.foods[0] ?? '')} />
            ))}
          </span>
        </div>
        <PhaseBar today={today} foods={foods} />
        <p className="text-ink-2">{todayText(plan)}</p>
        {today.window?.to === today.date && (
          <Link
            href={`/client/plan/diary/${today.date}`}
            className={buttonClass({
              size: 'lg',
              block: true,
              variant: today.diary ? 'secondary' : 'primary',
            })}
          >
            <NotebookPen />
            {today.diary ? 'Change today’s diary' : 'Today’s diary, 20 seconds'}
          </Link>
        )}
      </Card>
    </section>
  )
}
