import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { ApiRoute, Reply } from '@shared/api'
import { addressOf, ApiError, request, type Input } from './request'
import { requestPage, type Page } from './request-page'
import type { ReadPath, ReadRoute, WriteRoute } from './query-invalidations'

/** The query key of a read: the path first (what a write invalidates by), then the whole address. */
export function keyOf(route: ApiRoute, input?: object): [string, string] {
  const { url } = addressOf(route, input)
  return [url.split('?')[0] ?? url, url]
}

/** Told to this tab after a write that may change what the person avoids: a copy that is kept outside react-query is old. */
export const AVOID_LIST_CHANGED = 'avoid-list-changed'

/** Reads one endpoint. `enabled: false` waits. */
export function useApiQuery<R extends ReadRoute>(
  route: R,
  input?: Input<R>,
  options: { enabled?: boolean } = {},
): UseQueryResult<Reply<R>> {
  return useQuery({
    queryKey: keyOf(route, input),
    queryFn: ({ signal }) => request(route, input, signal),
    ...options,
  })
}

/** Reads one page of a list; the page before stays in view while the next one loads. */
export function useApiPage<R extends ReadRoute>(route: R, input: Input<R>): UseQueryResult<Page<Reply<R>>> {
  return useQuery({
    queryKey: [...keyOf(route, input), 'page'],
    queryFn: ({ signal }) => requestPage(route, input, signal),
    placeholderData: keepPreviousData,
  })
}

/** Writes to one endpoint, then refreshes what it touches; also when it was refused, unless for what it said. */
export function useApiMutation<R extends WriteRoute>(route: R): UseMutationResult<Reply<R>, Error, Input<R>> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<R>) => request(route, input),
    onSuccess: () => refreshAfter(client, route),
    onError: (error) => {
      // It may be gone or another by now. What another account may see is not for this page.
      if (error instanceof ApiError && error.status !== 400 && error.code !== 'other-account')
        void refreshAfter(client, route)
    },
  })
}

/** Fetches again every read that this write touches. The first load is spared the table; where it is out of reach, every read. */
export async function refreshAfter(client: QueryClient, route: WriteRoute): Promise<void> {
  const table = await import('./query-invalidations').catch(() => undefined)
  if (table?.queryInvalidations[route].includes('/api/avoid-list'))
    window.dispatchEvent(new Event(AVOID_LIST_CHANGED))
  await (table ? refresh(client, table.queryInvalidations[route]) : client.invalidateQueries())
}

/** Fetches again every read whose path is one of `paths` or lies below it. */
export async function refresh(client: QueryClient, paths: readonly ReadPath[]): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) =>
      paths.some((path) => queryKey[0] === path || String(queryKey[0]).startsWith(`${path}/`)),
  })
}
