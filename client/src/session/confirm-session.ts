import { onOtherAccount } from '@/api/other-account'
import { ApiError, request } from '@/api/request'
import { hasSignedOut } from './has-signed-out'
import { publish, sessionNow } from './session'

/** Set before a reload for another account, so that the new page can explain it. */
export const RELOADED = 'pearwell-anew'

let confirming = false

/** Asks the server whose session it is; if it is over, this page is signed out too. */
export async function confirmSession(): Promise<void> {
  const before = sessionNow()
  if (followSignOut() || confirming || before.status !== 'signed-in') return
  confirming = true
  try {
    const user = await request('GET /api/user')
    if (sessionNow() !== before) return
    if (user.id !== before.user.id) reloadForNewAccount()
    else if (user.needs !== before.user.needs) publish({ ...before, user })
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 401
    if (isOver && sessionNow() === before) publish({ status: 'signed-out', because: 'ended' })
  } finally {
    confirming = false
  }
}

/** Signs out at once if another tab has, without a request; the server may not know yet. */
export function followSignOut(): boolean {
  const now = sessionNow()
  if (now.status !== 'signed-in' || !hasSignedOut(now.user.id)) return false
  publish(now)
  return true
}

onOtherAccount(() => void confirmSession())

/** Reloads for the account signed in now, as unfinished work must not go on in its name. */
function reloadForNewAccount(): void {
  publish({ status: 'loading' })
  // The reload waits, so that the prompts before leaving the page are removed first.
  setTimeout(() => window.location.reload())
  // Last, because it throws in browsers with blocked storage.
  sessionStorage.setItem(RELOADED, 'yes')
}
