import { GroupPanel, GroupPanelList } from '@/ui/group-panel'
import { Loading, Skeleton } from '@/ui/skeleton'
import { countText, type ReportGroup } from './report-groups'
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

const widths = ['w-32', 'w-40', 'w-28', 'w-44', 'w-36', 'w-32', 'w-40', 'w-28']

/** The shape of the list while it is on its way. */
export function ReportListSkeleton() {
  return (
    <Loading label="Loading reports..." hideLabel>
      <div className="divide-y divide-line border-t border-line">
        {widths.map((width, row) => (
          <div key={row} className="flex h-13 items-center gap-4 px-5">
            <Skeleton className="size-3" />
            <Skeleton className="h-3 w-18" />
            <span className="min-w-0 flex-1">
              <Skeleton className={`h-3 max-w-full ${width}`} />
            </span>
            <Skeleton className="h-6 w-18 rounded-full!" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
