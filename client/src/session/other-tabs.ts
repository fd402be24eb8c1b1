import { toast } from '@/ui/use-toast'
import { RELOADED, confirmSession, followSignOut } from './confirm-session'
import { accountName } from './person'
import { onUserGone, sessionNow, type SessionUser } from './session'
import { tabs } from './tabs'

// Signing in or out applies to every tab, so each tab reads its session again.
tabs.addEventListener('message', () => void confirmSession())
onUserGone(() => tabs.postMessage('gone'))
// A suspended page, or one shown again by the back button, has received no messages.
document.addEventListener('visibilitychange', followSignOut)
window.addEventListener('pageshow', followSignOut)

/** Announces a sign-in to other tabs, and explains a reload caused by one of theirs. */
export function announceUser(): void {
  const here = sessionNow()
  if (here.status !== 'signed-in') return
  if (here.came === 'by signing in') tabs.postMessage('here')
  if (!sessionStorage.getItem(RELOADED)) return
  sessionStorage.removeItem(RELOADED)
  announceAccount(here.user)
}

/** Waits until the page is visible, because usually the other tab is in front. */
function announceAccount(user: SessionUser): void {
  if (document.visibilityState === 'hidden')
    return document.addEventListener('visibilitychange', () => announceAccount(user), { once: true })
  toast({
    title: `You are signed in as ${accountName(user)} now`,
    description: 'This changed in another tab. Unfinished changes here were not saved.',
  })
}
