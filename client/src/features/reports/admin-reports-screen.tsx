import { Upload } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiPage } from '@/api/use-api'
import { Button } from '@/ui/button'
import { Card, CardHeader, CardToolbar } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { PageHeader } from '@/ui/page-header'
import { Pager } from '@/ui/pager'
import { SearchBox } from '@/ui/search-box'
import { groupBySample } from './admin/report-groups'
import { ReportList, ReportListSkeleton } from './admin/report-list'
import { TemplateButton } from './admin/template-button'
import { useListAddress } from './admin/use-list-address'

const loadUploadDialog = () => import('./upload/upload-dialog')
const UploadDialog = lazy(loadUploadDialog)

/** Fetches the dialog's code while the pointer is still on its way. */
const warmUp = () => void loadUploadDialog().catch(() => undefined)

const PAGE_SIZE = 20

/** Every report, grouped by sample, with the upload (S1 2.8 and 2.10). */
export default function AdminReportsScreen() {
  const [uploading, setUploading] = useState(false)
  const uploadButton = (
    <Button
      icon={Upload}
      block="phone"
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={() => setUploading(true)}
    >
      Upload Report
    </Button>
  )

  return (
    <main id="main" className="mx-auto w-full max-w-[1184px] px-4 pt-5 pb-28 md:px-8 md:pt-7">
      <PageHeader title="Reports Management" subtitle="Upload, check and correct lab reports." />
      <Card flush className="mt-6">
        <CardHeader
          padded
          size="h2"
          title="All Reports"
          actions={
            <>
              {uploadButton}
              <TemplateButton />
            </>
          }
        />
        <AllReports />
      </Card>
      <Suspense fallback={null}>{uploading && <UploadDialog onClose={() => setUploading(false)} />}</Suspense>
    </main>
  )
}

function AllReports() {
  const { q: typed, page, setSearch, setPage } = useListAddress()
  const q = typed.trim()
  const top = useRef<HTMLDivElement>(null)
  const query = { groupBy: 'sample', page, pageSize: PAGE_SIZE, ...(q !== '' && { q }) } as const
  const list = useApiPage('GET /api/reports', { query })
  // Without a search this is the same read; with one it only counts.
  const all = useApiPage('GET /api/reports', { query: q === '' ? query : { pageSize: 1 } })

  const lastPage = list.data ? Math.max(1, Math.ceil(list.data.groups / PAGE_SIZE)) : page
  const beyond = !list.isPlaceholderData && page > lastPage
  useEffect(() => {
    if (beyond) setPage(lastPage, { replace: true })
  })

  function clear() {
    setSearch('')
    top.current?.querySelector('input')?.focus()
  }

  function turnTo(next: number) {
    setPage(next)
    top.current?.scrollIntoView({ block: 'start' })
  }

  const groups = list.data ? groupBySample(list.data.rows) : []
  const count =
    list.data && all.data ? `Showing ${format(list.data.total)} of ${format(all.data.total)} reports` : ''
  return (
    <div ref={top} aria-busy={list.isFetching}>
      <CardToolbar>
        <SearchBox label="Search reports..." value={typed} onSearch={setSearch} count={count} />
      </CardToolbar>
      {list.isPending && <ReportListSkeleton />}
      {list.isError && (
        <ErrorState
          title="Failed to fetch reports"
          description={sentenceOf(list.error)}
          pending={list.isFetching}
          onRetry={() => void Promise.all([list.refetch(), all.refetch()])}
          className="border-t border-line"
        />
      )}
      {list.isSuccess && groups.length === 0 && !beyond && <NoReports searched={q !== ''} onClear={clear} />}
      {list.isSuccess && groups.length > 0 && (
        <>
          <ReportList groups={groups} openAll={q !== '' && list.data.groups === 1} />
          <Pager noun="Samples" page={page} pageSize={PAGE_SIZE} total={list.data.groups} onPage={turnTo} />
        </>
      )}
    </div>
  )
}

const format = (count: number) => count.toLocaleString('en-GB')

function NoReports({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  if (!searched) {
    return (
      <EmptyState
        title="No Reports Available"
        description="Upload the first report to see it here."
        className="border-t border-line"
      />
    )
  }
  return (
    <EmptyState
      title="No reports match your search."
      className="border-t border-line"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear Search
        </Button>
      }
    />
  )
}
