import type { Role } from '@shared/core/roles'
import type { ScreenPath } from '@shared/screens'
import { Link } from 'wouter'
import { SignOutButton } from '@/features/auth/auth.public'
import { Logo } from '@/ui/logo'
import { NavList } from './nav-list'

/** The content of the sidebar: the menu at the left from 768 px. */
export default function Sidebar({ role, active }: { role: Role; active: ScreenPath | undefined }) {
  return (
    <>
      <Link href="/" aria-label="Pearwell home" className="flex h-(--topbar) shrink-0 items-center px-5">
        <Logo variant="sidebar" />
      </Link>
      <NavList role={role} active={active} />
      <div className="border-t border-line p-3">
        <SignOutButton />
      </div>
    </>
  )
}
