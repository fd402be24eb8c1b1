import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { ApiRoute, Reply } from '@shared/api'
import { addressOf, request, requestPage, type Input, type Page } from './request'

type ReadRoute = Extract<ApiRoute, `GET ${string}`>
type WriteRoute = Exclude<ApiRoute, ReadRoute>

/** The query key of a read: the path first (what a write invalidates by), then the whole address. */
export function keyOf(route: ApiRoute, input?: object): [string, string] {
  const { url } = addressOf(route, input)
  return [url.split('?')[0] ?? url, url]
}

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

/** Writes to one endpoint, then refreshes every read whose path begins with one of `refreshes`. */
export function useApiMutation<R extends WriteRoute>(
  route: R,
  refreshes: readonly `/api/${string}`[] = [],
): UseMutationResult<Reply<R>, Error, Input<R>> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<R>) => request(route, input),
    onSuccess: () => refresh(client, refreshes),
  })
}

/** Fetches again every read whose path is one of `paths` or lies below it. */
export async function refresh(
  client: ReturnType<typeof useQueryClient>,
  paths: readonly `/api/${string}`[],
): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) =>
      paths.some((path) => queryKey[0] === path || String(queryKey[0]).startsWith(`${path}/`)),
  })
}
