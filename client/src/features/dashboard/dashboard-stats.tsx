import type { Reply } from '@shared/api'
import { formatCount } from '@shared/domain/text/counts'
import { CookingPot, FileText, Stethoscope, Users } from 'lucide-react'
import { StatCard } from '@/ui/stat-card'
import { totalOf } from './weeks'

type DashboardStatsProps = { stats: Reply<'GET /api/stats'> | undefined; loading: boolean }

/** The four figures; each says when it is not available. */
export function DashboardStats({ stats, loading }: DashboardStatsProps) {
  return (
    <div className="mt-6 grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4 xl:grid-cols-4">
      <StatCard
        label="Total Clients"
        icon={Users}
        value={stats?.totalClients ?? null}
        note={stats && `${formatCount(stats.clientsThisMonth)} added this month`}
        loading={loading}
      />
      <StatCard
        label="Reports Generated"
        icon={FileText}
        value={stats?.reportsGenerated ?? null}
        note={stats && `${formatCount(stats.reportsThisWeek)} so far this week`}
        trend={fullWeeks(stats)}
        loading={loading}
      />
      <StatCard
        label="Health Practitioners"
        icon={Stethoscope}
        value={stats?.healthPractitioners ?? null}
        note={stats && `${formatCount(stats.practitionersThisMonth)} added this month`}
        loading={loading}
      />
      <StatCard
        label="AI Recipes Generated"
        icon={CookingPot}
        value={stats?.aiRecipes ?? null}
        note={stats?.aiRecipes === 0 ? 'None yet' : 'Since launch'}
        loading={loading}
      />
    </div>
  )
}

/** Reports by full week, as the running one would look like a drop; undefined if none. */
function fullWeeks(stats: Reply<'GET /api/stats'> | undefined): number[] | undefined {
  const totals = stats?.weeks.slice(0, -1).map(totalOf)
  return totals?.some((total) => total > 0) ? totals : undefined
}
