import { toast } from '@/ui/use-toast'
import { ANEW, confirmSession, hideLeft } from './confirm-session'
import { accountName } from './person'
import { onUserGone, sessionNow, type SessionUser } from './session'
import { tabs } from './tabs'

// Who signs out means every tab, and who signs in too: the others ask about their session.
tabs.addEventListener('message', () => void confirmSession())
onUserGone(() => tabs.postMessage('gone'))
// A page that slept, or that the back button shows again, has heard nothing.
document.addEventListener('visibilitychange', hideLeft)
window.addEventListener('pageshow', hideLeft)

/**
 * As the portal opens for somebody: the other tabs hear of who has signed in here; and it is said where the page has begun
 * anew, because that was done in another tab.
 */
export function tellWhoIsHere(): void {
  const here = sessionNow()
  if (here.status !== 'signed-in') return
  if (here.came === 'by signing in') tabs.postMessage('here')
  if (!sessionStorage.getItem(ANEW)) return
  sessionStorage.removeItem(ANEW)
  sayWhoIsHere(here.user)
}

/** As soon as somebody looks: the other tab is in front as a rule. */
function sayWhoIsHere(user: SessionUser): void {
  if (document.visibilityState === 'hidden')
    return document.addEventListener('visibilitychange', () => sayWhoIsHere(user), { once: true })
  toast({
    title: `You are signed in as ${accountName(user)} now`,
    description: 'This changed in another tab. What was under way here was not saved.',
  })
}
