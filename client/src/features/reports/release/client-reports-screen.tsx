import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { Card, CardHeader } from '@/ui/card'
import { DialogHost } from '@/ui/dialog-host'
import { GroupPanelList } from '@/ui/group-panel-list'
import { widePageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { ClientGroupPanel } from '../manage/client-group-panel'
import { groupByClient } from '../manage/client-groups'
import type { ReportRow } from '../manage/report-row'
import { StateChips } from '../manage/report-filters'
import type { SelectedReports } from '../manage/use-selected-reports'
import { SearchableReports } from '../manage/searchable-reports'
import { UploadButton } from '../manage/upload-button'

const shown = ['/api/reports'] as const

/** The reports without a practitioner, grouped by client (S1 2.15). */
export default function ClientReportsScreen() {
  useRefetchOnMount(shown)
  return (
    <main id="main" tabIndex={-1} className={widePageClass}>
      <PageHeader title="Client Reports" subtitle="Reports without a practitioner." />
      <StateChips assigned="no" />
      <Card flush className="mt-4">
        <CardHeader
          padded
          size="h2"
          title="Reports by Client"
          actions={<UploadButton label="Upload Client Report" audience="clients" />}
        />
        <DialogHost>
          <SearchableReports
            scope={{ groupBy: 'client', assigned: 'no' }}
            searchLabel="Search by client name or sample ID..."
            noun="Clients"
            practitioners="none"
          >
            {(rows, single, selection) => <ClientGroups rows={rows} openAll={single} selection={selection} />}
          </SearchableReports>
        </DialogHost>
      </Card>
    </main>
  )
}

type ClientGroupsProps = { rows: ReportRow[]; openAll: boolean; selection: SelectedReports }

function ClientGroups({ rows, openAll, selection }: ClientGroupsProps) {
  return (
    <GroupPanelList label="Clients">
      {groupByClient(rows).map((group) => (
        <li key={`${group.key} ${openAll}`}>
          <ClientGroupPanel group={group} defaultOpen={openAll} selection={selection} />
        </li>
      ))}
    </GroupPanelList>
  )
}
