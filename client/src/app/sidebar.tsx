import type { Role } from '@shared/core/roles'
import type { ScreenPath } from '@shared/screens'
import { Link } from 'wouter'
import { SignOutButton } from '@/features/auth/auth.public'
import { Logo } from '@/ui/logo'
import { NavList } from './nav-list'

/** The menu at the left from 768 px. */
export function Sidebar({ role, active }: { role: Role; active: ScreenPath | undefined }) {
  return (
    <aside
      aria-label="Sidebar"
      data-print="hide"
      className="fixed inset-y-0 left-0 z-sidebar flex w-(--sidebar) flex-col border-r border-line bg-surface"
    >
      <Link href="/" aria-label="Pearwell home" className="flex h-(--topbar) shrink-0 items-center px-5">
        <Logo variant="sidebar" />
      </Link>
      <NavList role={role} active={active} />
      <div className="border-t border-line p-3">
        <SignOutButton />
      </div>
    </aside>
  )
}
