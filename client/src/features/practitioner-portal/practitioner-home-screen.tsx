import { BadgeCheck, Bell, UserRound } from 'lucide-react'
import { lazy } from 'react'
import { useApiPage } from '@/api/use-api'
import { pageClass } from '@/app/page-class'
import { useUser, type SessionUser } from '@/app/session'
import { useUnreadCount } from '@/features/notifications/notifications.public'
import { Releasing } from '@/features/reports/practitioner/report-table.public'
import { useAddressParams } from '@/lib/use-address-params'
import { Chip } from '@/ui/badge'
import { PageHeader } from '@/ui/page-header'
import { Overview } from './overview'
import { PortalTabs, type PortalTab } from './portal-tabs'

const ClientsTab = lazy(() => import('./clients-tab'))
const ReportsTab = lazy(() => import('./reports-tab'))

/** A practitioner's home: figures and what waits for review, their clients, their reports (S2, Practitioner home). */
export default function PractitionerHomeScreen() {
  const { params, change } = useAddressParams()
  // One read gives both counts: its groups are the clients.
  const counts = useApiPage('GET /api/reports', { query: { groupBy: 'client', pageSize: 1 } })
  const tabs: PortalTab[] = [
    {
      value: 'overview',
      label: 'Overview',
      panel: (
        <Overview clients={counts.data?.groups} reports={counts.data?.total} loading={counts.isPending} />
      ),
    },
    { value: 'clients', label: 'Clients', count: counts.data?.groups, panel: <ClientsTab /> },
    { value: 'reports', label: 'Reports', count: counts.data?.total, panel: <ReportsTab /> },
  ]
  const asked = params.get('tab')
  const tab = tabs.find(({ value }) => value === asked)?.value ?? 'overview'
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader
        title="Practitioner Portal"
        subtitle="Your assigned clients and their reports."
        actions={<Badges user={useUser()} />}
      />
      <Releasing>
        <PortalTabs
          label="Practitioner Portal"
          tabs={tabs}
          value={tab}
          onChange={(next) => change({ tab: next === 'overview' ? '' : next, page: '' }, { replace: true })}
        />
      </Releasing>
    </main>
  )
}

function Badges({ user }: { user: SessionUser }) {
  const unread = useUnreadCount()
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <div className="flex min-w-0 flex-wrap gap-2">
      <Chip icon={UserRound}>{name ? `Dr. ${name}` : user.username}</Chip>
      {user.licensed && <Chip icon={BadgeCheck}>Licensed Practitioner</Chip>}
      {unread > 0 && <Chip icon={Bell}>{unread.toLocaleString('en-GB')} unread</Chip>}
    </div>
  )
}
