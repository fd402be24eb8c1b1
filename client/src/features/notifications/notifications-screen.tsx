import { formatCount } from '@shared/domain/text/counts'
import { CheckCheck } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { NotificationList } from './notification-list'
import { useMarkAllRead, useUnread } from './notifications.hooks'

/** All notifications of the user, for every role. */
export default function NotificationsScreen() {
  const unread = useUnread().data?.length
  const { markAllRead, pending } = useMarkAllRead()
  const main = useRef<HTMLElement>(null)

  async function readAll() {
    await markAllRead()
    // The button becomes disabled and loses the focus.
    main.current?.focus({ preventScroll: true })
  }

  return (
    <main id="main" tabIndex={-1} ref={main} className={pageClass}>
      <PageHeader
        title="Notifications"
        subtitle={
          <span role="status">{unread === undefined ? 'Your notifications.' : unreadText(unread)}</span>
        }
        actions={
          <Button
            variant="secondary"
            icon={CheckCheck}
            pending={pending}
            disabled={!unread}
            onClick={() => void readAll()}
          >
            Mark all as read
          </Button>
        }
      />
      <Card flush className="mt-6" aria-label="All notifications">
        <NotificationList />
      </Card>
    </main>
  )
}

function unreadText(unread: number): string {
  return unread === 0 ? 'Nothing unread.' : `${formatCount(unread)} not read yet.`
}
