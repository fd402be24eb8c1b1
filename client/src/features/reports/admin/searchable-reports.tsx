import type { ReactNode } from 'react'
import { useApiPage } from '@/api/use-api'
import { pageIn, useAddressParams } from '@/lib/use-address-params'
import { PAGE_SIZE, PagedList } from '@/lists/paged-list'
import type { ReportRow } from './report-row'
import { ReportListSkeleton } from './report-list-skeleton'

type SearchableReportsProps = {
  /** Which reports, and what a page counts. */
  scope: { groupBy: 'sample' | 'client'; assigned?: 'yes' | 'no' }
  searchLabel: string
  /** What the pager counts, in the plural with a capital. */
  noun: string
  /** The list of a page; `single`: a search left one group. */
  children: (rows: ReportRow[], single: boolean) => ReactNode
}

/** The reports that a search leaves, a page of groups at a time. */
export function SearchableReports({ scope, searchLabel, noun, children }: SearchableReportsProps) {
  const { params, change } = useAddressParams()
  const q = (params.get('q') ?? '').trim()
  const query = { ...scope, page: pageIn(params), pageSize: PAGE_SIZE, ...(q !== '' && { q }) }
  const list = useApiPage('GET /api/reports', { query })
  // Without a search this is the same read; with one it only counts.
  const all = useApiPage('GET /api/reports', {
    query: q === '' ? query : { ...(scope.assigned && { assigned: scope.assigned }), pageSize: 1 },
  })
  return (
    <PagedList
      list={list}
      all={all}
      pages="groups"
      noun={noun}
      searchLabel={searchLabel}
      count={(found, total) => `Showing ${found} of ${total} reports`}
      narrowed={q !== ''}
      onClear={() => change({ q: '', page: '' }, { replace: true })}
      loading={<ReportListSkeleton />}
      failure="Failed to fetch reports"
      empty={
        q === ''
          ? { title: 'No Reports Available', description: 'Upload the first report to see it here.' }
          : { title: 'No reports match your search.' }
      }
    >
      {(rows) => children(rows, q !== '' && list.data?.groups.n === 1)}
    </PagedList>
  )
}
