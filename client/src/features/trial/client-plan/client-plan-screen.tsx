import { lazy, Suspense, useEffect, useMemo } from 'react'
import { ApiError } from '@/api/request'
import { useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { QueryError } from '@/lists/query-error'
import { Card } from '@/ui/card'
import { useCrumb } from '@/ui/crumb'
import { EmptyState } from '@/ui/empty-state'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { Loading, Skeleton } from '@/ui/skeleton'

const KnownPlan = lazy(() => import('./known-plan'))

/** A client's outcomes, and their plan if it is shared or waits for the practitioner. */
export default function ClientPlanScreen({ clientId }: { clientId: number }) {
  useRefetchOnMount(
    useMemo(() => [`/api/clients/${clientId}/trial`, `/api/clients/${clientId}/outcomes`], [clientId]),
  )
  const input = { params: { id: clientId } }
  const client = useApiQuery('GET /api/clients/:id/overview', input)
  const plan = useApiQuery('GET /api/clients/:id/trial', input)
  const name = client.data && (client.data.name || `Client ${clientId}`)
  useCrumb(name)
  const queries = [client, plan]
  const failed = queries.find(({ isError, data }) => isError && data === undefined)
  const isAbsent = queries.some(({ error }) => error instanceof ApiError && error.status === 404)
  const { refetch } = plan
  // The client may have stopped sharing while the window was in the background.
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && void refetch()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [refetch])
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader title={name ? `${name}’s plan` : 'Plan'} />
      <div className="mt-5">
        {isAbsent ? (
          <Card>
            <EmptyState
              level={2}
              title="No such client"
              description="None of this client’s reports are assigned to you."
            />
          </Card>
        ) : failed ? (
          <Card>
            <QueryError query={failed} title="Failed to fetch the plan" />
          </Card>
        ) : name === undefined || plan.data === undefined ? (
          <Loading label="Loading the plan...">
            <Skeleton className="h-64 w-full" />
          </Loading>
        ) : (
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>
            <KnownPlan clientId={clientId} name={name} plan={plan.data} />
          </Suspense>
        )}
      </div>
    </main>
  )
}
