import type { Query } from '@shared/api'
import { useEffect } from 'react'
import { useApiPage } from '@/api/use-api'
import { lastPageOf } from '@/lib/counts'
import { pageChange, pageIn, useAddressParams } from '@/lib/use-address-params'

const PAGE_SIZE = 20

type Filters = Partial<
  Pick<Query<'GET /api/reports'>, 'q' | 'client' | 'status' | 'assigned' | 'practitionerId' | 'groupBy'>
>

/**
 * One page of the reports that `filters` leave, or of their groups; the page is kept in the address, and one beyond the
 * last leads to the last.
 */
export function useReportPages(filters: Filters) {
  const { params, change } = useAddressParams()
  const page = pageIn(params)
  const list = useApiPage('GET /api/reports', { query: { ...filters, page, pageSize: PAGE_SIZE } })
  const total = (filters.groupBy ? list.data?.groups : list.data?.total) ?? { n: 0, more: false }
  const lastPage = list.data ? lastPageOf(total, PAGE_SIZE, { page, rows: list.data.rows.length }) : page
  const beyond = !list.isPlaceholderData && page > lastPage
  useEffect(() => {
    if (beyond) change(pageChange(lastPage), { replace: true })
  })
  return {
    list,
    beyond,
    paging: {
      page,
      pageSize: PAGE_SIZE,
      total,
      hasNext: list.data?.hasNext,
      onPage: (next: number) => change(pageChange(next)),
    },
  }
}

export type ReportPages = ReturnType<typeof useReportPages>
