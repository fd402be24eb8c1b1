import { lazy, Suspense } from 'react'
import type { Reply } from '@shared/api'
import { ApiError } from '@/api/request'
import { useApiQuery } from '@/api/use-api'
import { useFreshOnOpening } from '@/api/use-fresh-on-opening'
import { HealthChips } from '@/features/clients/health/health-places.public'
import { testsAround } from '@/features/reports/practitioner/report-pages.public'
import { ReviewLink } from '@/features/reports/practitioner/report-table.public'
import { QueryError } from '@/lists/query-error'
import { AddressText } from '@/ui/address-text'
import { Card, CardHeader } from '@/ui/card'
import { useCrumb } from '@/ui/crumb'
import { EmptyState } from '@/ui/empty-state'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { Loading, Skeleton } from '@/ui/skeleton'
import { CaseTable } from '../cases/case-table'
import { Contact } from './contact'

const LatestResults = lazy(() => import('./latest-results'))

type Overview = Reply<'GET /api/clients/:id/overview'>

const shown = ['/api/clients', '/api/reports'] as const

/** A client as their practitioner sees them: allergies before all, how to reach them, the latest results, every report. */
export default function ClientPageScreen({ clientId }: { clientId: number }) {
  useFreshOnOpening(shown)
  const client = useApiQuery('GET /api/clients/:id/overview', { params: { id: clientId } })
  useCrumb(client.data?.name)
  const isAbsent = client.error instanceof ApiError && client.error.status === 404
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      {client.data ? (
        <Known client={client.data} />
      ) : (
        <>
          <PageHeader title="Client" />
          <Card className="mt-6">
            {client.isPending && (
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

function Known({ client }: { client: Overview }) {
  const reports = useApiQuery('GET /api/reports', { query: { clientId: client.id, pageSize: 200 } })
  const waiting = reports.data?.find(({ status }) => status === 'pending')
  const [any] = reports.data ?? []
  const latest = any && testsAround(any, reports.data ?? []).latest
  return (
    <>
      <PageHeader
        title={client.name || `Client ${client.id}`}
        subtitle={
          <span className="nums flex flex-wrap gap-x-4 text-small">
            <span>Born {client.dateOfBirth ?? 'on a day not provided'}</span>
            {client.email && <AddressText address={client.email} />}
            {client.phone && <span>{client.phone}</span>}
          </span>
        }
        actions={waiting && <ReviewLink report={waiting} />}
      />
      <div className="mt-3 min-h-11 content-center">
        <Suspense fallback={null}>
          <HealthChips clientId={client.id} name={client.name} />
        </Suspense>
      </div>
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          {reports.isPending && <Skeleton className="h-72 w-full" />}
          {latest && (
            <Suspense fallback={<Skeleton className="h-72 w-full" />}>
              <LatestResults latest={latest} reports={reports.data ?? []} />
            </Suspense>
          )}
        </div>
        <Contact client={client} />
      </div>
      <Card flush className="mt-4">
        <CardHeader padded title="Reports" />
        {reports.isError && <QueryError query={reports} title="Failed to fetch reports" />}
        {reports.data && <CaseTable label="Reports" reports={reports.data} ofOne />}
      </Card>
    </>
  )
}
