import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { pageClass } from '@/app/page-class'
import { useAddressParams } from '@/lib/use-address-params'
import { Alert } from '@/ui/alert'
import { PageHeader } from '@/ui/page-header'
import { Loading } from '@/ui/skeleton'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { EmailForm } from './compose/email-form'
import { SmsForm } from './compose/sms-form'

const MessageHistory = lazy(() => import('./history/message-history'))

const tabs = ['email', 'sms', 'history'] as const
type TabName = (typeof tabs)[number]

/** Email and SMS to people, and what was sent (S2, Admin messaging). What is typed stays while another tab is looked at. */
export default function MessagingScreen() {
  const { params, change } = useAddressParams()
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'email'
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader
        title="Email & SMS"
        subtitle="Messages to clients and practitioners, and what was sent before."
      />
      <Tabs
        value={tab}
        className="mt-5"
        onValueChange={(next) =>
          change({ tab: next === 'email' ? '' : next, page: '', type: '' }, { replace: true })
        }
      >
        <TabList label="Email & SMS">
          <Tab value="email">Email</Tab>
          <Tab value="sms">SMS</Tab>
          <Tab value="history">Message History</Tab>
        </TabList>
        <TabPanel value="email" keep>
          <NotConfigured tab={tab} />
          <EmailForm first={params.get('to') ?? ''} onSent={() => change({ to: '' }, { replace: true })} />
        </TabPanel>
        <TabPanel value="sms" keep>
          <NotConfigured tab={tab} />
          <SmsForm />
        </TabPanel>
        <TabPanel value="history">
          <Suspense fallback={<Loading label="Loading messages..." hideLabel />}>
            <MessageHistory />
          </Suspense>
        </TabPanel>
      </Tabs>
    </main>
  )
}

const missing = {
  email: { title: 'Email is not configured', settings: '/admin/messaging-settings' },
  sms: { title: 'SMS is not configured', settings: '/admin/messaging-settings?tab=twilio' },
}

/** Says ahead that nothing will be sent. */
function NotConfigured({ tab }: { tab: TabName }) {
  const config = useApiQuery('GET /api/config')
  if (tab === 'history' || !config.data) return null
  if (tab === 'email' ? config.data.emailConfigured : config.data.smsConfigured) return null
  const { title, settings } = missing[tab]
  return (
    <Alert tone="warning" title={title} className="mb-4">
      Messages cannot be sent until it is set up. See{' '}
      <Link href={settings} className="font-semibold underline">
        Messaging settings
      </Link>
      .
    </Alert>
  )
}
