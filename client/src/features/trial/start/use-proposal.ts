import type { Body } from '@shared/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request } from '@/api/request'
import { keyOf } from '@/api/use-api'

/** Foods by how often they are eaten, the user's or client `id`'s; stay while refetched. */
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
