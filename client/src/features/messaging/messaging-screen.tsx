import type { Reply } from '@shared/api'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { useAddressParams } from '@/lib/use-address-params'
import { Alert } from '@/ui/alert'
import { Card } from '@/ui/card'
import { HiddenWhile } from '@/ui/hidden-while'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'

const EmailForm = lazy(() => import('./compose/email-form'))
const SmsForm = lazy(() => import('./compose/sms-form'))
const MessageHistory = lazy(() => import('./history/message-history'))

const tabs = ['email', 'sms', 'history'] as const
type TabName = (typeof tabs)[number]

const loadingForm = (
  <Card>
    <Loading label="Loading the form..." hideLabel>
      <SkeletonRows rows={6} />
    </Loading>
  </Card>
)

/** Sends email and SMS and lists them (S2); typed text is kept while another tab is open. */
export default function MessagingScreen() {
  const { params, change } = useAddressParams()
  const config = useApiQuery('GET /api/config')
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'email'
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader title="Email & SMS" />
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
        <NotConfigured tab={tab} config={config.data} />
        <HiddenWhile waits={config.isPending}>
          <TabPanel value="email" keep>
            <Suspense fallback={loadingForm}>
              <EmailForm
                first={params.get('to') ?? ''}
                onSent={() => change({ to: '' }, { replace: true })}
              />
            </Suspense>
          </TabPanel>
          <TabPanel value="sms" keep>
            <Suspense fallback={loadingForm}>
              <SmsForm />
            </Suspense>
          </TabPanel>
          <TabPanel value="history">
            <Suspense fallback={<Loading label="Loading messages..." hideLabel />}>
              <MessageHistory />
            </Suspense>
          </TabPanel>
        </HiddenWhile>
      </Tabs>
    </main>
  )
}

const missing = {
  email: { title: 'Email is not configured', settings: '/admin/messaging-settings' },
  sms: { title: 'SMS is not configured', settings: '/admin/messaging-settings?tab=twilio' },
}

/** Says in advance that nothing will be sent. */
function NotConfigured({ tab, config }: { tab: TabName; config: Reply<'GET /api/config'> | undefined }) {
  if (tab === 'history' || !config) return null
  if (tab === 'email' ? config.emailConfigured : config.smsConfigured) return null
  const { title, settings } = missing[tab]
  return (
    <Alert tone="warning" title={title} className="mt-4">
      Messages cannot be sent until it is set up. See{' '}
      <Link href={settings} className="font-semibold underline">
        Messaging settings
      </Link>
      .
    </Alert>
  )
}
