import type { Body } from '@shared/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request } from '@/api/request'
import { keyOf } from '@/api/use-api'

/**
 * The foods a plan may have, ranked by how often they are eaten: the user's own, or those of the
 * client `id`. The previous ranking stays while the next one loads.
 */
export function useProposal(body: Body<'POST /api/trial/proposal'>, id?: number) {
  const key =
    id === undefined
      ? keyOf('POST /api/trial/proposal')
      : keyOf('POST /api/clients/:id/trial/proposal', { params: { id } })
  return useQuery({
    queryKey: [...key, body],
    queryFn: ({ signal }) =>
      id === undefined
        ? request('POST /api/trial/proposal', { body }, signal)
        : request('POST /api/clients/:id/trial/proposal', { params: { id }, body }, signal),
    placeholderData: keepPreviousData,
  })
}
