import { homeOf, type Role } from '@shared/core/roles'
import { Bell, CheckCheck } from 'lucide-react'
import { Link } from 'wouter'
import { sentenceOf } from '@/api/request'
import { CountBadge } from '@/ui/badge'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { IconButton } from '@/ui/icon-button'
import { Popup, popupItemClass, PopupSeparator } from '@/ui/popup'
import { Loading } from '@/ui/skeleton'
import { NotificationItem } from './notification-item'
import { useMarkAllRead, useMarkRead, useRefreshOn, useUnread } from './notifications.hooks'

/** The bell with the number of unread notifications, and the list that it opens. Asks again when `path` changes. */
export function NotificationBell({ role, path }: { role: Role; path: string }) {
  const unread = useUnread()
  useRefreshOn(path)
  const markRead = useMarkRead()
  const { markAllRead } = useMarkAllRead()
  const items = unread.data ?? []

  return (
    <span className="relative inline-flex">
      <Popup
        label="Notifications"
        className="w-[min(22rem,calc(100vw-1rem))]"
        trigger={<IconButton icon={Bell} label={labelFor(items.length)} />}
      >
        <h2 className="px-3 pt-1.5 pb-1 text-h3">Notifications</h2>
        {unread.isPending && <Loading label="Loading notifications..." />}
        {unread.isError && (
          <ErrorState
            title="Failed to load notifications"
            description={sentenceOf(unread.error)}
            onRetry={() => void unread.refetch()}
          />
        )}
        {unread.isSuccess && items.length === 0 && (
          <EmptyState title="No unread notifications" description="News about your reports appears here." />
        )}
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <NotificationItem item={item} onOpen={() => void markRead(item.id)} />
              </li>
            ))}
          </ul>
        )}
        <PopupSeparator />
        {items.length > 0 && (
          <button type="button" className={popupItemClass} onClick={() => void markAllRead()}>
            <CheckCheck className="size-4.5" />
            Mark all as read
          </button>
        )}
        <Link href={`${homeOf[role]}/notifications`} className={popupItemClass}>
          <Bell className="size-4.5" />
          All notifications
        </Link>
      </Popup>
      <CountBadge count={items.length} tone="alert" className="absolute top-1 right-1 md:border-canvas" />
    </span>
  )
}

function labelFor(count: number): string {
  if (count === 0) return 'Notifications, none unread'
  return count === 1 ? '1 unread notification' : `${count} unread notifications`
}
