import { BadgeCheck, Bell, UserRound } from 'lucide-react'
import { useApiPage } from '@/api/use-api'
import { pageClass } from '@/app/page-class'
import { useUser, type SessionUser } from '@/app/session'
import { useUnreadCount } from '@/features/notifications/notifications.public'
import { Releasing } from '@/features/reports/practitioner/practitioner-reports.public'
import { useAddressParams } from '@/lib/use-address-params'
import { Chip } from '@/ui/badge'
import { PageHeader } from '@/ui/page-header'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { ClientsTab } from './clients-tab'
import { Overview } from './overview'
import { ReportsTab } from './reports-tab'

const tabs = ['overview', 'clients', 'reports']

/** A practitioner's home: figures and what waits for review, their clients, their reports (S2, Practitioner home). */
export default function PractitionerHomeScreen() {
  const { params, change } = useAddressParams()
  const asked = params.get('tab') ?? ''
  const tab = tabs.includes(asked) ? asked : 'overview'
  // One read gives both counts: its groups are the clients.
  const counts = useApiPage('GET /api/reports', { query: { groupBy: 'client', pageSize: 1 } })
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader
        title="Practitioner Portal"
        subtitle="Your assigned clients and their reports."
        actions={<Badges user={useUser()} />}
      />
      <Releasing>
        <Tabs
          className="mt-5"
          value={tab}
          onValueChange={(next) =>
            change({ tab: next === 'overview' ? '' : next, page: '' }, { replace: true })
          }
        >
          <TabList label="Practitioner Portal">
            <Tab value="overview">Overview</Tab>
            <Tab value="clients" count={counts.data?.groups}>
              Clients
            </Tab>
            <Tab value="reports" count={counts.data?.total}>
              Reports
            </Tab>
          </TabList>
          <TabPanel value="overview">
            <Overview clients={counts.data?.groups} reports={counts.data?.total} loading={counts.isPending} />
          </TabPanel>
          <TabPanel value="clients">
            <ClientsTab />
          </TabPanel>
          <TabPanel value="reports">
            <ReportsTab />
          </TabPanel>
        </Tabs>
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
