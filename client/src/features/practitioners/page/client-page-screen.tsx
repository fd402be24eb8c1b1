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

/** A client's page for their practitioner: allergies, contact, latest results, every report. */
export default function ClientPageScreen({ clientId }: { clientId: number }) {
  useRefetchOnMount(shown)
  const client = useApiQuery('GET /api/clients/:id/overview', { params: { id: clientId } })
  const reports = useApiQuery('GET /api/reports', { query: { clientId, pageSize: 200 } })
  useCrumb(client.data?.name)
  const isAbsent = client.error instanceof ApiError && client.error.status === 404
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      {client.data && !reports.isPending ? (
        <Suspense fallback={<Skeleton className="h-110 w-full" />}>
          <KnownClient client={client.data} reports={reports} />
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
                description="No report of this client is assigned to you."
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
