import { useRef, type ReactNode } from 'react'
import { useApiPage } from '@/api/use-api'
import { countOf, countWords } from '@/lib/counts'
import { useAddressParams } from '@/lib/use-address-params'
import { Button } from '@/ui/button'
import { CardToolbar } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { SearchBox } from '@/ui/search-box'
import type { ReportRow } from '../manage/report-row'
import { ReportPages } from './report-pages'
import { useReportPages } from './use-report-pages'

type SearchableListProps = {
  /** The filters set by the controls in `filter`. */
  filters: { status?: 'pending'; clientId?: number }
  filter: ReactNode
  /** The empty state when nothing is searched. */
  emptyText: { title: string; description: string }
  children: (rows: ReportRow[]) => ReactNode
}

/** A card's content: search, filter, count, and the reports page by page. */
export function SearchableList({ filters, filter, emptyText, children }: SearchableListProps) {
  const { params, change } = useAddressParams()
  const toolbar = useRef<HTMLDivElement>(null)
  const typed = params.get('q') ?? ''
  const q = typed.trim()
  const pages = useReportPages({ ...filters, ...(q !== '' && { q }) })
  const all = useApiPage('GET /api/reports', { query: { pageSize: 1 } })

  const setSearch = (term: string) => change({ q: term, page: '' }, { replace: true })
  function clear() {
    setSearch('')
    toolbar.current?.querySelector('input')?.focus()
  }

  const shown = pages.list.data?.total
  const count =
    shown === undefined || !all.data
      ? ''
      : `Showing ${countWords(shown)} of ${countOf(all.data.total, 'report')}`
  return (
    <>
      <CardToolbar ref={toolbar}>
        {filter}
        <SearchBox
          label="Search by sample ID or client name"
          placeholder="Search reports..."
          value={typed}
          onSearch={setSearch}
          count={count}
        />
      </CardToolbar>
      <ReportPages
        pages={pages}
        noun="Reports"
        empty={
          q === '' ? (
            <EmptyState {...emptyText} className="border-t border-line" />
          ) : (
            <EmptyState
              title="No reports match your search."
              className="border-t border-line"
              action={
                <Button variant="secondary" onClick={clear}>
                  Clear Search
                </Button>
              }
            />
          )
        }
      >
        {children}
      </ReportPages>
    </>
  )
}
