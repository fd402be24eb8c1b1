import { Loading, Skeleton } from '@/ui/skeleton'

const widths = ['w-32', 'w-40', 'w-28', 'w-44', 'w-36', 'w-32', 'w-40', 'w-28']

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
