import { ApiError, request } from '@/api/request'
import { usePending } from '@/lib/use-one-at-a-time'
import { hasLeft } from '@/session/left'
import { rememberLeft } from '@/session/remember-left'
import { sessionNow, setUser, wipe } from '@/session/session'
import { toast } from '@/ui/use-toast'

/** A network that brings nothing is none. */
const PATIENCE_MS = 1_500
const ASKS_MS = 5_000

/**
 * Signs out, whether the portal can be told or not: nothing of the person shows or is kept from then on, and the portal hears
 * of it as soon as it can be reached. With the toasts for both outcomes; a second press while it is under way does nothing.
 */
export function useSignOut(): { pending: boolean; signOut: () => Promise<void> } {
  const [pending, run] = usePending()

  async function signOut() {
    const now = sessionNow()
    if (now.status !== 'signed-in') return
    const { id } = now.user
    wipe()
    rememberLeft(id)
    try {
      await request('POST /api/logout', undefined, AbortSignal.timeout(PATIENCE_MS))
      setUser(null)
      toast({ title: 'Logged out', description: 'See you next time!' })
    } catch (error) {
      const isAnswered = error instanceof ApiError
      // Then the page begins anew for who is here.
      if (isAnswered && error.code === 'other-account') return
      setUser(null)
      tellLater(id)
      toast({
        title: isAnswered ? 'Logout failed' : 'Logged out',
        description:
          'Nothing of you is left in this browser. The portal is told as soon as it can be reached.',
        variant: isAnswered ? 'destructive' : undefined,
      })
    }
  }

  return { pending, signOut: () => run(signOut) }
}

/** Every request says it; who has signed in meanwhile has said it, too. */
function tellLater(userId: number): void {
  const tell = async () => {
    await request('GET /api/user').catch(() => undefined)
    if (!hasLeft(userId)) clearInterval(asks)
  }
  const asks = setInterval(() => void tell(), ASKS_MS)
}
