import { Bell, ShieldCheck, UserRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { useUnreadCount } from '@/features/notifications/notifications.public'
import { ToDo } from '@/features/worklist/worklist.public'
import { accountName, roleTitles } from '@/session/person'
import { useUser } from '@/session/session'
import { Chip } from '@/ui/badge'
import { Card, CardHeader } from '@/ui/card'
import { widePageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { SkeletonRows } from '@/ui/skeleton'
import { ActionsCard } from './actions-card'
import { DashboardStats } from './dashboard-stats'
import { StatusCard } from './status-card'
import { WeeksCard } from './weeks-card'

// Loaded separately because of its many icons.
const ActivityCard = lazy(() => import('./activity-card'))
const LatestReports = lazy(() => import('./latest-reports'))
const TurnaroundCard = lazy(() => import('./turnaround-card'))

const shown = ['/api/stats', '/api/reports', '/api/system/status', '/api/audit', '/api/turnaround'] as const

/** The admin's home (S1 2.7): figures, weekly and latest reports, system status, activity. */
export default function DashboardScreen() {
  const stats = useApiQuery('GET /api/stats')
  useRefetchOnMount(shown)
  return (
    <main id="main" tabIndex={-1} className={widePageClass}>
      <PageHeader title="Admin Dashboard" actions={<Badges />} />
      <section aria-label="To do" className="mt-5">
        <Suspense fallback={<ToDoPlace />}>
          <ToDo />
        </Suspense>
      </section>
      <DashboardStats stats={stats.data} loading={stats.isPending} />
      <div className="mt-4 grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21.5rem]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <WeeksCard stats={stats} />
          <Suspense fallback={<Card aria-busy="true" className="min-h-68" />}>
            <TurnaroundCard />
          </Suspense>
          <Suspense
            fallback={
              <Card aria-busy="true">
                <CardHeader title="Latest reports" />
                <SkeletonRows rows={4} />
              </Card>
            }
          >
            <LatestReports />
          </Suspense>
          <ActionsCard />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 md:max-xl:grid-cols-2 md:max-xl:items-start">
          <StatusCard />
          <Suspense
            fallback={
              <Card aria-busy="true">
                <CardHeader title="Recent activity" />
                <SkeletonRows rows={8} />
              </Card>
            }
          >
            <ActivityCard />
          </Suspense>
        </div>
      </div>
    </main>
  )
}

/** A placeholder as high as To do, so that nothing below moves. */
function ToDoPlace() {
  return (
    <div aria-busy="true">
      <h2 className="text-h2">To do</h2>
      <div className="h-40 md:h-20" />
      <Card className="min-h-136 lg:h-152" />
    </div>
  )
}

function Badges() {
  const user = useUser()
  const unread = useUnreadCount()
  return (
    <>
      <Chip icon={UserRound}>{accountName(user)}</Chip>
      <Chip icon={ShieldCheck}>{roleTitles[user.role]}</Chip>
      {/* Its space is reserved before the number loads, so that the page does not move. */}
      <span className={unread > 0 ? undefined : 'invisible'}>
        <Chip icon={Bell}>{unread} unread</Chip>
      </span>
    </>
  )
}
