import { lazy, Suspense } from 'react'
import { GroupPanelList } from '@/ui/group-panel-list'
import type { ReportGroup } from './report-groups'
import { ReportPanel } from './report-panel'
import type { SelectedReports } from './use-selected-reports'

const ReportRows = lazy(() => import('./report-rows'))

type ReportListProps = { groups: ReportGroup[]; openAll: boolean; selection: SelectedReports }

/** The samples of a page as panels; `openAll` expands them at first. */
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
            <Suspense>
              <ReportRows group={group} />
            </Suspense>
          </ReportPanel>
        </li>
      ))}
    </GroupPanelList>
  )
}
