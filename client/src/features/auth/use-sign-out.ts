import { request, sentenceOf } from '@/api/request'
import { usePending } from '@/lib/use-one-at-a-time'
import { setUser, wipe } from '@/session/session'
import { toast } from '@/ui/use-toast'

/** Signs out, with the toasts for both outcomes; a second press while it is under way does nothing. */
export function useSignOut(): { pending: boolean; signOut: () => Promise<void> } {
  const [pending, run] = usePending()

  async function signOut() {
    // Whoever wants to leave leaves nothing behind, even where the server cannot be told.
    wipe()
    try {
      await request('POST /api/logout')
      setUser(null)
      toast({ title: 'Logged out', description: 'See you next time!' })
    } catch (error) {
      toast({ title: 'Logout failed', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  return { pending, signOut: () => run(signOut) }
}
