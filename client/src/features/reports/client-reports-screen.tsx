import { useState, type ComponentType } from 'react'
import { Card, CardHeader } from '@/ui/card'
import { GroupPanelList } from '@/ui/group-panel'
import { PageHeader } from '@/ui/page-header'
import { ClientGroupPanel } from './admin/client-group-panel'
import { groupByClient, type ClientGroup } from './admin/client-groups'
import { ReportDialogs, toastNotLoaded } from './admin/report-dialogs'
import type { ReportRow } from './admin/report-groups'
import { SearchableReports } from './admin/searchable-reports'
import { UploadButton } from './admin/upload-button'

/** The reports that are not assigned to a practitioner, grouped by client (S1 2.15). */
export default function ClientReportsScreen() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[1184px] px-4 pt-5 pb-28 md:px-8 md:pt-7">
      <PageHeader title="Client Reports" subtitle="Reports that are not assigned to a practitioner." />
      <Card flush className="mt-6">
        <CardHeader
          padded
          size="h2"
          title="Reports by Client"
          actions={<UploadButton label="Upload Client Report" audience="clients" />}
        />
        <ReportDialogs>
          <SearchableReports
            scope={{ groupBy: 'client', assigned: 'no' }}
            searchLabel="Search by client name or sample ID..."
            noun="Clients"
          >
            {(rows, single) => <ClientGroups rows={rows} openAll={single} />}
          </SearchableReports>
        </ReportDialogs>
      </Card>
    </main>
  )
}

type DeleteDialog = ComponentType<{ group: ClientGroup; onClose: () => void }>
const loadDeleteDialog = (): Promise<{ default: DeleteDialog }> => import('./admin/delete-group-dialog')
const prepare = () => void loadDeleteDialog().catch(() => undefined)

function ClientGroups({ rows, openAll }: { rows: ReportRow[]; openAll: boolean }) {
  const [asked, setAsked] = useState<{ Dialog: DeleteDialog; group: ClientGroup }>()
  return (
    <>
      <GroupPanelList label="Clients">
        {groupByClient(rows).map((group) => (
          <li key={`${group.key} ${openAll}`}>
            <ClientGroupPanel
              group={group}
              defaultOpen={openAll}
              onPrepare={prepare}
              onDeleteAll={() =>
                void loadDeleteDialog().then(
                  ({ default: Dialog }) => setAsked({ Dialog, group }),
                  toastNotLoaded,
                )
              }
            />
          </li>
        ))}
      </GroupPanelList>
      {asked && <asked.Dialog group={asked.group} onClose={() => setAsked(undefined)} />}
    </>
  )
}
