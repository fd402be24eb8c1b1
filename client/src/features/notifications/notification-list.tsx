import { useEffect, useRef } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiPage } from '@/api/use-api'
import { lastPageOf } from '@/lib/counts'
import { pageChange, pageIn, useAddressParams } from '@/lib/use-address-params'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Pager } from '@/ui/pager'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { NotificationRow } from './notification-row'

const PAGE_SIZE = 20

/** A page of the notifications, newest first; the page is kept in the address. */
export function NotificationList() {
  const { params, change } = useAddressParams()
  const page = pageIn(params)
  const top = useRef<HTMLDivElement>(null)
  const list = useApiPage('GET /api/notifications/all', { query: { page, pageSize: PAGE_SIZE } })

  const lastPage = list.data
    ? lastPageOf(list.data.total, PAGE_SIZE, { page, rows: list.data.rows.length })
    : page
  const beyond = !list.isPlaceholderData && page > lastPage
  useEffect(() => {
    if (beyond) change(pageChange(lastPage), { replace: true })
  })

  function turnTo(next: number) {
    change(pageChange(next))
    top.current?.scrollIntoView({ block: 'start' })
  }

  const empty = list.isSuccess && list.data.rows.length === 0
  return (
    <div ref={top} aria-busy={list.isFetching}>
      {list.isPending && (
        <Loading label="Loading notifications..." hideLabel className="px-5 py-3">
          <SkeletonRows rows={5} />
        </Loading>
      )}
      {list.isError && (
        <ErrorState
          level={2}
          title="Failed to load notifications"
          description={sentenceOf(list.error)}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {empty && !beyond && (
        <EmptyState level={2} title="No notifications" description="News about your reports appears here." />
      )}
      {list.isSuccess && !empty && (
        <>
          <ul aria-label="Notifications" className="divide-y divide-line">
            {list.data.rows.map((item) => (
              <NotificationRow key={item.id} item={item} />
            ))}
          </ul>
          <Pager
            noun="Notifications"
            page={page}
            pageSize={PAGE_SIZE}
            total={list.data.total}
            hasNext={list.data.hasNext}
            onPage={turnTo}
          />
        </>
      )}
    </div>
  )
}
