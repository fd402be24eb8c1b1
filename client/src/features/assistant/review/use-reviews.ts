import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Reply } from '@shared/api'
import { readReply, send } from '@/api/request'
import { keyOf } from '@/api/use-api'
import type { Count } from '@/lib/counts'

export type Review = Reply<'GET /api/question-reviews'>[number]
export type FullReview = Reply<'GET /api/question-reviews/:id'>
export type ReviewTab = 'pending' | 'reviewed'
export type Reviews = { rows: Review[]; pending: Count; reviewed: Count; total: Count; hasNext: boolean }

export const REVIEWS_PAGE = 20

const ROUTE = 'GET /api/question-reviews'

/** A page of a tab's questions, newest first, with the count of each tab. */
export function useReviews(tab: ReviewTab, page: number): UseQueryResult<Reviews> {
  const input = { query: { status: tab, page, pageSize: REVIEWS_PAGE } }
  return useQuery({
    queryKey: keyOf(ROUTE, input),
    queryFn: ({ signal }) => send(ROUTE, input, signal, readReviews),
    placeholderData: keepPreviousData,
  })
}

async function readReviews(response: Response): Promise<Reviews> {
  const { headers } = response
  const capped = headers.get('X-Counts-Capped') ?? ''
  const count = (name: 'Pending' | 'Reviewed'): Count => ({
    n: Number(headers.get(`X-${name}`) ?? 0),
    more: capped.includes(name.toLowerCase()),
  })
  const [pending, reviewed] = [count('Pending'), count('Reviewed')]
  return {
    rows: await readReply(ROUTE, await response.text()),
    pending,
    reviewed,
    total: { n: pending.n + reviewed.n, more: pending.more || reviewed.more },
    hasNext: headers.get('Link')?.includes('rel="next"') ?? false,
  }
}
