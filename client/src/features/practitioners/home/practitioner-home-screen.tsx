import { formatCount } from '@shared/domain/text/counts'
import { BadgeCheck, Bell, UserRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useApiPage, useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { useUnreadCount } from '@/features/notifications/notifications.public'
import { countWords } from '@/lib/counts'
import { useAddressParams } from '@/lib/use-address-params'
import { useUser, type SessionUser } from '@/session/session'
import { Chip } from '@/ui/badge'
import { DialogHost } from '@/ui/dialog-host'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { Loading } from '@/ui/skeleton'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { NeedsHeadline } from '../needs/needs-headline'
import { Overview } from './overview'

const ClientsTab = lazy(() => import('./clients-tab'))
const ReportsTab = lazy(() => import('./reports-tab'))

const tabs = ['overview', 'clients', 'reports'] as const

const shown = ['/api/reports', '/api/clients/needs'] as const

/** A practitioner's home: who needs them, clients, reports and figures (S2, Practitioner home). */
export default function PractitionerHomeScreen() {
  useRefetchOnMount(shown)
  const { params, change } = useAddressParams()
  // One request gives both counts: its groups are the clients.
  const counts = useApiPage('GET /api/reports', { query: { groupBy: 'client', pageSize: 1 } })
  const { groups: clients, total: reports } = counts.data ?? {}
  const needs = useApiQuery('GET /api/clients/needs')
  const tab = tabs.find((known) => known === params.get('tab')) ?? 'overview'
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader
        title="Practitioner Portal"
        subtitle={
          // Two lines on phones, from the start.
          <p className="max-sm:min-h-11">
            <NeedsHeadline needs={needs.data} clients={clients} />
          </p>
        }
        actions={<Badges user={useUser()} />}
      />
      <DialogHost>
        <Tabs
          className="mt-5"
          value={tab}
          onValueChange={(next) =>
            change({ tab: next === 'overview' ? '' : next, page: '', q: '', need: '' }, { replace: true })
          }
        >
          <TabList label="Practitioner Portal">
            <Tab value="overview">Overview</Tab>
            <Tab value="clients" count={clients && countWords(clients)}>
              Clients
            </Tab>
            <Tab value="reports" count={reports && countWords(reports)}>
              Reports
            </Tab>
          </TabList>
          <TabPanel value={tab} key={tab}>
            <Suspense fallback={<Loading label="Loading..." hideLabel />}>
              {tab === 'overview' && (
                <Overview needs={needs} clients={clients} reports={reports} loading={counts.isPending} />
              )}
              {tab === 'clients' && <ClientsTab />}
              {tab === 'reports' && <ReportsTab />}
            </Suspense>
          </TabPanel>
        </Tabs>
      </DialogHost>
    </main>
  )
}

function Badges({ user }: { user: SessionUser }) {
  const unread = useUnreadCount()
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    // On phones the last figure, which loads later, has its own line.
    <div className="flex min-w-0 flex-wrap content-start gap-2 max-sm:min-h-18">
      <Chip icon={UserRound}>{name ? `Dr. ${name}` : user.username}</Chip>
      {user.licensed && <Chip icon={BadgeCheck}>Licensed Practitioner</Chip>}
      {unread > 0 && <Chip icon={Bell}>{formatCount(unread)} unread</Chip>}
    </div>
  )
}
