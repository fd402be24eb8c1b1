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

/** The query key of a read: the path first (writes invalidate by it), then the whole address. */
export function keyOf(route: ApiRoute, input?: object): [string, string] {
  const { url } = addressOf(route, input)
  return [url.split('?')[0] ?? url, url]
}

/** Sent in this tab after a write to an avoid list, for copies outside react-query. */
export const AVOID_LIST_CHANGED = 'avoid-list-changed'

/** Reads one endpoint. With `enabled: false` it waits. */
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

/** Reads one page of a list; the page before stays visible while the next one loads. */
export function useApiPage<R extends ReadRoute>(route: R, input: Input<R>): UseQueryResult<Page<Reply<R>>> {
  return useQuery({
    queryKey: [...keyOf(route, input), 'page'],
    queryFn: ({ signal }) => requestPage(route, input, signal),
    placeholderData: keepPreviousData,
  })
}

/** Writes, then refetches what it invalidates, also when refused, except for invalid input. */
export function useApiMutation<R extends WriteRoute>(route: R): UseMutationResult<Reply<R>, Error, Input<R>> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<R>) => request(route, input),
    onSuccess: () => refreshAfter(client, route),
    onError: (error) => {
      // The row may have changed or gone. Another account's data is not for this page.
      if (error instanceof ApiError && error.status !== 400 && error.code !== 'other-account')
        void refreshAfter(client, route)
    },
  })
}

/** Refetches the reads this write invalidates, or all if the table cannot be loaded. */
export async function refreshAfter(client: QueryClient, route: WriteRoute): Promise<void> {
  const table = await import('./query-invalidations').catch(() => undefined)
  if (table?.queryInvalidations[route].includes('/api/avoid-list'))
    window.dispatchEvent(new Event(AVOID_LIST_CHANGED))
  await (table ? refresh(client, table.queryInvalidations[route]) : client.invalidateQueries())
}

/** Refetches every read whose path is one of `paths` or below it. */
export async function refresh(client: QueryClient, paths: readonly ReadPath[]): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) =>
      paths.some((path) => queryKey[0] === path || String(queryKey[0]).startsWith(`${path}/`)),
  })
}
