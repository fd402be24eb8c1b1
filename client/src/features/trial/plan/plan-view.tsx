import { formatDayAndMonth } from '@shared/domain/text/dates'
import type { ReactNode } from 'react'
import { Alert } from '@/ui/alert'
import PlanProgress from '../curve/plan-progress'
import { DayGrid } from '../diary/day-grid'
import { FoodTiles } from './food-tiles'
import { PhaseBar } from './phase-bar'
import type { DiaryDay, Plan, PlanFood } from './plan-types'
import { correctedText, foodStateText, headingOf, nextText, startsLater, todayText } from './plan-words'

type PlanViewProps = {
  plan: Plan
  /** Whether the plan's person is reading; practitioners do not see what to do today. */
  isOwn: boolean
  /** Texts for the next step and a food's state; by default they address the plan's person. */
  nextOf?: (plan: Plan) => string | null
  foodTextOf?: (food: PlanFood, plan: Plan) => string
  /** The plan's days, if the reader may see them. */
  diary?: readonly DiaryDay[]
  /** Level 2 when the screen has another main heading. */
  level?: 1 | 2
  /** What the phase has shown and the next step, below the heading. */
  end?: ReactNode
  /** Actions for today, below the foods. */
  children?: ReactNode
}

/** Whether the plan works, the phase's days, and its foods. */
export function PlanView(props: PlanViewProps) {
  const { plan, isOwn, nextOf = nextText, foodTextOf = foodStateText, diary, level = 1 } = props
  const { today, foods } = plan
  const { phase } = today
  const next = nextOf(plan)
  const corrected = correctedText(plan)
  const shown = startsLater(plan) || phase === 'proposed' ? [] : (diary ?? [])
  const hasGrid = diary && !startsLater(plan) && (phase === 'baseline' || phase === 'without')
  const text = isOwn && <p className="mt-1 text-body text-ink-2">{todayText(plan)}</p>
  const dayText = !hasGrid && next && <p className="mt-1 text-body text-ink-2">{next}</p>
  const Heading = `h${level}` as const
  return (
    <div className="space-y-5">
      <div data-print="hide">
        <PhaseBar today={today} foods={foods} />
      </div>
      {shown.length > 0 ? (
        <PlanProgress plan={plan} diary={shown} level={level} end={props.end}>
          {!hasGrid && <p className="mt-1 font-semibold">{headingOf(plan)}</p>}
          {text}
          {dayText}
        </PlanProgress>
      ) : (
        <>
          <div>
            <Heading className={level === 1 ? 'text-[2.125rem] leading-10' : 'text-h2'}>
              {headingOf(plan)}
            </Heading>
            {text}
            {dayText}
          </div>
          {props.end}
        </>
      )}
      {hasGrid && (
        <DayGrid
          plan={plan}
          diary={diary}
          title={shown.length > 0 ? headingOf(plan) : 'The days'}
          next={next}
        />
      )}
      {corrected && <Alert>{corrected}</Alert>}
      <section aria-labelledby="plan-foods">
        <h2 id="plan-foods" className="mb-2.5 text-h3">
          {foodsTitle(plan, isOwn)}
        </h2>
        <FoodTiles
          foods={foods}
          withState={phase === 'reintroduction' || phase === 'closed'}
          isOwn={isOwn}
          textOf={(food) => foodTextOf(food, plan)}
        />
      </section>
      {props.children}
    </div>
  )
}

/** Says when the foods are left out: later, until a day, or now. */
function foodsTitle({ trial, today: { phase, next, date } }: Plan, isOwn: boolean): string {
  switch (phase) {
    case 'proposed':
    case 'baseline':
      return isOwn ? 'Later you leave out' : 'Left out later'
    case 'without':
      if (trial.pausedOn !== null) return 'In the plan'
      return next?.what === 'advance' && next.on > date
        ? `Off the plate until ${formatDayAndMonth(next.on)}`
        : 'Off the plate'
    case 'reintroduction':
    case 'closed':
      return isOwn ? 'Your foods' : 'Foods in the plan'
  }
}
