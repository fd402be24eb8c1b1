import { homeOf } from '@shared/core/roles'
import { ChevronDown, LogOut, Moon, Settings, Sun } from 'lucide-react'
import { Link } from 'wouter'
import { useSignOut } from '@/features/auth/auth.public'
import { useTheme } from '@/lib/theme'
import { Avatar } from '@/ui/avatar'
import { Popup, popupItemClass, PopupSeparator } from '@/ui/popup'
import { displayName, initials, roleTitles } from './person'
import type { SessionUser } from './session'

/** Who is signed in, with their settings and the way out; on phones also the theme. */
export function AccountMenu({ user, phone }: { user: SessionUser; phone: boolean }) {
  const { theme, toggleTheme } = useTheme()
  const { pending, signOut } = useSignOut()
  const name = displayName(user)

  return (
    <Popup
      label="Account"
      className="w-60"
      trigger={
        <button
          type="button"
          aria-label={`Account menu, ${name}`}
          className="flex h-11 items-center gap-2.5 rounded-full px-1 md:pr-2"
        >
          <Avatar name={initials(user).join(' ')} />
          {!phone && (
            <>
              <span className="max-w-48 truncate text-small font-semibold text-ink">{name}</span>
              <ChevronDown className="size-4 text-ink-3" />
            </>
          )}
        </button>
      }
    >
      <div className="px-3 py-1.5">
        <p className="text-small font-semibold break-words text-ink">{name}</p>
        <p className="text-micro text-ink-3">{roleTitles[user.role]}</p>
      </div>
      <PopupSeparator />
      <Link href={`${homeOf[user.role]}/settings`} className={popupItemClass}>
        <Settings className="size-4.5" />
        Settings
      </Link>
      {phone && (
        <button type="button" className={popupItemClass} onClick={toggleTheme}>
          {theme === 'dark' ? <Sun className="size-4.5" /> : <Moon className="size-4.5" />}
          {theme === 'dark' ? 'Use light theme' : 'Use dark theme'}
        </button>
      )}
      <button type="button" className={popupItemClass} onClick={() => void signOut()}>
        <LogOut className="size-4.5" />
        {pending ? 'Signing out...' : 'Sign Out'}
      </button>
    </Popup>
  )
}
