import type { ReactNode } from 'react'
import { Alert } from '@/ui/alert'
import { DayGrid } from '../diary/day-grid'
import { FoodTiles } from './food-tiles'
import { LevelCard } from '../result/level-card'
import { PhaseBar } from './phase-bar'
import type { DiaryDay, Plan, PlanFood } from './plan-types'
import { correctedText, foodStateText, headingOf, startsLater, nextText, todayText } from './plan-words'

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
  /** Actions for today, below the foods. */
  children?: ReactNode
}

/** A plan's phase and day, foods, the phase's days, and last week's complaints. */
export function PlanView(props: PlanViewProps) {
  const { plan, isOwn, nextOf = nextText, foodTextOf = foodStateText, diary, level = 1, children } = props
  const { trial, today, foods } = plan
  const Heading = `h${level}` as const
  const next = nextOf(plan)
  const corrected = correctedText(plan)
  const isBegun = !startsLater(plan)
  const hasGrid = isBegun && diary && (today.phase === 'baseline' || today.phase === 'without')
  return (
    <div className="space-y-5">
      <PhaseBar today={today} foods={foods} />
      <div>
        <Heading className={level === 1 ? 'text-[2.125rem] leading-10' : 'text-h2'}>
          {headingOf(plan)}
        </Heading>
        {isOwn && <p className="mt-1 text-lead text-ink-2">{todayText(plan)}</p>}
        {next && <p className="mt-1 text-body text-ink-2">{next}</p>}
      </div>
      {corrected && <Alert>{corrected}</Alert>}
      <FoodTiles
        foods={foods}
        withState={today.phase === 'reintroduction' || today.phase === 'closed'}
        isOwn={isOwn}
        textOf={(food) => foodTextOf(food, plan)}
      />
      {children}
      {hasGrid && <DayGrid trial={trial} today={today} diary={diary} />}
      {isBegun && <LevelCard trial={trial} today={today} />}
    </div>
  )
}
