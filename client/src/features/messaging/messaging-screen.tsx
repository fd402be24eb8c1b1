import { lazy, Suspense } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useAddressParams } from '@/lib/use-address-params'
import { Card } from '@/ui/card'
import { HiddenWhile } from '@/ui/hidden-while'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'

const EmailForm = lazy(() => import('./compose/email-form'))
const SmsForm = lazy(() => import('./compose/sms-form'))
const NotSetUp = lazy(() => import('./setup/not-set-up'))
const MessageHistory = lazy(() => import('./history/message-history'))

const tabs = ['email', 'sms', 'history'] as const

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
  const isMissing =
    tab !== 'history' && config.data?.[tab === 'email' ? 'emailConfigured' : 'smsConfigured'] === false
  const setup = useApiQuery('GET /api/admin/messaging-config', undefined, { enabled: isMissing })
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
        {/* Together, so that the form never moves down as what is missing loads above it. */}
        <Suspense fallback={loadingForm}>
          {isMissing && config.data && (
            <div className="mt-4">
              <NotSetUp
                key={tab}
                channel={tab}
                portal={config.data}
                onCheck={() => void config.refetch()}
                onShowSms={() => change({ tab: 'sms' }, { replace: true })}
              />
            </div>
          )}
          <HiddenWhile waits={config.isPending || (isMissing && setup.isPending)}>
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
        </Suspense>
      </Tabs>
    </main>
  )
}
