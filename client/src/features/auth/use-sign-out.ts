import { useRef, useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { setUser, wipe } from '@/session/session'
import { toast } from '@/ui/use-toast'

/** Signs out, with the toasts for both outcomes; a second press while it is under way does nothing. */
export function useSignOut(): { pending: boolean; signOut: () => Promise<void> } {
  const [pending, setPending] = useState(false)
  const sent = useRef(false)

  async function signOut() {
    if (sent.current) return
    sent.current = true
    setPending(true)
    // Whoever wants to leave leaves nothing behind, even where the server cannot be told.
    wipe()
    try {
      await request('POST /api/logout')
      setUser(null)
      toast({ title: 'Logged out', description: 'See you next time!' })
    } catch (error) {
      toast({ title: 'Logout failed', description: sentenceOf(error), variant: 'destructive' })
    } finally {
      sent.current = false
      setPending(false)
    }
  }

  return { pending, signOut }
}
