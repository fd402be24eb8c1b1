import type { ReactNode } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { useAddressParams } from '@/lib/use-address-params'
import { QueryError } from '@/lists/query-error'
import { Card } from '@/ui/card'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import type { MessagingConfig } from './settings/messaging-config'
import { SesTab } from './settings/ses-tab'
import { SetupGuideTab } from './settings/setup-guide-tab'
import { TestTab } from './settings/test-tab'
import { TwilioTab } from './settings/twilio-tab'

const shown = ['/api/admin/messaging-config'] as const
const tabs = ['ses', 'twilio', 'test', 'guide'] as const

/** The server's actual messaging configuration (S2, Messaging settings). */
export default function MessagingSettingsScreen() {
  useRefetchOnMount(shown)
  const { params, change } = useAddressParams()
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'ses'
  const config = useApiQuery('GET /api/admin/messaging-config')
  const of = (show: (data: MessagingConfig) => ReactNode) => {
    if (config.data) return show(config.data)
    if (config.isError) return <QueryError query={config} bordered title="Failed to load the configuration" />
    return (
      <Card>
        <Loading label="Loading the configuration..." hideLabel>
          <SkeletonRows rows={4} />
        </Loading>
      </Card>
    )
  }
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader title="Messaging Settings" />
      <Tabs
        value={tab}
        className="mt-5"
        onValueChange={(next) => change({ tab: next === 'ses' ? '' : next }, { replace: true })}
      >
        <TabList label="Messaging settings">
          <Tab value="ses">AWS SES</Tab>
          <Tab value="twilio">Twilio</Tab>
          <Tab value="test">Test Messages</Tab>
          <Tab value="guide">Setup Guide</Tab>
        </TabList>
        <TabPanel value="ses">
          {of((data) => (
            <SesTab config={data} isFetching={config.isFetching} onCheck={() => void config.refetch()} />
          ))}
        </TabPanel>
        <TabPanel value="twilio">
          {of((data) => (
            <TwilioTab config={data} />
          ))}
        </TabPanel>
        <TabPanel value="test">
          <TestTab />
        </TabPanel>
        <TabPanel value="guide">
          {of((data) => (
            <SetupGuideTab config={data} />
          ))}
        </TabPanel>
      </Tabs>
    </main>
  )
}
