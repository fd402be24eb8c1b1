import { homeOf } from '@shared/core/roles'
import { ChevronDown, LogOut, Moon, Settings, Sun } from 'lucide-react'
import { Link } from 'wouter'
import { useSignOut } from '@/features/auth/auth.public'
import { useTheme } from '@/lib/theme'
import { Avatar } from '@/ui/avatar'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/ui/menu'
import { displayName, initials } from './person'
import type { SessionUser } from './session'

/** Who is signed in, with their settings and the way out; on phones also the theme. */
export function AccountMenu({ user, phone }: { user: SessionUser; phone: boolean }) {
  const { theme, toggleTheme } = useTheme()
  const { pending, signOut } = useSignOut()
  const name = displayName(user)

  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Account menu, ${name}`}
          className="flex h-11 items-center gap-2.5 rounded-full px-1 md:pr-2"
        >
          <Avatar name={[...initials(user)].join(' ')} />
          {!phone && (
            <>
              <span className="max-w-48 truncate text-small font-semibold text-ink">{name}</span>
              <ChevronDown className="size-4 text-ink-3" />
            </>
          )}
        </button>
      }
    >
      <MenuLabel>{phone ? name : user.email}</MenuLabel>
      <MenuLink>
        <Link href={`${homeOf[user.role]}/settings`}>
          <Settings className="size-4.5" />
          Settings
        </Link>
      </MenuLink>
      {phone && (
        <MenuItem icon={theme === 'dark' ? Sun : Moon} onSelect={toggleTheme}>
          {theme === 'dark' ? 'Use light theme' : 'Use dark theme'}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={LogOut} disabled={pending} onSelect={() => void signOut()}>
        {pending ? 'Signing out...' : 'Sign Out'}
      </MenuItem>
    </Menu>
  )
}
