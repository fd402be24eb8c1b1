import { addDays } from '@shared/domain/text/dates'
import { type Curve, curveOf } from '@shared/domain/trial/curve'
import {
  goalText,
  headlineOf,
  progressOf,
  type ProgressInput,
  summaryOf,
} from '@shared/domain/trial/progress'
import { X } from 'lucide-react'
import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { Card } from '@/ui/card'
import { Segmented } from '@/ui/segmented'
import { Skeleton } from '@/ui/skeleton'
import type { DiaryDay, Plan } from '../plan/plan-types'
import { scoreText } from '../plan/plan-words'
import { CurvePlot } from './curve-plot'

export type PlanProgressProps = {
  plan: Pick<Plan, 'trial' | 'today'>
  diary: readonly DiaryDay[]
  /** Level 1 on the plan's own screen; the heading is within the card at level 2. */
  level?: 1 | 2
  /** Stands between the heading and the curve, such as what the phase has shown. */
  end?: ReactNode
  /** Stands below the heading, such as what to do today. */
  children?: ReactNode
}

/** The plan's dates and diary as the rules take them; a closed plan is seen on its last day. */
function progressInputOf({ trial, today }: PlanProgressProps['plan'], diary: readonly DiaryDay[]) {
  const { startedOn, withoutOn, closedOn, symptoms } = trial
  const seenOn = closedOn !== null && closedOn < today.date ? closedOn : today.date
  return {
    startedOn: startedOn ?? today.date,
    withoutOn,
    symptoms,
    diary,
    today: seenOn,
  } satisfies ProgressInput
}

/** Whether the plan is working: the answer as the heading, and the curve of one symptom. */
export default function PlanProgress({ plan, diary, level = 2, end, children }: PlanProgressProps) {
  const [at, setAt] = useState(0)
  const { symptoms, withoutOn } = plan.trial
  const input = progressInputOf(plan, diary)
  const { of, day } = plan.today
  const curve = curveOf(input, at, of === null ? input.today : addDays(input.today, Math.max(0, of - day)))
  const headline = headlineOf(input, at)
  const overall = progressOf(input)
  const heading =
    level === 1 ? (
      <div>
        <p className="text-body text-ink-2">
          {withoutOn === null ? "How it's going so far" : 'Is it working?'}
        </p>
        <h1 className="mt-1 text-h1 text-balance">{headline}</h1>
        {children}
      </div>
    ) : (
      <div className="mb-3.5">
        <h2 className="text-h2">{headline}</h2>
        {children}
      </div>
    )
  return (
    <>
      {level === 1 && heading}
      {end}
      <Card aria-label="Symptom chart">
        {level === 2 && heading}
        {symptoms.length > 1 && (
          <div className="mb-3">
            <Segmented
              label="Symptom"
              value={String(at)}
              onChange={(value) => setAt(Number(value))}
              options={symptoms.map((label, place) => ({ value: String(place), label }))}
            />
          </div>
        )}
        <CurvePlot
          curve={curve}
          today={input.today}
          withoutOn={withoutOn}
          label={`${symptoms[at]}. ${headline} The days are in the table below.`}
          endLabel={of === null ? '' : `Day ${of}`}
        />
        {symptoms.length > 1 && overall.before !== null && withoutOn !== null && (
          <p className="nums mt-2 text-small text-ink-2">
            {summaryOf(input)} All together: {scoreText(overall.now)} now, {scoreText(overall.before)} before.{' '}
            {goalText(overall)}
          </p>
        )}
        <Legend hasSlip={curve.days.some(({ isSlip }) => isSlip)} />
        <TableDisclosure curve={curve} symptom={symptoms[at] ?? ''} />
      </Card>
    </>
  )
}

const Legend = ({ hasSlip }: { hasSlip: boolean }) => (
  <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">
    <li className="flex items-center gap-2">
      <span className="w-5 border-t-[3.5px] border-brand" />
      last 7 days
    </li>
    <li className="flex items-center gap-2">
      <span className="size-2 rounded-full bg-ink-3 opacity-60" />
      one day
    </li>
    {hasSlip && (
      <li className="flex items-center gap-1.5">
        <X className="size-5 text-high" strokeWidth={3.5} />a slip
      </li>
    )}
  </ul>
)

const DaysTable = lazy(() => import('./days-table'))

/** Opens the same days as a table, for who cannot see the curve. */
function TableDisclosure({ curve, symptom }: { curve: Curve; symptom: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (curve.days.length === 0) return null
  return (
    <div data-print="hide" className="mt-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="-ml-1 min-h-11 rounded-sm px-1 text-small font-semibold text-brand-text"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide the table' : 'Show the days as a table'}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            <DaysTable curve={curve} symptom={symptom} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
