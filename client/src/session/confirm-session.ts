import { whenOtherAccount } from '@/api/other-account'
import { ApiError, request } from '@/api/request'
import { hasSignedOut } from './has-signed-out'
import { publish, sessionNow } from './session'

/** Where the page finds, once it is loaded anew, that it was for somebody else's sake. */
export const ANEW = 'pearwell-anew'

let confirming = false

/**
 * Asks who is here by now: after a call has answered 401, that the session needs something first, or that it is another
 * account's. Where it is over, this page is signed out too.
 */
export async function confirmSession(): Promise<void> {
  const asked = sessionNow()
  if (hideLeft() || confirming || asked.status !== 'signed-in') return
  confirming = true
  try {
    const user = await request('GET /api/user')
    if (sessionNow() !== asked) return
    if (user.id !== asked.user.id) beginAnew()
    else if (user.needs !== asked.user.needs) publish({ ...asked, user })
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 401
    if (isOver && sessionNow() === asked) publish({ status: 'signed-out', because: 'ended' })
  } finally {
    confirming = false
  }
}

/** Signs this page out at once, without asking, where its person has signed out in another tab and the portal may not have heard it. */
export function hideLeft(): boolean {
  const now = sessionNow()
  if (now.status !== 'signed-in' || !hasSignedOut(now.user.id)) return false
  publish(now)
  return true
}

whenOtherAccount(() => void confirmSession())

/** The page begins anew for who is here now: what was under way in it must not go on in their name. */
function beginAnew(): void {
  publish({ status: 'loading' })
  // What asks before the page is left goes first.
  setTimeout(() => window.location.reload())
  // The last, because some browsers keep nothing.
  sessionStorage.setItem(ANEW, 'yes')
}
