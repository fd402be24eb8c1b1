import { lazy, Suspense, useEffect } from 'react'
import { useApiQuery } from '@/api/use-api'
import { prepare } from '@/ui/load-dialog'

// Fetched beside the plan, so that what stands above it is there first.
const load = () => import('./plan-card')
const OpenPlanCard = lazy(load)

/** Whether what a plan puts on the home is known: its card and its question, or that they could not be read. */
export function usePlanKnown(): boolean {
  const plan = useApiQuery('GET /api/trial')
  const outcomes = useApiQuery('GET /api/outcomes')
  return [plan, outcomes].every(({ isLoading, failureCount }) => !isLoading || failureCount > 0)
}

/** Where the plan stands today, as the way to it; nothing without an open plan. */
export function PlanCard() {
  const { data: plan } = useApiQuery('GET /api/trial')
  useEffect(() => prepare(load), [])
  if (!plan || plan.trial.state === 'closed') return null
  return (
    <Suspense fallback={<div className="min-h-72" />}>
      <OpenPlanCard plan={plan} />
    </Suspense>
  )
}
