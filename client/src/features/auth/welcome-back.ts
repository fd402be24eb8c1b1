import { setUser, type SessionUser } from '@/session/session'
import { toast } from '@/ui/use-toast'

/** Opens the portal for a user the server has signed in. */
export function welcomeBack(user: SessionUser): void {
  toast({ title: 'Welcome back!', description: 'Successfully logged in.' })
  setUser(user)
}
