import { countText } from '@shared/domain/text/counts'
import { useState } from 'react'
import { Link } from 'wouter'
import { fullName } from '@shared/domain/people/full-name'
import { useApiPage } from '@/api/use-api'
import { assignedClients } from '@/features/reports/release/report-pages.public'
import { QueryError } from '@/lists/query-error'
import { Button, buttonClass } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { EmptyState } from '@/ui/empty-state'
import { Pager } from '@/ui/pager'
import { Loading } from '@/ui/skeleton'
import { StatusBadge } from '@/ui/status-badge'
import type { PractitionerDialogProps } from './practitioner-dialog-props'

const PAGE_SIZE = 10

/** The clients whose reports are assigned to a practitioner, each linked to those reports. */
export default function ClientsDialog({ practitioner, onClose }: PractitionerDialogProps) {
  const [page, setPage] = useState(1)
  const list = useApiPage('GET /api/reports', {
    query: { practitionerId: practitioner.id, groupBy: 'client', page, pageSize: PAGE_SIZE },
  })
  const clients = assignedClients(list.data?.rows ?? [])
  const reports = `/admin/practitioner-reports?practitioner=${practitioner.id}`
  return (
    <Dialog
      onClose={onClose}
      title="Clients"
      description={fullName(practitioner.user)}
      footer={
        <>
          <Link href={reports} className={buttonClass({ variant: 'quiet' })}>
            All their reports
          </Link>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {list.isPending && <Loading label="Loading clients..." />}
      {list.isError && <QueryError query={list} title="Failed to fetch clients" />}
      {list.isSuccess && clients.length === 0 && (
        <EmptyState
          title="No clients assigned yet."
          description="Clients appear here once a report is assigned to this practitioner."
        />
      )}
      {list.isSuccess && clients.length > 0 && (
        <div aria-busy={list.isFetching} className="rounded-md border border-line">
          <ul aria-label="Clients" className="divide-y divide-line">
            {clients.map(({ key, name, reportCount, latest }) => (
              <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
                <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
                <span className="flex items-center gap-3">
                  <StatusBadge status={latest.status} />
                  <Link
                    href={`${reports}&${new URLSearchParams({ q: name })}`}
                    className={buttonClass({ variant: 'link', size: 'sm' })}
                  >
                    {countText(reportCount, 'report')}
                    <span className="sr-only"> of {name}</span>
                  </Link>
                </span>
              </li>
            ))}
          </ul>
          <Pager
            noun="Clients"
            page={page}
            pageSize={PAGE_SIZE}
            total={list.data.groups}
            hasNext={list.data.hasNext}
            onPage={setPage}
          />
        </div>
      )}
    </Dialog>
  )
}
