import { homeOf } from '@shared/core/roles'
import { LogOut, Moon, Settings, Sun } from 'lucide-react'
import { Link } from 'wouter'
import { useSignOut } from '@/features/auth/auth.public'
import { useTheme } from '@/lib/theme'
import { accountName, roleTitles } from '@/session/person'
import type { SessionUser } from '@/session/session'
import { popupItemClass, PopupSeparator } from '@/ui/popup'

/** The content of the account menu; on phones it includes the theme. */
export default function AccountPanel({ user, phone }: { user: SessionUser; phone: boolean }) {
  const { theme, toggleTheme } = useTheme()
  const { pending, signOut } = useSignOut()
  return (
    <>
      <div className="px-3 py-1.5">
        <p className="text-small font-semibold break-words text-ink">{accountName(user)}</p>
        <p className="text-small text-ink-3">{roleTitles[user.role]}</p>
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
    </>
  )
}
