import type { Role } from '@shared/core/roles'
import type { ScreenPath } from '@shared/screens'
import { Link } from 'wouter'
import { cn } from '@/lib/class-names'
import { useUnreadCount } from '@/features/notifications/notifications.public'
import { useWaitingCount } from '@/features/worklist/worklist.public'
import { CountBadge } from '@/ui/badge'
import { menus, type MenuEntry } from './menu'

type NavListProps = {
  role: Role
  active: ScreenPath | undefined
  /** 44 px entries, for fingers. */
  roomy?: boolean
  onFollow?: () => void
}

/** The role's menu, in its groups. */
export function NavList({ role, active, roomy = false, onFollow }: NavListProps) {
  const unread = useUnreadCount()
  const waiting = useWaitingCount({ enabled: role === 'admin' })
  const counts: Partial<Record<ScreenPath, [count: number, what: string]>> = {
    '/admin': [waiting, 'waiting'],
    '/admin/notifications': [unread, 'unread'],
  }
  return (
    <nav
      aria-label="Main"
      className={cn('min-h-0 flex-1 scroll-py-4 overflow-y-auto', roomy ? 'px-2 py-3' : 'px-3 pt-1 pb-4')}
    >
      {menus[role].map((group) => (
        <div key={group.label} className={cn('first:mt-0', roomy ? 'mt-4' : 'mt-3.5')}>
          <p className="px-3 pb-1 text-micro font-semibold text-ink-3">{group.label}</p>
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.path}>
                <NavLink
                  entry={entry}
                  current={entry.path === active}
                  roomy={roomy}
                  count={counts[entry.path]}
                  onFollow={onFollow}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** The admin's menu is longer than most windows are high. */
function scrollIntoMenu(link: HTMLElement | null) {
  link?.scrollIntoView({ block: 'nearest' })
}

type NavLinkProps = {
  entry: MenuEntry
  current: boolean
  roomy: boolean
  /** How many of what stand behind it. */
  count: [count: number, what: string] | undefined
  onFollow?: () => void
}

function NavLink({ entry: { path, label, icon: Icon }, current, roomy, count, onFollow }: NavLinkProps) {
  const [waiting, what] = count ?? [0, '']
  return (
    <Link
      ref={current ? scrollIntoMenu : undefined}
      href={path}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'flex items-center gap-2.5 rounded-sm px-3 text-small',
        roomy ? 'h-11' : 'h-[34px]',
        current
          ? 'bg-brand-soft font-semibold text-brand-text'
          : 'font-medium text-ink-2 hover:bg-sunken hover:text-ink',
      )}
      onClick={onFollow}
    >
      <Icon className="size-4.5" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {waiting > 0 && (
        <span className="sr-only">
          , {waiting} {what}
        </span>
      )}
      <CountBadge count={waiting} />
    </Link>
  )
}
