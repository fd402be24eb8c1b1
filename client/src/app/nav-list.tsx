import type { Role } from '@shared/core/roles'
import type { ScreenPath } from '@shared/screens'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Suspense, useRef, type ReactNode } from 'react'
import { Link } from 'wouter'
import { cn } from '@/lib/class-names'
import { useUnreadCount } from '@/features/notifications/notifications.public'
import { useShowsPlanMenu } from '@/features/trial/plan/plan-menu.public'
import { WaitingBadge } from '@/features/worklist/worklist.public'
import { CountBadge } from '@/ui/badge'
import { menus, type MenuEntry } from './menu'
import { menuIcons } from './menu-icons'
import { useHiddenGroups } from './use-hidden-groups'

type NavListProps = {
  role: Role
  active: ScreenPath | undefined
  /** Makes entries 44 px high, for touch. */
  roomy?: boolean
  onFollow?: () => void
}

/** The role's menu; where it is too tall, its ends fade and name the groups cut off. */
export function NavList({ role, active, roomy = false, onFollow }: NavListProps) {
  const unread = useUnreadCount()
  const hasPlan = useShowsPlanMenu(role === 'client')
  const list = useRef<HTMLDivElement>(null)
  const beyond = useHiddenGroups(list)
  const badges: Partial<Record<ScreenPath, ReactNode>> = {
    '/admin': <WaitingBadge />,
    '/admin/users': <WaitingBadge of={['registration', 'address']} />,
    '/admin/notifications': <UnreadBadge unread={unread} />,
  }
  return (
    <nav aria-label="Main" className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={list}
        className={cn('min-h-0 flex-1 scroll-py-14 overflow-y-auto', roomy ? 'px-2 py-3' : 'px-3 pt-1 pb-4')}
      >
        {menus[role].map((group) => (
          <div
            key={group.label}
            data-group={group.label}
            className={cn('first:mt-0', roomy ? 'mt-4' : 'mt-3.5')}
          >
            <p className="px-3 pb-1 text-small font-semibold text-ink-3">{group.label}</p>
            <ul>
              {group.entries
                .filter(({ path }) => path !== '/client/plan' || hasPlan)
                .map((entry) => (
                  <li key={entry.path}>
                    <NavLink
                      entry={entry}
                      current={entry.path === active}
                      roomy={roomy}
                      badge={badges[entry.path]}
                      onFollow={onFollow}
                    />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      <Beyond groups={beyond.above} above />
      <Beyond groups={beyond.below} />
    </nav>
  )
}

/**
 * The faded end of the menu with the names of the groups cut off there; hidden from screen readers,
 * as Tab reaches them.
 */
function Beyond({ groups, above = false }: { groups: string; above?: boolean }) {
  if (!groups) return null
  const Icon = above ? ChevronUp : ChevronDown
  return (
    <p
      aria-hidden="true"
      className={cn(
        'pointer-events-none absolute inset-x-0 flex h-16 justify-center gap-1.5 from-surface from-50% to-transparent px-3 text-small font-semibold text-brand-text',
        above ? 'top-0 items-start bg-linear-to-b pt-1' : 'bottom-0 items-end bg-linear-to-t pb-2',
      )}
    >
      <span className="truncate">{groups}</span>
      <Icon className="mt-0.5 size-4" />
    </p>
  )
}

/** Keeps the current entry visible, because the admin's menu is taller than most windows. */
function scrollIntoMenu(link: HTMLElement | null) {
  link?.scrollIntoView({ block: 'nearest' })
}

type NavLinkProps = {
  entry: MenuEntry
  current: boolean
  roomy: boolean
  /** The number of open items behind the entry. */
  badge: ReactNode
  onFollow?: () => void
}

function NavLink({ entry: { path, label }, current, roomy, badge, onFollow }: NavLinkProps) {
  const Icon = menuIcons[path]
  return (
    <Link
      ref={current ? scrollIntoMenu : undefined}
      href={path}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'flex items-center gap-2.5 rounded-sm px-3 text-small',
        roomy ? 'h-11' : 'h-[34px] touch:h-11',
        current
          ? 'bg-brand-soft font-semibold text-brand-text'
          : 'font-medium text-ink-2 hover:bg-sunken hover:text-ink',
      )}
      onClick={onFollow}
    >
      <Icon className="size-4.5" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <Suspense fallback={null}>{badge}</Suspense>
    </Link>
  )
}

function UnreadBadge({ unread }: { unread: number }) {
  return (
    <>
      {unread > 0 && <span className="sr-only">, {unread} unread</span>}
      <CountBadge count={unread} />
    </>
  )
}
