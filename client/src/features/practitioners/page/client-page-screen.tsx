import { lazy, Suspense } from 'react'
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

const KnownClient = lazy(() => import('./known-client'))

const shown = ['/api/clients', '/api/reports'] as const

/** A client's page for their practitioner: allergies, shared plan, results, contact, reports. */
export default function ClientPageScreen({ clientId }: { clientId: number }) {
  useRefetchOnMount(shown)
  const client = useApiQuery('GET /api/clients/:id/overview', { params: { id: clientId } })
  const reports = useApiQuery('GET /api/reports', { query: { clientId, pageSize: 200 } })
  const plan = useApiQuery('GET /api/clients/:id/trial', { params: { id: clientId } })
  const isShared = plan.data?.trial.shared ?? false
  const diary = useApiQuery('GET /api/clients/:id/diary', { params: { id: clientId } }, { enabled: isShared })
  useCrumb(client.data?.name)
  // The plan is above the results, so they wait for it.
  const isKnown = !reports.isPending && !plan.isPending && !(isShared && diary.isPending)
  const isAbsent = client.error instanceof ApiError && client.error.status === 404
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      {client.data && isKnown ? (
        <Suspense fallback={<Skeleton className="h-110 w-full" />}>
          <KnownClient
            client={client.data}
            reports={reports}
            plan={plan.data ?? null}
            diary={diary.data ?? []}
          />
        </Suspense>
      ) : (
        <>
          <PageHeader title="Client" />
          <Card className="mt-6">
            {!client.isError && (
              <Loading label="Loading the client...">
                <Skeleton className="h-40 w-full" />
              </Loading>
            )}
            {isAbsent ? (
              <EmptyState
                level={2}
                title="No such client"
                description="This client has no report assigned to you."
              />
            ) : (
              client.isError && <QueryError query={client} title="Failed to fetch the client" />
            )}
          </Card>
        </>
      )}
    </main>
  )
}
