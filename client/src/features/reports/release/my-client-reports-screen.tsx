import { X } from 'lucide-react'
import { useApiPage, useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { countWords } from '@/lib/counts'
import { idIn, useAddressParams } from '@/lib/use-address-params'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { DialogHost } from '@/ui/dialog-host'
import { widePageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { Segmented } from '@/ui/segmented'
import { clientNameOf } from '../manage/report-row'
import { ReportTable } from './report-table'
import { ReviewerActions } from './reviewer-actions'
import { SearchableList } from './searchable-list'

const shown = ['/api/reports'] as const

/** Practitioner Reports (S1 2.16): their clients' reports, which practitioners release. */
export default function MyClientReportsScreen() {
  useRefetchOnMount(shown)
  return (
    <main id="main" tabIndex={-1} className={widePageClass}>
      <PageHeader title="My Client Reports" />
      <Card flush className="mt-6">
        <CardHeader padded size="h2" title="Client Reports" />
        <DialogHost>
          <ClientReports />
        </DialogHost>
      </Card>
    </main>
  )
}

/** All reports the server returns for them, or only those waiting for their review. */
function ClientReports() {
  const { params, change } = useAddressParams()
  const waiting = useApiPage('GET /api/reports', { query: { status: 'pending', pageSize: 1 } })
  const onlyWaiting = params.get('status') === 'pending'
  const clientId = idIn(params, 'client')
  return (
    <SearchableList
      filters={{ ...(onlyWaiting && { status: 'pending' }), ...(clientId && { clientId }) }}
      filter={
        <>
          <Segmented
            label="Filter reports"
            value={onlyWaiting ? 'pending' : ''}
            onChange={(status) => change({ status, page: '' })}
            options={[
              { value: '', label: 'All Reports' },
              {
                value: 'pending',
                label: 'Pending Reviews',
                count: waiting.data && countWords(waiting.data.total),
              },
            ]}
          />
          {clientId && <OnlyClient clientId={clientId} onEnd={() => change({ client: '', page: '' })} />}
        </>
      }
      emptyText={
        onlyWaiting
          ? { title: 'No pending reviews', description: 'No report is waiting for you to release it.' }
          : { title: 'No Reports Available', description: 'Your clients’ reports appear here.' }
      }
    >
      {(rows) => (
        <ReportTable
          label="Client reports"
          reports={rows}
          actions={(report) => <ReviewerActions report={report} />}
        />
      )}
    </SearchableList>
  )
}

/** Says whose reports are listed; pressing it lists all clients' again. */
function OnlyClient({ clientId, onEnd }: { clientId: number; onEnd: () => void }) {
  const reports = useApiQuery('GET /api/reports', { query: { clientId, pageSize: 1 } })
  const [any] = reports.data ?? []
  const name = any ? clientNameOf(any) : `Client ${clientId}`
  return (
    <Button
      variant="soft"
      size="sm"
      iconAfter={X}
      aria-label={`Showing only ${name}. Show all clients`}
      onClick={onEnd}
    >
      Only {name}
    </Button>
  )
}
