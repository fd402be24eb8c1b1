import { useApiPage } from '@/api/use-api'
import { pageIn, useAddressParams } from '@/lib/use-address-params'
import { PageBody } from '@/lists/page-body'
import { usePaging } from '@/lists/use-paging'
import { NotificationRow } from './notification-row'

const PAGE_SIZE = 20

/** A page of notifications, newest first; the page is in the URL. */
export function NotificationList() {
  const { params } = useAddressParams()
  const list = useApiPage('GET /api/notifications/all', {
    query: { page: pageIn(params), pageSize: PAGE_SIZE },
  })
  const { top, ...paging } = usePaging(list, list.data?.total, PAGE_SIZE)
  return (
    <div ref={top} aria-busy={list.isFetching}>
      <PageBody
        alone
        list={list}
        paging={paging}
        pageSize={PAGE_SIZE}
        noun="Notifications"
        loading="Loading notifications..."
        failure="Failed to load notifications"
        empty={{ title: 'No notifications', description: 'News about your reports appears here.' }}
      >
        {(items) => (
          <ul aria-label="Notifications" className="divide-y divide-line">
            {items.map((item) => (
              <NotificationRow key={item.id} item={item} />
            ))}
          </ul>
        )}
      </PageBody>
    </div>
  )
}
