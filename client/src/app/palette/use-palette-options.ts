import type { ApiRoute } from '@shared/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request, type Input } from '@/api/request'
import { keyOf } from '@/api/use-api'
import type { ReadRoute } from '@/api/query-invalidations'
import type { MenuGroup } from '../menu'
import { clientOptions, peopleOptions, placeOptions, reportOptions, type Option } from './options'

const PEOPLE = 5
const REPORTS = 6

/** A search request; the previous result stays until the next one is here. */
function useSearchRead<R extends ReadRoute & ApiRoute>(route: R, input: Input<R>, enabled: boolean) {
  return useQuery({
    queryKey: keyOf(route, input),
    queryFn: ({ signal }) => request(route, input, signal),
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** Everything that matches `q` and that the role may see: people, reports, actions, screens. */
export function usePaletteOptions(role: 'admin' | 'practitioner', menu: readonly MenuGroup[], q: string) {
  const isAdmin = role === 'admin'
  const some = q !== ''
  const users = useSearchRead('GET /api/users', { query: { q, pageSize: PEOPLE } }, some && isAdmin)
  const clients = useSearchRead(
    'GET /api/reports',
    { query: { client: q, groupBy: 'client', pageSize: PEOPLE } },
    some && !isAdmin,
  )
  const reports = useSearchRead('GET /api/reports', { query: { q, pageSize: REPORTS } }, some)
  const options: Option[] = [
    ...(some ? peopleOptions(users.data ?? []) : []),
    ...(some ? clientOptions(clients.data ?? []) : []),
    ...(some ? reportOptions(role, reports.data ?? []) : []),
    ...placeOptions(role, menu, q),
  ]
  const asked = [isAdmin ? users : clients, reports]
  return {
    options,
    isSearching: some && asked.some(({ isFetching }) => isFetching),
    error: some ? asked.find(({ isError }) => isError)?.error : undefined,
  }
}
