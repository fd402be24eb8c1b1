import { lazy, Suspense, useEffect } from 'react'
import { useApiQuery } from '@/api/use-api'
import { prepare } from '@/ui/load-dialog'

// Preloaded beside the plan, so that the card does not appear late.
const load = () => import('./plan-card')
const OpenPlanCard = lazy(load)

/** Whether the home's plan card and question have loaded or failed. */
export function useIsPlanReady(): boolean {
  const plan = useApiQuery('GET /api/trial')
  const outcomes = useApiQuery('GET /api/outcomes')
  return [plan, outcomes].every(({ isLoading, failureCount }) => !isLoading || failureCount > 0)
}

/** An open plan's card with a link to it; nothing without one. */
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
