import { ShieldCheck, Stethoscope, Users } from 'lucide-react'
import { useApiQuery } from '@/api/use-api'
import { StatCard } from '@/ui/stat-card'

/** How many there are of each role; a count that could not be fetched says that it is not available. */
export function AccountStats() {
  const { data, isPending } = useApiQuery('GET /api/stats')
  return (
    <div className="mt-6 grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4 lg:grid-cols-3">
      <StatCard
        label="Total Clients"
        icon={Users}
        value={data?.totalClients ?? null}
        note="Client directory"
        href="/admin/clients"
        loading={isPending}
      />
      <StatCard
        label="Health Practitioners"
        icon={Stethoscope}
        value={data?.healthPractitioners ?? null}
        note="Practitioner management"
        href="/admin/practitioners"
        loading={isPending}
      />
      <StatCard
        label="Admin Users"
        icon={ShieldCheck}
        value={data?.adminUsers ?? null}
        note="Administrators"
        href="/admin/users?role=admin"
        loading={isPending}
      />
    </div>
  )
}
