import { ApiError, request } from '@/api/request'
import { usePending } from '@/lib/use-one-at-a-time'
import { hasSignedOut } from '@/session/has-signed-out'
import { rememberSignOut } from '@/session/remember-sign-out'
import { sessionNow, setUser, clearUserData } from '@/session/session'
import { toast } from '@/ui/use-toast'

/** After this time the network counts as absent. */
const PATIENCE_MS = 1_500
const ASKS_MS = 5_000

/**
 * Signs out even when the server cannot be reached: the user's data is hidden and wiped at once,
 * and the server is told as soon as possible. Shows a toast for either outcome; a second call
 * during the first does nothing.
 */
export function useSignOut(): { pending: boolean; signOut: () => Promise<void> } {
  const [pending, run] = usePending()

  async function signOut() {
    const now = sessionNow()
    if (now.status !== 'signed-in') return
    const { id } = now.user
    clearUserData()
    rememberSignOut(id)
    try {
      await request('POST /api/logout', undefined, AbortSignal.timeout(PATIENCE_MS))
      setUser(null)
      toast({ title: 'Logged out', description: 'See you next time!' })
    } catch (error) {
      const isAnswered = error instanceof ApiError
      // The page reloads for the other account.
      if (isAnswered && error.code === 'other-account') return
      setUser(null)
      tellLater(id)
      toast({
        title: isAnswered ? 'Logout failed' : 'Logged out',
        description: 'We removed your data from this browser. The sign-out is completed once you are online.',
        variant: isAnswered ? 'destructive' : undefined,
      })
    }
  }

  return { pending, signOut: () => run(signOut) }
}

/** Any request delivers the sign-out cookie, also one by the next user. */
function tellLater(userId: number): void {
  const tell = async () => {
    await request('GET /api/user').catch(() => undefined)
    if (!hasSignedOut(userId)) clearInterval(asks)
  }
  const asks = setInterval(() => void tell(), ASKS_MS)
}
