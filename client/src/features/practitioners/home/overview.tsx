import { Clock, FileText, Users } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useApiPage, type useApiQuery } from '@/api/use-api'
import { countWords, type Count } from '@/lib/counts'
import { Skeleton } from '@/ui/skeleton'
import { StatCard } from '@/ui/stat-card'

const OverviewLists = lazy(() => import('./overview-lists'))

/** How many waiting reports come before the other clients. */
const SHOWN = 20

type OverviewProps = {
  needs: ReturnType<typeof useApiQuery<'GET /api/clients/needs'>>
  clients: Count | undefined
  reports: Count | undefined
  loading: boolean
}

/** Who needs the practitioner, the clients with waiting reports first, and three figures. */
export function Overview({ needs, clients, reports, loading }: OverviewProps) {
  const waiting = useApiPage('GET /api/reports', { query: { status: 'pending', pageSize: SHOWN } })
  // What comes below would move once the rows are known.
  if (needs.isPending) return <Skeleton className="h-screen w-full rounded-lg!" />
  return (
    <>
      <Suspense fallback={<Skeleton className="h-screen w-full rounded-lg!" />}>
        <OverviewLists needs={needs} waiting={waiting} />
      </Suspense>
      <div className="mt-4 grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4 lg:grid-cols-3 min-[22rem]:max-lg:[&>:last-child]:col-span-2">
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
    </>
  )
}
