import type { Role } from '@shared/core/roles'
import { plural } from '@shared/domain/text/counts'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { OptionalPart } from '@/ui/optional-part'
import { CountBadge } from '@/ui/badge'
import { IconButton } from '@/ui/icon-button'
import { Popup } from '@/ui/popup'
import { Loading } from '@/ui/skeleton'
import { useRefreshOn, useUnread } from './notifications.hooks'

const NotificationPanel = lazy(() => import('./notification-panel'))

/** The bell with the unread count and its panel, refetched when `path` changes. */
export function NotificationBell({ role, path }: { role: Role; path: string }) {
  const unread = useUnread()
  const [opened, setOpened] = useState(false)
  useRefreshOn(path)
  const count = unread.data?.length ?? 0

  return (
    <span className="relative inline-flex">
      <Popup
        label="Notifications"
        className="w-[min(22rem,calc(100vw-1rem))]"
        trigger={<IconButton icon={Bell} label={labelFor(count)} onClick={() => setOpened(true)} />}
      >
        <h2 className="px-3 pt-1.5 pb-1 text-h3">Notifications</h2>
        {opened && (
          <OptionalPart>
            <Suspense fallback={<Loading label="Loading notifications..." />}>
              <NotificationPanel role={role} />
            </Suspense>
          </OptionalPart>
        )}
      </Popup>
      <CountBadge
        count={count}
        tone="alert"
        className="absolute top-0 left-1/2 md:-top-0.5 md:border-canvas"
      />
    </span>
  )
}

function labelFor(count: number): string {
  if (count === 0) return 'Notifications, none unread'
  return `${count} ${plural(count, 'unread notification')}`
}
