import { LogOut } from 'lucide-react'
import { Spinner } from '@/ui/spinner'
import { useSignOut } from './use-sign-out'

/** The last entry of the menu. */
export function SignOutButton() {
  const { pending, signOut } = useSignOut()
  return (
    <button
      type="button"
      aria-busy={pending || undefined}
      className="flex h-10 w-full items-center gap-2.5 rounded-sm px-3 text-small font-medium text-ink-2 hover:bg-sunken hover:text-ink touch:h-11"
      onClick={() => void signOut()}
    >
      {pending ? <Spinner /> : <LogOut className="size-4.5" />}
      {pending ? 'Signing out...' : 'Sign Out'}
    </button>
  )
}
