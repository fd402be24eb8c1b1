import type { Query } from '@shared/api'
import { useApiPage } from '@/api/use-api'
import { pageIn, useAddressParams } from '@/lib/use-address-params'
import { usePaging } from '@/lists/use-paging'

const PAGE_SIZE = 20

type Filters = Partial<Pick<Query<'GET /api/reports'>, 'q' | 'client' | 'clientId' | 'status' | 'groupBy'>>

/** A page of the reports or groups, in the URL; beyond the last it becomes the last. */
export function useReportPages(filters: Filters) {
  const { params } = useAddressParams()
  const list = useApiPage('GET /api/reports', {
    query: { ...filters, page: pageIn(params), pageSize: PAGE_SIZE },
  })
  const pages = filters.groupBy ? ('groups' as const) : ('total' as const)
  const { top, ...paging } = usePaging(list, list.data?.[pages], PAGE_SIZE)
  return { list, top, paging, pages, pageSize: PAGE_SIZE }
}

export type ReportPages = ReturnType<typeof useReportPages>
