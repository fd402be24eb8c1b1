import type { Reply } from '@shared/api'
import { Bell, Check, MailOpen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { cn } from '@/lib/class-names'
import { usePending } from '@/lib/use-one-at-a-time'
import { Badge } from '@/ui/badge'
import { IconButton } from '@/ui/icon-button'
import { relativeTime } from '@/lib/moments'
import { useMarkRead } from './notifications.hooks'

type Notification = Reply<'GET /api/notifications/all'>[number]

/** Following a notification marks it as read; the button does so without leaving. */
export function NotificationRow({ item }: { item: Notification }) {
  const markRead = useMarkRead()
  const [marking, run] = usePending()
  const row = useRef<HTMLLIElement>(null)
  const unread = item.readAt === null
  const Icon = unread ? Bell : MailOpen

  const lost = useRef(false)
  useEffect(() => {
    // The button disappears once read, and the focus with it.
    if (unread || !lost.current) return
    lost.current = false
    if (document.activeElement === document.body) row.current?.focus({ preventScroll: true })
  }, [unread])

  async function mark() {
    lost.current = true
    await markRead(item.id)
  }

  return (
    <li
      ref={row}
      tabIndex={-1}
      className={cn(
        'relative flex items-start gap-3 px-4 py-3.5 sm:px-5',
        unread && 'bg-brand-softer',
        item.link && 'hover:bg-sunken',
      )}
    >
      <span
        className={cn(
          'grid size-9 shrink-0 place-items-center rounded-full',
          unread ? 'bg-brand-soft text-brand-text' : 'bg-sunken text-ink-3',
        )}
      >
        <Icon className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <h2
            className={cn(
              'font-sans! text-small tracking-normal break-words',
              unread ? 'font-semibold' : 'font-medium',
            )}
          >
            <Title item={item} onOpen={() => unread && void markRead(item.id)} />
          </h2>
          {unread && <Badge tone="pear">Unread</Badge>}
        </div>
        <p className="text-body break-words text-ink-2">{item.message}</p>
        <time dateTime={item.createdAt} className="text-small text-ink-3">
          {relativeTime(item.createdAt)}
        </time>
      </div>
      {unread && (
        <IconButton
          icon={Check}
          size="sm"
          label={`Mark as read: ${item.title}, ${item.message}`}
          title="Mark as read"
          pending={marking}
          className="relative -mr-2"
          onClick={() => void run(mark)}
        />
      )}
    </li>
  )
}

/** A link over the whole row, if the notification has one. */
function Title({ item: { title, link }, onOpen }: { item: Notification; onOpen: () => void }) {
  if (!link) return title
  return (
    <Link
      href={link}
      className="after:absolute after:inset-0"
      onClick={onOpen}
      onAuxClick={({ button }) => button === 1 && onOpen()}
    >
      {title}
    </Link>
  )
}
