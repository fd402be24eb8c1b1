import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { countWords, type Count } from '@/lib/counts'
import { pageIn, useAddressParams } from '@/lib/use-address-params'
import { DialogHost } from '@/ui/dialog-host'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { StatCard } from '@/ui/stat-card'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { ReviewList } from './review/review-list'
import { useReviews } from './review/use-reviews'

const shown = ['/api/question-reviews'] as const

/** Questions the assistant passed on to admins (S2, Questions to review). */
export default function QuestionsToReviewScreen() {
  useRefetchOnMount(shown)
  const { params, change } = useAddressParams()
  const tab = params.get('tab') === 'reviewed' ? 'reviewed' : 'pending'
  const list = useReviews(tab, pageIn(params))
  const words = (count: Count | undefined) => (count ? countWords(count) : null)

  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader title="Questions to Review" />
      <div className="mt-6 grid grid-cols-1 gap-3 min-[22rem]:grid-cols-3 md:gap-4">
        <StatCard label="Pending" value={words(list.data?.pending)} loading={list.isPending} />
        <StatCard label="Reviewed" value={words(list.data?.reviewed)} loading={list.isPending} />
        <StatCard label="Total" value={words(list.data?.total)} loading={list.isPending} />
      </div>
      <Tabs
        className="mt-6"
        value={tab}
        onValueChange={(value) =>
          change({ tab: value === 'reviewed' ? value : '', page: '' }, { replace: true })
        }
      >
        <TabList label="Questions">
          <Tab value="pending">Pending</Tab>
          <Tab value="reviewed">Reviewed</Tab>
        </TabList>
        <TabPanel value={tab} className="pt-4">
          <DialogHost>
            <ReviewList key={tab} tab={tab} list={list} />
          </DialogHost>
        </TabPanel>
      </Tabs>
    </main>
  )
}
