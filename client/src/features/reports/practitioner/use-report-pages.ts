import type { Query } from '@shared/api'
import { useApiPage } from '@/api/use-api'
import { pageIn, useAddressParams } from '@/lib/use-address-params'
import { usePaging } from '@/lists/use-paging'

const PAGE_SIZE = 20

type Filters = Partial<
  Pick<Query<'GET /api/reports'>, 'q' | 'client' | 'status' | 'assigned' | 'practitionerId' | 'groupBy'>
>

/**
 * One page of the reports that `filters` leave, or of their groups; the page is kept in the address, and one beyond the
 * last leads to the last.
 */
export function useReportPages(filters: Filters) {
  const { params } = useAddressParams()
  const list = useApiPage('GET /api/reports', {
    query: { ...filters, page: pageIn(params), pageSize: PAGE_SIZE },
  })
  const total = filters.groupBy ? list.data?.groups : list.data?.total
  const { top, page, beyond, turnTo } = usePaging(list, total, PAGE_SIZE)
  const paging = {
    page,
    pageSize: PAGE_SIZE,
    total: total ?? { n: 0, more: false },
    hasNext: list.data?.hasNext,
    onPage: turnTo,
  }
  return { list, top, beyond, paging }
}

export type ReportPages = ReturnType<typeof useReportPages>
