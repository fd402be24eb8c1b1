import { useEffect, useRef, type ReactNode } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiPage } from '@/api/use-api'
import { countWords, lastPageOf } from '@/lib/counts'
import { Button } from '@/ui/button'
import { CardToolbar } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Pager } from '@/ui/pager'
import { SearchBox } from '@/ui/search-box'
import type { ReportRow } from './report-groups'
import { ReportListSkeleton } from './report-list-skeleton'
import { useListAddress } from './use-list-address'

const PAGE_SIZE = 20

type SearchableReportsProps = {
  /** Which reports, and what a page counts. */
  scope: { groupBy: 'sample' | 'client'; assigned?: 'yes' | 'no' }
  searchLabel: string
  /** What the pager counts, in the plural with a capital. */
  noun: string
  /** The list of a page; `single`: a search left one group. */
  children: (rows: ReportRow[], single: boolean) => ReactNode
}

/** A card's body: search, count, the page's groups and the pager, with what shows while there is nothing. */
export function SearchableReports({ scope, searchLabel, noun, children }: SearchableReportsProps) {
  const { q: typed, page, setSearch, setPage } = useListAddress()
  const q = typed.trim()
  const top = useRef<HTMLDivElement>(null)
  const query = { ...scope, page, pageSize: PAGE_SIZE, ...(q !== '' && { q }) }
  const list = useApiPage('GET /api/reports', { query })
  // Without a search this is the same read; with one it only counts.
  const all = useApiPage('GET /api/reports', {
    query: q === '' ? query : { ...(scope.assigned && { assigned: scope.assigned }), pageSize: 1 },
  })

  const lastPage = list.data
    ? lastPageOf(list.data.groups, PAGE_SIZE, { page, rows: list.data.rows.length })
    : page
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

  const empty = list.isSuccess && list.data.rows.length === 0
  const count =
    list.data && all.data
      ? `Showing ${countWords(list.data.total)} of ${countWords(all.data.total)} reports`
      : ''
  return (
    <div ref={top} aria-busy={list.isFetching}>
      <CardToolbar>
        <SearchBox label={searchLabel} value={typed} onSearch={setSearch} count={count} />
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
      {empty && !beyond && <NoReports searched={q !== ''} onClear={clear} />}
      {list.isSuccess && !empty && (
        <>
          {children(list.data.rows, q !== '' && list.data.groups.n === 1)}
          <Pager
            noun={noun}
            page={page}
            pageSize={PAGE_SIZE}
            total={list.data.groups}
            hasNext={list.data.hasNext}
            onPage={turnTo}
          />
        </>
      )}
    </div>
  )
}

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
