import { countText } from '@shared/domain/text/counts'
import { useMemo, useRef } from 'react'
import { useAddressParams } from '@/lib/use-address-params'
import { Card } from '@/ui/card'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { SearchBox } from '@/ui/search-box'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { FaqReader } from './faq-reader'
import { findFaqs } from './faq-words'
import { useFaqInAddress } from './use-faq-in-address'
import { useFaqs } from './use-faqs'

const tabs = {
  practitioner: {
    words: 'Clinical Guidelines',
    nothing: {
      title: 'No clinical guidelines yet',
      description: 'The laboratory can add them for its practitioners.',
    },
  },
  client: {
    words: 'Patient Education',
    nothing: {
      title: 'No patient education yet',
      description: 'What clients can read in their FAQ appears here.',
    },
  },
} as const

/** Professional Resources (S2): FAQs for practitioners and those for clients. */
export default function ProfessionalResourcesScreen() {
  const list = useFaqs()
  const { params, change } = useAddressParams()
  const q = (params.get('q') ?? '').trim()
  const toolbar = useRef<HTMLDivElement>(null)
  const named = useFaqInAddress()
  const faqs = useMemo(
    () => ({
      practitioner: list.data?.filter(({ targetRole }) => targetRole === 'practitioner') ?? [],
      client: list.data?.filter(({ targetRole }) => targetRole === 'client') ?? [],
    }),
    [list.data],
  )
  const found = useMemo(
    () => ({
      practitioner: findFaqs(faqs.practitioner, { q }),
      client: findFaqs(faqs.client, { q }),
    }),
    [faqs, q],
  )
  const asked = params.get('tab') ?? (faqs.client.some(({ id }) => id === named) ? 'client' : '')
  const tab = asked === 'client' ? 'client' : 'practitioner'
  // As specified: the clients' tab counts all FAQs, the other the search's matches.
  const counts = list.data && { practitioner: found.practitioner.length, client: faqs.client.length }
  const labelOf = (value: keyof typeof tabs) => tabs[value].words + (counts ? ` (${counts[value]})` : '')

  function search(text: string) {
    change({ q: text }, { replace: true })
  }

  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader title="Professional Resources" />
      <Tabs className="mt-5" value={tab} onValueChange={(value) => change({ tab: value }, { replace: true })}>
        <TabList label="Professional resources">
          <Tab value="practitioner">{labelOf('practitioner')}</Tab>
          <Tab value="client">{labelOf('client')}</Tab>
        </TabList>
        <Card flush className="mt-4 max-w-[52rem]">
          <div ref={toolbar} className="bg-canvas px-4 py-3 sm:px-5">
            <SearchBox
              label="Search questions and answers..."
              value={q}
              onSearch={search}
              count={
                list.data &&
                q !== '' &&
                `Showing ${found[tab].length} of ${countText(faqs[tab].length, 'FAQ')}`
              }
            />
          </div>
          <TabPanel value={tab} className="pt-0! -outline-offset-2!">
            <FaqReader
              key={tab}
              label={tabs[tab].words}
              list={list}
              found={found[tab]}
              searched={q !== ''}
              onClear={() => {
                search('')
                toolbar.current?.querySelector('input')?.focus()
              }}
              nothing={tabs[tab].nothing}
            />
          </TabPanel>
        </Card>
      </Tabs>
    </main>
  )
}
