import { lazy, Suspense, useRef, type ReactNode } from 'react'
import { useApiPage } from '@/api/use-api'
import { cn } from '@/lib/class-names'
import { countOf, countWords } from '@/lib/counts'
import { pageIn, useAddressParams } from '@/lib/use-address-params'
import { useMediaQuery } from '@/lib/use-media-query'
import { PageBody } from '@/lists/page-body'
import { PAGE_SIZE } from '@/lists/paged-list'
import { PhoneFilters, phoneRow } from '@/lists/phone-filters'
import { usePaging } from '@/lists/use-paging'
import { Button } from '@/ui/button'
import { CardToolbar } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { SearchBox } from '@/ui/search-box'
import { columnsFit, ReportColumns } from './report-columns'
import { ReportFilters } from './report-filters'
import { filtersIn, noFilters, orderIn } from './report-list-query'
import { ReportListSkeleton } from './report-list-skeleton'
import type { ReportRow } from './report-row'
import { useSelectedReports, type SelectedReports } from './use-selected-reports'

const SelectedBar = lazy(() => import('./selected-bar'))

type SearchableReportsProps = {
  /** Which reports are listed and by what a page groups them. */
  scope: { groupBy: 'sample' | 'client'; assigned?: 'yes' | 'no' }
  searchLabel: string
  searchPlaceholder?: string
  /** The plural, capitalised noun of the pager. */
  noun: string
  /** Which practitioner filters are offered. */
  practitioners: 'all' | 'assigned' | 'none'
  /** The empty state without filters. */
  empty?: { title: string; description: string }
  /** The empty state when only filters narrow the list. */
  narrowedEmpty?: { title: string; description: string }
  /** Renders a page of rows; `single` is true when a search left one group. */
  children: (rows: ReportRow[], single: boolean, selection: SelectedReports) => ReactNode
}

/** The parameters of the filters beside the search. */
const narrowing = ['practitioner', 'linked', 'from']

const noReports = { title: 'No Reports Available', description: 'Upload the first report to see it here.' }

/** Filtered and sorted reports, a page of groups at a time, with bulk actions on the selection. */
export function SearchableReports(props: SearchableReportsProps) {
  const { scope, searchLabel, searchPlaceholder, noun, practitioners, children } = props
  const { empty = noReports, narrowedEmpty = { title: 'No reports match these filters.' } } = props
  const { params, change } = useAddressParams()
  const filters = filtersIn(params)
  const isNarrowed = Object.keys(filters).length > 0
  const query = { ...filters, ...orderIn(params), ...scope, page: pageIn(params), pageSize: PAGE_SIZE }
  const list = useApiPage('GET /api/reports', { query })
  // Without filters this is the same request as the list; otherwise it only counts.
  const all = useApiPage('GET /api/reports', {
    query: isNarrowed ? { ...(scope.assigned && { assigned: scope.assigned }), pageSize: 1 } : query,
  })
  const { top, ...paging } = usePaging(list, list.data?.groups, PAGE_SIZE)
  // The previous page's rows must not be selectable while the next page loads.
  const shown = list.isPlaceholderData ? [] : (list.data?.rows ?? [])
  const selection = useSelectedReports(shown)
  const isWide = useMediaQuery(columnsFit)
  const isChoosing = selection.reports.length > 0
  const box = useRef<HTMLInputElement | null>(null)

  function clear() {
    change(noFilters, { replace: true })
    top.current?.querySelector<HTMLElement>('input[type=search]')?.focus()
  }

  const count =
    list.data && all.data
      ? `Showing ${countWords(list.data.total)} of ${countOf(all.data.total, 'report')}`
      : ''
  return (
    <div ref={top} aria-busy={list.isFetching} className="scroll-mt-24">
      <CardToolbar
        className={cn('min-h-13 gap-x-2! py-1! pl-2! sm:pl-2!', isChoosing && 'md:bg-brand-soft!')}
      >
        <Checkbox
          ref={(element) => (box.current = element)}
          label="Select all on this page"
          hideLabel
          className="shrink-0"
          checked={isChoosing && selection.reports.length === shown.length}
          indeterminate={isChoosing && selection.reports.length < shown.length}
          aria-disabled={shown.length === 0 || undefined}
          onCheckedChange={(checked) => selection.set(shown, checked)}
        />
        {isChoosing && (
          <div className="min-w-0 flex-1 max-md:absolute">
            <Suspense fallback={<span className="block min-h-10" />}>
              <SelectedBar
                selection={{
                  ...selection,
                  clear: () => {
                    selection.clear()
                    box.current?.focus()
                  },
                }}
              />
            </Suspense>
          </div>
        )}
        <div
          className={cn(
            'flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-2',
            isChoosing && 'md:hidden',
          )}
        >
          <SearchBox
            label={searchLabel}
            placeholder={searchPlaceholder}
            className={cn('[&>label]:sm:max-w-72', phoneRow)}
            value={params.get('q') ?? ''}
            onSearch={(q) => change({ q, page: '' }, { replace: true })}
            count={count}
          />
          <PhoneFilters set={narrowing.filter((name) => params.has(name)).length}>
            <ReportFilters practitioners={practitioners} />
          </PhoneFilters>
        </div>
      </CardToolbar>
      {isWide && <ReportColumns lead={scope.groupBy} />}
      <PageBody
        list={list}
        paging={paging}
        pages="groups"
        pageSize={PAGE_SIZE}
        noun={noun}
        loading={<ReportListSkeleton />}
        failure="Failed to fetch reports"
        onRetry={() => void Promise.all([list.refetch(), all.refetch()])}
        empty={
          isNarrowed
            ? {
                ...(filters.q ? { title: 'No reports match your search.' } : narrowedEmpty),
                action: (
                  <Button variant="secondary" onClick={clear}>
                    Clear Search
                  </Button>
                ),
              }
            : empty
        }
      >
        {(rows) => children(rows, filters.q !== undefined && list.data?.groups.n === 1, selection)}
      </PageBody>
    </div>
  )
}
