import type { Reply } from '@shared/api'
import { ApiError, request, setAccount, sentenceOf } from '@/api/request'
import { createStore } from '@/lib/store'
import { hasSignedOut } from './has-signed-out'

export type SessionUser = Reply<'GET /api/user'>

/**
 * The state of the session. `failed`: it could not be read, which is not the same as signed out;
 * `isOffline`: there was no answer. `because` of signed out: nobody was signed in, the user signed
 * out, or the session ended elsewhere. `came` of signed in: at page load, or through the sign-in
 * form.
 */
export type Session =
  | { status: 'loading' }
  | { status: 'failed'; sentence: string; isOffline: boolean }
  | { status: 'signed-out'; because: 'nobody' | 'left' | 'ended' }
  | { status: 'signed-in'; user: SessionUser; came: 'with the page' | 'by signing in' }

const session = createStore<Session>({ status: 'loading' })
const userListeners = new Set<() => void>()
let cleaner = () => {}

/** The session, outside of components. */
export const sessionNow = session.get

/** Sets the page's session; a user who signed out in any tab returns only by a sign-in. */
export function publish(next: Session): void {
  const before = userOf(sessionNow())?.id
  const now = userOf(next)?.id
  if (now && hasSignedOut(now)) return setUser(null)
  session.set(next)
  // While the session is loading, requests under way still belong to the earlier user.
  if (next.status !== 'loading') setAccount(now)
  if (next.status === 'signed-out') clearUserData()
  if (before && before !== now) for (const listener of userListeners) listener()
}

function userOf(state: Session): SessionUser | undefined {
  return state.status === 'signed-in' ? state.user : undefined
}

/** Runs when a signed-in user no longer is, to clear what was stored for them. */
export function onUserGone(listener: () => void): void {
  userListeners.add(listener)
}

/** The cleaner of stored user data runs whenever nobody is signed in, also at page load. */
export function setUserDataCleaner(next: () => void): void {
  cleaner = next
}

/** Removes what this browser stores of a user. */
export const clearUserData = (): void => cleaner()

export const useSession = session.useValue

/** The signed-in user. Throws outside of the signed-in screens. */
export function useUser(): SessionUser {
  const user = userOf(useSession())
  if (!user) throw Error()
  return user
}

/** The user in the server's answer, for example after sign-in; null after Sign Out. */
export function setUser(user: SessionUser | null): void {
  if (!user) return publish({ status: 'signed-out', because: 'left' })
  const now = sessionNow()
  const isSame = now.status === 'signed-in' && now.user.id === user.id
  publish({ status: 'signed-in', user, came: isSame ? now.came : 'by signing in' })
}

/** Asks the server who is signed in; `patience` aborts the wait, which counts as a failure. */
export async function checkSession(patience?: AbortSignal): Promise<void> {
  // A user at the sign-in form is not interrupted by a loading state.
  if (sessionNow().status !== 'signed-out') publish({ status: 'loading' })
  const asked = sessionNow()
  const found = await request('GET /api/user', undefined, patience).then(
    (user): Session => ({ status: 'signed-in', user, came: 'with the page' }),
    (error: unknown): Session => {
      const answered = error instanceof ApiError && error.status
      return answered === 401
        ? { status: 'signed-out', because: 'nobody' }
        : { status: 'failed', sentence: sentenceOf(error), isOffline: !answered }
    },
  )
  if (sessionNow() === asked) publish(found)
}
