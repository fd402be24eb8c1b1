import { GroupPanelList } from '@/ui/group-panel-list'
import type { ReportGroup } from './report-groups'
import { ReportPanel } from './report-panel'
import { ReportRows } from './report-rows'
import type { SelectedReports } from './use-selected-reports'

type ReportListProps = { groups: ReportGroup[]; openAll: boolean; selection: SelectedReports }

/** The samples of a page as panels; with `openAll` they start open. */
export function ReportList({ groups, openAll, selection }: ReportListProps) {
  return (
    <GroupPanelList label="Samples">
      {groups.map((group) => (
        <li key={`${group.sampleId} ${openAll}`}>
          <ReportPanel
            reports={group.reports}
            names={group.names}
            selection={selection}
            defaultOpen={openAll}
          >
            <ReportRows group={group} />
          </ReportPanel>
        </li>
      ))}
    </GroupPanelList>
  )
}
