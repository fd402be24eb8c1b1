import { countText } from '@shared/domain/text/counts'
import {
  assignedClients,
  ReportPages,
  useReportPages,
  type AssignedClient,
} from '@/features/reports/release/report-pages.public'
import { Avatar } from '@/ui/avatar'
import { Card } from '@/ui/card'
import { DataTable } from '@/ui/data-table'
import { StatusBadge } from '@/ui/status-badge'
import { ClientLink, ViewReports } from '../rows/client-links'
import { NoClients } from './no-clients'

/** The clients with their number of reports and the latest report's state. */
export default function ClientsTab() {
  const pages = useReportPages({ groupBy: 'client' })
  return (
    <Card flush>
      <ReportPages pages={pages} noun="Clients" empty={<NoClients />}>
        {(rows) => (
          <DataTable
            label="Clients"
            items={assignedClients(rows)}
            itemKey={({ key }) => key}
            columns={[
              { header: 'Client', look: 'strong', cell: (client) => <Named client={client} /> },
              { header: 'Reports', cell: ({ reportCount }) => countText(reportCount, 'report') },
              { header: 'Latest Status', cell: ({ latest }) => <StatusBadge status={latest.status} /> },
              { header: 'Actions', actions: true, cell: (client) => <ViewReports client={client} /> },
            ]}
            card={(client) => (
              <>
                <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
                  <Named client={client} />
                  <StatusBadge status={client.latest.status} />
                </div>
                <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
                  <span className="nums text-ink-2">{countText(client.reportCount, 'report')}</span>
                  <ViewReports client={client} />
                </div>
              </>
            )}
          />
        )}
      </ReportPages>
    </Card>
  )
}

function Named({ client: { name, latest } }: { client: AssignedClient }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} />
      <span className="min-w-0 font-semibold wrap-anywhere">
        <ClientLink clientId={latest.clientId} name={name} />
      </span>
    </span>
  )
}
