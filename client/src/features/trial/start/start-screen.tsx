import { ageOn } from '@shared/domain/trial/gate'
import { localDay, parseDate } from '@shared/domain/text/dates'
import { FOODS_MOST } from '@shared/domain/trial/numbers'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { useSteps } from '@/lib/use-steps'
import { QueryError } from '@/lists/query-error'
import { buttonClass } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { pageClass } from '@/ui/page-class'
import { Loading, SkeletonCards } from '@/ui/skeleton'
import type { Plan } from '../plan/plan-types'
import { isOffered } from '../plan/plan-words'
import { AboutStep } from './about-step'
import { emptyDraft, type Draft } from './draft'
import { FoodsStep } from './foods-step'
import { GateStep, type ClientFacts } from './gate-step'
import { LastStep } from './last-step'
import { STEPS, type StepNav } from './step-frame'
import { SymptomsStep } from './symptoms-step'

const shown = ['/api/trial', '/api/trial/gate', '/api/config'] as const

/** Five steps to a plan, or to accept a proposal; answers stay in memory only. */
export default function StartScreen() {
  useRefetchOnMount(shown)
  const plan = useApiQuery('GET /api/trial')
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  const earlier = useApiQuery('GET /api/trial/gate', { query: { zone } })
  const config = useApiQuery('GET /api/config')
  const reports = useApiQuery('GET /api/reports', { query: { status: 'completed', pageSize: 200 } })
  const [latest] = reports.data ?? []
  const report = useApiQuery(
    'GET /api/reports/:id',
    { params: { id: latest?.id ?? 0 } },
    { enabled: latest !== undefined },
  )
  const queries = [plan, earlier, config, reports, ...(latest ? [report] : [])]
  const failed = queries.find(({ isError, data }) => isError && data === undefined)
  const offered = plan.data && isOffered(plan.data.trial) ? plan.data : null
  const isOpen = plan.data != null && plan.data.trial.state !== 'closed' && offered === null
  const steps = useSteps('step', STEPS)
  const isFirst = steps.step === 1
  // Back from the plan must not lead through the steps again.
  const leave = useEffectEvent(() => (isFirst ? navigate('/client/plan', { replace: true }) : steps.leave()))
  useEffect(() => {
    if (isOpen) leave()
  }, [isOpen, isFirst])

  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      {failed ? (
        <QueryError query={failed} title="This could not be loaded" />
      ) : isOpen || queries.some(({ isPending }) => isPending) ? (
        <Loading label="Loading...">
          <SkeletonCards cards={1} />
        </Loading>
      ) : !config.data?.trialOn ? (
        <EmptyState
          bordered
          level={2}
          title="No plans here for now"
          description="Your laboratory does not offer plans at the moment."
        />
      ) : !latest ? (
        <EmptyState
          bordered
          level={2}
          title="Your results come first"
          description="A plan is for foods that were raised in your results."
          action={
            <Link href="/client/my-reports" className={buttonClass({ variant: 'secondary' })}>
              My results
            </Link>
          }
        />
      ) : (
        <Steps
          steps={steps}
          offered={offered}
          facts={{
            age: ageOf(report.data?.dateOfBirth),
            practitionerIds: (reports.data ?? []).flatMap(({ practitionerId }) => practitionerId ?? []),
            firstOn: offered?.trial.phaseOn ?? null,
            support: config.data.supportAddress,
            earlier: earlier.data ?? [],
          }}
        />
      )}
    </main>
  )
}

function ageOf(dateOfBirth: string | null | undefined): number | null {
  const day = parseDate(dateOfBirth ?? '')
  return day ? ageOn(day, localDay(new Date())) : null
}

type StepsProps = {
  steps: ReturnType<typeof useSteps>
  /** The practitioner's proposal; null when the client starts alone. */
  offered: Plan | null
  facts: ClientFacts
}

function Steps({ steps, offered, facts }: StepsProps) {
  const [reached, setReached] = useState(1)
  const [draft, setDraft] = useState<Draft>(() => ({
    ...emptyDraft,
    answers: Object.fromEntries(facts.earlier.map(({ code }) => [code, 'yes'])),
    chosen: offered && offered.foods.flatMap(({ foods }) => foods),
  }))
  // After a reload the URL may name a step whose earlier answers are lost.
  const isLost = steps.step > reached
  const leave = useEffectEvent(steps.leave)
  useEffect(() => {
    if (isLost) leave()
  }, [isLost])
  const step = isLost ? 1 : steps.step
  const nav: StepNav = {
    step,
    onBack: step > 1 ? steps.back : undefined,
    onNext: () => {
      setReached(Math.max(reached, step + 1))
      steps.next()
    },
  }
  const onChange = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  switch (step) {
    case 1:
      return <AboutStep nav={nav} />
    case 2:
      return <GateStep nav={nav} draft={draft} facts={facts} onChange={onChange} />
    case 3:
      return <SymptomsStep nav={nav} draft={draft} onChange={onChange} />
    case 4:
      return (
        <FoodsStep
          nav={nav}
          draft={draft}
          maxFoods={offered?.trial.maxFoods ?? FOODS_MOST}
          onChange={onChange}
        />
      )
    default:
      return <LastStep nav={nav} draft={draft} facts={facts} onChange={onChange} />
  }
}
