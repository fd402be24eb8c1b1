import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { requestPage } from '@/api/request-page'
import { keyOf } from '@/api/use-api'
import type { Filter } from './worklist-words'

const PAGE_SIZE = 20

/** The requested pages of open items; the previous list stays while the next loads. */
export function useWorklist(filter: Filter) {
  const query = { pageSize: PAGE_SIZE, ...(filter !== 'all' && { kind: filter }) }
  return useInfiniteQuery({
    queryKey: [...keyOf('GET /api/worklist', { query }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      requestPage('GET /api/worklist', { query: { ...query, page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.hasNext ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  })
}
