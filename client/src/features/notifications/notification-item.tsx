import type { Reply } from '@shared/api'
import { Link } from 'wouter'
import { popupItemClass } from '@/ui/popup'
import { relativeTime } from '@/lib/moments'

type NotificationItemProps = { item: Reply<'GET /api/notifications'>[number]; onOpen: () => void }

/** One unread notification, with a link if it has one. */
export function NotificationItem({ item, onOpen }: NotificationItemProps) {
  const words = (
    <span className="min-w-0 py-0.5">
      <span className="block font-semibold break-words text-ink">{item.title}</span>
      <span className="block text-body font-normal break-words text-ink-2">{item.message}</span>
      <time dateTime={item.createdAt} className="block text-small font-normal text-ink-3">
        {relativeTime(item.createdAt)}
      </time>
    </span>
  )
  if (!item.link) return <div className="flex px-3 py-1.5 text-small">{words}</div>
  return (
    <Link href={item.link} className={popupItemClass} onClick={onOpen}>
      {words}
    </Link>
  )
}
