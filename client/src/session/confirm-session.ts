import { whenOtherAccount } from '@/api/other-account'
import { ApiError, request } from '@/api/request'
import { publish, sessionNow } from './session'

let confirming = false

/**
 * Asks who is here by now: after a call has answered 401, that the session needs something first, or that it is another
 * account's. Where it is over, this page is signed out too.
 */
export async function confirmSession(): Promise<void> {
  const asked = sessionNow()
  if (confirming || asked.status !== 'signed-in') return
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

whenOtherAccount(() => void confirmSession())

/** The page begins anew for who is here now: what was under way in it must not go on in their name. */
function beginAnew(): void {
  publish({ status: 'loading' })
  window.history.replaceState({ ...(window.history.state as object | null), anew: true }, '')
  // What asks before the page is left goes first.
  setTimeout(() => window.location.reload())
}
