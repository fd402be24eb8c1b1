import { Activity, BadgeCheck, Stethoscope, Users } from 'lucide-react'
import { useApiQuery } from '@/api/use-api'
import { StatCard } from '@/ui/stat-card'

/** The four figures; one that could not be fetched says that it is not available. */
export function PractitionerStats() {
  const { data, isPending } = useApiQuery('GET /api/stats')
  return (
    <div className="mt-6 grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4 xl:grid-cols-4">
      <StatCard
        label="Total"
        icon={Stethoscope}
        value={data?.healthPractitioners ?? null}
        note="Health practitioners with an account"
        loading={isPending}
      />
      <StatCard
        label="Active This Month"
        icon={Activity}
        value={data?.activePractitioners ?? null}
        note="Signed in this month"
        loading={isPending}
      />
      <StatCard
        label="Certified"
        icon={BadgeCheck}
        value={data?.certifiedPractitioners ?? null}
        note="With a license number on record"
        loading={isPending}
      />
      <StatCard
        label="Average Clients"
        icon={Users}
        value={data?.averageClients ?? null}
        note="Assigned clients per practitioner"
        loading={isPending}
      />
    </div>
  )
}
