import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { idIn, useAddressParams } from '@/lib/use-address-params'
import { usePaging } from '@/lists/use-paging'
import { QueryError } from '@/lists/query-error'
import { clickableCardClass } from '@/ui/card'
import { request } from '@/api/request'
import { useOpenFullRecord } from '@/forms/use-open-full-record'
import { prepare } from '@/ui/load-dialog'
import { EmptyState } from '@/ui/empty-state'
import { Pager } from '@/ui/pager'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { momentText } from '@/lib/moments'
import { ReasonBadge, ReviewStatus } from './review-marks'
import { REVIEWS_PAGE, type Review, type Reviews, type ReviewTab } from './use-reviews'

const loadDialog = () => import('./review-dialog')

const nothing = {
  pending: { title: 'All caught up!', description: 'No question needs an answer.' },
  reviewed: { title: 'No reviewed questions', description: 'Questions you have reviewed appear here.' },
}

/** The questions of a tab, a page at a time. */
export function ReviewList({ tab, list }: { tab: ReviewTab; list: UseQueryResult<Reviews> }) {
  useReviewInAddress()
  const { top, page, beyond, turnTo } = usePaging(list, list.data?.[tab], REVIEWS_PAGE)
  const isEmpty = list.isSuccess && !list.isPlaceholderData && list.data.rows.length === 0

  return (
    <div ref={top} aria-busy={list.isFetching} className="scroll-mt-24">
      {list.isPending && (
        <Loading label="Loading questions..." hideLabel>
          <SkeletonRows rows={6} />
        </Loading>
      )}
      {list.isError && !list.data && (
        <QueryError query={list} bordered level={2} title="The questions could not be loaded." />
      )}
      {isEmpty && !beyond && <EmptyState bordered level={2} {...nothing[tab]} />}
      {list.data && list.data.rows.length > 0 && (
        <>
          <ul aria-label="Questions" className="space-y-3">
            {list.data.rows.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
          <Pager
            noun="Questions"
            page={page}
            pageSize={REVIEWS_PAGE}
            total={list.data[tab]}
            hasNext={list.data.hasNext}
            className="mt-3"
            onPage={turnTo}
          />
        </>
      )}
    </div>
  )
}

const readReview = async (id: number) => ({
  review: await request('GET /api/question-reviews/:id', { params: { id } }),
})

/** Opens the question in the URL (`?review=12`, linked from its FAQ) once. */
function useReviewInAddress() {
  const open = useOpenFullRecord()
  const { params, change } = useAddressParams()
  const id = idIn(params, 'review')
  useEffect(() => {
    if (id === undefined) return
    change({ review: '' }, { replace: true })
    void open(loadDialog, () => readReview(id))
  }, [id, change, open])
}

function ReviewCard({ review }: { review: Review }) {
  const open = useOpenFullRecord()
  return (
    <button
      type="button"
      className={`${clickableCardClass} block w-full p-4 text-left sm:p-5`}
      onPointerEnter={() => prepare(loadDialog)}
      onFocus={() => prepare(loadDialog)}
      onClick={() => void open(loadDialog, () => readReview(review.id))}
    >
      <span className="line-clamp-3 text-body font-semibold break-words">{review.question}</span>
      <span className="mt-1 block text-small break-words text-ink-3">
        {`${review.userEmail}, ${momentText(review.createdAt)}`}
      </span>
      <span className="mt-2.5 flex flex-wrap gap-2">
        <ReasonBadge reason={review.reason} />
        <ReviewStatus status={review.status} />
      </span>
    </button>
  )
}
