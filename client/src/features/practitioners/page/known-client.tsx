import { Suspense } from 'react'
import { Link } from 'wouter'
import type { Reply } from '@shared/api'
import type { useApiQuery } from '@/api/use-api'
import { HealthChips } from '@/features/clients/health/health-places.public'
import { testsAround } from '@/features/reports/release/report-pages.public'
import { ReviewLink } from '@/features/reports/release/report-table.public'
import { QueryError } from '@/lists/query-error'
import { AddressText } from '@/ui/address-text'
import { buttonClass } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { PageHeader } from '@/ui/page-header'
import { ReviewTable } from '../rows/review-table'
import { Contact } from './contact'
import { LatestResults } from './latest-results'

type KnownClientProps = {
  client: Reply<'GET /api/clients/:id/overview'>
  reports: ReturnType<typeof useApiQuery<'GET /api/reports'>>
}

/** Allergies, contact, latest results and every report. */
export default function KnownClient({ client, reports }: KnownClientProps) {
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
          {latest && <LatestResults latest={latest} reports={reports.data ?? []} />}
        </div>
        <div className="grid min-w-0 gap-4">
          <Contact client={client} />
          <PlanCard clientId={client.id} />
        </div>
      </div>
      <Card flush className="mt-4">
        <CardHeader padded title="Reports" />
        {reports.isError && <QueryError query={reports} title="Failed to fetch reports" />}
        {reports.data && <ReviewTable label="Reports" reports={reports.data} ofOne />}
      </Card>
    </>
  )
}

function PlanCard({ clientId }: { clientId: number }) {
  return (
    <Card>
      <CardHeader
        title="Plan"
        actions={
          <Link
            href={`/practitioner/clients/${clientId}/plan`}
            className={buttonClass({ variant: 'link', size: 'sm' })}
          >
            Open<span className="sr-only"> the plan</span>
          </Link>
        }
      />
      <p className="text-small text-ink-2">
        What is left out and brought back, where the client shares it, and what was found out about foods.
      </p>
    </Card>
  )
}
