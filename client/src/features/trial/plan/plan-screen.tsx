import { lazy, Suspense, useEffect } from 'react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { Alert } from '@/ui/alert'
import { Button, buttonClass } from '@/ui/button'
import { prepare } from '@/ui/load-dialog'
import { PlanProgress } from '../curve/plan-progress.public'
import { TodayDiary } from '../diary/today-diary.public'
import { ConfirmOutcomeQuestion } from './confirm-outcome-question.public'
import { OwnPlan, PlanLoading, StartLink } from './own-plan'
import { PhaseEnd, PlanFindings, TellAndPrint } from './phase-end'
import type { Plan } from './plan-types'
import { PlanView } from './plan-view'
import { PrintHead } from './print-head'
import { ShareAgain } from './share-again'
import { needsDecision, closedText, startsLater, isOffered, nameOf, reintroducedFood } from './plan-words'
import { usePlanAction } from './use-plan-action'

const loadSettings = () => import('./plan-settings')
const PlanSettings = lazy(loadSettings)

/** "Today": the state of the client's plan, what to do today, and its settings. */
export default function PlanScreen() {
  // The question above the plan must not appear late.
  const outcomes = useApiQuery('GET /api/outcomes')
  const isReady = !outcomes.isLoading || outcomes.isFetched
  useEffect(() => prepare(loadSettings), [])
  return (
    <OwnPlan title="My Plan">
      {(plan) =>
        isReady ? (
          <>
            <div data-print="hide" className="space-y-5 empty:hidden">
              <ConfirmOutcomeQuestion />
              {plan.trial.asksToShare && <ShareAgain plan={plan} />}
            </div>
            <PrintHead plan={plan} />
            {plan.trial.state === 'closed' ? <Ended plan={plan} /> : <Open plan={plan} />}
          </>
        ) : (
          <PlanLoading tall />
        )
      }
    </OwnPlan>
  )
}

const shown = ['/api/diary'] as const

function Open({ plan }: { plan: Plan }) {
  useRefetchOnMount(shown)
  const { today } = plan
  const isBegun = today.phase !== 'proposed' && !startsLater(plan)
  const diary = useApiQuery('GET /api/diary', undefined, { enabled: isBegun })
  if (diary.isLoading) return <PlanLoading tall />
  return (
    <>
      <PlanView
        plan={plan}
        isOwn
        diary={diary.data}
        end={
          <PhaseEnd plan={plan}>
            <div data-print="hide" className="empty:hidden">
              <NextStep plan={plan} />
            </div>
          </PhaseEnd>
        }
      />
      <div data-print="hide" className="space-y-5">
        <TodayDiary plan={plan} withMore />
        <Suspense fallback={<div className="min-h-96" />}>
          <PlanSettings plan={plan} />
        </Suspense>
      </div>
    </>
  )
}

function NextStep({ plan }: { plan: Plan }) {
  const { pending, act } = usePlanAction(plan)
  const { trial, today, foods } = plan
  const returned = reintroducedFood(plan)
  const look = { size: 'lg', block: true } as const
  if (isOffered(trial)) return <StartLink>Look at the proposal</StartLink>
  if (trial.haltedOn) return <Halted plan={plan} />
  if (trial.pausedOn) return null
  if (returned)
    return (
      <Link
        href={`/client/plan/foods/${returned.id}`}
        className={buttonClass({ ...look, variant: 'secondary' })}
      >
        {needsDecision(plan) ? 'See what it showed' : `Bringing back ${nameOf(returned)}`}
      </Link>
    )
  if (today.refusals.advance) return null
  switch (today.phase) {
    case 'proposed':
      return (
        <Button
          {...look}
          pending={pending}
          onClick={() => void act({ action: 'advance' }, 'Your plan has begun')}
        >
          Begin
        </Button>
      )
    case 'baseline':
      return (
        <Button
          {...look}
          variant="secondary"
          pending={pending}
          onClick={() => void act({ action: 'advance' }, 'The foods are left out from today')}
        >
          Start leaving out
        </Button>
      )
    case 'without':
      return today.without === 'not-improved' ? (
        <NotIt plan={plan} />
      ) : (
        <Button
          {...look}
          variant="secondary"
          pending={pending}
          onClick={() => void act({ action: 'advance' }, 'Now bring back one food at a time')}
        >
          Start bringing foods back
        </Button>
      )
    case 'reintroduction':
      return (
        foods.every(({ state }) => state === 'done') && (
          <Button
            {...look}
            pending={pending}
            onClick={() => void act({ action: 'advance' }, 'Your plan is complete')}
          >
            Finish the plan
          </Button>
        )
      )
    case 'closed':
      return null
  }
}

/** Little changed: offers to eat everything again, or second to bring it back in portions. */
function NotIt({ plan }: { plan: Plan }) {
  const { pending, act } = usePlanAction(plan)
  return (
    <div className="grid gap-2">
      <Button
        size="lg"
        block
        pending={pending}
        onClick={() => void act({ action: 'close', eatAgain: true }, 'You can eat these foods again')}
      >
        Eat them again
      </Button>
      <Button
        variant="secondary"
        size="lg"
        block
        disabled={pending}
        onClick={() => void act({ action: 'advance' }, 'Now bring back one food at a time')}
      >
        Bring them back one at a time anyway
      </Button>
    </div>
  )
}

/** After an immediate reaction: who can let the plan go on. */
function Halted({ plan }: { plan: Plan }) {
  const { pending, act } = usePlanAction(plan)
  const hasPractitioner = plan.trial.practitioners.length > 0
  return (
    <Alert
      tone="warning"
      title="Bringing foods back has stopped"
      action={
        !hasPractitioner && (
          <Button
            variant="secondary"
            pending={pending}
            onClick={() => void act({ action: 'clear' }, 'Your plan continues')}
          >
            I have spoken with a doctor
          </Button>
        )
      }
    >
      {hasPractitioner
        ? 'Your practitioner will look at your reaction and decide when the plan continues.'
        : 'Speak with a doctor about your reaction before you bring back any other food.'}
    </Alert>
  )
}

/** An ended plan: what it showed, its curve, and a link to another one. */
function Ended({ plan }: { plan: Plan }) {
  const { startedOn } = plan.trial
  const isOutcome = plan.foods.some(({ outcome }) => outcome !== null)
  const config = useApiQuery('GET /api/config')
  const diary = useApiQuery('GET /api/diary', undefined, { enabled: startedOn !== null })
  if (diary.isLoading) return <PlanLoading tall />
  const days = diary.data?.filter(({ trialId }) => trialId === plan.trial.id) ?? []
  return (
    <>
      <div>
        <h1 className="text-h1">The plan has ended</h1>
        <p className="mt-1 text-lead text-ink-2">{closedText(plan)}</p>
      </div>
      <PlanFindings plan={plan} />
      {days.length > 0 && <PlanProgress plan={plan} diary={days} />}
      <TellAndPrint plan={plan} isOutcome={isOutcome} />
      <div data-print="hide" className="flex flex-wrap gap-2">
        <Link
          href="/client/plan/result"
          className={buttonClass({ size: 'lg', block: 'phone', variant: 'secondary' })}
        >
          Your findings
        </Link>
        {config.data?.trialOn && <StartLink />}
      </div>
    </>
  )
}
