import type { Reply } from '@shared/api'
import type { Role } from '@shared/core/roles'
import { Bell, CheckCheck } from 'lucide-react'
import { Link } from 'wouter'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { CountBadge } from '@/ui/badge'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/ui/menu'
import { Loading } from '@/ui/skeleton'
import { toast } from '@/ui/use-toast'
import { useRefreshOn, useUnread } from './notifications.hooks'
import { relativeTime } from './relative-time'

type Notification = Reply<'GET /api/notifications'>[number]

/** The bell with the number of unread notifications, and the list that it opens. Asks again when `path` changes. */
export function NotificationBell({ role, path }: { role: Role; path: string }) {
  const unread = useUnread()
  useRefreshOn(path)
  const readAll = useApiMutation('POST /api/notifications/read-all', ['/api/notifications'])
  const items = unread.data ?? []
  const label = items.length === 1 ? '1 unread notification' : `${items.length || 'No'} unread notifications`

  function markAllRead() {
    readAll.mutate(
      {},
      {
        onError: (error) => toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' }),
      },
    )
  }

  return (
    <span className="relative inline-flex">
      <Menu trigger={<IconButton icon={Bell} label={label} />}>
        <div className="w-[min(20rem,calc(100vw-1.75rem))]">
          <MenuLabel>Notifications</MenuLabel>
          {unread.isPending && <Loading label="Loading notifications..." />}
          {unread.isError && (
            <ErrorState title="Failed to load notifications" description={sentenceOf(unread.error)} />
          )}
          {unread.isSuccess && items.length === 0 && (
            <EmptyState title="Nothing new" description="What you have not read yet appears here." />
          )}
          {items.map((item) => (
            <NotificationItem key={item.id} item={item} />
          ))}
          {(items.length > 0 || role === 'admin') && <MenuSeparator />}
          {items.length > 0 && (
            <MenuItem icon={CheckCheck} onSelect={markAllRead}>
              Mark all as read
            </MenuItem>
          )}
          {role === 'admin' && (
            <MenuLink>
              <Link href="/admin/notifications">
                <Bell className="size-4.5" />
                All notifications
              </Link>
            </MenuLink>
          )}
        </div>
      </Menu>
      <CountBadge count={items.length} tone="alert" className="absolute top-1 right-1 md:border-canvas" />
    </span>
  )
}

function NotificationItem({ item }: { item: Notification }) {
  const words = (
    <span className="min-w-0">
      <span className="block font-semibold break-words text-ink">{item.title}</span>
      <span className="block text-caption break-words text-ink-2">{item.message}</span>
      <time dateTime={item.createdAt} className="block text-micro text-ink-3">
        {relativeTime(item.createdAt)}
      </time>
    </span>
  )
  if (!item.link) return <MenuItem>{words}</MenuItem>
  return (
    <MenuLink>
      <Link href={item.link}>{words}</Link>
    </MenuLink>
  )
}
