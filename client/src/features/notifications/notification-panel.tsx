import { homeOf, type Role } from '@shared/core/roles'
import { Bell, CheckCheck } from 'lucide-react'
import { Link } from 'wouter'
import { sentenceOf } from '@/api/request'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { popupItemClass, PopupSeparator } from '@/ui/popup'
import { Loading } from '@/ui/skeleton'
import { NotificationItem } from './notification-item'
import { useMarkAllRead, useMarkRead, useUnread } from './notifications.hooks'

const SHOWN = 6

/** The newest unread notifications, with a link to all. */
export default function NotificationPanel({ role }: { role: Role }) {
  const unread = useUnread()
  const markRead = useMarkRead()
  const { markAllRead } = useMarkAllRead()
  const items = unread.data ?? []

  return (
    <>
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
          {items.slice(0, SHOWN).map((item) => (
            <li key={item.id}>
              <NotificationItem item={item} onOpen={() => void markRead(item.id)} />
            </li>
          ))}
        </ul>
      )}
      {items.length > SHOWN && (
        <p className="px-3 pt-1 text-small text-ink-3">
          The newest {SHOWN} of {items.length > 99 ? 'more than 99' : items.length} unread.
        </p>
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
    </>
  )
}
