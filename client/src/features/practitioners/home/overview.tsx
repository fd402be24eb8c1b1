import { Clock, FileText, Users } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useApiPage } from '@/api/use-api'
import { countWords, type Count } from '@/lib/counts'
import { Skeleton } from '@/ui/skeleton'
import { StatCard } from '@/ui/stat-card'

const LatestReports = lazy(() => import('./latest-reports'))

const SHOWN = 7

type OverviewProps = { clients: Count | undefined; reports: Count | undefined; loading: boolean }

/** Three figures, and the latest reports with those that wait for a review before the others. */
export function Overview({ clients, reports, loading }: OverviewProps) {
  const waiting = useApiPage('GET /api/reports', { query: { status: 'pending', pageSize: SHOWN } })
  return (
    <>
      <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4 lg:grid-cols-3 min-[22rem]:max-lg:[&>:last-child]:col-span-2">
        <StatCard
          label="Assigned Clients"
          icon={Users}
          value={clients ? countWords(clients) : null}
          note="With at least one report"
          loading={loading}
        />
        <StatCard
          label="Total Reports"
          icon={FileText}
          value={reports ? countWords(reports) : null}
          note="Pending and completed"
          loading={loading}
        />
        <StatCard
          label="Pending Reviews"
          icon={Clock}
          value={waiting.data ? countWords(waiting.data.total) : null}
          note="Held until you release them"
          href="/practitioner/reports?status=pending"
          loading={waiting.isPending}
        />
      </div>
      <Suspense fallback={<Skeleton className="mt-4 h-72 w-full" />}>
        <LatestReports waiting={waiting} total={reports} />
      </Suspense>
    </>
  )
}
