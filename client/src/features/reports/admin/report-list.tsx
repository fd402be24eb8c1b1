import { countText } from '@shared/domain/counts'
import { GroupPanel, GroupPanelList } from '@/ui/group-panel'
import type { ReportGroup } from './report-groups'
import { ReportRows } from './report-rows'

type ReportListProps = { groups: ReportGroup[]; openAll: boolean }

/** The samples of a page as panels; with `openAll` they start open. */
export function ReportList({ groups, openAll }: ReportListProps) {
  return (
    <GroupPanelList label="Samples">
      {groups.map((group) => (
        <li key={`${group.sampleId} ${openAll}`}>
          <GroupPanel
            code={group.sampleId}
            title={group.names}
            date={group.day}
            countLabel={countText(group.reports.length, 'report')}
            emphasis={group.reports.length > 1}
            defaultOpen={openAll}
          >
            <ReportRows group={group} />
          </GroupPanel>
        </li>
      ))}
    </GroupPanelList>
  )
}
