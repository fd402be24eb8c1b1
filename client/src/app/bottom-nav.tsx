import type { Role } from '@shared/core/roles'
import type { ScreenPath } from '@shared/screens'
import {
  CalendarCheck2,
  ChartNoAxesColumn,
  Files,
  FileText,
  House,
  LayoutDashboard,
  MessageCircleMore,
  ScanText,
  Users,
} from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { cn } from '@/lib/class-names'
import { assistantName, assistantPath } from '@/ui/assistant-link'
import type { IconType } from '@/ui/icon-type'

type Place = { path: ScreenPath; label: string; icon: IconType; raised?: true }

/** The entries on a phone, in order; the assistant is always the last. */
const places: Record<Role, readonly Place[]> = {
  client: [
    { path: '/client', label: 'Home', icon: House },
    { path: '/client/my-reports', label: 'Results', icon: ChartNoAxesColumn },
    { path: '/client/scanner', label: 'Scan', icon: ScanText, raised: true },
  ],
  practitioner: [
    { path: '/practitioner', label: 'Home', icon: LayoutDashboard },
    { path: '/practitioner/clients', label: 'Clients', icon: Users },
    { path: '/practitioner/reports', label: 'Reports', icon: FileText },
  ],
  admin: [
    { path: '/admin', label: 'Home', icon: LayoutDashboard },
    { path: '/admin/reports', label: 'Reports', icon: Files },
    { path: '/admin/clients', label: 'Clients', icon: Users },
  ],
}

const planPlace: Place = { path: '/client/plan', label: 'Plan', icon: CalendarCheck2 }

/**
 * The bottom navigation below 768 px, beside the drawer. Pages and sticky bars end above its
 * height, `--bottom-nav`; it hides while the keyboard is open or a part of the screen has
 * `data-full`. With `hasPlan` the plan comes before the assistant.
 */
export function BottomNav({ role, active, hasPlan = false }: BottomNavProps) {
  const typing = useSyncExternalStore(watchKeyboard, hasKeyboard)
  if (typing) return null
  return (
    <nav
      aria-label="Places"
      data-bottom-nav
      data-print="hide"
      className="fixed inset-x-0 [view-transition-name:shortcuts] bottom-0 z-header flex h-(--bottom-nav) border-t border-line bg-surface px-1 pb-[env(safe-area-inset-bottom)]"
    >
      {[...places[role], ...(hasPlan ? [planPlace] : [])].map((place) => (
        <BarLink key={place.path} {...place} current={place.path === active} />
      ))}
      <BarLink
        path={assistantPath(role)}
        label="Assistant"
        name={assistantName}
        icon={MessageCircleMore}
        round
        current={assistantPath(role) === active}
      />
    </nav>
  )
}

type BottomNavProps = { role: Role; active: ScreenPath | undefined; hasPlan?: boolean }

type BarLinkProps = Omit<Place, 'path'> & { path: string; name?: string; round?: boolean; current: boolean }

function BarLink({ path, label, name, icon: Icon, raised, round, current }: BarLinkProps) {
  return (
    <Link
      href={path}
      aria-label={name}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'relative flex min-w-0 flex-1 flex-col items-center justify-end gap-0.5 rounded-sm pb-1 text-small outline-offset-[-3px]!',
        current ? 'font-semibold text-brand-text' : 'font-medium text-ink-2',
      )}
    >
      {current && <span className="absolute -top-px h-[3px] w-10 rounded-b-full bg-brand" />}
      <span
        className={cn(
          'grid h-9 place-items-center',
          raised &&
            'w-14 rounded-full bg-panel text-pear [[data-theme=dark]_&]:bg-pear [[data-theme=dark]_&]:text-on-pear',
          round && 'w-9 rounded-full bg-panel text-pear',
        )}
      >
        <Icon className="size-5.5" />
      </span>
      {label}
    </Link>
  )
}

function watchKeyboard(onChange: () => void) {
  window.visualViewport?.addEventListener('resize', onChange)
  return () => window.visualViewport?.removeEventListener('resize', onChange)
}

/** A keyboard takes more than a fifth of a phone's height, the browser's own bars take less. */
function hasKeyboard(): boolean {
  const seen = window.visualViewport
  return seen != null && seen.height * seen.scale < window.innerHeight * 0.8
}
