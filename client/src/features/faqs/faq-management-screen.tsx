import { roles } from '@shared/core/roles'
import type { FaqList } from '@shared/domain/faqs/faq-order'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { idIn, useAddressParams } from '@/lib/use-address-params'
import { Button } from '@/ui/button'
import { DialogHost, useOpenDialog, useOpener } from '@/ui/dialog-host'
import { EmptyState } from '@/ui/empty-state'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { FaqState } from './faq-reader'
import { loadAddFaq } from './management/faq-dialogs'
import { FaqToolbar } from './management/faq-toolbar'
import { LiveLine, useLiveLine } from './management/live-line'
import { faqsOf } from './management/order'
import { OrderableList } from './management/orderable-list'
import { PlainList } from './management/plain-list'
import { useFaqFilter } from './management/use-faq-filter'
import { useOrder } from './management/use-order'
import { showFaq, useFaqInAddress } from './use-faq-in-address'
import { useFaqs } from './use-faqs'

const tabs: [FaqList, string][] = [
  ['client', 'Client'],
  ['practitioner', 'Practitioner'],
  ['all', 'All'],
]

/** FAQ management (S2): who reads which answers, in what order. Only admins reach it. */
export default function FaqManagementScreen() {
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <DialogHost>
        <Management />
      </DialogHost>
    </main>
  )
}

function Management() {
  const saved = useFaqs()
  const live = useLiveLine()
  const { faqs, move } = useOrder(saved.data, () => live.say(''))
  const filter = useFaqFilter(faqs)
  const { list, all = [], found = [], narrowed } = filter
  const toolbar = useRef<HTMLDivElement>(null)
  const label = `FAQs, ${tabs.find(([value]) => value === list)?.[1] ?? ''}`
  useQuestionInAddress()
  useShownFaq(faqs, filter.choose)

  return (
    <>
      <PageHeader
        title="FAQ Management"
        subtitle="Answers clients and practitioners see, in this order."
        actions={<AddButton list={list} />}
      />
      <Tabs className="mt-5" value={list} onValueChange={filter.choose}>
        <TabList label="Target role">
          {tabs.map(([value, words]) => (
            <Tab key={value} value={value} count={faqs && faqsOf(value, faqs).length}>
              {words}
            </Tab>
          ))}
        </TabList>
        <div ref={toolbar} className="mt-4">
          <FaqToolbar filter={filter} />
        </div>
        <TabPanel value={list}>
          <FaqState list={saved}>
            {found.length === 0 && (
              <EmptyState
                bordered
                level={2}
                title="No FAQs found"
                description={narrowed ? 'Nothing matches this search.' : 'Add the first one.'}
                action={
                  narrowed && (
                    <Button
                      variant="secondary"
                      onClick={() => {
                        filter.clear()
                        toolbar.current?.querySelector('input')?.focus()
                      }}
                    >
                      Clear Search
                    </Button>
                  )
                }
              />
            )}
            {found.length > 0 && narrowed && (
              <PlainList label={label} faqs={found} all={all} onMove={undefined} />
            )}
            {found.length > 0 && !narrowed && (
              <OrderableList
                label={label}
                faqs={all}
                onMove={(from, to) => move(list, from, to)}
                onLive={live.say}
              />
            )}
          </FaqState>
        </TabPanel>
      </Tabs>
      <LiveLine text={live.text} />
    </>
  )
}

function AddButton({ list }: { list: FaqList }) {
  const opens = useOpener()
  return (
    <Button icon={Plus} {...opens(loadAddFaq, { start: list === 'all' ? {} : { targetRole: list } })}>
      Add FAQ
    </Button>
  )
}

/** Prefills the form from the URL and clears that, as histories would keep personal texts. */
function useQuestionInAddress() {
  const open = useOpenDialog()
  const { params, change } = useAddressParams()
  const question = params.get('question')
  const answer = params.get('answer')
  const reviewId = idIn(params, 'review')
  const role = params.get('role')
  useEffect(() => {
    if (question === null) return
    change({ question: '', answer: '', review: '', role: '' }, { replace: true })
    open(loadAddFaq, {
      start: {
        question: question.slice(0, 500),
        answer: answer?.slice(0, 10_000) ?? '',
        category: 'Your questions',
        targetRole: roles.find((one) => one === role) ?? 'client',
      },
      ...(reviewId !== undefined && { reviewId }),
    })
  }, [question, answer, reviewId, role, change, open])
}

/** Scrolls to the FAQ in the URL, in the list of its role. */
function useShownFaq(faqs: { id: number; targetRole: string }[] | undefined, choose: (list: string) => void) {
  const wanted = useFaqInAddress()
  const role = faqs?.find(({ id }) => id === wanted)?.targetRole
  const shown = useRef<number>(undefined)
  useEffect(() => {
    if (wanted === undefined || role === undefined || shown.current === wanted) return
    shown.current = wanted
    choose(role === 'admin' ? 'all' : role)
    showFaq(wanted)
  }, [wanted, role, choose])
}
