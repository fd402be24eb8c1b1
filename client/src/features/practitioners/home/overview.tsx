import { Clock, FileText, Users } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useApiPage } from '@/api/use-api'
import { countWords, type Count } from '@/lib/counts'
import { useAddressParams } from '@/lib/use-address-params'
import { Skeleton } from '@/ui/skeleton'
import { StatCard } from '@/ui/stat-card'
import { NeedsAttention } from './needs-attention'

const OverviewLists = lazy(() => import('./overview-lists'))

/** Beyond this number the filter shows the rest. */
const SHOWN = 20

type OverviewProps = { clients: Count | undefined; reports: Count | undefined; loading: boolean }

/** What waits for review, the clients with those first, and three figures. */
export function Overview({ clients, reports, loading }: OverviewProps) {
  const { params, change } = useAddressParams()
  const onlyWaiting = params.get('need') === 'review'
  const waiting = useApiPage('GET /api/reports', { query: { status: 'pending', pageSize: SHOWN } })
  return (
    <>
      <NeedsAttention
        waiting={waiting.data?.total}
        pressed={onlyWaiting}
        onPress={() => change({ need: onlyWaiting ? '' : 'review', page: '' }, { replace: true })}
      />
      <Suspense fallback={<Skeleton className="mt-4 h-136 w-full xl:h-144" />}>
        <OverviewLists waiting={waiting} onlyWaiting={onlyWaiting} />
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
