import { sentenceOf } from '@/api/request'
import { useApiPage } from '@/api/use-api'
import { pageIn, useAddressParams } from '@/lib/use-address-params'
import { usePaging } from '@/lists/use-paging'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Pager } from '@/ui/pager'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { NotificationRow } from './notification-row'

const PAGE_SIZE = 20

/** A page of the notifications, newest first; the page is kept in the address. */
export function NotificationList() {
  const { params } = useAddressParams()
  const list = useApiPage('GET /api/notifications/all', {
    query: { page: pageIn(params), pageSize: PAGE_SIZE },
  })
  const { top, page, beyond, turnTo } = usePaging(list, list.data?.total, PAGE_SIZE)

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
