import { formatDayAndMonth } from '@shared/domain/text/dates'
import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { TodayDiary } from '@/features/trial/diary/today-diary.public'
import { headingOf, todayText } from '@/features/trial/plan/plan-today.public'
import type { Plan } from '@/features/trial/plan/plan-today.public'
import { cn } from '@/lib/class-names'
import { HomeHeading } from './home-heading'
import { PlanFoods } from './plan-foods'

/** The day of an open plan: how far it is, what is off the plate, and the diary. */
export default function PlanToday({ plan, greeting }: { plan: Plan; greeting: string }) {
  const next = nextStep(plan)
  return (
    <>
      <div>
        <div className="flex flex-wrap items-end justify-between gap-x-3">
          <HomeHeading greeting={greeting}>{headingOf(plan)}</HomeHeading>
          {next && <p className="pb-1 text-small text-ink-2 sm:text-body">{next}</p>}
        </div>
        <DayStrip plan={plan} />
        {!isPlain(plan) && <p className="mt-2.5 text-body text-ink-2">{todayText(plan)}</p>}
      </div>
      <section aria-labelledby="plan-foods">
        <div className="flex items-center justify-between gap-3">
          <h2 id="plan-foods" className="text-h3">
            {isBefore(plan) ? 'Later you leave out' : plan.trial.pausedOn ? 'In your plan' : 'Off the plate'}
          </h2>
          <Link
            href="/client/plan"
            className="-mr-1 flex min-h-11 items-center gap-1 rounded-sm px-1 text-body font-semibold text-brand-text"
          >
            My plan <ChevronRight className="size-4.5" />
          </Link>
        </div>
        <PlanFoods plan={plan} />
      </section>
      <TodayDiary plan={plan} />
    </>
  )
}

/** Whether the plan's foods are still eaten. */
const isBefore = ({ today: { phase } }: Plan) => phase === 'proposed' || phase === 'baseline'

/** A day on which the pictures say all: leave these foods out. */
const isPlain = ({ trial, foods, today }: Plan) =>
  today.phase === 'without' &&
  today.without === null &&
  trial.pausedOn === null &&
  trial.haltedOn === null &&
  foods.every(({ barred, outcome }) => barred === null && outcome === null)

function nextStep({ today: { next, date } }: Plan): string | null {
  if (!next || next.on <= date) return null
  const day = formatDayAndMonth(next.on)
  if (next.what === 'resume') return `Continues on ${day}`
  return next.what === 'close' ? `Ends ${day}` : `Next step: ${day}`
}

/** The days of the phase, or its foods where it has no length; the heading says it in words. */
function DayStrip({ plan: { today, foods } }: { plan: Plan }) {
  const isOpenEnded = today.of === null
  if (isOpenEnded && today.phase !== 'reintroduction') return null
  const all = today.of ?? foods.length
  const done = isOpenEnded ? foods.filter(({ state }) => state === 'done').length : today.day - 1
  return (
    <div aria-hidden="true" className={cn('mt-2.5 flex', all > 28 ? 'gap-0.5' : 'gap-[3px]')}>
      {Array.from({ length: all }, (_, day) => (
        <span
          key={day}
          className={cn(
            'h-2.5 min-w-0 flex-1 rounded-[3px] border forced-colors:border-[CanvasText]',
            day < done
              ? 'border-brand bg-brand forced-colors:bg-[Highlight]'
              : day === done
                ? 'border-2 border-brand bg-pear'
                : 'border-line-strong bg-sunken',
          )}
        />
      ))}
    </div>
  )
}
