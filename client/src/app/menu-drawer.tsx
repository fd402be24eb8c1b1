import type { ScreenPath } from '@shared/screens'
import { X } from 'lucide-react'
import { Link } from 'wouter'
import { initials } from '@shared/domain/people/initials'
import { SignOutButton } from '@/features/auth/auth.public'
import { accountName, roleTitles } from '@/session/person'
import type { SessionUser } from '@/session/session'
import { Avatar } from '@/ui/avatar'
import { Drawer } from '@/ui/drawer'
import { IconButton } from '@/ui/icon-button'
import { Logo } from '@/ui/logo'
import { NavList } from './nav-list'

export type MenuDrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  user: SessionUser
  active: ScreenPath | undefined
}

/** The menu below 768 px. Following an entry closes it, also the current one. */
export default function MenuDrawer({ open, onOpenChange, user, active }: MenuDrawerProps) {
  const close = () => onOpenChange(false)
  return (
    <Drawer open={open} onOpenChange={onOpenChange} label="Menu">
      <div className="flex h-15 shrink-0 items-center justify-between border-b border-line pr-2 pl-4">
        <Link
          href="/"
          aria-label="Pearwell home"
          className="flex h-11 items-center rounded-sm"
          onClick={close}
        >
          <Logo variant="sidebar" />
        </Link>
        <IconButton icon={X} label="Close menu" onClick={close} />
      </div>
      <div className="flex items-center gap-3 border-b border-line px-4 py-3">
        <Avatar name={initials(user).join(' ')} />
        <div className="min-w-0">
          <p className="truncate text-small leading-tight font-semibold text-ink">{accountName(user)}</p>
          <p className="truncate text-small text-ink-3">{roleTitles[user.role]}</p>
        </div>
      </div>
      <NavList role={user.role} active={active} roomy onFollow={close} />
      <div className="border-t border-line p-3">
        <SignOutButton />
      </div>
    </Drawer>
  )
}
